// Calls for any topic, in which research on ageing takes part: their title names none, and still they fit.

import type { Doc, Family } from '../../kernel/family.ts';
import type { ListRequest, Reader, RowSet } from '../../kernel/reader.ts';

const label = 'open-to-ageing-research';
/** What the member open_to_ageing says of such a call, where it was assessed. */
const general: ReadonlySet<string> = new Set(['any_field']);

/** What NIH calls the announcement of a scheme as such. */
const parent = 'parent';

/** How the great general schemes are titled. */
const titles = [
  'msca postdoctoral fellowships',
  'msca doctoral networks',
  'msca staff exchanges',
  'msca choose europe',
  'erc starting grant',
  'erc starting grants',
  'erc consolidator grant',
  'erc consolidator grants',
  'erc advanced grant',
  'erc advanced grants',
  'erc synergy grant',
  'erc synergy grants',
  'eic pathfinder open',
  'eic accelerator open',
  'eic transition open',
];
const beginning = new RegExp(`\\b(?:${titles.join('|').replaceAll(' ', '\\s+')})\\b`, 'i');

/** The sets of rows that are such calls. */
export function generalCalls(family: Family, reader: Reader, request: ListRequest): readonly RowSet[] {
  if (!family.filters?.labels_any) return [];
  if (family.filters.open_to_ageing) {
    return [...general].map((open_to_ageing) =>
      reader.rowSet(family, { ...request, filters: { ...request.filters, open_to_ageing } }),
    );
  }
  const filters = { ...request.filters, labels_any: [label] };
  return [
    reader.rowSet(family, { ...request, filters }),
    reader.rowSet(family, { ...request, phrases: titles, anyIn: family.heading as string }),
  ];
}

/** And of those that are announced for many institutes, without the one for ageing: they are few. */
export function callsOfManyInstitutes(
  family: Family,
  reader: Reader,
  request: ListRequest,
): readonly RowSet[] {
  if (!family.filters?.open_to_ageing) return [];
  const filters = { ...request.filters, open_to_ageing: 'no', q: parent };
  const met = [{ asked: parent, phrases: [parent], anyIn: family.heading as string, values: [] }];
  return [reader.rowSet(family, { ...request, filters, met })];
}

export function isGeneralCall(record: Doc): boolean {
  const openness = record.open_to_ageing;
  if (typeof openness === 'string') return general.has(openness) || isOfManyInstitutes(record);
  const labels = (record.labels ?? []) as readonly string[];
  return labels.includes(label) || beginning.test(String(record.title));
}

/** Whether it is the announcement of a scheme as such, as NIH calls it. */
export function isParent({ title }: Doc): boolean {
  return /\(parent\b/i.test(String(title));
}

/** Whether it is such an announcement, and the institute for ageing is not among those that its source lists. */
export function isOfManyInstitutes(record: Doc): boolean {
  return record.open_to_ageing === 'no' && isParent(record) && !isAdministrative(record);
}

/** Titles of what is no call for new work: for those who hold an award, or to say that one is coming. */
const administrative =
  /\b(?:change of (?:recipient|grantee)|successor[- ]in[- ]interest|administrative supplements?|type [4-7]\b|competing revision|request for information|notice of intent)/i;

export function isAdministrative(record: Doc): boolean {
  return administrative.test(String(record.title));
}
