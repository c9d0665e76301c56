// Deep Intelligence: events with who met there, tracked investors, and the dossier of one. Each page asks its
// operation, so each look at one is written to the audit log, and whoever may not ask reads nothing of it.

import { readQuery } from '../../channels/http/query.ts';
import { href } from '../../kernel/address.ts';
import type { Doc } from '../../kernel/family.ts';
import type { Operation } from '../../kernel/operation.ts';
import { Refusal } from '../../kernel/refusal.ts';
import { wordText } from '../../kernel/word-text.ts';
import { getIntelligenceInvestor } from '../../operations/intelligence/dossier.ts';
import { listIntelligenceEvents } from '../../operations/intelligence/events.ts';
import { listIntelligenceInvestors } from '../../operations/intelligence/tracked.ts';
import { askOperation } from '../kit/ask.ts';
import { amountText, countText, day, instant, numberText, scoreText } from '../kit/format.ts';
import { type Hole, html, joined, nothing, outward, type SafeHtml } from '../kit/html.ts';
import { titleBlock } from '../kit/layout.ts';
import { type Page, type PageRequest, type PageRoute, permanently } from '../kit/page.ts';
import { recordLink, recordName } from '../kit/record-link.ts';
import { dataTable } from '../kit/table.ts';
import { pager } from '../records/pager.ts';
import { twinLinks } from '../records/twins.ts';
import { basisNames } from './dossier-basis.ts';

const eventsPath = '/intelligence/events';
const investorsPath = '/intelligence/investors';
/** The ending of a dossier as data. */
const twin = '.json';

export const intelligenceRoutes: readonly PageRoute[] = [
  { name: 'key events', method: 'GET', path: eventsPath, answer: keyEvents },
  { name: 'tracked investors', method: 'GET', path: investorsPath, answer: trackedInvestors },
  { name: 'dossier', method: 'GET', path: `${investorsPath}/:id`, answer: dossier },
];

interface Round {
  readonly date: string | null;
  readonly round: string | null;
  readonly company: string | null;
  readonly company_public_id: string | null;
  readonly amount: Doc | null;
  readonly source?: string | null;
}

interface Tracked {
  readonly id: string;
  readonly public_id: string | null;
  readonly name: string;
  readonly type: string;
  readonly funding_sequence: readonly Round[];
  readonly attendance: { readonly events_12m: number; readonly last_at: string | null };
  readonly signals: { readonly health_topic_interest: string | null; readonly evidence_count: number };
}

interface KeyEvent {
  readonly event: {
    readonly public_id: string | null;
    readonly title: string;
    readonly start_date: string | null;
    readonly location: string | null;
  };
  readonly attendees_tracked: number;
  readonly pairs: readonly { readonly a: string; readonly b: string; readonly count: number }[];
  readonly sources: readonly string[];
}

interface Dossier {
  readonly investor: Doc & {
    readonly name: string;
    readonly type: string;
    readonly public_id: string | null;
  };
  readonly events: readonly (KeyEvent['event'] & {
    readonly attended_at: string | null;
    readonly sources: readonly string[];
  })[];
  readonly funding_rounds: readonly Round[];
  readonly hypotheses: readonly {
    readonly statement: string;
    readonly probability: number | null;
    readonly basis: readonly string[];
    readonly status: string | null;
  }[];
  readonly semantic_profile: {
    readonly topics: readonly { readonly slug: string; readonly weight: number }[];
    readonly model: string;
    readonly built_at: string;
  };
}

function intelligencePage(parts: {
  readonly title: string;
  readonly lede: Hole;
  readonly crumbs?: readonly { readonly href: string; readonly text: string }[];
  readonly content: SafeHtml;
}): Page {
  const { title, lede, crumbs = [], content } = parts;
  return {
    title,
    hidden: true,
    headers: { 'Cache-Control': 'private, no-store' },
    body: html`${titleBlock({ title, lede, crumbs })}<div class="stack">${content}
<p class="muted small">Every look at this page is written to the audit log.</p></div>`,
  };
}

