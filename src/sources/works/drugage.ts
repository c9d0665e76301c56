// Papers on compounds and lifespan from the bibliography of DrugAge: what a theory or an idea on such a compound may
// cite. Identifiers, titles and years alone; names of authors are left out.

import { basename } from 'node:path';
import { sourceId } from '../reading/ids.ts';
import { mapItems } from '../reading/map-items.ts';
import { type FileItem, readLines } from '../reading/read-lines.ts';
import {
  type HarvestContext,
  noService,
  type OperatorRecord,
  type Source,
  SourceError,
  stays,
} from '../reading/source.ts';
import { oneLine } from '../reading/text.ts';

export const drugage: Source = {
  name: 'drugage',
  family: 'works',
  credit: {
    name: 'DrugAge, Human Ageing Genomic Resources',
    url: 'https://genomics.senescence.info/drugs/',
    licence: 'CC-BY-3.0',
    licence_url: 'https://creativecommons.org/licenses/by/3.0/',
    statement: 'Bibliography of DrugAge, Human Ageing Genomic Resources (CC BY 3.0; Barardo et al. 2017).',
  },
  summary: 'Papers on compounds and lifespan, for the check of citations, from DrugAge; from files alone.',
  files: 'its bibliography (.csv with the columns title, pubmed and year)',
  readFiles: async (paths, context) =>
    mapItems(rows(paths, context), (row) => paper(row as Row), context, { complete: false }),
  readLive: noService,
  left: stays,
};

type Row = Readonly<Record<string, string>>;

async function* rows(paths: readonly string[], context: HarvestContext): AsyncGenerator<FileItem> {
  for (const path of paths) {
    let head: readonly string[] | null = null;
    for await (const { where, text, fault } of readLines(path)) {
      if (fault) context.refuse(where, fault);
      if (text.trim() === '') continue;
      const cells = cellsOf(text);
      if (head !== null) {
        yield { where, value: Object.fromEntries(head.map((name, at) => [name, cells[at] ?? ''])) };
        continue;
      }
      head = cells;
      for (const name of ['title', 'pubmed', 'year'])
        if (!cells.includes(name)) throw new SourceError(`${basename(path)} has no column ${name}`);
    }
  }
}

/** The cells of a line of CSV; a quotation mark in a cell is written twice. */
function cellsOf(line: string): readonly string[] {
  return [...line.matchAll(/(?:^|,)(?:"((?:[^"]|"")*)"|([^,]*))/g)].map(
    ([, quoted, plain]) => quoted?.replaceAll('""', '"') ?? plain ?? '',
  );
}

/** Null for a row without a title or a PubMed number: nothing can be held against it. */
function paper({ title, pubmed, year }: Row): OperatorRecord | null {
  const name = oneLine(title);
  if (pubmed === undefined || !/^[1-9]\d{0,8}$/.test(pubmed) || name === null) return null;
  return {
    id: sourceId(`drugage:${pubmed}`),
    ids: { pmid: pubmed },
    title: name,
    ...(/^\d{4}$/.test(year ?? '') ? { year: Number(year) } : {}),
    retracted: false,
    source: 'drugage',
    source_url: `https://pubmed.ncbi.nlm.nih.gov/${pubmed}/`,
  };
}
