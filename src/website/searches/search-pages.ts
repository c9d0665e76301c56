// The searches that a person keeps: saving one from a list, what each tells, its private feed, and the end of
// mail by the link in it.

import type { Operation, OutputOf } from '../../kernel/operation.ts';
import { fillFilters } from '../../people/profile/person-operations.ts';
import { searchOperations } from '../../people/searches/person-operations.ts';
import type { Volume } from '../../people/searches/volume.ts';
import {
  type AccountSite,
  accountPage,
  asPerson,
  formRoute,
  noMailHere,
  personRoute,
} from '../account/account-page.ts';
import { errorsOf, type FormField, form, type Values } from '../kit/form.ts';
import { countText, instant } from '../kit/format.ts';
import { html, nothing, type SafeHtml } from '../kit/html.ts';
import type { Page, PageRequest, PageRoute } from '../kit/page.ts';
import { act, buttonForm, foldedButton, ticketFor } from '../kit/person-form.ts';
import { heldOf } from '../kit/stands-now.ts';
import { digestRoute, digestsSection } from './digest-pages.ts';
import { feedRoute, unsubscribeRoutes } from './feed-routes.ts';
import { mutedSection, muteRoutes } from './mute-pages.ts';
import { searchFields, spoken, timeFields } from './search-fields.ts';

type Searches = ReturnType<typeof searchOperations>;
type Listed = OutputOf<Searches['showSearches']>['searches'][number];

const path = '/account/searches';
const hidden = (name: string): FormField => ({ name, label: name, type: 'hidden' });

export function searchRoutes(site: AccountSite, operations: readonly Operation[]): readonly PageRoute[] {
  const all = searchOperations(operations);
  const place: Place = { site, all, filled: fillFilters(operations) };
  const about = (ask: PageRequest) => {
    const { id = '' } = ask.params;
    return { subject: id, input: { id }, back: path, done: () => path } as const;
  };
  return [
    personRoute('saved_searches', path, (ask) => overview(ask, place)),
    personRoute('new_search', `${path}/new`, (ask) => saving(ask, place)),
    formRoute('save_search', path, (ask) =>
      act(ask, site, {
        operation: all.saveSearch,
        fields: searchFields,
        submit: 'Save the search',
        says: 'saved',
        back: path,
        done: () => path,
        again: (values, refusal) => saving(ask, place, values, errorsOf(refusal)),
      }),
    ),
    formRoute('set_digest_time', `${path}/time`, (ask) =>
      act(ask, site, {
        operation: all.setDigestTime,
        fields: timeFields,
        submit: 'Save the time',
        says: 'saved',
        back: path,
        done: () => path,
        again: (values, refusal) => overview(ask, place, { of: 'time', values, errors: errorsOf(refusal) }),
      }),
    ),
    ...muteRoutes(site, all),
    digestRoute(all),
    formRoute('make_feed', `${path}/:id/feed`, (ask) =>
      act(ask, site, {
        ...about(ask),
        operation: all.makeFeed,
        submit: 'Make a feed',
        says: null,
        shownOnce:
          'The feed was made. Its address was shown once and is kept nowhere: make the feed again, and the new address, which takes the place of the first, is shown.',
        done: ({ token, name }) => feedShown(ask, token, name),
      }),
    ),
    formRoute('stop_search', `${path}/:id/stop`, (ask) =>
      act(ask, site, {
        ...about(ask),
        operation: all.stopSearch,
        submit: 'Stop this search',
        says: 'stopped',
      }),
    ),
    formRoute('update_search', `${path}/:id`, (ask) =>
      act(ask, site, {
        ...about(ask),
        operation: all.updateSearch,
        fields: searchFields,
        submit: 'Change it',
        says: 'changed',
        again: (values, refusal) => {
          if (refusal.reason === 'not_found') throw refusal;
          return overview(ask, place, { of: ask.params.id ?? '', values, errors: errorsOf(refusal) });
        },
      }),
    ),
    feedRoute(site, operations),
    ...unsubscribeRoutes(site),
  ];
}

interface Place {
  readonly site: AccountSite;
  readonly all: Searches;
  readonly filled: Operation;
}

