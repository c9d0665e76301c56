// Taking everything along, and closing the account.

import { isoDay } from '../../kernel/durations.ts';
import { getAccount } from '../../people/accounts/account-operations.ts';
import { personOf } from '../../people/accounts/person.ts';
import { closeAccount, exportAccount, keepAccount } from '../../people/own-data/operations.ts';
import { errorsOf, type FormField, form, type Values } from '../kit/form.ts';
import { instant } from '../kit/format.ts';
import { html } from '../kit/html.ts';
import { titleBlock } from '../kit/layout.ts';
import type { Page, PageRequest, PageRoute } from '../kit/page.ts';
import { act, buttonForm, isRecent, signInNote, ticketFor } from '../kit/person-form.ts';
import { type AccountSite, accountPage, asPerson, formRoute, personRoute } from './account-page.ts';

export function ownDataRoutes(site: AccountSite): readonly PageRoute[] {
  const exporting = exportAccount(site.secret);
  return [
    personRoute('account_export', '/account/export', async (ask) => {
      const content = isRecent(personOf(ask.context), ask.now)
        ? buttonForm({
            action: '/account/export',
            ticket: ticketFor(ask, site, exporting),
            submit: 'Make the file',
          })
        : signInNote(ask, '/account/export');
      return accountPage(
        ask,
        'Export your data',
        html`<p>One JSON file with a member for each kind of thing: profile, ways to sign in, sessions, teams, keys without their secrets, programs, activity, and what you wrote. At most three a day.</p>${content}`,
        'Everything that is yours here, to take along.',
      );
    }),
    formRoute('export_account', '/account/export', (ask) =>
      act(ask, site, {
        operation: exporting,
        submit: 'Make the file',
        says: null,
        back: '/account/export',
        done: (answer) => file(answer, ask),
      }),
    ),
    personRoute('account_close', '/account/close', (ask) => closing(ask, site)),
    formRoute('close_account', '/account/close', (ask) =>
      act(ask, site, {
        operation: closeAccount,
        fields: closingFields,
        submit: 'Close the account',
        says: null,
        back: '/account/close',
        done: ({ erase_at }) => closed(erase_at),
        again: (values, refusal) => closing(ask, site, values, errorsOf(refusal)),
      }),
    ),
    formRoute('keep_account', '/account/keep', (ask) =>
      act(ask, site, {
        operation: keepAccount,
        submit: 'Keep the account',
        says: 'kept',
        back: '/account/close',
        done: () => '/account',
      }),
    ),
  ];
}

function file(answer: object, ask: PageRequest): Response {
  const day = isoDay(ask.now);
  return new Response(`${JSON.stringify(answer, null, 1)}\n`, {
    headers: {
      'Content-Type': 'application/json; charset=utf-8',
      'Content-Disposition': `attachment; filename="account-${day}.json"`,
      'Cache-Control': 'private, no-store',
    },
  });
}

const closingFields: readonly FormField[] = [
  {
    name: 'words',
    label: 'Essays and comments',
    type: 'select',
    required: true,
    hint: 'Drafts, and essays that are not published, are deleted in any case.',
    options: [
      { value: 'delete', text: 'Delete them' },
      { value: 'keep', text: 'Keep them, without my name' },
    ],
  },
  {
    name: 'reviews',
    label: 'Reviews of funders',
    type: 'select',
    required: true,
    hint: 'Published ones go within two weeks after the account, each on a day of its own, so that nobody sees which are of one person.',
    options: [
      { value: 'delete', text: 'Withdraw them' },
      { value: 'keep', text: 'Keep them: they name nobody' },
    ],
  },
  { name: 'name', label: 'Your name', type: 'text', required: true, hint: 'As it is shown here.' },
];

async function closing(
  ask: PageRequest,
  site: AccountSite,
  values: Values = {},
  errors: ReturnType<typeof errorsOf> = [],
): Promise<Page> {
  const { status, closing_at } = await asPerson(ask, getAccount);
  if (status === 'closing') {
    const content = html`<p>It is erased on ${instant(String(closing_at))}. Until then you may take it back. Keys and programs that were ended stay ended.</p>
${buttonForm({ action: '/account/keep', ticket: ticketFor(ask, site, keepAccount), submit: 'Keep the account' })}`;
    return accountPage(ask, 'Close your account', content, 'Your account is being closed.');
  }
  if (!isRecent(personOf(ask.context), ask.now)) {
    return accountPage(ask, 'Close your account', signInNote(ask, '/account/close'));
  }
  const content = html`<p>At once: you are signed out everywhere, your keys and programs are refused, and mail ends. For two weeks you may sign in and take it back. Then your name, address, picture, ways to sign in, activity and what you keep here are erased for good; trades and forecasts stay without a name, because points of others hang on them. Teams that nobody else is in go with it.</p>
<p><a href="/account/export">Take your data along first.</a></p>
${form({
  id: 'close',
  action: '/account/close',
  fields: closingFields,
  submit: 'Close the account',
  values,
  errors,
  ticket: ticketFor(ask, site, closeAccount),
})}`;
  return accountPage(ask, 'Close your account', content);
}

function closed(eraseAt: string): Page {
  return {
    title: 'The account is closed',
    hidden: true,
    signedOut: true,
    headers: { 'Cache-Control': 'private, no-store' },
    body: html`${titleBlock({ title: 'The account is closed' })}
<div class="personal"><p>You are signed out everywhere. What it holds is erased on ${instant(eraseAt)}; sign in before that to keep it.</p></div>`,
  };
}
