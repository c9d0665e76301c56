// The person's address, and a new one.

import { getAccount } from '../../people/accounts/account-operations.ts';
import { changeAddress, confirmAddress, showAddressToken } from '../../people/accounts/address-operations.ts';
import { personOf } from '../../people/accounts/person.ts';
import { form } from '../kit/form.ts';
import { html } from '../kit/html.ts';
import type { PageRoute } from '../kit/page.ts';
import { act, buttonForm, isRecent, signInAgain, ticketFor } from '../kit/person-form.ts';
import { type AccountSite, accountPage, asPerson, formRoute, personRoute } from './account-page.ts';

const back = '/account/mail';

export function mailRoutes(site: AccountSite): readonly PageRoute[] {
  return [
    personRoute('account_mail', back, async (ask) => {
      const { email } = await asPerson(ask, getAccount);
      const changing = form({
        id: 'address',
        action: back,
        fields: [{ name: 'email', label: 'New address', type: 'email', required: true, maxLength: 200 }],
        submit: 'Mail a link',
        ticket: ticketFor(ask, site, changeAddress),
      });
      const content = html`<p>${typeof email === 'string' ? html`Your address is ${email}.` : 'No address is known for you.'} Invitations are for it, and mail goes there. It is never a way to sign in.</p>
${isRecent(personOf(ask.context), ask.now) ? changing : signInAgain(ask, back).body}`;
      return accountPage(
        ask,
        'Mail',
        content,
        'A new address counts once you confirmed it by a link that is mailed there.',
      );
    }),
    formRoute('change_address', back, (ask) =>
      act(ask, site, {
        operation: changeAddress,
        submit: 'Mail a link',
        back,
        done: ({ email }) =>
          accountPage(
            ask,
            'Mail',
            html`<p>A link goes to ${String(email)}. Open it in this browser within a day.</p>`,
          ),
      }),
    ),
    personRoute('address_confirmation', `${back}/:token`, async (ask) => {
      const { token = '' } = ask.params;
      const { email } = await asPerson(ask, showAddressToken, { token });
      const button = buttonForm({
        action: `${back}/${token}`,
        ticket: ticketFor(ask, site, confirmAddress, token),
        submit: 'Confirm',
        about: String(email),
      });
      return accountPage(
        ask,
        'Confirm your address',
        html`<p>${String(email)} becomes the address of your account.</p>${button}`,
      );
    }),
    formRoute('confirm_address', `${back}/:token`, (ask) => {
      const { token = '' } = ask.params;
      const of = { operation: confirmAddress, subject: token, input: { token }, submit: 'Confirm', back };
      return act(ask, site, { ...of, done: () => back });
    }),
  ];
}