/** What was typed into a form of the page and refused: that of the time, or that of a search by its id. */
interface Refused {
  readonly of: string;
  readonly values: Values;
  readonly errors: ReturnType<typeof errorsOf>;
}

async function overview(ask: PageRequest, place: Place, refused?: Refused): Promise<Page> {
  const { site, all } = place;
  const { searches, time, stops, digests, mailed, suppressed } = await asPerson(ask, all.showSearches);
  const timeRefused = refused?.of === 'time' ? refused : undefined;
  const fieldsOfTime: readonly FormField[] = [
    ...timeFields,
    ...(stops.length === 0
      ? []
      : [{ name: 'resume', label: 'Send again what was stopped', type: 'checkbox' } as const]),
    hidden('shown'),
  ];
  const standsOfTime = { ...time, hour: String(time.hour), weekday: String(time.weekday) };
  const entries = searches.map((one) =>
    entry(ask, one, place, {
      refused,
      stopped: suppressed !== null || stops.some(({ stream }) => stream === one.cadence),
    }),
  );
  const content = html`${noMailHere(ask, ' Feeds work all the same.')}${mailed || !ask.context.sendsMail ? nothing : html`<p class="notice">No address of yours is verified, so no mail goes out. Feeds work all the same.</p>`}${suppressed === null ? nothing : html`<p class="notice">The server of your address refused our mail on three days, the last time ${instant(suppressed)}: none is sent, and what is found waits. <a href="/account/mail">Have it sent there again, or name another address</a>.</p>`}
${entries.length === 0 ? html`<p>You keep none. Open a list, such as <a href="/grants">grants</a>, filter it, and choose “Save this search”.</p>` : entries}
<section><h2>When mail goes out</h2>
${stops.length === 0 ? nothing : html`<p class="notice">${stops.map(({ stream, at, reason }) => html`${spoken[stream] ?? stream}: stopped ${instant(at)}, ${reason}. `)}</p>`}
${form({
  id: 'time',
  action: `${path}/time`,
  fields: fieldsOfTime,
  submit: 'Save the time',
  ...heldOf(fieldsOfTime, standsOfTime, timeRefused),
  ticket: ticketFor(ask, site, all.setDigestTime),
})}</section>
${digestsSection(digests)}
${await mutedSection(ask, site, all)}`;
  const lede = `What they find from the moment you saved them is told ${ask.context.sendsMail ? 'in one mail a day, and one a week, and ' : ''}in their feeds.`;
  return accountPage(ask, 'Saved searches', content, lede);
}

/** @param state the refused form, which may be that of another one; whether its mail was stopped */
function entry(
  ask: PageRequest,
  one: Listed,
  { site, all }: Place,
  state: { readonly refused: Refused | undefined; readonly stopped: boolean },
): SafeHtml {
  const refused = state.refused?.of === one.id ? state.refused : undefined;
  const at = `${path}/${one.id}`;
  const href = one.path === null ? null : `${one.path}${one.query === '' ? '' : `?${one.query}`}`;
  const paused = one.status === 'paused';
  const stands: Values = {
    name: one.name,
    cadence: one.cadence,
    ...Object.fromEntries(one.wants.split(',').map((kind) => [`wants_${kind}`, 'true'])),
    paused: String(paused),
    shown: one.shown,
  };
  const fields: readonly FormField[] = [
    ...searchFields,
    { name: 'paused', label: 'Pause it', type: 'checkbox' },
    hidden('shown'),
  ];
  const editing = form({
    id: `search-${one.id.slice(0, 8)}`,
    action: at,
    fields,
    submit: 'Change it',
    ...heldOf(fields, stands, refused),
    ticket: ticketFor(ask, site, all.updateSearch, one.id),
    label: `Change ${one.name}`,
  });
  const feed = {
    action: `${at}/feed`,
    ticket: ticketFor(ask, site, all.makeFeed, one.id),
    about: `of ${one.name}`,
  };
  return html`<section><h2>${href === null ? one.name : html`<a href="${href}">${one.name}</a>`}</h2>
<p>${one.cadence === 'none' ? 'No mail' : `Mail ${(spoken[one.cadence] ?? '').toLowerCase()}`}${state.stopped ? ', stopped' : nothing}${paused ? ', paused' : nothing}. ${countText(one.found, 'record')} found since ${instant(one.found_since)}. ${readingText(one)}</p>
<details${refused ? html` open` : nothing}><summary>Change</summary>${editing}</details>
${one.feed ? foldedButton({ ...feed, submit: 'Replace the feed', effect: 'The address of the feed that you have now answers no more.' }) : buttonForm({ ...feed, submit: 'Make a feed' })}
${foldedButton({ action: `${at}/stop`, ticket: ticketFor(ask, site, all.stopSearch, one.id), submit: 'Stop this search', about: one.name, effect: 'It ends at once, with its feed and what it found.' })}</section>`;
}

