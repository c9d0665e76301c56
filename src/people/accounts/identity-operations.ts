// Further ways to sign in to one account. Identities are never joined by address: a person who is signed in goes
// to the other provider, comes back to the same session, and says so once more.

import type { AppContext } from '../../context.ts';
import { answerOf } from '../../kernel/answer.ts';
import { flag, text } from '../../kernel/field.ts';
import { byDefault, inBody, maybe } from '../../kernel/operation.ts';
import { Refusal } from '../../kernel/refusal.ts';
import { noteEvent } from './events.ts';
import { partsOf, personOf, personOperation } from './person.ts';
import { accountsSection } from './teams.ts';
import { linkIdentity } from './users.ts';

const issuer = inBody(text('The provider, by its address.', 2_000));
const subject = inBody(text('Who the person is there.', 2_000));

export const addIdentity = personOperation({
  name: 'add_identity',
  method: 'POST',
  path: '/account/identities',
  summary: 'Sign in to this account by a further provider, too.',
  recent: true,
  input: {
    issuer,
    subject,
    email: inBody(maybe(text('The address that the provider names.', 500))),
    email_verified: inBody(byDefault(flag('Whether the provider verified it.'), false)),
  },
  run: async ({ issuer, subject, email = null, email_verified }, context: AppContext) => {
    const { desk, ...clockAndRandom } = partsOf(context);
    const { id: user } = personOf(context);
    await desk.exclusively(accountsSection, async (trx) => {
      const known = await trx
        .selectFrom('identities')
        .select('user_id')
        .where('issuer', '=', issuer)
        .where('subject', '=', subject)
        .executeTakeFirst();
      if (known?.user_id === user) return;
      if (known) throw ofAnother();
      const identity = { issuer, subject, email, emailVerified: email_verified, image: null };
      await linkIdentity(trx, user, identity, clockAndRandom);
      await noteEvent(trx, { actor: user, action: 'identity.added', user, detail: issuer }, clockAndRandom);
    });
    return answerOf({});
  },
});

export function ofAnother(): Refusal {
  return new Refusal(
    'conflict',
    'This way to sign in belongs to another account; close that account first, or take it away there.',
  );
}

export const removeIdentity = personOperation({
  name: 'remove_identity',
  method: 'POST',
  path: '/account/identities/remove',
  summary: 'Sign in by a provider no more; one way stays.',
  recent: true,
  input: { issuer, subject },
  run: async ({ issuer, subject }, context: AppContext) => {
    const { desk, ...clockAndRandom } = partsOf(context);
    const { id: user } = personOf(context);
    await desk.exclusively(accountsSection, async (trx) => {
      const all = await trx
        .selectFrom('identities')
        .select(['issuer', 'subject'])
        .where('user_id', '=', user)
        .execute();
      if (!all.some((one) => one.issuer === issuer && one.subject === subject))
        throw new Refusal('not_found', 'You do not sign in in this way.');
      if (all.length === 1)
        throw new Refusal('conflict', 'It is your only way to sign in; add another one first.');
      await trx
        .deleteFrom('identities')
        .where('issuer', '=', issuer)
        .where('subject', '=', subject)
        .where('user_id', '=', user)
        .execute();
      await noteEvent(trx, { actor: user, action: 'identity.removed', user, detail: issuer }, clockAndRandom);
    });
    return answerOf({});
  },
});
