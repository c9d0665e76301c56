// The operator's pages of people and teams.

import {
  listAllTeams,
  listPeople,
  operatorPageRows,
  setStanding,
  setTeam,
} from '../../people/accounts/operator-operations.ts';
import { personOf } from '../../people/accounts/person.ts';
import { standingOf } from '../../people/accounts/shut-team.ts';
import { type AccountSite, asPerson, formRoute, itemRoute, personRoute } from '../account/account-page.ts';
import { errorsOf, fieldsOf, form, type Refused } from '../kit/form.ts';
import { instant } from '../kit/format.ts';
import { html, nothing, type SafeHtml } from '../kit/html.ts';
import type { Page, PageRequest, PageRoute } from '../kit/page.ts';
import { act, buttonForm, isRecent, signInNote, ticketFor } from '../kit/person-form.ts';
import { heldOf } from '../kit/stands-now.ts';
import { dataTable } from '../kit/table.ts';
import { steps } from '../records/pager.ts';
import { operatorPage } from './operator-page.ts';

/** What was refused about a person or a team. */
interface RefusedOf extends Refused {
  readonly of: string;
}

const people = '/operator/people';
const teams = '/operator/teams';

export function operatorPeopleRoutes(site: AccountSite): readonly PageRoute[] {
  return [
    personRoute('operator_people', people, (ask) => peoplePage(ask, site)),
    itemRoute(site, 'set_standing', `${people}/:id/standing`, {
      operation: setStanding,
      submit: 'Change the account',
      says: 'changed',
      back: people,
    }),
    personRoute('operator_teams', teams, (ask) => teamsPage(ask, site)),
    formRoute('set_team', `${teams}/:slug`, (ask) => {
      const { slug = '' } = ask.params;
      return act(ask, site, {
        operation: setTeam,
        subject: slug,
        input: { slug },
        submit: 'Change the team',
        says: ({ outcome }) => (outcome === 'changed' ? 'changed' : 'unchanged'),
        back: teams,
        done: () => teams,
        again: (values, refusal) => {
          if (refusal.reason === 'not_found') throw refusal;
          return teamsPage(ask, site, { of: slug, values, errors: errorsOf(refusal) });
        },
      });
    }),
  ];
}

/** Whoever signed in long ago sees the list, and is asked to sign in again before anything is changed. */
function proof(ask: PageRequest, back: string) {
  return isRecent(personOf(ask.context), ask.now) ? nothing : signInNote(ask, back);
}

/** What the address asks for; what it says wrongly is passed over. */
function lookedFor({ query }: PageRequest) {
  const [q, offset] = [query.get('q')?.slice(0, 200), query.get('offset') ?? ''];
  return { ...(q ? { q } : {}), ...(/^\d{1,7}$/.test(offset) ? { offset: Number(offset) } : {}) };
}

/** The field that narrows the list. */
function looking({ query }: PageRequest, action: string, label: string): SafeHtml {
  return form({
    id: 'looking',
    method: 'get',
    action,
    fields: [{ name: 'q', label, type: 'text', maxLength: 200, quiet: true }],
    submit: 'Find',
    values: { q: query.get('q') ?? '' },
  });
}

const noneFits = html`<p>There is none, or no more.</p>`;

async function peoplePage(ask: PageRequest, site: AccountSite): Promise<Page> {
  const { people: all } = await asPerson(ask, listPeople, lookedFor(ask));
  const me = personOf(ask.context);
  const recent = isRecent(me, ask.now);
  const rows = all.map(({ id, name, handle, email, status, created_at }) => {
    const next = status === 'suspended' ? 'active' : 'suspended';
    const button = buttonForm({
      action: `${people}/${id}/standing`,
      ticket: ticketFor(ask, site, setStanding, id),
      submit: status === 'suspended' ? 'Resume' : 'Suspend',
      fields: { standing: next },
      about: `${name}, ${handle ?? id.slice(0, 4)}`,
    });
    const may = recent && id !== me.id;
    return [
      html`${name}${handle === null ? nothing : html` <span class="muted">${handle}</span>`}`,
      email,
      status,
      instant(created_at),
      may ? button : nothing,
    ];
  });
  return operatorPage(
    ask,
    'People',
    html`${proof(ask, people)}${looking(ask, people, 'Name or address')}${rows.length === 0 ? noneFits : dataTable('People', ['Name', 'Address', 'State', 'Since', ''], rows)}${steps(people, ask.query, rows.length, operatorPageRows)}`,
    'Accounts. What is suspended is refused with its next request.',
  );
}

/** @param refused the form of one team, which is shown alone then */
async function teamsPage(ask: PageRequest, site: AccountSite, refused?: RefusedOf): Promise<Page> {
  const looked = refused ? { q: refused.of } : lookedFor(ask);
  const { teams: found } = await asPerson(ask, listAllTeams, looked);
  const all = refused ? found.filter(({ slug }) => slug === refused.of) : found;
  const fields = fieldsOf(setTeam, (field) => field !== 'slug' && field !== 'shown');
  const recent = isRecent(personOf(ask.context), ask.now);
  const rows = all.map(({ slug, name, tier, operator, members, keys, shown, ...team }, at) => {
    const change = form({
      id: `team-${at}`,
      label: `Change ${slug}`,
      action: `${teams}/${slug}`,
      fields: [...fields, { name: 'shown', label: '', type: 'hidden' }],
      submit: 'Change the team',
      ...heldOf(fields, { tier, standing: team.suspended ? 'suspended' : 'active', shown }, refused),
      ticket: ticketFor(ask, site, setTeam, slug),
    });
    return [
      html`${name} <span class="muted">${slug}</span>${operator ? ' (operator)' : nothing}`,
      tier,
      standingOf(team),
      members,
      keys,
      html`${recent ? html`<details${refused ? html` open` : nothing}><summary aria-label="Change ${slug}">Change</summary>${change}</details>` : nothing}`,
    ];
  });
  return operatorPage(
    ask,
    'Teams',
    html`${proof(ask, teams)}${looking(ask, teams, 'Name of a team')}${rows.length === 0 ? noneFits : dataTable('Teams', ['Team', 'Reads', 'State', 'Members', 'Keys', ''], rows)}${steps(teams, ask.query, rows.length, operatorPageRows)}`,
    'Teams, and what each may read. A change holds with the next request.',
  );
}
