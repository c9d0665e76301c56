// Keys on the account page: made, shown once, replaced, revoked.

import type { AppContext } from '../../context.ts';
import { answerOf } from '../../kernel/answer.ts';
import { integer, oneOf, text } from '../../kernel/field.ts';
import { byDefault, inBody, inPath } from '../../kernel/operation.ts';
import { graces, longestDays } from './keys.ts';
import { goodName } from './names.ts';
import { keysOf, makeOwnKey, revokeOwnKey, rotateOwnKey } from './own-keys.ts';
import { partsOf, personOf, personOperation, teamOfPerson } from './person.ts';

export const listOwnKeys = personOperation({
  name: 'list_own_keys',
  method: 'GET',
  path: '/account/keys',
  summary: 'The keys that the person made.',
  input: {},
  run: async (_, context: AppContext) => {
    const { desk, now } = partsOf(context);
    return answerOf({ keys: await keysOf(desk, { user: personOf(context).id }, now) });
  },
});

export const makeKey = personOperation({
  name: 'make_key',
  method: 'POST',
  path: '/account/keys',
  summary: 'Make a key for the team that the person acts for; it is shown once.',
  recent: true,
  success: 'created',
  input: {
    name: inBody(text('What the key is for, such as the program that uses it.', 80)),
    tier_cap: inBody(
      byDefault(oneOf(['full', 'top'], 'What it may read at most; never more than the team.'), 'full'),
    ),
    expires_in_days: inBody(
      byDefault(integer('Days until it ends.', { minimum: 1, maximum: longestDays }), 90),
    ),
  },
  run: async ({ name, tier_cap, expires_in_days }, context: AppContext) => {
    const { desk, ...clockAndRandom } = partsOf(context);
    const team = teamOfPerson(context);
    const wanted = {
      user: personOf(context).id,
      team: team.id,
      name: goodName(name),
      tier: tier_cap,
      days: expires_in_days,
    };
    return answerOf({
      ...(await makeOwnKey(desk, wanted, clockAndRandom)),
      team: team.name,
      name: wanted.name,
    });
  },
});

const id = inPath(text('The key, by its id.'));

export const rotateOwn = personOperation({
  name: 'rotate_own_key',
  method: 'POST',
  path: '/account/keys/{id}/rotate',
  summary: 'Put a new key in the place of one.',
  recent: true,
  input: {
    id,
    grace: inBody(
      oneOf(Object.keys(graces) as (keyof typeof graces)[], 'How long the old one is still good.'),
    ),
  },
  run: async ({ id, grace }, context: AppContext) => {
    const { desk, ...clockAndRandom } = partsOf(context);
    return answerOf(await rotateOwnKey(desk, { user: personOf(context).id, id, grace }, clockAndRandom));
  },
});

export const revokeOwn = personOperation({
  name: 'revoke_own_key',
  method: 'POST',
  path: '/account/keys/{id}/revoke',
  summary: 'End a key now.',
  input: { id },
  run: async ({ id }, context: AppContext) => {
    const { desk, ...clockAndRandom } = partsOf(context);
    await revokeOwnKey(desk, personOf(context).id, id, clockAndRandom);
    return answerOf({});
  },
});
