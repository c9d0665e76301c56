// Who the caller is to this server: what a key may do, whose it is, until when, how often.

import { policies, windowSeconds } from '../../access/limits.ts';
import type { AppContext } from '../../context.ts';
import { operation } from '../../kernel/operation.ts';
import { roles } from '../../kernel/role.ts';
import { tiers } from '../../kernel/tier.ts';

const text = { type: 'string' };
const whole = { type: 'integer' };

function object(properties: Record<string, unknown>, orNull = false): Record<string, unknown> {
  const type = orNull ? ['object', 'null'] : 'object';
  return { type, properties, required: Object.keys(properties), additionalProperties: false };
}

const all = object({
  tier: { type: 'string', enum: tiers },
  team: {
    ...object(
      {
        id: text,
        name: text,
        operator: { type: 'boolean' },
        slug: text,
        role: { type: 'string', enum: roles },
      },
      true,
    ),
    required: ['id', 'name', 'operator'],
  },
  user: object({ id: text, name: text }, true),
  client: object(
    {
      name: text,
      scopes: { type: 'array', items: text },
      expires_at: { type: 'string', format: 'date-time' },
    },
    true,
  ),
  key: object({ id: text, last4: text, expires_at: { type: 'string', format: 'date-time' } }, true),
  limits: object({ policy: text, requests: whole, window_seconds: whole }, true),
});
/** The person and the program are named where there are any. */
const shown = { ...all, required: ['tier', 'team', 'key', 'limits'] };

export const getMe = operation({
  name: 'get_me',
  method: 'GET',
  path: '/me',
  tier: 'public',
  personal: true,
  tag: 'Access',
  summary: 'The tier, team and key of the caller, and how often it may ask.',
  input: {},
  output: () => {
    const open = { ...(shown as Record<string, unknown>) };
    delete open.additionalProperties;
    return open;
  },
  run: (_, context: AppContext) => {
    const { caller, limited } = context;
    const { tier, team, key, account, grant } = caller;
    const user = account && { id: account.id, name: account.name };
    const client = grant && { name: grant.client_name, scopes: grant.scopes, expires_at: grant.expires_at };
    const { name, requests } = policies[tier];
    const limits = limited ? { policy: name, requests, window_seconds: windowSeconds } : null;
    return {
      text: JSON.stringify({
        tier,
        team,
        key,
        limits,
        ...(user ? { user } : {}),
        ...(client ? { client } : {}),
      }),
    };
  },
});
