// What a scientist asks of a call first: when it closes, how much, who may apply, whether it was checked.

import { ageingText } from '../../families/grants/spoken.ts';
import { capitalized } from '../../kernel/capitalized.ts';
import type { Doc, Family } from '../../kernel/family.ts';
import { labelNames } from '../../kernel/label-names.ts';
import type { Operation } from '../../kernel/operation.ts';
import { onceFor } from '../../kernel/remembered.ts';
import { wordText } from '../../kernel/word-text.ts';
import { askOperation, operationNamed } from '../kit/ask.ts';
import { amountText, countText, day } from '../kit/format.ts';
import { type Hole, html, nothing, type SafeHtml } from '../kit/html.ts';
import type { PageRequest } from '../kit/page.ts';
import { recordLink, shownNames } from '../kit/record-link.ts';
import { closing } from './grant-dates.ts';
import { awardText, type Funding } from './grant-money.ts';
import { type Applicant, applicantGroups, countriesText, flagText } from './grant-words.ts';
import { type KeptRow, keptRow, shownRows } from './kept-rows.ts';
import type { Fact } from './particulars.ts';
import { keptParts } from './row.ts';

export function grantFacts(grant: Doc, ask: PageRequest): readonly Fact[] {
  return [closing(grant, ask.now), money(grant), who(grant), application(grant), funder(grant, ask)];
}

/** Where the call is; nobody is sent to apply while it takes no applications, but to where it can be read. */
function application({ url, info_url, status_public }: Doc): Fact {
  const { is_open = true } = (status_public ?? {}) as { is_open?: boolean };
  const address = is_open ? url : (info_url ?? url);
  const words = is_open ? 'Apply at the funder' : 'See it at the funder';
  return {
    label: is_open ? 'Apply' : 'The call',
    value: html`<a class="button" href="${String(address)}" rel="noopener nofollow ugc">${words}</a>`,
  };
}

function money(grant: Doc): Fact {
  const funding = (grant.funding ?? {}) as Funding & Doc;
  const { awards_expected, instrument } = funding;
  const all = amountText(funding.total);
  const one = awardText(funding);
  const notes = [
    all && one ? `${all} in all` : null,
    typeof awards_expected === 'number' ? countText(awards_expected, 'award') : null,
    typeof instrument === 'string' ? wordText(instrument) : null,
  ];
  return {
    label: one ? 'For each award' : 'Money',
    value: one ?? all ?? 'Not stated',
    note: notes.filter(Boolean).join(', ') || null,
  };
}

function who(grant: Doc): Fact {
  const {
    applicant_types = [],
    foreign_applicants,
    countries_in = [],
    countries_out = [],
    career_stages = [],
  } = (grant.eligibility ?? {}) as {
    applicant_types?: readonly Applicant[];
    foreign_applicants?: string;
    countries_in?: readonly string[];
    countries_out?: readonly string[];
    career_stages?: readonly string[];
  };
  const types = applicantGroups(applicant_types);
  const where =
    countries_in.length > 0 ? countriesText(countries_in) : ((grant.location as string | null) ?? null);
  const not = countries_out.length > 0 ? `not from ${countriesText(countries_out)}` : null;
  const foreign = {
    yes: not ? null : countries_in.length > 0 ? 'other countries too' : 'from any country',
    no: 'no foreign applicants',
    partial: 'some foreign applicants',
  }[foreign_applicants ?? ''];
  const shown =
    types.length > 5 ? `${types.slice(0, 4).join(', ')} and ${types.length - 4} more` : types.join(', ');
  // "Other" alone answers nobody: the text says who.
  const value = shown === '' || shown === 'other' ? 'See the call' : capitalized(shown);
  return {
    label: 'Who may apply',
    value,
    note: [...career_stages.map(wordText), where, not, foreign].filter(Boolean).join('; ') || null,
  };
}

interface Funder {
  readonly organization_public_id?: string | null;
  readonly parent?: { readonly organization_public_id?: string | null; readonly name?: string } | null;
}

function funder(grant: Doc, ask: PageRequest): Fact {
  const { organization_public_id: own, parent } = (grant.funder ?? {}) as Funder;
  const above = parent?.organization_public_id;
  // A funder that nobody may see has no page to lead to; one of the full tier has what everybody may know.
  const shown = shownNames(ask, '/organizations', [own ?? '', above ?? ''].filter(Boolean), 'full');
  const linked = (name: string, slug: string | null | undefined) =>
    slug && shown.has(slug) ? html`<a href="/organizations/${encodeURIComponent(slug)}">${name}</a>` : name;
  const number = typeof grant.number === 'string' ? `Call ${grant.number}` : null;
  const part = parent?.name ? html`Part of ${linked(parent.name, above)}` : null;
  return {
    label: 'Funder',
    value: linked(String(grant.funder_name), own),
    note: part && number ? html`${part}; ${number}` : (part ?? number),
  };
}

