// Who the caller is to this server: what a key may do, whose it is, until when, how often.

import { policies, windowSeconds } from '../access/limits.ts';
import type { JsonSchema } from '../kernel/field.ts';
import { operation } from '../kernel/operation.ts';
import { tiers } from '../kernel/tier.ts';
import type { AppContext } from './context.ts';

const text = { type: 'string' };
const whole = { type: 'integer' };

function object(properties: Record<string, unknown>, orNull = false): Record<string, unknown> {
  const type = orNull ? ['object', 'null'] : 'object';
  return { type, properties, required: Object.keys(properties), additionalProperties: false };
}

const shown = object({
  tier: { type: 'string', enum: tiers },
  team: object({ id: text, name: text, operator: { type: 'boolean' } }, true),
  key: object({ id: text, last4: text, expires_at: { type: 'string', format: 'date-time' } }, true),
  limits: object({ policy: text, requests: whole, window_seconds: whole }, true),
}) as unknown as JsonSchema;

export const getMe = operation({
  name: 'get_me',
  method: 'GET',
  path: '/me',
  tier: 'public',
  tag: 'Access',
  summary: 'The tier, team and key of the caller, and how often it may ask.',
  input: {},
  output: () => {
    const open = { ...(shown as unknown as Record<string, unknown>) };
    delete open.additionalProperties;
    return open as unknown as JsonSchema;
  },
  run: (_, context) => {
    const { caller, limited } = context as AppContext;
    const { tier, team, key } = caller;
    const { name, requests } = policies[tier];
    const limits = limited ? { policy: name, requests, window_seconds: windowSeconds } : null;
    return { text: JSON.stringify({ tier, team, key, limits }) };
  },
});
