// Keys: made for a program, shown once, replaced, revoked.

import type { Team } from '../../access/caller.ts';
import { apiRoot } from '../../kernel/address.ts';
import { reaches } from '../../kernel/tier.ts';
import { listOwnKeys, makeKey, revokeOwn, rotateOwn } from '../../people/accounts/key-operations.ts';
import type { OwnKey } from '../../people/accounts/own-keys.ts';
import { personOf } from '../../people/accounts/person.ts';
import { errorsOf, form, type Refused } from '../kit/form.ts';
import { instant } from '../kit/format.ts';
import { html, nothing, type SafeHtml } from '../kit/html.ts';
import type { Page, PageRequest, PageRoute } from '../kit/page.ts';
import { act, foldedButton, isRecent, signInNote, ticketFor } from '../kit/person-form.ts';
import { dataTable } from '../kit/table.ts';
import {
  type AccountSite,
  accountPage,
  asPerson,
  formRoute,
  itemRoute,
  personRoute,
} from './account-page.ts';

const back = '/account/keys';

const keyUnseen =
  'Your key was made; it is the first of your list. What it is was shown once and is kept nowhere: choose Replace there, and the key that takes its place is shown.';

export function keyRoutes(site: AccountSite): readonly PageRoute[] {
  return [
    personRoute('account_keys', back, (ask) => list(ask, site)),
    formRoute('make_key', back, (ask) =>
      act(ask, site, {
        operation: makeKey,
        subject: ask.visit.caller.team?.id ?? '',
        submit: 'Make a key',
        says: null,
        shownOnce: keyUnseen,
        back,
        done: (answer) => shownOnce(ask, answer.key, answer.expires_at),
        again: (values, refusal) => list(ask, site, { values, errors: errorsOf(refusal) }),
      }),
    ),
    formRoute('rotate_own_key', '/account/keys/:id/rotate', (ask) => {
      const { id = '' } = ask.params;
      return act(ask, site, {
        operation: rotateOwn,
        subject: id,
        input: { id },
        submit: 'Replace',
        says: null,
        shownOnce: keyUnseen,
        back,
        done: (answer) => shownOnce(ask, answer.key, answer.expires_at),
      });
    }),
    itemRoute(site, 'revoke_own_key', '/account/keys/:id/revoke', {
      operation: revokeOwn,
      submit: 'Revoke',
      says: 'revoked',
      back,
    }),
  ];
}

function shownOnce(ask: PageRequest, key: string, until: string): Page {
  const content = html`<div class="notice"><p>Copy it now. It is not shown again, and nobody can look it up.</p>
<pre tabindex="0" data-copy><code id="key">${key}</code></pre></div>
<p>It is good until ${instant(until)}. Send it as a bearer; this says what it may read:</p>
<pre tabindex="0"><code>curl -H "Authorization: Bearer ${key}" ${ask.site.url}${apiRoot}/me</code></pre>
<p><a href="${back}">Your keys</a></p>`;
  return accountPage(ask, 'Your new key', content);
}

async function list(ask: PageRequest, site: AccountSite, refused?: Refused): Promise<Page> {
  const { keys } = await asPerson(ask, listOwnKeys);
  const person = personOf(ask.context);
  const recent = isRecent(person, ask.now);
  const rows = keys.map((key) => [
    html`${key.name} <span class="muted">…${key.last4}</span>`,
    key.team,
    key.tier_cap,
    stateText(key),
    key.last_used_at === null ? 'never used' : instant(key.last_used_at),
    key.state === 'valid' ? buttons(ask, site, key, recent) : nothing,
  ]);
  const { team } = person;
  const content = html`<section><h2>Make a key</h2>
${team === null ? html`<p>A key belongs to a team; <a href="/teams/new">make one</a> first.</p>` : recent || refused ? makeForm(ask, site, team, refused) : signInNote(ask, back)}</section>
<section><h2>Your keys</h2>
${rows.length === 0 ? html`<p>You have none yet.</p>` : dataTable('Your keys', ['Key', 'Team', 'At most', 'State', 'Last used', ''], rows)}</section>`;
  return accountPage(
    ask,
    'Keys',
    content,
    'A key lets a program read with the tier of your team. It ends when you leave the team.',
  );
}

function stateText({ state, expires_at, replaced_at }: OwnKey): SafeHtml {
  return state === 'valid'
    ? html`${replaced_at === null ? nothing : 'replaced, '}until ${instant(expires_at)}`
    : html`${state}`;
}

/** A key of a team that reads less reads what its team does. */
const tierOptions = [
  { value: 'full', text: 'The full tier' },
  { value: 'top', text: 'The top tier' },
] as const;

function makeForm(ask: PageRequest, site: AccountSite, team: Team, refused?: Refused): SafeHtml {
  return form({
    id: 'key',
    action: back,
    fields: [
      {
        name: 'name',
        label: 'Name',
        type: 'text',
        required: true,
        minLength: 2,
        maxLength: 80,
        hint: 'What it is for, such as the program that uses it.',
      },
      {
        name: 'tier_cap',
        label: 'Reads at most',
        type: 'select',
        required: true,
        options: tierOptions.filter(({ value }) => value === 'full' || reaches(ask.visit.caller.tier, value)),
        hint: `Never more than the team ${team.name} may read.`,
      },
      {
        name: 'expires_in_days',
        label: 'Days until it ends',
        type: 'number',
        required: true,
        min: 1,
        max: 365,
      },
    ],
    submit: 'Make a key',
    values: refused?.values ?? { tier_cap: 'full', expires_in_days: '90' },
    errors: refused?.errors ?? [],
    // Whoever acts for another team meanwhile, in another tab, is asked once more.
    ticket: ticketFor(ask, site, makeKey, team.id),
  });
}

function buttons(
  ask: PageRequest,
  site: AccountSite,
  { id, name, last4, replaced_at }: OwnKey,
  recent: boolean,
): SafeHtml {
  const about = `${name} …${last4}`;
  const revoke = foldedButton({
    action: `/account/keys/${id}/revoke`,
    ticket: ticketFor(ask, site, revokeOwn, id),
    submit: 'Revoke',
    about,
    effect: 'It is refused with its next request, for good.',
  });
  if (!recent || replaced_at !== null) return revoke;
  const replace = form({
    id: `rotate-${id.slice(0, 8)}`,
    action: `/account/keys/${id}/rotate`,
    label: `Replace ${about}`,
    fields: [
      {
        name: 'grace',
        label: 'The old one is good',
        type: 'select',
        required: true,
        options: [
          { value: 'now', text: 'no more' },
          { value: '24h', text: '24 hours more' },
          { value: '7d', text: '7 days more' },
        ],
      },
    ],
    submit: 'Replace',
    ticket: ticketFor(ask, site, rotateOwn, id),
  });
  return html`${revoke}<details><summary aria-label="Replace ${about}">Replace</summary>${replace}</details>`;
}