/** With which tier a search is asked, and what to do where its list takes more. */
function readingText({ reading: { tier, team, left, needs } }: Listed): string {
  const gone = 'you are not in the team any more that it was saved for, or that team is closed or suspended';
  const whose = team === null ? `the ${tier} tier` : `the ${tier} tier of ${team}`;
  const why = left ? `, because ${gone}` : '';
  if (needs === null) return `It reads with ${whose}${why}.`;
  return `It finds nothing now: its list takes the ${needs} tier, and it reads with ${whose}${why}. Save it again while you act for a team of the ${needs} tier.`;
}

async function saving(
  ask: PageRequest,
  { site, all, filled }: Place,
  typed?: Values,
  errors: ReturnType<typeof errorsOf> = [],
): Promise<Page> {
  // Where no list is named, a new search begins with the grants that the person's profile filters.
  const list = typed?.list ?? ask.query.get('list') ?? 'list_grants';
  const query =
    typed?.query ??
    ask.query.get('query') ??
    (ask.query.has('list') ? '' : String((await asPerson(ask, filled, { list })).query));
  const volume = await asPerson(ask, all.tellVolume, { list, query });
  const values: Values = typed ?? {
    list,
    query: volume.query,
    name: [...volume.name].slice(0, 100).join(''),
    cadence: !ask.context.sendsMail ? 'none' : volume.tooMuch ? 'weekly' : 'daily',
    wants_new: 'true',
    wants_closing: 'true',
  };
  const content = html`${noMailHere(ask, ' Keep the search for its feed.')}<p>${volumeText(volume)}</p>
${form({
  id: 'search',
  action: path,
  fields: [hidden('list'), hidden('query'), ...searchFields],
  submit: 'Save the search',
  values,
  errors,
  ticket: ticketFor(ask, site, all.saveSearch),
})}`;
  return accountPage(
    ask,
    'Save this search',
    content,
    `A search of ${volume.title.toLowerCase()}. What it finds today is not told again as new; a deadline within 14 days is told once more.`,
  );
}

function volumeText({ found, days, weekly, tooMuch, more, wide }: Volume): string {
  if (wide) return 'It finds more records than a search may that is saved: narrow it first.';
  const much = tooMuch ? ' That is too much for daily mail: narrow it, or take it weekly.' : '';
  if (more && found === 0)
    return 'None of the newest changes. In the last 30 days more changed than was looked at.';
  if (more) {
    return `At least ${countText(found, 'record')} in the last 30 days, in which more changed than was looked at. Daily would mean mail on at least ${countText(days, 'day')}.${much}`;
  }
  if (found === 0) return 'No record in the last 30 days.';
  const often = weekly < 1 ? 'less than one' : `about ${weekly}`;
  return `${countText(found, 'record')} in the last 30 days, ${often} a week. Daily would mean mail on about ${countText(days, 'day')}.${much}`;
}

function feedShown(ask: PageRequest, token: string, name: string): Page {
  const kinds = { atom: 'feed readers', json: 'programs', ics: 'calendars' };
  const content = html`<div class="notice"><p>Whoever has one of these addresses reads the feed with your tier. They are not shown again; a new feed ends them.</p>
<ul>${Object.entries(kinds).map(([kind, who]) => html`<li>For ${who}: <code>${ask.site.url}/feeds/${token}.${kind}</code></li>`)}</ul></div>
<p><a href="${path}">Back to your searches</a></p>`;
  return accountPage(ask, `Feed of ${name}`, content);
}
