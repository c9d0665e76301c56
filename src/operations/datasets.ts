// The index of the dumps, as a caller of this tier may have them, and the schema of each family's rows.

import type { AppContext } from '../context.ts';
import { type DumpFile, type DumpIndex, filesAbove, filesFor } from '../dumps/dump-index.ts';
import { href } from '../kernel/address.ts';
import { answerOf } from '../kernel/answer.ts';
import type { Family } from '../kernel/family.ts';
import { example, oneOf, publishedSchema } from '../kernel/field.ts';
import { extend } from '../kernel/json.ts';
import { isPublished, recordSchema } from '../kernel/listing.ts';
import { inPath, type Operation, operation } from '../kernel/operation.ts';
import { tierRequired } from '../kernel/refusal.ts';
import { wholeShape } from '../kernel/shape.ts';
import { reaches } from '../kernel/tier.ts';
import { cursorAt } from './changes/change-cursor.ts';

const file = wholeShape(
  `{family: text, access_level: public|full|top, url: url, latest_url: url, format: text, bytes?: int, sha256?: text,
    sha256_uncompressed?: text, rows?: int, schema_version?: text, schema_url?: url, min_updated_at?: dt, max_updated_at?: dt}`,
) as Record<string, unknown>;

const indexSchema = {
  type: 'object',
  properties: {
    version: { type: ['string', 'null'], description: 'The moment of the set; null before the first.' },
    generated_at: { type: ['string', 'null'], format: 'date-time' },
    snapshot_seq: {
      type: ['integer', 'null'],
      description: 'The number of the change log that the files stand at.',
    },
    snapshot_cursor: {
      type: ['string', 'null'],
      description:
        'The cursor for /changes that goes on where the files end; null when it cannot: read /changes from its beginning.',
    },
    replica_version: {
      type: ['string', 'null'],
      examples: ['46132f73febc'],
      description:
        'The program that made the replicas, as /changes names it; null where nobody wrote it down.',
    },
    license_url: { type: ['string', 'null'], description: 'The licence line as a file beside the dumps.' },
    files: {
      type: 'array',
      items: file,
      description:
        'A file for each family: its rows as lists show them. Files of a higher tier are listed with their access_level, their other members null: they need a key.',
    },
    replicas: {
      type: 'array',
      items: file,
      description:
        'The same records with all that a mirror needs to answer as this service does, details included.',
    },
    tombstones: {
      type: ['object', 'null'],
      properties: {
        url: { type: 'string' },
        bytes: { type: 'integer' },
        sha256: { type: 'string' },
        rows: { type: 'integer' },
      },
      required: ['url', 'bytes', 'sha256', 'rows'],
      description: 'What was removed or hidden since, by family and id.',
    },
    previous: {
      type: 'array',
      items: wholeShape('{version: text, url: url}'),
      description: 'Older sets that are still there.',
    },
  },
};

export const getDatasets = operation({
  name: 'get_datasets',
  method: 'GET',
  path: '/datasets/index.json',
  root: 'site',
  tier: 'public',
  tag: 'Dumps',
  summary: 'The nightly dumps that the caller may have: addresses, sizes, hashes and numbers of rows.',
  description:
    'With it all records are downloaded, a file for each family. A file never changes once it is listed: fetch it by url, check its sha256, then go on with /changes from snapshot_cursor.',
  input: {},
  output: () => ({ ...indexSchema, required: Object.keys(indexSchema.properties) }),
  run: (_, context: AppContext) => answerOf(indexMembers(context.dumps.newest(), context)),
});

/** The index of an older set, with the licence line that perform gives the newest one. */
export function datasetsText(index: DumpIndex, context: AppContext): string {
  return extend(JSON.stringify(indexMembers(index, context)), context.licence);
}

/** The newest dump of a family's rows that the caller may have, and its address; null where there is none. */
export function newestDump(
  { name }: Family,
  { dumps, site, tier }: AppContext,
): { readonly url: string; readonly file: DumpFile; readonly generated_at: string } | null {
  const index = dumps.newest();
  const file = index && filesFor(index, tier).find((one) => one.form === 'record' && one.family === name);
  if (!index || !file) return null;
  const { version, generated_at } = index;
  return { url: `${site}/datasets/${version}/${file.name}`, file, generated_at };
}