/** The rows of a list, and the way through its pages. */
async function listed<Row>(ask: PageRequest, operation: Operation) {
  const { answer } = await askOperation(ask, operation, readQuery(operation, ask.query.toString()));
  const data = answer.data as readonly Row[];
  const { total } = answer.pagination as { readonly total: number };
  return { data, total, pages: pager(ask.path, ask.query, total, data.length) };
}

async function keyEvents(ask: PageRequest): Promise<Page> {
  const { data, total, pages } = await listed<KeyEvent>(ask, listIntelligenceEvents);
  const shown = data.map(
    ({
      event,
      attendees_tracked,
      pairs,
      sources,
    }) => html`<section class="section"><h2>${eventName(ask, event)}</h2>
<p>${[event.start_date ? instant(event.start_date) : 'No date stated', event.location ? `, ${event.location}` : nothing]}. ${countText(attendees_tracked, 'tracked investor')} on record. ${sourcesText(sources)}</p>
${
  pairs.length === 0
    ? nothing
    : dataTable(
        `Who met at ${event.title}`,
        ['One', 'The other', 'Events at which both are on record'],
        pairs.map(({ a, b, count }) => [investorName(ask, a), investorName(ask, b), numberText(count)]),
      )
}</section>`,
  );
  return intelligencePage({
    title: 'Key events',
    lede: 'Events at which tracked investors are on record, those with most of them first, and who met whom.',
    content: html`<p><a href="${investorsPath}">Tracked investors</a></p>
${total === 0 ? html`<p class="muted">No attendance is on record${ask.query.has('min') ? ' of so many at one event' : ' yet'}.</p>` : shown}${pages}`,
  });
}

async function trackedInvestors(ask: PageRequest): Promise<Page> {
  const { data, total, pages } = await listed<Tracked>(ask, listIntelligenceInvestors);
  const opens = ask.visit.caller.team?.operator === true;
  const rows = data.map(({ id, public_id, name, type, funding_sequence, attendance, signals }) => [
    opens ? html`<a href="${dossierPath(public_id ?? id)}">${name}</a>` : investorName(ask, public_id ?? id),
    wordText(type),
    funding_sequence.length === 0
      ? 'none on record'
      : html`${numberText(funding_sequence.length)}, the last ${roundText(ask, funding_sequence)}`,
    numberText(attendance.events_12m),
    attendance.last_at === null ? 'never' : instant(attendance.last_at),
    signals.health_topic_interest === null
      ? 'not known'
      : `${signals.health_topic_interest}: ${countText(signals.evidence_count, 'event or text', 'events and texts')} with one`,
  ]);
  const head = [
    'Investor',
    'Kind',
    'Funding rounds',
    'Events in 12 months',
    'Last seen',
    'Health topics in its work',
  ];
  return intelligencePage({
    title: 'Tracked investors',
    lede: 'Investors of whom an attendance, a funding round or a hypothesis is on record. It is about their professional life alone.',
    content: html`<p><a href="${eventsPath}">Key events</a></p>
${total === 0 ? html`<p class="muted">No investor is tracked yet.</p>` : dataTable('Tracked investors', head, rows)}${pages}
${opens ? nothing : html`<p class="small">The dossier of an investor is read by the operator’s own team alone.</p>`}`,
  });
}

/** The last round that has a date; else the last. */
function roundText(ask: PageRequest, rounds: readonly Round[]): SafeHtml {
  const { date, company, company_public_id } = (rounds.findLast((one) => one.date !== null) ??
    rounds.at(-1)) as Round;
  return html`${date === null ? 'without a date' : day(date)}${company === null ? nothing : html`: ${companyName(ask, company, company_public_id)}`}`;
}