/** Whether and how the call was checked, in words as well as by a sign. */
export function grantMark(grant: Doc): Hole {
  const { value } = (grant.status_public ?? {}) as { value?: string };
  const {
    verified_open,
    method,
    last_checked_at,
    flags = [],
  } = (grant.verification ?? {}) as {
    verified_open?: boolean;
    method?: string;
    last_checked_at?: string;
    flags?: readonly { code: string }[];
  };
  const how = { human: 'by a person', source_api: 'against its source', page_check: 'against its page' }[
    method ?? ''
  ];
  const checked = verified_open
    ? html`<span class="mark">✓ Verified ${how ?? ''} ${last_checked_at ? html`on ${day(last_checked_at)}` : nothing}</span>`
    : html`<span class="mark unsure">${grant.verification ? '○ Not verified open' : '○ No check is recorded'}${last_checked_at ? html`, last checked on ${day(last_checked_at)}` : nothing}</span>`;
  const fits = typeof grant.open_to_ageing === 'string' ? ageingText(grant.open_to_ageing) : null;
  const ageing = fits === null ? nothing : html` <span class="mark unsure">${capitalized(fits)}</span>`;
  const warned = flags.map(
    ({ code }) => html` <span class="mark unsure">! ${capitalized(flagText(code))}</span>`,
  );
  return html`<p class="actions">${value ? html`<span class="mark">${capitalized(wordText(value))}</span> ` : nothing}${checked}${ageing}${warned}</p>`;
}

/** Members that the first facts say; the deadline needs no section of its own where it is the only date. */
export function grantSaid({ deadlines, deadline }: Doc): readonly string[] {
  const factMembers = [
    'location',
    'funder_name',
    'funder',
    'status_public',
    'not_open',
    'number',
    'opens_at',
    'open_to_ageing',
    'group',
  ];
  const dates = (deadlines ?? []) as readonly Doc[];
  return dates.every(({ at, rolling }) => rolling || (at && at === deadline)) && dates.length < 2
    ? [...factMembers, 'deadlines']
    : factMembers;
}

const maxSimilar = 4;

/** Grants that the record names as similar, else open ones that carry most of its labels. */
export async function similarGrants(ask: PageRequest, grant: Doc): Promise<SafeHtml> {
  const named = (grant.similar ?? []) as readonly { public_id: string; title: string; why?: string }[];
  if (named.length > 0) {
    return section(
      html`<ul class="items">${named.slice(0, maxSimilar).map((one) => html`<li>${recordLink(ask, '/grants', one.public_id, one.title)}${one.why ? html`<p class="muted small">${one.why}</p>` : nothing}</li>`)}</ul>`,
    );
  }
  const list = operationNamed(ask.site.operations, 'list_grants');
  const labels = ((grant.labels ?? []) as readonly string[])
    .filter((label) => !/^(?:instrument|eligible)-/.test(label))
    .slice(0, 2);
  if (!list?.lists || labels.length === 0) return nothing;
  const found = await carriersOf(ask, list, labels);
  const similar = found.filter(({ id }) => id !== grant.id).slice(0, maxSimilar);
  if (similar.length === 0) return nothing;
  const { family } = list.lists;
  const rows = similar.map(({ row }) => row);
  return section(html`<ol class="records">${shownRows(family, rows, ask.now)}</ol>`);
}

interface Carrier {
  readonly id: string;
  readonly deadline: string | null;
  readonly row: KeptRow;
}

interface Carriers {
  readonly version: number;
  readonly from: number;
  readonly until: number;
  readonly rows: readonly Carrier[];
}

/** Labels are few: what carries one is asked once, until something changes or the clock moves it. */
const carriers = onceFor((_: object) => new Map<string, Carriers>());
const maxCarriers = 300;

/** What carries any of these labels, the next to close first. */
async function carriersOf(
  ask: PageRequest,
  list: Operation,
  labels: readonly string[],
): Promise<readonly Carrier[]> {
  const found = new Map<string, Carrier>();
  for (const label of labels) for (const one of await carrying(ask, list, label)) found.set(one.id, one);
  return [...found.values()].sort(byDeadline);
}

function byDeadline(a: Carrier, b: Carrier): number {
  const [one, other] = [a.deadline ?? '9999', b.deadline ?? '9999'];
  if (one !== other) return one < other ? -1 : 1;
  return a.id < b.id ? -1 : 1;
}

async function carrying(ask: PageRequest, list: Operation, label: string): Promise<readonly Carrier[]> {
  const { reader, tier } = ask.context;
  const known = carriers(reader);
  const key = `${tier} ${ask.site.url} ${label}`;
  const version = reader.version(tier);
  const now = ask.now.getTime();
  const before = known.get(key);
  if (before?.version === version && before.from <= now && now <= before.until) return before.rows;
  const { answer, until } = await askOperation(ask, list, { labels_any: [label], limit: maxSimilar + 1 });
  const family = list.lists?.family as Family;
  const labels = labelNames(ask.context);
  const context = { site: ask.site.url, tier, heading: 3, hasPage: true, labels } as const;
  const rows = (answer.data as readonly Doc[]).map((row) => ({
    id: String(row.id),
    deadline: (row.deadline ?? null) as string | null,
    row: keptRow(keptParts(family, row, context)),
  }));
  if (known.size >= maxCarriers) known.clear();
  known.set(key, { version, from: now, until, rows });
  return rows;
}

function section(inner: SafeHtml): SafeHtml {
  return html`<section class="section"><h2>Similar grants</h2>${inner}</section>`;
}
