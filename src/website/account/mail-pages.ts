// The person's address, and a new one.

import { getAccount } from '../../people/accounts/account-operations.ts';
import {
  changeAddress,
  confirmAddress,
  resumeMail,
  showAddressToken,
  showMail,
} from '../../people/accounts/address-operations.ts';
import { personOf } from '../../people/accounts/person.ts';
import { errorsOf, type FormField, form, type Refused } from '../kit/form.ts';
import { instant } from '../kit/format.ts';
import { html, nothing, type SafeHtml } from '../kit/html.ts';
import type { Page, PageRequest, PageRoute } from '../kit/page.ts';
import { act, buttonForm, isRecent, signInNote, ticketFor } from '../kit/person-form.ts';
import {
  type AccountSite,
  accountPage,
  asPerson,
  formRoute,
  noMailHere,
  personRoute,
} from './account-page.ts';

const back = '/account/mail';

const addressFields: readonly FormField[] = [
  { name: 'email', label: 'New address', type: 'email', required: true, maxLength: 200 },
];

export function mailRoutes(site: AccountSite): readonly PageRoute[] {
  return [
    personRoute('account_mail', back, (ask) => mail(ask, site)),
    formRoute('resume_mail', `${back}/resume`, (ask) =>
      act(ask, site, {
        operation: resumeMail,
        submit: 'Send there again',
        says: 'mail_resumed',
        back,
        done: () => back,
      }),
    ),
    formRoute('change_address', back, (ask) =>
      act(ask, site, {
        operation: changeAddress,
        submit: 'Mail a link',
        fields: addressFields,
        says: null,
        back,
        done: ({ email }) =>
          accountPage(
            ask,
            'Mail',
            html`<p>A link goes to ${String(email)}. Open it in this browser within a day.</p>`,
          ),
        again: (values, refusal) => mail(ask, site, { values, errors: errorsOf(refusal) }),
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
      return act(ask, site, { ...of, says: 'address', done: () => back });
    }),
  ];
}

async function mail(ask: PageRequest, site: AccountSite, refused?: Refused): Promise<Page> {
  const { email } = await asPerson(ask, getAccount);
  const { suppressed, stops } = await asPerson(ask, showMail);
  const changing = form({
    id: 'address',
    action: back,
    fields: addressFields,
    submit: 'Mail a link',
    ...refused,
    ticket: ticketFor(ask, site, changeAddress),
  });
  const sends = ask.context.sendsMail;
  const content = html`${noMailHere(ask, ' So no address can be confirmed here.')}<p>${typeof email === 'string' ? html`Your address is ${email}. Invitations are for it${sends ? ', and mail goes there' : nothing}.` : 'No address is known for you, so no mail and no invitation reaches you.'} An address is never a way to sign in.</p>
${suppressed === null ? nothing : silent(ask, site, suppressed)}${stops.length === 0 ? nothing : html`<ul>${stops.map(({ stream, at, reason }) => html`<li>The ${stream} mail of saved searches: stopped ${instant(at)}, ${reason}.</li>`)}</ul>`}
${ask.site.savesSearches ? html`<p>When mail of saved searches goes out is said with <a href="/account/searches">your searches</a>.</p>` : nothing}
${sends ? (isRecent(personOf(ask.context), ask.now) ? changing : signInNote(ask, back)) : nothing}`;
  return accountPage(
    ask,
    'Mail',
    content,
    'A new address counts once you confirmed it by a link that is mailed there.',
  );
}

function silent(ask: PageRequest, site: AccountSite, since: string): SafeHtml {
  return html`<div class="notice"><p>Its mail server refused our mail on three days, the last time ${instant(since)}: nothing is sent there now.</p>${buttonForm(
    {
      action: `${back}/resume`,
      ticket: ticketFor(ask, site, resumeMail),
      submit: 'Send there again',
    },
  )}</div>
`;
}
