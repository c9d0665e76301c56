// Funders of the Crossref registry that no other source brought: programmes and institutes below the organizations
// that ROR lists have identifiers here alone.

import { slugify, sourceId } from '../reading/ids.ts';
import { type Items, itemsOf, itemsOfFiles, mapItems } from '../reading/map-items.ts';
import { jsonOf, politeFetch } from '../reading/polite-fetch.ts';
import { type FileItem, listOf, membersOf, textOf } from '../reading/read-lines.ts';
import {
  type HarvestContext,
  type LiveService,
  type OperatorRecord,
  type Source,
  SourceError,
  stays,
} from '../reading/source.ts';
import { oneLine } from '../reading/text.ts';

const service = 'https://api.crossref.org/funders';
/** Names of funders of the field hold one of these. */
const words = [
  'aging',
  'ageing',
  'gerontology',
  'geriatrics',
  'longevity',
  'alzheimer',
  'dementia',
  'parkinson',
];
const rowsOfWord = 100;
const pauseMs = 1_000;

export const crossrefFunders: Source = {
  name: 'crossref-funders',
  family: 'organizations',
  credit: {
    name: 'Crossref Funder Registry',
    url: 'https://www.crossref.org/documentation/funder-registry/',
    licence: 'CC0-1.0',
    licence_url: 'https://creativecommons.org/publicdomain/zero/1.0/',
    statement: 'Funders from the Crossref Funder Registry (CC0).',
  },
  summary: 'Funders of research on ageing that no other source brought, from the Crossref registry.',
  files: 'answers of its API, a funder or a list of them ({"message": …}), as .json or .ndjson',
  readFiles: async (paths, context) => read(kept(paths, context), context),
  readLive: async (live, context) => read(await found(live), context),
  left: stays,
};

async function* kept(paths: readonly string[], context: HarvestContext): AsyncGenerator<FileItem> {
  for await (const { where, value } of itemsOfFiles(paths, context)) yield* fundersIn(value, where);
}

async function found(live: LiveService): Promise<Items> {
  const funders: FileItem[] = [];
  for (const [at, query] of words.entries()) {
    if (at > 0) await live.sleep(pauseMs);
    const url = `${service}?${new URLSearchParams({ query, rows: String(rowsOfWord) })}`;
    funders.push(...fundersIn(jsonOf(await politeFetch(live, url), url), query));
  }
  return funders;
}

/** An answer as it comes, or as it was kept with its request around it. */
function fundersIn(answer: unknown, where: string): readonly FileItem[] {
  const body = membersOf(membersOf(answer)?.body) ?? membersOf(answer) ?? {};
  const message = membersOf(body.message);
  if (!message) throw new SourceError(`${where} is no answer of Crossref`);
  return Array.isArray(message.items) ? itemsOf(where, message.items) : [{ where, value: message }];
}

/** A search is not the whole registry, so no funder leaves by absence. */
function read(items: Items, context: HarvestContext) {
  return mapItems(items, (value) => funder(value, context), context, { complete: false });
}

function funder(value: unknown, context: HarvestContext): OperatorRecord | null {
  const entry = membersOf(value) ?? {};
  const number = textOf(entry.id) ?? '';
  const name = oneLine(textOf(entry.name));
  if (!/^\d{6,15}$/.test(number)) throw new SourceError('the funder has no number of the registry');
  if (name === null) throw new SourceError(`the funder ${number} has no name`);
  const id = sourceId(`crossref-funder:${number}`);
  // Registries write the name of one funder in several ways; its number is the same.
  const known = context.organizationByFunderId?.(`10.13039/${number}`) ?? context.organizationByName(name);
  if ((known && known.id !== id) || listOf(entry['replaced-by']).length > 0) return null;
  const aliases = listOf(entry['alt-names']).flatMap((one) => oneLine(textOf(one)) ?? []);
  const location = oneLine(textOf(entry.location));
  const url = `https://doi.org/10.13039/${number}`;
  const kind = kinds.find(([pattern]) => pattern.test(name))?.[1];
  return {
    id,
    public_id: `${slugify(name, 60)}-${number}`,
    name,
    org_type: kind ?? 'foundation',
    ...(location === null ? {} : { location }),
    labels: kind ? ['funder'] : ['funder', 'type-other'],
    published: true,
    source: 'crossref-funders',
    source_url: url,
    text_policy: 'full',
    detail: {
      ...(aliases.length === 0 ? {} : { aliases: [...new Set(aliases)] }),
      ids: { crossref_funder: `10.13039/${number}` },
    },
  };
}

/**
 * The registry tells no kind of a funder; its name often does, and the first that fits counts. Any other counts as a
 * foundation; its label `type-other` shows that nobody says so, as with those of ROR.
 */
const kinds: readonly (readonly [RegExp, 'university' | 'corporate' | 'government' | 'foundation'])[] = [
  [/\b(?:universit\w+|college|school of)\b/i, 'university'],
  [/\b(?:inc|ltd|llc|gmbh|corporation|pharmaceuticals?)\b/i, 'corporate'],
  [
    /\b(?:department|ministry|division|directorate|agency|administration|bureau|government|national (?:institutes?|cent(?:er|re)))\b/i,
    'government',
  ],
  // A national foundation is often an agency.
  [
    /^(?!.*\bnational\b).*\b(?:foundation|fund|trust|charity|association|society|stiftung|fondation|fondazione|fundaci\w+)\b/i,
    'foundation',
  ],
];
