// The public keys that webhooks are verified with.

import type { AppContext } from '../../context.ts';
import { answerOf } from '../../kernel/answer.ts';
import { operation } from '../../kernel/operation.ts';

const key = {
  type: 'object',
  properties: {
    id: { type: 'string' },
    algorithm: { const: 'ed25519' },
    public_key: { type: 'string', description: 'whpk_ and the 32 bytes of the key in base64.' },
    created_at: { type: 'string', format: 'date-time' },
    ends_at: { type: ['string', 'null'], description: 'From then on it signs no more.' },
  },
  required: ['id', 'algorithm', 'public_key', 'created_at', 'ends_at'],
};

export const getWebhookKeys = operation({
  name: 'get_webhook_keys',
  method: 'GET',
  path: '/.well-known/webhook-keys.json',
  root: 'site',
  tier: 'public',
  tag: 'Research',
  summary: 'The public keys that verify the v1a signatures of webhooks, newest first.',
  input: {},
  notATool: 'Only a program that receives webhooks over HTTP has a use for it.',
  output: () => ({
    type: 'object',
    properties: { keys: { type: 'array', items: key } },
    required: ['keys'],
  }),
  run: async (_, given: AppContext) => {
    const { desk, now } = given;
    const rows = await desk.db
      .selectFrom('webhook_keys')
      .select(['generation', 'public_key', 'created_at', 'ends_at'])
      .orderBy('generation', 'desc')
      .execute();
    const keys = rows
      .filter(({ ends_at }) => ends_at === null || ends_at > now.toISOString())
      .map(({ generation, public_key, created_at, ends_at }) => ({
        id: `key_${generation}`,
        algorithm: 'ed25519',
        public_key: `whpk_${public_key}`,
        created_at,
        ends_at,
      }));
    return answerOf({ keys });
  },
});
