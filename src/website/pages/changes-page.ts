// What was added, changed and taken out, by day.

import { href } from '../../kernel/address.ts';
import type { Doc, Family } from '../../kernel/family.ts';
import { headingOf } from '../../kernel/heading.ts';
import { parsed } from '../../kernel/json.ts';
import { isPublished } from '../../kernel/listing.ts';
import type { Change, FeedPlace } from '../../kernel/reader.ts';
import { reaches } from '../../kernel/tier.ts';
import { day, dayText, labelOf, wordText } from '../kit/format.ts';
import { html, nothing, type SafeHtml } from '../kit/html.ts';
import { titleBlock } from '../kit/layout.ts';
import type { Page, PageRequest, PageRoute, Site } from '../kit/page.ts';
import { familyPage, recordPath } from '../records/family-page.ts';

export interface ShownChange {
  readonly family: Family;
  readonly change: Change;
  readonly name: string | null;
  readonly path: string | null;
  readonly kind: 'added' | 'changed' | 'added or changed' | 'removed' | 'merged';
}

const theEnd: FeedPlace = { seq: Number.MAX_SAFE_INTEGER, family: '', id: '' };

/** The newest changes that this visitor may be told of, the newest first. */
export async function recentChanges(
  ask: PageRequest,
  limit: number,
  after: FeedPlace = theEnd,
): Promise<readonly ShownChange[]> {
  const { context, site } = ask;
  const families = site.families.filter((one) => isPublished(one) && reaches(context.tier, one.tier));
  const asked = {
    tier: context.tier,
    now: context.now,
    after,
    backwards: true,
    families,
    limit,
    form: 'record',
  } as const;
  return context.reader.changes(asked).entries.map((change) => shown(change, families, ask));
}

function shown(change: Change, families: readonly Family[], { context, site }: PageRequest): ShownChange {
  const family = families.find(({ name }) => name === change.family) as Family;
  const row = change.text === null ? null : parsed(change.text, context.site);
  const gone = change.op === 'delete' || change.op === 'hide';
  const created = typeof row?.created_at === 'string' ? row.created_at : null;
  // Of what does not say since when it is here, nobody knows whether it is new.
  const since =
    created === null
      ? 'added or changed'
      : created.slice(0, 10) === change.at.slice(0, 10)
        ? 'added'
        : 'changed';
  return {
    family,
    change,
    name: row ? headingOf(family, row) : null,
    path: row ? pathOf(family, row, site) : null,
    kind: gone ? 'removed' : change.op === 'merge' ? 'merged' : since,
  };
}

/** Where a changed record can be read. */
function pathOf(family: Family, row: Doc, site: Site): string | null {
  if (family.pagePath) return family.pagePath(row);
  return familyPage(family, site.operations)?.hasPages ? recordPath(family, row) : null;
}

/** @param dated with its day, where no heading says it */
export function changeLine({ family, name, path, kind, change }: ShownChange, dated: boolean): SafeHtml {
  const called =
    name === null
      ? `a ${family.singular.replaceAll('_', ' ')}`
      : path
        ? html`<a href="${path}">${name}</a>`
        : name;
  const what = wordText(family.singular);
  return html`<li class="change"><span class="muted">${dated ? html`${day(change.at.slice(0, 10))}, ` : nothing}${what} ${kind}</span> ${called}</li>`;
}

const perPage = 100;

export const changesPage: PageRoute = { name: 'changes', method: 'GET', path: '/changes', answer: changes };

async function changes(ask: PageRequest): Promise<Page> {
  const before = /^(\d{1,15})$/.exec(ask.query.get('before') ?? '')?.[1];
  const place: FeedPlace = before ? { seq: Number(before), family: '', id: '' } : theEnd;
  const found = await recentChanges(ask, perPage, place);
  const days = Map.groupBy(found, ({ change }) => change.at.slice(0, 10));
  const last = found.at(-1)?.change.seq;
  return {
    title: 'What changed',
    description: 'What was added, changed and taken out of the catalogue, by day.',
    shared: true,
    twins: [{ href: '/changes.atom', type: 'application/atom+xml', title: 'Atom feed' }],
    body: html`${titleBlock({ title: 'What changed', lede: 'What was added, changed and taken out, newest first. Each record stands once, with its newest change.' })}
<div class="stack">${found.length === 0 ? html`<p>Nothing has changed yet.</p>` : nothing}${[...days].map(([date, some]) => html`<section class="section"><h2>${dayText(date)}</h2><ul class="links">${some.map((one) => changeLine(one, false))}</ul></section>`)}
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
