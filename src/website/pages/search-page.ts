// Everything at once: what matches in each family, best first, with counts; where nothing matches, what is
// near and which word is too tight.

import type { Doc, Family } from '../../kernel/family.ts';
import { labelNames } from '../../kernel/label-names.ts';
import type { Operation, OutputOf } from '../../kernel/operation.ts';
import { Refusal } from '../../kernel/refusal.ts';
import { aloneFor } from '../../kernel/rule-days.ts';
import { reaches } from '../../kernel/tier.ts';
import { findFunding } from '../../operations/find-funding.ts';
import { type Answered, askNamed, askOperation } from '../kit/ask.ts';
import { searchForm } from '../kit/error-page.ts';
import { closingTime, countText, numberText } from '../kit/format.ts';
import { html, nothing, type SafeHtml } from '../kit/html.ts';
import { titleBlock } from '../kit/layout.ts';
import type { Page, PageRequest, PageRoute } from '../kit/page.ts';
import { type FamilyPage, familyPage } from '../records/family-page.ts';
import { type Near, nearParts } from '../records/near.ts';
import { recordRow } from '../records/row.ts';
import { noted } from '../records/row-notes.ts';
import { waysWithRows } from '../records/ways-wider.ts';
import { fundingPath } from './funding-page.ts';

const shownOfEach = 5;

interface Found {
  readonly page: FamilyPage;
  readonly rows: readonly Doc[];
  readonly total: number;
  readonly until: number;
}

export const searchPage: PageRoute = {
  name: 'search',
  method: 'GET',
  path: '/search',
  lean: true,
  answer: searched,
};

const everything =
  'Grants, events, companies, funds, projects, people and theories at once. All words must occur; “quoted words” match as a phrase. A whole sentence is read as a question for funding.';

async function searched(ask: PageRequest): Promise<Page> {
  const q = (ask.query.get('q') ?? '').trim();
  const common = { section: '/search', canonical: `/search?${new URLSearchParams({ q }).toString()}` };
  if (q.length < 2 || q.length > 400) {
    const notice = q === '' ? null : html`<p class="error" role="alert">Search for 2 to 400 characters.</p>`;
    return {
      ...common,
      title: 'Search',
      description: everything,
      canonical: '/search',
      status: q === '' ? 200 : 400,
      shared: true,
      body: html`${titleBlock({ title: 'Search everything', lede: everything })}${searchForm(q)}${notice}`,
    };
  }
  const found = await findIn(ask, q);
  const hits = found.filter(({ total }) => total > 0).sort((a, b) => b.total - a.total);
  const all = hits.reduce((sum, { total }) => sum + total, 0);
  const further = await byMeaning(ask, q, hits);
  const until = Math.min(further?.until ?? Infinity, ...found.map((one) => one.until));
  return {
    ...common,
    title: `Search: ${q}`,
    description: `What the catalogue has on ${q}.`,
    shared: true,
    hidden: true,
    until,
    body: html`${titleBlock({ title: 'Search', below: searchForm(q) })}
${all === 0 ? await nothingFound(ask, q, further) : results(ask, q, hits, all, mayTakeIt(ask, q, further))}`,
  };
}

async function findIn(ask: PageRequest, q: string): Promise<readonly Found[]> {
  const pages = searchedFamilies(ask);
  const found = await Promise.all(pages.map((page) => findOne(ask, page, q)));
  return found.filter((one) => one !== null);
}

/** Families whose lists take words and that this visitor may read. */
function searchedFamilies({ site, visit }: PageRequest): readonly FamilyPage[] {
  return site.families.flatMap((family) => {
    const page = familyPage(family, site.operations);
    const fits = page?.list && 'q' in page.list.input && reaches(visit.caller.tier, page.list.tier);
    return fits ? page : [];
  });
}

/** What is near is dear to find, and shown only where no family has anything. */
async function findOne(ask: PageRequest, page: FamilyPage, q: string): Promise<Found | null> {
  const found = await listed({ ...ask.context, unhinted: true }, page, q);
  if (found === null) return null;
  const { answer, until } = found;
  if (Array.isArray(answer)) return { page, rows: answer.slice(0, shownOfEach), total: answer.length, until };
  const { data, pagination } = answer as {
    data: readonly Doc[];
    pagination: { total: number };
  };
  return { page, rows: data, total: pagination.total, until };
}

