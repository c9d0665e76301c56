// The routes of all families: list, record, their twins and pictures.

import { stringify } from 'csv-stringify/sync';
import { href } from '../../kernel/address.ts';
import type { Family } from '../../kernel/family.ts';
import type { Operation } from '../../kernel/operation.ts';
import { Refusal } from '../../kernel/refusal.ts';
import { reaches } from '../../kernel/tier.ts';
import { wantsMarkdown } from '../kit/accept.ts';
import type { PageRequest, PageRoute } from '../kit/page.ts';
import { contentRoutes } from './content-routes.ts';
import { askRecord, detailPage, twinOf } from './detail-page.ts';
import { type FamilyPage, familyPage } from './family-page.ts';
import { listPage } from './list-page.ts';
import { commentRoutes } from './omega/experiment-comments.ts';
import { particulars } from './particulars.ts';
import { pictureName, pictureOf } from './pictures.ts';
import { hasProfile, profilePage } from './profile-page.ts';
import { endingsOf } from './twins.ts';

export function recordRoutes(
  families: readonly Family[],
  operations: readonly Operation[],
): readonly PageRoute[] {
  const pages = families.flatMap((family) => familyPage(family, operations) ?? []);
  // A path that says more in its own words goes before one that leaves it to a name.
  pages.sort((a, b) => b.path.split('/').length - a.path.split('/').length);
  const commented = pages.find(({ family }) => particulars[family.name]?.takesComments);
  const comments = commented
    ? commentRoutes((ask, values, errors) => detailPage(ask, commented, { values, errors }))
    : [];
  return [...comments, ...contentRoutes(operations), ...pages.flatMap(routesOf)];
}

function routesOf(page: FamilyPage): readonly PageRoute[] {
  const { family, path, list, hasPages } = page;
  const routes: PageRoute[] = [];
  if (list) {
    routes.push({
      name: `list of ${family.name}`,
      method: 'GET',
      path,
      lean: true,
      answer: (ask) =>
        wantsMarkdown(ask.request) ? ask.forward(`${href(list)}.md${queryOf(ask)}`) : listPage(ask, page),
    });
    for (const suffix of endingsOf(list)) {
      const answer = (ask: PageRequest) =>
        ask.forward(`${href(list)}${suffix === '.json' ? '' : suffix}${queryOf(ask)}`);
      routes.push({ name: `list of ${family.name} as data`, method: 'GET', path: path + suffix, answer });
    }
  }
  if (hasPages) {
    routes.push(
      {
        name: `one of ${family.name}`,
        method: 'GET',
        path: `${path}/:name`,
        lean: true,
        answer: (ask) => shownRecord(ask, page),
      },
      {
        name: `figure of ${family.name}`,
        method: 'GET',
        path: `${path}/:name/figures/:figure`,
        answer: (ask) => figureFile(ask, page),
      },
    );
  }
  return routes;
}

/** Whoever may not read the family sees what everyone may know of the record, where there is such a thing. */
function shownRecord(ask: PageRequest, page: FamilyPage) {
  const markdown = wantsMarkdown(ask.request) ? twinOf(page, `${ask.params.name}.md`) : null;
  if (markdown) return ask.forward(markdown.path);
  const reads = reaches(ask.visit.caller.tier, page.family.tier);
  return !reads && hasProfile(page.family) ? profilePage(ask, page) : detailPage(ask, page);
}

function queryOf({ request }: PageRequest): string {
  const at = request.url.indexOf('?');
  return at < 0 ? '' : request.url.slice(at);
}

/** A picture of a record, or the figures behind it, as a file. */
async function figureFile(ask: PageRequest, page: FamilyPage): Promise<Response> {
  const { name = '', figure = '' } = ask.params;
  const [title, ending] = figure.split('.');
  const picture = page.family.display?.pictures?.find((one) => pictureName(one) === title);
  const drawsMore = particulars[page.family.name]?.figures;
  if ((picture || drawsMore) && (ending === 'svg' || ending === 'csv')) {
    const { record } = await askRecord(ask, page, name);
    const further = picture ? [] : ((await drawsMore?.(ask, record, '')) ?? []);
    const made = picture
      ? await pictureOf(picture, record, '', ask.now)
      : further.find(({ files }) => files === `/figures/${title}`);
    if (made) return fileOf(made, ending, ask);
  }
  throw new Refusal('not_found', 'There is no such picture.');
}

export function fileOf(
  {
    svg,
    table,
  }: {
    readonly svg: { readonly markup: string };
    readonly table: { readonly head: readonly string[]; readonly rows: readonly (readonly unknown[])[] };
  },
  ending: 'svg' | 'csv',
  { visit }: Pick<PageRequest, 'visit'>,
): Response {
  const isOpen = visit.caller.tier === 'public' && visit.caller.key === null;
  const common = {
    'Cache-Control': isOpen ? 'public, max-age=60' : 'private, no-store',
    'Content-Security-Policy': "default-src 'none'; style-src 'none'",
    // Whoever writes about it shows it.
    'Cross-Origin-Resource-Policy': isOpen ? 'cross-origin' : 'same-origin',
  };
  if (ending === 'svg')
    return new Response(svg.markup, { headers: { ...common, 'Content-Type': 'image/svg+xml' } });
  const text = stringify([[...table.head], ...table.rows.map((row) => [...row])], {
    record_delimiter: 'windows',
    escape_formulas: true,
  });
  return new Response(text, { headers: { ...common, 'Content-Type': 'text/csv; charset=utf-8' } });
}
