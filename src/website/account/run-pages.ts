// The runs of Omega Point of an account, and taking over those that were begun without one.

import { personOf } from '../../people/accounts/person.ts';
import { adoptRuns, listOwnRuns } from '../../people/runs/adopt.ts';
import { fieldsOf, form } from '../kit/form.ts';
import { instant, labelOf, numberText } from '../kit/format.ts';
import { html, nothing } from '../kit/html.ts';
import type { Page, PageRequest, PageRoute } from '../kit/page.ts';
import { act, ticketFor } from '../kit/person-form.ts';
import { dataTable } from '../kit/table.ts';
import { type AccountSite, accountPage, asPerson, formRoute, personRoute } from './account-page.ts';

const back = '/account/runs';

export function runRoutes(site: AccountSite): readonly PageRoute[] {
  return [
    personRoute('account_runs', back, (ask) => list(ask, site)),
    formRoute('adopt_runs', back, (ask) =>
      act(ask, site, {
        operation: adoptRuns,
        submit: 'Take them over',
        says: 'adopted',
        back,
        done: () => back,
      }),
    ),
    personRoute('withdraw_run', `${back}/:id/withdraw`, (ask) => withdrawing(ask, site)),
    formRoute('withdraw_own_run', `${back}/:id/withdraw`, (ask) => {
      const { id = '' } = ask.params;
      return act(ask, site, {
        operation: site.ownRuns.withdraw,
        subject: id,
        input: { id },
        submit: 'Withdraw it',
        says: 'taken_back',
        back,
        done: () => back,
      });
    }),
  ];
}

async function withdrawing(ask: PageRequest, site: AccountSite): Promise<Page> {
  const { id = '' } = ask.params;
  const { published } = await asPerson(ask, site.ownRuns.show, { id });
  const content = html`<p>These pages, and what was commented there, are shown no more: their addresses say that it was withdrawn, and why. This cannot be undone.</p>
<ul>${published.map(({ kind, title }) => html`<li>${labelOf(kind)}: ${title}</li>`)}</ul>
${form({
  id: 'withdraw',
  action: `${back}/${id}/withdraw`,
  fields: fieldsOf(site.ownRuns.withdraw, (name) => name === 'reason'),
  submit: 'Withdraw it',
  ticket: ticketFor(ask, site, site.ownRuns.withdraw, id),
})}
<p><a href="${back}">Keep it public</a></p>`;
  return accountPage(ask, `Withdraw ${id}`, content, 'What this run published is taken back.');
}

async function list(ask: PageRequest, site: AccountSite): Promise<Page> {
  const { runs } = await asPerson(ask, listOwnRuns);
  const rows = runs.map(({ id, goal, kind, status, publication, steps_done, decision, ...at }) => [
    publication === 'none' ? html`<code>${id}</code>` : html`<a href="/omega/runs/${id}">${id}</a>`,
    goal,
    labelOf(kind),
    html`${labelOf(publication === 'none' ? status : publication)}${decision === null ? nothing : html`. The operator says: “${decision}”`}`,
    html`${numberText(steps_done)}${steps_done === 0 ? nothing : html`, the last ${instant(at.idle_at)}`}`,
    html`${instant(at.created_at)}`,
    publication === 'unlisted' || publication === 'listed'
      ? html`<a class="button quiet" href="${back}/${id}/withdraw" aria-label="Withdraw ${id}">Withdraw</a>`
      : nothing,
  ]);
  const { team } = personOf(ask.context);
  const adopting =
    team === null
      ? html`<p>A run belongs to a team; <a href="/teams/new">make one</a> first.</p>`
      : form({
          id: 'adopt',
          action: back,
          fields: [
            {
              name: 'link_token',
              label: 'Link token',
              type: 'password',
              // No browser fills a password of this site in.
              autocomplete: 'new-password',
              required: true,
              hint: 'It begins with perennial_omega_; in a file that the workbench saved it stands as link_token. It is good as before: whatever runs with it goes on, for you.',
            },
          ],
          submit: 'Take them over',
          ticket: ticketFor(ask, site, adoptRuns),
        });
  const content = html`<section><h2>Your runs</h2>
${rows.length === 0 ? html`<p>You have none yet.</p>` : dataTable('Your runs', ['Run', 'Goal', 'Kind', 'State', 'Steps accepted', 'Began', ''], rows)}</section>
<section><h2>Runs without an account</h2>${adopting}</section>`;
  return accountPage(ask, 'Runs', content, 'Runs of Omega Point, for the team that you act for.');
}