/** What the first list that knows something near says of it. */
async function nearIn(ask: PageRequest, q: string): Promise<Near | null> {
  for (const page of searchedFamilies(ask)) {
    const found = await listed(ask.context, page, q);
    const near = (found?.answer as { meta?: { near?: Near } } | undefined)?.meta?.near;
    if (near) return near;
  }
  return null;
}

async function listed(
  context: PageRequest['context'],
  page: FamilyPage,
  q: string,
): Promise<Answered | null> {
  const sort = page.family.sorts?.by.relevance ? { sort: 'relevance' } : {};
  try {
    return await askOperation({ context }, page.list as Operation, { q, limit: shownOfEach, ...sort });
  } catch (error) {
    // Words that one list cannot read are no reason to show nothing of the others.
    if (error instanceof Refusal && error.reason === 'invalid_input') return null;
    throw error;
  }
}

/** Fewer letters are read as a question only where some family has them. */
const shortestQuestion = 10;
const shortestWord = 3;
/** Below this a grant has nothing in common with the words but some of them. */
const minScore = 25;

type Fitting = OutputOf<typeof findFunding>['data'][number];

interface ByMeaning {
  /** Where the pages of what was found begin. */
  readonly path: string;
  readonly data: readonly Fitting[];
  readonly corrected: NonNullable<Near['spelling']>;
  readonly until: number;
}

/** Where no grant has the words: the grants that fit them as a question. */
async function byMeaning(ask: PageRequest, q: string, hits: readonly Found[]): Promise<ByMeaning | null> {
  const short = hits.length === 0 ? shortestQuestion : shortestWord;
  const { tag } = findFunding;
  if ([...q].length < short || hits.some(({ page }) => page.family.title === tag)) return null;
  const found = await askNamed(ask, findFunding, { about: q, limit: shownOfEach });
  if (!found) return null;
  const { data, read } = found.answer;
  const closings = data.map(({ deadline }) => (deadline === null ? Infinity : Date.parse(deadline)));
  const path = ask.site.families.find(({ title }) => title === tag)?.page ?? '';
  return { path, data, corrected: read.corrected, until: Math.min(...closings) };
}

/** Whose money it is, and until when. */
function fromWhom({ funder_name, deadline, deadline_for }: Fitting): SafeHtml {
  const alone = aloneFor(deadline_for);
  const closes = deadline
    ? html`, closes ${closingTime(deadline)}${alone ? html` ${alone}` : nothing}`
    : nothing;
  return html`${funder_name}${closes}`;
}

/** All of them, each with what speaks for it. */
function withReasons(q: string): SafeHtml {
  return html`<p><a href="${fundingPath(q)}" rel="nofollow">Every grant that fits, with the reasons</a></p>`;
}

/** What has the words and stands in no list unless it is asked for: what is past, not open yet, or not checked lately. */
function leftOut(ask: PageRequest, q: string, pages: readonly FamilyPage[]): SafeHtml {
  const query = new URLSearchParams({ q });
  const ways = pages.flatMap((page) => {
    try {
      return waysWithRows(ask, page, query, { q }).map((way) => ({ ...way, title: page.family.title }));
    } catch (error) {
      if (error instanceof Refusal && error.reason === 'invalid_input') return [];
      throw error;
    }
  });
  if (ways.length === 0) return nothing;
  const items = ways.map(
    ({ href, words, title, total }) =>
      html`<li>${title}: <a href="${href}" rel="nofollow">${words}</a> (${numberText(total)})</li>`,
  );
  return html`<p>What lists leave out has them:</p><ul>${items}</ul>`;
}

