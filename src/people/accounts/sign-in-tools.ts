// Signing in for agents that cannot open a browser of their own: begin, show the person the code, look what came
// of it, and then name the handle where a tool needs more.

import type { AppContext } from '../../context.ts';
import { answerOf } from '../../kernel/answer.ts';
import { example, oneOf, text } from '../../kernel/field.ts';
import { byDefault, inBody, operation } from '../../kernel/operation.ts';

const words = { type: 'string' } as const;

export const signInStart = operation({
  name: 'sign_in_start',
  method: 'POST',
  path: '/sign-ins',
  tier: 'public',
  personal: true,
  tag: 'Access',
  success: 'created',
  summary: 'Begin a sign-in that a person finishes in a browser.',
  description:
    'Show the person user_code and verification_uri, and ask sign_in_status now and then. Keep the handle to yourself: for an hour it stands for what the person allowed, as `handle` of call_tool.',
  input: {
    scope: inBody(
      byDefault(
        oneOf(
          ['catalogue:full', 'catalogue:full research:write'],
          'What to ask for: reading the full catalogue, or starting research too.',
        ),
        'catalogue:full',
      ),
    ),
  },
  output: () => ({
    type: 'object',
    properties: {
      handle: words,
      user_code: words,
      verification_uri: words,
      expires_in: { type: 'integer' },
      interval: { type: 'integer' },
    },
    required: ['handle', 'user_code', 'verification_uri', 'expires_in', 'interval'],
    additionalProperties: false,
  }),
  run: async ({ scope }, context: AppContext) => {
    const { caller, signIns } = context;
    const request = { scopes: scope.split(' '), address: caller.address };
    return answerOf({ ...(await signIns.start(request, context)), interval: 5 });
  },
});

export const signInStatus = operation({
  name: 'sign_in_status',
  method: 'POST',
  path: '/sign-ins/status',
  tier: 'public',
  personal: true,
  tag: 'Access',
  summary: 'What came of a sign-in: pending, allowed, refused or expired.',
  description:
    'Once it is allowed, name the handle in call_tool; the answer says for which team, with which scopes and until when.',
  input: {
    handle: inBody(example(text('The handle of sign_in_start.', 100), 'signin_Wk3vTq0mPz8nYd2rLb5xCg')),
  },
  output: () => ({
    type: 'object',
    properties: {
      status: { type: 'string', enum: ['pending', 'allowed', 'refused', 'expired'] },
      team: words,
      scopes: { type: 'array', items: words },
      expires_at: { type: 'string', format: 'date-time' },
    },
    required: ['status'],
    additionalProperties: false,
  }),
  run: async ({ handle }, context: AppContext) => {
    const status = await context.signIns.status(handle, context);
    return {
      text: JSON.stringify(status),
      ...(status.status === 'pending' ? { askAgainIn: 5 } : {}),
    };
  },
});
