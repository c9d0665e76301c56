// What a person does about the own address.

import type { AppContext } from '../../context.ts';
import { answerOf } from '../../kernel/answer.ts';
import { text } from '../../kernel/field.ts';
import { isTypedMailAddress } from '../../kernel/mail-address.ts';
import { inBody, inPath } from '../../kernel/operation.ts';
import { invalid, Refusal } from '../../kernel/refusal.ts';
import { liftSuppression, suppressedSince } from '../mail/suppressions.ts';
import { addressOfToken, askForAddress, confirmAddressOf } from './addresses.ts';
import { partsOf, personOf, personOperation } from './person.ts';
import { verifiedAddress } from './users.ts';

const token = inPath(text('The token of the mail.', 100));

export const showMail = personOperation({
  name: 'show_mail',
  method: 'GET',
  path: '/account/mail',
  summary: 'Whether mail reaches the person, and which streams of it were ended.',
  input: {},
  run: async (_, context: AppContext) => {
    const { desk } = partsOf(context);
    const { id } = personOf(context);
    const email = await verifiedAddress(desk.db, id);
    const stops = await desk.db
      .selectFrom('mail_stops')
      .select(['stream', 'at', 'reason'])
      .where('user_id', '=', id)
      .orderBy('stream')
      .execute();
    return answerOf({ suppressed: email === null ? null : await suppressedSince(desk, email), stops });
  },
});

export const resumeMail = personOperation({
  name: 'resume_mail',
  method: 'POST',
  path: '/account/mail/resume',
  summary: 'Send mail to the address again, though its server refused it.',
  input: {},
  run: async (_, context: AppContext) => {
    const { desk } = partsOf(context);
    const email = await verifiedAddress(desk.db, personOf(context).id);
    if (email !== null) await liftSuppression(desk, email);
    return answerOf({});
  },
});

export const changeAddress = personOperation({
  name: 'change_address',
  method: 'POST',
  path: '/account/mail',
  summary: 'Have a link mailed to a new address, which confirms it.',
  recent: true,
  input: { email: inBody(text('The new address.', 200)) },
  run: async ({ email }, context: AppContext) => {
    const { desk, ...clockAndRandom } = partsOf(context);
    const address = email.trim();
    if (!isTypedMailAddress(address)) throw invalid('email', 'email takes an e-mail address.');
    if (!context.sendsMail)
      throw new Refusal('conflict', 'No mail goes out here, so no address can be confirmed.');
    await askForAddress(desk, personOf(context).id, address, clockAndRandom);
    return answerOf({ email: address });
  },
});

export const showAddressToken = personOperation({
  name: 'show_address_confirmation',
  method: 'GET',
  path: '/account/mail/{token}',
  summary: 'The address that a link confirms.',
  input: { token },
  run: async ({ token }, context: AppContext) => {
    const { desk, now } = partsOf(context);
    return answerOf({ email: (await addressOfToken(desk.db, token, personOf(context).id, now)).email });
  },
});

export const confirmAddress = personOperation({
  name: 'confirm_address',
  method: 'POST',
  path: '/account/mail/{token}',
  summary: 'Confirm the new address.',
  input: { token },
  run: async ({ token }, context: AppContext) => {
    const { desk, ...clockAndRandom } = partsOf(context);
    return answerOf({ email: await confirmAddressOf(desk, token, personOf(context).id, clockAndRandom) });
  },
});