async function dossier(ask: PageRequest): Promise<Page | Response> {
  const { id = '' } = ask.params;
  if (id.endsWith(twin)) return ask.forward(href(getIntelligenceInvestor, { id: id.slice(0, -twin.length) }));
  let found: Doc;
  try {
    found = (await askOperation(ask, getIntelligenceInvestor, { id })).answer;
  } catch (error) {
    const location = error instanceof Refusal ? error.details.location : undefined;
    if (!location) throw error;
    return permanently(`${investorsPath}/${location.split('/').at(-1)}`);
  }
  const { investor, events, funding_rounds, hypotheses, semantic_profile } = found as Doc & Dossier;
  const { topics, built_at } = semantic_profile;
  const name = investor.public_id ?? id;
  const twins = [{ href: `${dossierPath(name)}${twin}`, type: 'application/json', title: 'JSON' }];
  const none = (sentence: string) => html`<p class="muted">${sentence}</p>`;
  const rounds = funding_rounds.map(({ date, round, company, company_public_id, amount, source }) => [
    date === null ? 'no date' : day(date),
    company === null ? 'not named' : companyName(ask, company, company_public_id),
    round === null ? '' : wordText(round),
    amount === null ? 'not known' : (amountText(amount) ?? ''),
    sourceText(source),
  ]);
  const seen = events.map((event) => [
    eventName(ask, event),
    event.attended_at === null ? 'no date' : instant(event.attended_at),
    event.location ?? '',
    joined(event.sources.map(sourceText), ', '),
  ]);
  const names = basisNames(
    ask,
    hypotheses.flatMap(({ basis }) => basis),
  );
  const rows = hypotheses.map(({ statement, probability, basis, status }) => [
    statement,
    probability === null ? 'not stated' : `${scoreText(100 * probability)} %`,
    status === null ? '' : wordText(status),
    basis.length === 0
      ? 'none named'
      : joined(
          basis.map((one) => names.get(one)),
          '; ',
        ),
  ]);
  const weights = topics.map(({ slug, weight }) => [wordText(slug), `${scoreText(100 * weight)} %`]);
  return intelligencePage({
    title: `Dossier: ${investor.name}`,
    lede: `What is on record about the professional life of this investor (${wordText(investor.type)}). Read by the operator’s own team alone.`,
    crumbs: [{ href: investorsPath, text: 'Tracked investors' }],
    content: html`<p>${recordLink(ask, '/investors', name, 'Its profile in the catalogue')}</p>
<section><h2>Funding rounds</h2>${rounds.length === 0 ? none('No round is on record.') : dataTable('Funding rounds, oldest first', ['Date', 'Company', 'Round', 'Amount', 'Source'], rounds)}</section>
<section><h2>Where it was seen</h2>${seen.length === 0 ? none('It is on record at no event.') : dataTable('Events, the last first', ['Event', 'Seen', 'Place', 'Source'], seen)}</section>
<section><h2>Hypotheses</h2>${rows.length === 0 ? none('There is no hypothesis about it.') : html`<p class="small">Somebody’s expectations, not facts.</p>${dataTable('Hypotheses, the most probable first', ['Statement', 'Probability', 'State', 'Rests on the records'], rows)}`}</section>
<section><h2>Topics</h2>${weights.length === 0 ? none('No topic is known: it was seen at no event with topics, and no text is about it.') : html`<p class="small">Shares of the topics of events where it was seen and of texts about it, counted ${instant(built_at)}.</p>${dataTable('Topics', ['Topic', 'Share'], weights)}`}</section>
${twinLinks(twins)}`,
  });
}

function dossierPath(name: string): string {
  return `${investorsPath}/${encodeURIComponent(name)}`;
}

function eventName(ask: PageRequest, { public_id, title }: KeyEvent['event']): Hole {
  return public_id === null ? title : recordLink(ask, '/events', public_id, title);
}

function companyName(ask: PageRequest, name: string, publicId: string | null): Hole {
  return publicId === null ? name : recordLink(ask, '/companies', publicId, name);
}

/** The investor of this name, as a link to its profile. */
function investorName(ask: PageRequest, name: string): Hole {
  const family = ask.site.families.find((one) => one.page === '/investors');
  return family ? recordLink(ask, '/investors', name, recordName(ask, family, name)) : name;
}

/** Where it is from: a name, or an address as a link. */
function sourceText(source: string | null | undefined): Hole {
  return source ? (outward(source) ?? source) : 'not named';
}

function sourcesText(sources: readonly string[]): Hole {
  if (sources.length === 0) return 'Its source is not named.';
  return [sources.length === 1 ? 'Source: ' : 'Sources: ', joined(sources.map(sourceText), ', '), '.'];
}
