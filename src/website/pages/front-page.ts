// The front page: what this is, a search box, what closes soon, what is coming, what is new, two pictures.

import { dayMs, dayStart, isoDay } from '../../kernel/durations.ts';
import type { Doc } from '../../kernel/family.ts';
import { defaultFilters } from '../../kernel/filter.ts';
import { labelNames } from '../../kernel/label-names.ts';
import { Refusal } from '../../kernel/refusal.ts';
import { excerpt } from '../../kernel/text-policy.ts';
import { reaches } from '../../kernel/tier.ts';
import { wordText } from '../../kernel/word-text.ts';
import { bars, weekColumns } from '../charts/pictures.ts';
import { askNamed, askOperation, operationNamed } from '../kit/ask.ts';
import { searchForm } from '../kit/error-page.ts';
import { type Figure, figure } from '../kit/figure.ts';
import { countText, dayText, labelOf, numberText } from '../kit/format.ts';
import { type Hole, html, nothing, type SafeHtml } from '../kit/html.ts';
import { mainLists } from '../kit/layout.ts';
import type { Page, PageRequest, PageRoute } from '../kit/page.ts';
import { pictureName } from '../records/pictures.ts';
import { fileOf } from '../records/routes.ts';
import { recordRow } from '../records/row.ts';
import { noted } from '../records/row-notes.ts';
import { changeLine, newestOfEach } from './changes-page.ts';

export const frontPage: PageRoute = { name: 'front', method: 'GET', path: '/', answer: front };

const about =
  'An open catalogue of funding and research in longevity science: grants and events with their deadlines, rated companies, funds and projects, people, and the theories they hold. Free to read, to copy and to build on.';

/** Of what is new; twice as many where they fill a half of the page. */
const fewChanges = 6;
/** So many of them are of one family. */
const fewOfOne = 2;

async function front(ask: PageRequest): Promise<Page> {
  const { site } = ask;
  const [stats, closing, coming, news, figures] = await Promise.all([
    askNamed(ask, 'get_stats'),
    closingNext(ask),
    askNamed(ask, 'list_events', { limit: 4 }),
    newestOfEach(ask, mainLists(ask.site), fewOfOne),
    frontFigures(ask),
  ]);
  const blocks = [
    closing
      ? block(ask, closing.answer, {
          title: closing.title,
          list: 'list_grants',
          path: '/grants',
          all: 'All grants',
        })
      : nothing,
    coming
      ? block(ask, coming.answer, {
          title: 'Coming up',
          list: 'list_events',
          path: '/events',
          all: 'All events',
        })
      : nothing,
  ].filter((one) => one !== nothing);
  // Where there is but one of the two, what is new stands beside it and no half is empty.
  const changed =
    news.length > 0
      ? html`<section class="section"><h2>Newest changes</h2><ul class="links">${news.slice(0, blocks.length === 1 ? 2 * fewChanges : fewChanges).map((one) => changeLine(one, true))}</ul><p><a href="/changes">Everything that changed</a></p></section>`
      : nothing;
  const until = Math.min(
    ...[stats, closing, coming].map((one) => one?.until ?? Number.POSITIVE_INFINITY),
    dayStart(ask.now.getTime(), 1) - 1,
  );
  return {
    title: site.name,
    description: about,
    canonical: '/',
    shared: true,
    until,
    linkedData: {
      '@context': 'https://schema.org/',
      '@type': 'DataCatalog',
      '@id': `${site.url}/`,
      name: site.name,
      description: about,
      license: 'https://creativecommons.org/licenses/by/4.0/',
      url: `${site.url}/`,
      potentialAction: {
        '@type': 'SearchAction',
        target: `${site.url}/search?q={q}`,
        'query-input': 'required name=q',
      },
    },
    body: html`<div class="title"><h1>Who funds the science of ageing, and who is doing it</h1><p class="lede">${about}</p>${searchForm()}<p><a href="/funding">Describe a project, and find the grants that fit it</a></p></div>
<div class="stack">
${await counts(ask, stats?.answer)}
${blocks.length > 0 ? html`<div class="pair">${blocks.length === 1 ? [...blocks, changed] : blocks}</div>` : nothing}
<div class="pair">${figures.map((one) => (one ? figure(one) : nothing))}</div>
${blocks.length === 1 ? nothing : changed}
</div>`,
  };
}

/** Fewer calls about ageing than these leave the place to all. */
const fewClosing = 3;

/** What closes next: of calls that name ageing, where there are some, since general ones close on the same days as all of an agency's. */
async function closingNext(ask: PageRequest) {
  const limit = 5;
  const named = await askNamed(ask, 'list_grants', { open_to_ageing: 'named', limit });
  const rows = (named?.answer.data ?? []) as readonly Doc[];
  if (named && rows.length >= fewClosing) return { ...named, title: 'Closing next, about ageing' };
  const all = await askNamed(ask, 'list_grants', { limit });
  return all && { ...all, title: 'Closing next' };
}

/** How much there is of each kind, each number leading to its list; of what there is none, nothing is said. */
async function counts(ask: PageRequest, stats: Doc | undefined): Promise<SafeHtml> {
  const { reader, tier, now } = ask.context;
  const told = mainLists(ask.site).flatMap((family) => {
    const filters = defaultFilters(family);
    const total = reader.count(family, { tier, now, filters, limit: 0, offset: 0 });
    if (total === 0) return [];
    const { closing_soon } = (stats?.[family.name] ?? {}) as { closing_soon?: number };
    const note = closing_soon ? `, ${numberText(closing_soon)} close in 14 days` : '';
    return html`<a href="${family.page}"><b class="number">${numberText(total)}</b> ${total === 1 ? wordText(family.singular) : family.title.toLowerCase()}${note}</a> `;
  });
  if (told.length === 0)
    return html`<p class="notice">Nothing is listed in this catalogue yet. Whoever runs it brings records in: <code>perennial import starter</code> and <code>perennial harvest</code>.</p>`;
  return html`<div class="stats">${told}</div>`;
}