/** Beside what other families have. */
function mayTakeIt(ask: PageRequest, q: string, further: ByMeaning | null): SafeHtml {
  const found = further?.data.filter(({ score }) => score >= minScore) ?? [];
  if (found.length === 0) return nothing;
  const list = searchedFamilies(ask).filter(({ path }) => path === further?.path);
  const items = found.map(
    (one) =>
      html`<li><a href="${further?.path}/${encodeURIComponent(one.public_id ?? one.id)}">${one.title}</a> <small>${fromWhom(one)}</small></li>`,
  );
  return html`<section id="may-take-it" class="section"><h2>Grants that may take it</h2><p>No grant in the list of open ones has all of these words. By their meaning these come nearest:</p><ul>${items}</ul>${withReasons(q)}${leftOut(ask, q, list)}</section>`;
}

function results(
  ask: PageRequest,
  q: string,
  hits: readonly Found[],
  all: number,
  further: SafeHtml,
): SafeHtml {
  const { site, now, visit } = ask;
  const link = (family: Family, path: string) =>
    `${path}?${new URLSearchParams({ q, ...(family.sorts?.by.relevance ? { sort: 'relevance' } : {}) }).toString()}`;
  return html`<div class="side">
<nav class="toc" aria-label="Counts by family"><p><strong class="number">${countText(all, 'record')}</strong></p><ul>${hits.map(({ page, total }) => html`<li><a href="#${page.family.name}">${page.family.title} <span class="number">${numberText(total)}</span></a></li>`)}</ul></nav>
<div class="stack">${hits.map(({ page, rows, total }) => {
    const context = {
      site: site.url,
      now,
      tier: visit.caller.tier,
      ...noted(page.family, rows, ask),
      heading: 3,
      hasPage: page.hasPages,
      labels: labelNames(ask.context),
    } as const;
    return html`<section id="${page.family.name}" class="section"><h2>${page.family.title}</h2><ol class="records">${rows.map((row) => recordRow(page.family, row, context))}</ol>${total > rows.length ? html`<p><a href="${link(page.family, page.path)}">All ${numberText(total)} in ${page.family.title.toLowerCase()}</a></p>` : nothing}</section>`;
  })}${further}</div></div>`;
}

async function nothingFound(ask: PageRequest, q: string, further: ByMeaning | null): Promise<SafeHtml> {
  const near = (await nearIn(ask, q)) ?? nearestGrants(further);
  const tight = await tightWords(ask, q);
  return html`<div class="stack"><div class="notice"><h2>Nothing in the lists has all of these words</h2>
${leftOut(ask, q, searchedFamilies(ask))}${nearParts(near, ask.site.families, q)}${further && further.data.length > 0 ? withReasons(q) : nothing}
${tight.length > 0 ? html`<p>Without one word:</p><ul>${tight.map(({ word, rest, total }) => html`<li><a href="/search?${new URLSearchParams({ q: rest }).toString()}">without “${word}”: ${numberText(total)}</a></li>`)}</ul>` : nothing}
${near === null && tight.length === 0 ? html`<p>Try fewer or other words, or look through a list: ${searchedFamilies(ask).map(({ path, family }, at) => [at > 0 ? ', ' : null, html`<a href="${path}">${family.title.toLowerCase()}</a>`])}.</p>` : nothing}
</div></div>`;
}

/** A sentence has more words than a list takes: the grants that fit it as a question. */
function nearestGrants(further: ByMeaning | null): Near | null {
  if (further === null || further.data.length === 0) return null;
  const records = further.data.map((one) => ({
    id: one.id,
    public_id: one.public_id,
    name: one.title,
    note: fromWhom(one),
  }));
  return { spelling: further.corrected, records };
}

const maxWords = 6;

/** Each word without which something would be found, with how much. */
async function tightWords(ask: PageRequest, q: string) {
  const words = q.split(/\s+/).filter(Boolean);
  if (words.length < 2 || words.length > maxWords || q.includes('"')) return [];
  const counted = await Promise.all(
    words.map(async (word, at) => {
      const otherWords = words.filter((_, other) => other !== at).join(' ');
      if (otherWords.length < 2) return { word, rest: otherWords, total: 0 };
      const found = await findIn(ask, otherWords);
      return { word, rest: otherWords, total: found.reduce((sum, { total }) => sum + total, 0) };
    }),
  );
  return counted.filter(({ total }) => total > 0).sort((a, b) => b.total - a.total);
}
