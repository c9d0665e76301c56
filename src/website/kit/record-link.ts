// Links from one record to another that it names: a link where the visitor's tier sees the other one, and
// words alone where it is not there, hidden or removed.

import type { Family } from '../../kernel/family.ts';
import { headingOf } from '../../kernel/heading.ts';
import { parsed } from '../../kernel/json.ts';
import type { Tier } from '../../kernel/tier.ts';
import { visible } from '../../kernel/visible.ts';
import { type Hole, html } from './html.ts';
import type { PageRequest } from './page.ts';

type Asking = Pick<PageRequest, 'site' | 'context'>;

/** @param page the address of the other one's list; @param name its public id, slug or id */
export function recordLink(ask: Asking, page: string, name: string, words: Hole): Hole {
  return shownNames(ask, page, [name]).has(name)
    ? html`<a href="${page}/${encodeURIComponent(name)}">${words}</a>`
    : words;
}

/** Which of these name records of the family at this address that the visitor, or somebody of this tier, may see. */
export function shownNames(
  { site, context }: Asking,
  page: string,
  names: readonly string[],
  tier: Tier = context.tier,
): ReadonlySet<string> {
  const family = site.families.find((one) => one.page === page);
  if (!family || names.length === 0) return new Set();
  const known = knownNames(context, family, tier);
  const unknown = names.filter((name) => !known.has(name));
  if (unknown.length > 0) {
    const found = namesIn(context, family, unknown, tier);
    for (const name of unknown) known.set(name, found.has(name));
  }
  const shown = new Set(names.filter((name) => known.get(name)));
  if (known.size > maxNames) known.clear();
  return shown;
}

/** What the record of this name is called; the name itself where the visitor's tier does not see it. */
export function recordName({ context }: Asking, family: Family, name: string): string {
  const { reader, tier, now, site } = context;
  const one = reader.detail(family, name, tier, now);
  return one ? headingOf(family, parsed(one.text, site)) : name;
}

type Reading = PageRequest['context'];

function namesIn(
  { reader }: Reading,
  family: Family,
  names: readonly string[],
  tier: Tier,
): ReadonlySet<string> {
  const members = ['public_id', 'id', ...(family.fields.slug ? ['slug'] : [])];
  const named = members.map(
    (member) =>
      `select ${member} as name from ${visible(family.name, tier)} where ${member} in (select value from json_each(?1))`,
  );
  return new Set(reader.select(named.join(' union '), JSON.stringify(names)).map(({ name }) => String(name)));
}

interface Known {
  readonly version: number;
  /** By family and tier: whether this name is one of its records. */
  readonly names: Map<string, Map<string, boolean>>;
}

/** Names that were looked for since anything changed: labels and funders stand on page after page. */
const looked = new WeakMap<object, Known>();
const maxNames = 2_000;

/** For one tier alone: what one sees, another may not. */
function knownNames({ reader }: Reading, family: Family, tier: Tier): Map<string, boolean> {
  const version = reader.version('top');
  let known = looked.get(reader);
  if (known?.version !== version) {
    known = { version, names: new Map() };
    looked.set(reader, known);
  }
  const key = `${family.name} ${tier}`;
  const names = known.names.get(key) ?? new Map<string, boolean>();
  known.names.set(key, names);
  return names;
}
