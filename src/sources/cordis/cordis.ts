// Projects of the European Union from CORDIS, as past awards of the calls that the catalogue holds: a project names
// the topic under which it was funded, and a call is found by it. Who coordinates it is the recipient.

import { existsSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { fetchIfChanged } from '../reading/conditional-fetch.ts';
import { csvRows, type Row } from '../reading/csv-rows.ts';
import { sourceId } from '../reading/ids.ts';
import { type Award, pastAwards } from '../reading/past-awards.ts';
import type { FileItem } from '../reading/read-lines.ts';
import { fileBytes, membersOf, textOf } from '../reading/read-lines.ts';
import {
  type HarvestContext,
  type LiveService,
  type Reading,
  type Source,
  SourceError,
  stays,
} from '../reading/source.ts';
import { oneLine } from '../reading/text.ts';
import { zipMember } from '../reading/zip.ts';

/** The framework programme whose calls are open. */
const archive = 'https://cordis.europa.eu/data/cordis-HORIZONprojects-csv.zip';
const mebibyte = 1024 * 1024;
/** Others saw 30 to 40 MB. */
const maxPackedBytes = 256 * mebibyte;
const maxTableBytes = 1024 * mebibyte;

export const cordis: Source = {
  name: 'cordis',
  family: 'grants',
  addsTo: 'past_awards',
  credit: {
    name: 'CORDIS',
    url: 'https://cordis.europa.eu',
    licence: 'CC-BY-4.0',
    licence_url: 'https://creativecommons.org/licenses/by/4.0/',
    statement: 'Projects from CORDIS, © European Union (CC BY 4.0).',
  },
  summary:
    'Projects of the European Union, as past awards of the calls under which they were funded, from CORDIS.',
  files: 'its archives of projects as CSV (.zip), or project.csv with organization.csv beside it',
  readFiles: async (paths, context) => read(paths, context),
  readLive: async (live, context) => readArchive(live, context),
  left: stays,
};

async function readArchive(live: LiveService, context: HarvestContext): Promise<Reading> {
  const { bytes, watermark } = await fetchIfChanged(live, archive, live.watermark, maxPackedBytes);
  if (bytes === null) return { ...read([], context), unchanged: true, watermark: () => watermark };
  const path = join(live.scratch, basename(archive));
  await writeFile(path, bytes);
  return read([path], context, () => watermark);
}

function read(paths: readonly string[], context: HarvestContext, watermark?: () => string | null): Reading {
  return pastAwards(
    projects(paths, context),
    (value) => awardOf(value, context.asOf ?? context.now),
    context,
    watermark,
  );
}

interface Funded {
  readonly project: Row;
  readonly coordinator: string | null;
}

/** Projects under calls that are held, each with who coordinates it; of the others nothing is kept. */
async function* projects(paths: readonly string[], context: HarvestContext): AsyncGenerator<FileItem> {
  for (const path of paths) {
    const wanted = new Map<string, { readonly where: string; readonly project: Row }>();
    for await (const { where, row } of table(path, 'project', context)) {
      if (topicsOf(row).some((one) => context.grantByNumber?.(one)))
        wanted.set(row.id as string, { where, project: row });
      else yield { where, value: { project: row, coordinator: null } };
    }
    const coordinators = new Map<string, string>();
    if (wanted.size > 0)
      for await (const { row } of table(path, 'organization', context))
        if (row.role === 'coordinator' && wanted.has(row.projectID as string))
          coordinators.set(row.projectID as string, row.name as string);
    for (const [id, { where, project }] of wanted)
      yield { where, value: { project, coordinator: coordinators.get(id) ?? null } satisfies Funded };
  }
}

const columns = {
  project: ['id', 'title', 'topics', 'ecMaxContribution', 'ecSignatureDate'],
  organization: ['projectID', 'role', 'name'],
} as const;

/** A table of an archive, or the file of that name beside the one that is given. */
function table(path: string, name: keyof typeof columns, context: HarvestContext) {
  const file = `${name}.csv`;
  const zipped = /\.zip$/i.test(path);
  const packed = path.endsWith('.gz') ? '.gz' : '';
  if (!zipped && basename(path, packed) !== 'project.csv')
    throw new SourceError(`${basename(path)} is no archive of CORDIS (.zip) and not its project.csv`);
  const beside = join(dirname(path), file + packed);
  if (!zipped && !existsSync(beside)) throw new SourceError(`there is no ${file} beside ${basename(path)}`);
  const bytes = zipped ? zipMember(path, file, maxTableBytes) : fileBytes(beside);
  return csvRows(bytes, { name: file, separator: ';', columns: columns[name], refuse: context.refuse });
}

function topicsOf(row: Row): readonly string[] {
  return (row.topics ?? '').split(/[;,\s]+/).filter((one) => one !== '');
}

/** A person who takes part in their own name stands as SURNAME Given; persons are no recipients here. */
const person = /^\p{Lu}[\p{Lu}'’-]+(?: \p{Lu}[\p{Lu}'’-]+)*(?: \p{Lu}\p{Ll}+)+$/u;

/** Null for a project whose coordinator is not named, or is a person. Throws SourceError for what is no project. */
function awardOf(value: unknown, readAt: Date): Award | null {
  const { project, coordinator } = value as Funded;
  const row = membersOf(project) as Row;
  const title = oneLine(textOf(row.title));
  if (title === null) throw new SourceError('the project has no title');
  const recipient = oneLine(coordinator);
  if (!/^\d+$/.test(row.id ?? '') || recipient === null || person.test(recipient)) return null;
  const signed = /^\d{4}(?=-\d\d-\d\d)/.exec(row.ecSignatureDate ?? '')?.[0];
  const amount = amountOf(row.ecMaxContribution);
  const url = `https://cordis.europa.eu/project/id/${row.id}`;
  return {
    numbers: topicsOf(row),
    noticed: row.ecSignatureDate ?? '',
    shown: {
      title,
      recipient,
      ...(amount === null ? {} : { amount: { amount, currency: 'EUR' } }),
      ...(signed === undefined ? {} : { year: Number(signed) }),
      url,
      source: {
        id: sourceId(`cordis:${row.id}`),
        name: 'CORDIS',
        url,
        kind: 'page',
        retrieved_at: readAt.toISOString(),
        licence: 'CC BY 4.0',
        text_policy: 'full',
      },
    },
  };
}

/** Some tables write 1234.5, some 1234,5; 0 is not declared. */
function amountOf(text: string | undefined): string | null {
  const plain = (text ?? '').replace(',', '.');
  return /^\d{1,12}(?:\.\d+)?$/.test(plain) && Number(plain) > 0 ? Number(plain).toFixed(2) : null;
}