function block(
  ask: PageRequest,
  answer: Doc,
  { title, list, path, all }: { readonly [said in 'title' | 'list' | 'path' | 'all']: string },
): Hole {
  const family = operationNamed(ask.site.operations, list)?.lists?.family;
  const rows = answer.data as readonly Doc[];
  if (!family || rows.length === 0) return nothing;
  const context = {
    site: ask.site.url,
    now: ask.now,
    tier: ask.visit.caller.tier,
    ...noted(family, rows, ask),
    heading: 3,
    hasPage: true,
    labels: labelNames(ask.context),
  } as const;
  return html`<section class="section"><h2>${title}</h2><ol class="records">${rows.map((row) => recordRow(family, { ...row, description: null, labels: [], topics: [] }, context))}</ol><p><a href="${path}">${all}</a></p></section>`;
}

const weeks = 16;

async function frontFigures(ask: PageRequest): Promise<readonly (Figure | null)[]> {
  return Promise.all([deadlinesByWeek(ask), moneyByFunder(ask)]);
}

async function deadlinesByWeek(ask: PageRequest): Promise<Figure | null> {
  const list = operationNamed(ask.site.operations, 'list_grants');
  if (!list) return null;
  const monday = dayStart(ask.now.getTime()) - ((ask.now.getUTCDay() + 6) % 7) * dayMs;
  const starts = Array.from({ length: weeks }, (_, at) => isoDay(monday + at * 7 * dayMs));
  const weekly = await Promise.all(
    starts.map(async (at) => {
      const last = isoDay(Date.parse(at) + 6 * dayMs);
      const { answer } = await askOperation(ask, list, {
        deadline_after: at,
        deadline_before: last,
        limit: 1,
      });
      return { at, value: (answer.pagination as { total: number }).total };
    }),
  );
  const most = weekly.reduce((best, one) => (one.value > best.value ? one : best));
  if (most.value === 0) return null;
  const title = 'Deadlines by week';
  const total = weekly.reduce((sum, { value }) => sum + value, 0);
  const sentence = `${countText(total, 'listed call closes', 'listed calls close')} in the next ${weeks} weeks; the week with the most, ${most.value}, begins on ${dayText(most.at)}.`;
  return {
    title,
    sentence,
    files: '/figures/deadlines-by-week',
    svg: weekColumns(weekly, `${title}. ${sentence}`),
    table: { head: ['Week of', 'Calls'], rows: weekly.map(({ at, value }) => [dayText(at), value]) },
  };
}

interface FundingRow {
  readonly currency: string;
  readonly grants: number;
  readonly total: number;
}

/** By the kind of funder for whoever may read of funders, else by funder. */
const moneyPictures = [
  { name: 'get_funding_figures', by: 'kind', title: 'Money by kind of funder', column: 'Kind of funder' },
  { name: 'get_funder_figures', by: 'funder_name', title: 'Money by funder', column: 'Funder' },
] as const;

const maxBars = 8;

async function moneyByFunder(ask: PageRequest): Promise<Figure | null> {
  const [picture] = moneyPictures.flatMap((one) => {
    const operation = operationNamed(ask.site.operations, one.name);
    return operation && reaches(ask.context.tier, operation.tier) ? [{ ...one, operation }] : [];
  });
  if (!picture) return null;
  const { operation, title, by, column } = picture;
  const { answer } = await askOperation(ask, operation);
  const rows = answer.data as readonly (FundingRow & Readonly<Record<string, unknown>>)[];
  const nameOf = (row: (typeof rows)[number]) => {
    const name = String(row[by]);
    return by === 'kind' ? labelOf(name) : name;
  };
  const currencies = Map.groupBy(rows, ({ currency }) => currency);
  const [main] = [...currencies].sort(([, a], [, b]) => callsIn(b) - callsIn(a));
  if (!main) return null;
  const [currency, some] = main;
  const scores = [...some]
    .sort((a, b) => b.total - a.total)
    .slice(0, maxBars)
    .map((row) => ({
      name: nameOf(row),
      label: excerpt(nameOf(row), 36),
      value: Math.round(row.total / 10_000) / 100,
    }));
  const [best] = scores;
  if (!best) return null;
  const sentence = `Open calls that state a total in ${currency}, in millions: most by ${best.name}, ${numberText(best.value)} million.`;
  return {
    title,
    sentence,
    files: `/figures/${pictureName({ title })}`,
    svg: bars(scores, Math.max(...scores.map(({ value }) => value)), `${title}. ${sentence}`),
    table: {
      head: [column, 'Currency', 'Calls', 'Stated total'],
      rows: rows.map((row) => [nameOf(row), row.currency, row.grants, row.total]),
    },
  };
}

function callsIn(rows: readonly FundingRow[]): number {
  return rows.reduce((all, { grants }) => all + grants, 0);
}

/** The pictures of the front page as files. */
export const frontFigureFiles: PageRoute = {
  name: 'figure of the front page',
  method: 'GET',
  path: '/figures/:figure',
  answer: async (ask) => {
    const [name, ending] = (ask.params.figure ?? '').split('.');
    const found = (await frontFigures(ask)).find((one) => one?.files === `/figures/${name}`);
    if (!found || (ending !== 'svg' && ending !== 'csv'))
      throw new Refusal('not_found', 'There is no such picture.');
    return fileOf(found, ending, ask);
  },
};
