// Where claims stand among broader and narrower ones, as a tree: of a cluster all that lies around it, of a
// theory the claims that it restates with those above them.

import { parsed } from '../../kernel/json.ts';
import { excerpt } from '../../kernel/text-policy.ts';
import { visible } from '../../kernel/visible.ts';
import { wordText } from '../../kernel/word-text.ts';
import type { Figure } from '../kit/figure.ts';
import { countText } from '../kit/format.ts';
import type { PageRequest } from '../kit/page.ts';
import { shapes } from './pictures.ts';

/** A tree deeper than this, or one that comes back to itself, is cut. */
const deepest = 12;
const maxNodes = 60;

interface Claim {
  readonly slug: string;
  readonly parent: string | null;
  readonly level: string;
  readonly statement: string;
}

/** @param path of the record whose page shows it @param below whether narrower claims are drawn too */
export async function clusterTree(
  ask: PageRequest,
  slugs: readonly string[],
  { title, path, below }: { readonly title: string; readonly path: string; readonly below: boolean },
): Promise<Figure | null> {
  const claims = claimsAround(ask, slugs, below);
  if (claims.length < 2) return null;
  const named = new Set(slugs);
  const claimsWithPath = claims.map((claim) => ({ ...claim, path: pathTo(claim, claims, named) }));
  const roots = claimsWithPath.filter(({ path }) => !path.includes('/'));
  const levels = Map.groupBy(claims, ({ level }) => level);
  const kinds = [...levels].map(([level, all]) => countText(all.length, level, pluralOf(level))).join(', ');
  const [first] = roots;
  const sentence = `${kinds}${first ? `, below “${excerpt(first.statement, 90)}”` : ''}; marked: ${claimsWithPath
    .filter(({ slug }) => named.has(slug))
    .map(({ slug }) => wordText(slug))
    .join(', ')}.`;
  // A drawing has one root.
  const steps =
    roots.length === 1
      ? claimsWithPath
      : claimsWithPath.map((one) => ({ ...one, path: `Claims/${one.path}` }));
  return {
    title,
    sentence,
    files: `${path}/figures/${treeName}`,
    ...(await shapes()).paths(
      steps.map((one) => one.path),
      `${title}. ${sentence}`,
    ),
    table: {
      head: ['Claim', 'Level', 'Below', 'Statement'],
      rows: claims.map(({ slug, level, parent, statement }) => [
        wordText(slug),
        level,
        parent === null ? '' : wordText(parent),
        statement,
      ]),
    },
  };
}

const treeName = 'claims';

function pluralOf(level: string): string {
  return level.endsWith('y') ? `${level.slice(0, -1)}ies` : `${level}s`;
}

/** The claims up to the root of each, and those below where they are asked for, as the caller's tier sees them. */
function claimsAround(
  { context, site }: PageRequest,
  slugs: readonly string[],
  below: boolean,
): readonly Claim[] {
  const clusters = visible('theory_clusters', context.tier);
  const rows = context.reader.select(
    `with recursive up(slug, parent, steps) as (
       select slug, parent_cluster_slug, 0 from ${clusters} where slug in (select value from json_each(?1))
       union select c.slug, c.parent_cluster_slug, steps + 1 from up join ${clusters} c on c.slug = up.parent
       where steps < ${deepest}),
     down(slug, steps) as (
       select slug, 0 from up where ?2 and (parent is null or steps = ${deepest})
       union select c.slug, steps + 1 from down join ${clusters} c on c.parent_cluster_slug = down.slug
       where steps < ${deepest})
     select text from ${clusters} where slug in (select slug from up union select slug from down)
     order by slug limit ${maxNodes}`,
    JSON.stringify(slugs),
    below ? 1 : 0,
  );
  const all = rows.map(({ text }) => parsed(text as string, site.url));
  return all
    .filter(({ deprecated, merged_into_slug }) => !deprecated && merged_into_slug === null)
    .map((one) => ({
      slug: String(one.slug),
      parent: (one.parent_cluster_slug as string | null) ?? null,
      level: String(one.level),
      statement: String(one.canonical_statement),
    }));
}

/** From the root down, with "/" between; what is meant carries a sign. */
function pathTo(claim: Claim, claims: readonly Claim[], named: ReadonlySet<string>): string {
  const nameOf = ({ slug }: Claim) => `${named.has(slug) ? '▸ ' : ''}${excerpt(wordText(slug), 28)}`;
  const steps = [nameOf(claim)];
  const seen = new Set([claim]);
  for (let at: Claim | undefined = claim; at?.parent; ) {
    const above: Claim | undefined = claims.find(({ slug }) => slug === at?.parent);
    if (!above || seen.has(above)) break;
    seen.add(above);
    steps.unshift(nameOf(above));
    at = above;
  }
  return steps.join('/');
}
