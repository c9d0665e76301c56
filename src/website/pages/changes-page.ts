// What was added, changed and taken out, by day.

import { href } from '../../kernel/address.ts';
import type { Doc, Family } from '../../kernel/family.ts';
import { headingOf } from '../../kernel/heading.ts';
import { parsed } from '../../kernel/json.ts';
import { isPublished } from '../../kernel/listing.ts';
import type { Change, FeedPlace } from '../../kernel/reader.ts';
import { reaches } from '../../kernel/tier.ts';
import { wordText } from '../../kernel/word-text.ts';
import { theEnd } from '../../operations/changes/newest-changes.ts';
import { day, dayText, labelOf } from '../kit/format.ts';
import { html, nothing, type SafeHtml } from '../kit/html.ts';
import { titleBlock } from '../kit/layout.ts';
import type { Page, PageRequest, PageRoute, Site } from '../kit/page.ts';
import { familyPage, recordPath } from '../records/family-page.ts';

interface ShownChange {
  readonly family: Family;
  readonly at: string;
  readonly name: string | null;
  readonly path: string | null;
  readonly kind: 'added' | 'changed' | 'added or changed' | 'removed' | 'merged';
}

/** The newest changes that this visitor may be told of, the newest first. */
function recentChanges(
  ask: PageRequest,
  limit: number,
  after: FeedPlace,
): readonly (ShownChange & { readonly seq: number })[] {
  const { context, site } = ask;
  const families = site.families.filter((one) => isPublished(one) && reaches(context.tier, one.tier));
  const request = {
    tier: context.tier,
    now: context.now,
    after,
    backwards: true,
    families,
    limit,
    form: 'record',
  } as const;
  return context.reader.changes(request).entries.map((change) => ({
    ...shownChange(change, families, ask),
    seq: change.seq,
  }));
}

/** The newest of each of these families, so many of each at most, the newest first: after an import they are not all of one. */
export function newestOfEach(ask: PageRequest, families: readonly Family[], most: number) {
  const { reader, now } = ask.context;
  // What everybody sees stands in an index by its day.
  const request = { tier: 'public', now, filters: {}, limit: most, offset: 0 } as const;
  const newest = families.flatMap((family) =>
    reader
      .newest(family, request)
      .flatMap(({ updated, text }) => (updated === null ? [] : [shown(family, updated, text, ask)])),
  );
  return newest.sort((one, other) => (one.at < other.at ? 1 : -1));
}

function shownChange(change: Change, families: readonly Family[], ask: PageRequest): ShownChange {
  const family = families.find(({ name }) => name === change.family) as Family;
  const one = shown(family, change.at, change.text, ask);
  if (change.op === 'delete' || change.op === 'hide') return { ...one, kind: 'removed' };
  return change.op === 'merge' ? { ...one, kind: 'merged' } : one;
}

function shown(family: Family, at: string, text: string | null, { context, site }: PageRequest): ShownChange {
  const row = text === null ? null : parsed(text, context.site);
  const created = typeof row?.created_at === 'string' ? row.created_at : null;
  const isNew = created?.slice(0, 10) === at.slice(0, 10);
  return {
    family,
    at,
    name: row ? headingOf(family, row) : null,
    path: row ? pathOf(family, row, site) : null,
    // Of what does not say since when it is here, nobody knows whether it is new.
    kind: created === null ? 'added or changed' : isNew ? 'added' : 'changed',
  };
}

/** Where a changed record can be read. */
function pathOf(family: Family, row: Doc, site: Site): string | null {
  if (family.pagePath) return family.pagePath(row);
  return familyPage(family, site.operations)?.hasPages ? recordPath(family, row) : null;
}

/** @param dated with its day, where no heading says it */
export function changeLine({ family, name, path, kind, at }: ShownChange, dated: boolean): SafeHtml {
  const called =
    name === null
      ? `a ${family.singular.replaceAll('_', ' ')}`
      : path
        ? html`<a href="${path}">${name}</a>`
        : name;
  const kindOfRecord = wordText(family.singular);
  return html`<li class="change"><span class="muted">${dated ? html`${day(at.slice(0, 10))}, ` : nothing}${kindOfRecord} ${kind}</span> ${called}</li>`;
}

const perPage = 100;

export const changesPage: PageRoute = { name: 'changes', method: 'GET', path: '/changes', answer: changes };

async function changes(ask: PageRequest): Promise<Page> {
  const before = /^(\d{1,15})$/.exec(ask.query.get('before') ?? '')?.[1];
  const place: FeedPlace = before ? { seq: Number(before), family: '', id: '' } : theEnd;
  const found = recentChanges(ask, perPage, place);
  const days = Map.groupBy(found, ({ at }) => at.slice(0, 10));
  const last = found.at(-1)?.seq;
  return {
    title: 'What changed',
    description: 'What was added, changed and taken out of the catalogue, by day.',
    shared: true,
    twins: [{ href: '/changes.atom', type: 'application/atom+xml', title: 'Atom feed' }],
    body: html`${titleBlock({ title: 'What changed', lede: 'What was added, changed and taken out, newest first. Each record stands once, with its newest change.' })}
<div class="stack">${before ? html`<p><a href="/changes">The newest changes</a></p>` : nothing}${found.length === 0 ? html`<p>${before ? 'Nothing is told from before these.' : 'Nothing has changed yet.'}</p>` : nothing}${[...days].map(([date, some]) => html`<section class="section"><h2>${dayText(date)}</h2><ul class="links">${some.map((one) => changeLine(one, false))}</ul></section>`)}
${found.length === perPage && last !== undefined ? html`<p><a href="/changes?before=${last}">Before these</a></p>` : nothing}
<p class="twins">The same as data: <a href="/changes.atom">Atom feed</a>, <a href="/changes.json">JSON</a>. <a href="/docs/guides/changes">How to keep a copy</a></p></div>`,
  };
}

export const changesTwins: readonly PageRoute[] = ['.json', '.atom'].map((ending) => ({
  name: `changes as ${labelOf(ending.slice(1))}`,
  method: 'GET',
  path: `/changes${ending}`,
  answer: async (ask: PageRequest) =>
    ask.forward(
      `${href({ path: '/changes' })}${ending}${ask.query.size > 0 ? `?${ask.query.toString()}` : ''}`,
    ),
}));
