// Conferences with their submission deadlines, from lists that researchers keep by hand.

import { basename } from 'node:path';
import { decoded } from '../reading/encoding.ts';
import { listOf, readItems, wholeFile } from '../reading/read-lines.ts';
import {
  type HarvestContext,
  type OperatorRecord,
  type Reading,
  type Source,
  SourceError,
} from '../reading/source.ts';
import { type Edition, editionKey, readEdition } from './edition.ts';
import { conferenceEvent } from './event.ts';
import { fetchConferences } from './live.ts';
import { readYaml, YamlError } from './yaml.ts';

type Editions = Map<string, Edition>;

const yamlMebibytes = 8;

export const conferences: Source = {
  name: 'conferences',
  family: 'events',
  credit: {
    name: 'AI deadlines of Hugging Face',
    url: 'https://github.com/huggingface/ai-deadlines',
    licence: 'MIT',
    licence_url: 'https://github.com/huggingface/ai-deadlines/blob/main/LICENSE',
    statement: 'Conference deadlines from huggingface/ai-deadlines and the lists before it.',
  },
  summary: 'Scientific conferences and their submission deadlines (the list of Hugging Face).',
  files: 'lists of conferences as YAML (.yml, .yaml) or as a JSON array (.json)',
  readFiles,
  readLive: async (service, context) => {
    const { files, watermark, unchanged } = await fetchConferences(service);
    const editions: Editions = new Map();
    for (const { name, bytes } of files) await addYaml(editions, name, bytes, context);
    return { ...readingOf(editions, context), watermark: () => watermark, unchanged };
  },
  // An edition that took place remains a fact when lists drop it.
  left: (record) => record,
};

async function readFiles(paths: readonly string[], context: HarvestContext): Promise<Reading> {
  const editions: Editions = new Map();
  for (const path of paths) {
    if (/\.ya?ml(\.gz)?$/.test(path))
      await addYaml(editions, basename(path), await wholeFile(path, yamlMebibytes), context);
    else
      for await (const { where, value } of readItems(path, context.refuse))
        add(editions, where, value, context);
  }
  return readingOf(editions, context);
}

/** A file outside the known YAML, or not in UTF-8, is refused as a whole; the other files go on. */
async function addYaml(
  editions: Editions,
  name: string,
  bytes: Uint8Array,
  context: HarvestContext,
): Promise<void> {
  try {
    const rows = await readYaml(decoded(bytes, 'the file'));
    if (!Array.isArray(rows)) throw new YamlError('it is not a list of conferences');
    for (const [index, row] of listOf(rows).entries()) add(editions, `${name}[${index}]`, row, context);
  } catch (error) {
    if (!(error instanceof YamlError || error instanceof SourceError)) throw error;
    context.refuse(name, error.message);
  }
}

/** Of two lists with one edition the more trusted one counts, and within one list the first entry. */
function add(editions: Editions, where: string, row: unknown, context: HarvestContext): void {
  try {
    const edition = readEdition(row);
    const key = editionKey(edition);
    const known = editions.get(key);
    if (!known || edition.rank < known.rank) editions.set(key, edition);
  } catch (error) {
    if (!(error instanceof Error)) throw error;
    context.refuse(where, error.message);
  }
}

/** Never complete: a list is what its keepers thought of, and a missing edition says nothing. */
function readingOf(editions: Editions, context: HarvestContext): Reading {
  return { records: events(editions, context), complete: false };
}

async function* events(editions: Editions, context: HarvestContext): AsyncGenerator<OperatorRecord> {
  for (const edition of editions.values()) yield conferenceEvent(edition, context);
}
