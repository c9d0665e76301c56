// A catalogue of some size: the demo with that many grants, as files and as a data folder. So that the
// detail of a theory can be asked for without asking twice, its companies and their theories are there
// many times over.

import { createReadStream } from 'node:fs';
import { appendFile, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { demoId } from '../demo/ids.ts';
import { writeDemo } from '../demo/write.ts';
import { type Asks, distinctLists, inTurn, shuffled, wordsOf } from './asks.ts';
import { perennial } from './processes.ts';

export interface Dataset {
  readonly size: number;
  /** The folder of `{family}.ndjson`. */
  readonly files: string;
  /** The data folder. */
  readonly data: string;
  /** What a process of the program is told of it. */
  readonly env: Readonly<Record<string, string>>;
  /** Seconds that writing the files, importing the grants alone, and importing the rest took. */
  readonly seconds: { readonly files: number; readonly grants: number; readonly rest: number };
  readonly distinct: readonly string[];
  readonly words: readonly string[];
  /** Slugs of grants that can be asked for. */
  readonly slugs: readonly string[];
  /** Goes on through the distinct lists, whichever part asks. */
  readonly asks: Asks;
}

/** Settings under which a server is measured. */
export const settings = {
  PORT: '0',
  RATE_LIMIT: 'off',
  LOG_LEVEL: 'warn',
  DUMP_AT: 'off',
  DATABASE_URL: '',
  TRUST_PROXY: '127.0.0.1',
};

/** So many that a server does not keep the answers of all of them. */
const copies = 150;
/** Grants whose words and slugs are asked for. */
const read = 20_000;

export async function makeDataset(folder: string, size: number, now: () => number): Promise<Dataset> {
  const files = join(folder, `files-${size}`);
  const data = join(folder, `data-${size}`);
  const env = { ...settings, PERENNIAL_DATA: data };
  let began = now();
  const lap = () => {
    const took = (now() - began) / 1000;
    began = now();
    return took;
  };
  await writeDemo(files, { now: new Date(), size });
  await copyTheories(files);
  const written = lap();
  await perennial(['import', join(files, 'grants.ndjson')], env);
  const grants = lap();
  await perennial(['import', files], env);
  const rest = lap();
  const lines = await grantLines(files, read);
  const records = lines.map((line) => JSON.parse(line) as { public_id: string; verified: boolean });
  const words = wordsOf(lines);
  const labels = (await firstLines(join(files, 'labels.ndjson'), 1_000)).map(
    (line) => (JSON.parse(line) as { slug: string }).slug,
  );
  const distinct = distinctLists(words, labels);
  return {
    size,
    files,
    data,
    env,
    seconds: { files: written, grants, rest },
    distinct,
    words: words.content,
    slugs: shuffled(records.filter(({ verified }) => verified).map(({ public_id }) => public_id)),
    asks: inTurn(distinct),
  };
}

/** The first grants as lines. */
export function grantLines(files: string, most: number): Promise<string[]> {
  return firstLines(join(files, 'grants.ndjson'), most);
}

async function firstLines(file: string, most: number): Promise<string[]> {
  const lines: string[] = [];
  const input = createReadStream(file);
  for await (const line of createInterface({ input })) {
    if (lines.push(line) >= most) break;
  }
  input.destroy();
  return lines;
}

/** The records of a small file. */
async function recordsOf(file: string): Promise<Record<string, unknown>[]> {
  return (await readFile(file, 'utf8'))
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as Record<string, unknown>);
}

async function copyTheories(files: string): Promise<void> {
  const companies = (await recordsOf(join(files, 'companies.ndjson'))).filter(
    ({ is_public, disqualified }) => is_public && !disqualified,
  );
  const theories = await recordsOf(join(files, 'theories.ndjson'));
  const added = { companies: '', theories: '' };
  for (let copy = 1; copy <= copies; copy++) {
    for (const company of companies) {
      const id = demoId('companies', `${company.id}-${copy}`);
      const public_id = `${company.public_id}-${copy}`;
      added.companies += `${JSON.stringify({ ...company, id, public_id })}\n`;
      for (const theory of theories.filter(({ owner_id }) => owner_id === company.id)) {
        const own = { id: demoId('theories', `${theory.id}-${copy}`), owner_id: id };
        added.theories += `${JSON.stringify({ ...theory, ...own })}\n`;
      }
    }
  }
  await appendFile(join(files, 'companies.ndjson'), added.companies);
  await appendFile(join(files, 'theories.ndjson'), added.theories);
}
