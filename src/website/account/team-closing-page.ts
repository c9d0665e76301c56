// Closing a team, and taking that back.

import type { Operation } from '../../kernel/operation.ts';
import { personOf } from '../../people/accounts/person.ts';
import { closeTeam, keepTeam, teamClosing } from '../../people/own-data/operations.ts';
import { type FormField, form } from '../kit/form.ts';
import { instant } from '../kit/format.ts';
import { html } from '../kit/html.ts';
import type { Page, PageRequest, PageRoute } from '../kit/page.ts';
import { act, buttonForm, isRecent, signInNote, ticketFor } from '../kit/person-form.ts';
import { type AccountSite, accountPage, asPerson, formRoute, personRoute } from './account-page.ts';

export function teamClosingRoutes(site: AccountSite): readonly PageRoute[] {
  const about = (
    name: string,
    step: 'close' | 'keep',
    operation: Operation,
    submit: string,
    done: (slug: string) => string,
  ) =>
    formRoute(name, `/teams/:slug/${step}`, (ask) => {
      const { slug = '' } = ask.params;
      const back = `/teams/${slug}/close`;
      const input = { slug };
      const says = operation === keepTeam ? 'kept' : null;
      return act(ask, site, {
        operation,
        subject: slug,
        input,
        fields: closingFields,
        submit,
        says,
        back,
        done: () => done(slug),
      });
    });
  return [
    personRoute('team_close', '/teams/:slug/close', (ask) => closing(ask, site)),
    about('close_team', 'close', closeTeam, 'Close the team', (slug) => `/teams/${slug}/close`),
    about('keep_team', 'keep', keepTeam, 'Keep the team', (slug) => `/teams/${slug}`),
  ];
}

const closingFields: readonly FormField[] = [
  { name: 'name', label: 'Name of the team', type: 'text', required: true, hint: 'As it is shown here.' },
];

async function closing(ask: PageRequest, site: AccountSite): Promise<Page> {
  const { slug = '' } = ask.params;
  const { team, erase_at } = await asPerson(ask, teamClosing, { slug });
  const title = `Close ${team.name}`;
  if (erase_at !== null) {
    const keep = buttonForm({
      action: `/teams/${slug}/keep`,
      ticket: ticketFor(ask, site, keepTeam, slug),
      submit: 'Keep the team',
    });
    const content = html`<p>What it holds is erased on ${instant(erase_at)}. Until then an owner may take it back. Keys, programs and invitations that were ended stay ended.</p>
${keep}`;
    return accountPage(ask, title, content, 'The team is being closed.');
  }
  if (!isRecent(personOf(ask.context), ask.now)) {
    return accountPage(ask, title, signInNote(ask, `/teams/${slug}/close`));
  }
  const content = html`<p>At once: nobody acts for the team, and its keys, programs and invitations are refused. For two weeks an owner may take it back. Then its projects, claims, research jobs, webhooks and activity are erased for good, for all its members, and its owners get a receipt.</p>
<p><a href="/teams/${slug}">Back to the team</a></p>
${form({
  id: 'close-team',
  action: `/teams/${slug}/close`,
  fields: closingFields,
  submit: 'Close the team',
  ticket: ticketFor(ask, site, closeTeam, slug),
})}`;
  return accountPage(ask, title, content, 'Close the team and erase what it holds.');
}