function indexMembers(index: DumpIndex | null, { tier, site, historyId, dumps, reader }: AppContext) {
  const previous = dumps
    .older()
    .map((version) => ({ version, url: `${site}/datasets/${version}/index.json` }));
  if (index === null) {
    const nothing = {
      version: null,
      generated_at: null,
      snapshot_seq: null,
      snapshot_cursor: null,
      replica_version: null,
      license_url: null,
    };
    return { ...nothing, files: [], replicas: [], tombstones: null, previous };
  }
  const { version, generated_at } = index;
  const snapshot_seq = index.snapshot_seq[tier];
  const own = filesFor(index, tier);
  const of = (form: DumpFile['form']) => own.filter((one) => one.form === form);
  const [gone] = of('tombstones');
  return {
    version,
    generated_at,
    snapshot_seq,
    snapshot_cursor: snapshot_seq < reader.untold() ? null : cursorAt(snapshot_seq, historyId, tier),
    replica_version: index.program ?? null,
    license_url: `${site}/datasets/${version}/LICENSE.txt`,
    files: [
      ...of('record').map((one) => fileEntry(one, version, site)),
      ...filesAbove(index, tier).map((one) => closedEntry(one, version, site)),
    ],
    replicas: of('replica').map((one) => fileEntry(one, version, site)),
    tombstones: gone
      ? {
          url: `${site}/datasets/${version}/${gone.name}`,
          bytes: gone.bytes,
          sha256: gone.sha256,
          rows: gone.rows,
        }
      : null,
    previous,
  };
}

function fileEntry({ name, tier, form, ...facts }: DumpFile, version: string, site: string) {
  const { family, ...rest } = facts;
  return {
    family,
    access_level: tier,
    url: `${site}/datasets/${version}/${name}`,
    latest_url: `${site}/datasets/latest/${name}`,
    format: 'ndjson.gz',
    ...rest,
    schema_url: form === 'record' ? schemaUrl(site, family) : null,
  };
}

/** A file that needs a key: its name and tier, and nothing that is counted from what is in it. */
function closedEntry(one: DumpFile, version: string, site: string) {
  const { family, access_level, url, latest_url, format } = fileEntry(one, version, site);
  const unsaid = {
    ...{ bytes: null, sha256: null, sha256_uncompressed: null, rows: null },
    ...{ schema_version: null, schema_url: null, min_updated_at: null, max_updated_at: null },
  };
  return { family, access_level, url, latest_url, format, ...unsaid };
}

const schemaPath = '/schemas/{family}';

/** Where the JSON Schema of a family's rows is. */
export function schemaUrl(site: string, family: string): string {
  return site + href({ path: schemaPath }, { family });
}

export function schemaOperation(families: readonly Family[]): Operation {
  const published = families.filter(isPublished);
  return operation({
    name: 'get_schema',
    method: 'GET',
    path: schemaPath,
    tier: 'public',
    tag: 'Dumps',
    summary: 'The JSON Schema of the rows of a family, as the caller may see them.',
    input: {
      family: inPath(
        example(
          oneOf(
            published.map(({ name }) => name),
            'The family.',
          ) as ReturnType<typeof oneOf<string>>,
          'grants',
        ),
      ),
    },
    refuses: ['tier_required'],
    output: () => ({ type: 'object' }),
    cached: true,
    run: ({ family: name }, { tier, site }) => {
      const family = published.find((one) => one.name === name) as Family;
      if (!reaches(tier, family.tier)) throw tierRequired(name, family.tier, tier);
      const head = {
        $schema: 'https://json-schema.org/draft/2020-12/schema',
        $id: schemaUrl(site, name),
        description: family.summary,
      };
      return answerOf({ ...head, ...publishedSchema(recordSchema(family, tier, 'row')) });
    },
  });
}
