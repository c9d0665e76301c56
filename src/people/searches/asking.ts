// Asking a list for a saved search: the same operation, with the tier that its person has now, of some records
// alone.

import { hash } from 'node:crypto';
import type { Doc, Family } from '../../kernel/family.ts';
import { type JsonSchema, typesOf } from '../../kernel/field.ts';
import { parsed } from '../../kernel/json.ts';
import { paging } from '../../kernel/listing.ts';
import type { Context, Finder, Listed, Operation } from '../../kernel/operation.ts';
import { validInput } from '../../kernel/perform.ts';
import type { DatedRow, ListRequest, Reader } from '../../kernel/reader.ts';
import { invalid } from '../../kernel/refusal.ts';
import type { Tier } from '../../kernel/tier.ts';

/** What every search needs. */
export interface Catalogue {
  /** The operations; a search is of one that lists. */
  readonly operations: readonly Operation[];
  readonly reader: Reader;
  readonly finder?: Finder;
  readonly site: string;
}

/** The same over what an operation is asked with. */
export function catalogueOf(
  operations: readonly Operation[],
  { reader, finder, site }: Pick<Context, 'reader' | 'finder' | 'site'>,
): Catalogue {
  return { operations, reader, site, ...(finder ? { finder } : {}) };
}

export interface AskedList {
  readonly operation: Operation;
  readonly listed: Listed;
  readonly family: Family;
}

/** The list of this name, where people may keep searches of it; null for none. */
export function listNamed(operations: readonly Operation[], name: string): AskedList | null {
  const operation = operations.find((one) => one.name === name);
  const fits = operation?.method === 'GET' && !operation.audited && !operation.path.includes('{');
  if (!operation?.lists || !fits) return null;
  return { operation, listed: operation.lists, family: operation.lists.family };
}

/** The parameters in one order, without paging: one search has one spelling. */
export function canonicalQuery(query: string): string {
  const parameters = [...new URLSearchParams(query)].filter(
    ([name, value]) => value !== '' && !paging.has(name),
  );
  return new URLSearchParams(
    parameters.sort(([a, x], [b, y]) => (a === b ? (x < y ? -1 : 1) : a < b ? -1 : 1)),
  ).toString();
}

/** The input that a query means. @throws Refusal('invalid_input') where the list would refuse it */
export function inputOfQuery({ operation }: AskedList, query: string): Doc {
  const input: Record<string, unknown> = {};
  for (const [name, value] of new URLSearchParams(query)) {
    const param = operation.input[name];
    if (!param || name in input) throw invalid('query', `The list does not take ${name} like this.`);
    input[name] = typed(param.schema, value);
  }
  return validInput(operation, input);
}

function typed(schema: JsonSchema, value: string): unknown {
  const types = typesOf(schema, 'string');
  if (types.includes('boolean')) return value === 'true' ? true : value === 'false' ? false : value;
  if (types.includes('integer') || types.includes('number')) return Number(value);
  return types.includes('array') ? value.split(',').map((one) => one.trim()) : value;
}

interface Asking {
  readonly tier: Tier;
  readonly now: Date;
}

function requestOf(
  { listed }: AskedList,
  input: Doc,
  { reader, finder, site }: Catalogue,
  { tier, now }: Asking,
): ListRequest {
  const context: Context = { tier, now, reader, site, licence: '', ...(finder ? { finder } : {}) };
  return listed.request(input, context);
}

/** How many rows match in all, as the list says it. */
export function countOf(list: AskedList, input: Doc, catalogue: Catalogue, asking: Asking): number {
  return catalogue.reader.count(list.family, requestOf(list, input, catalogue, asking));
}

/** The rows that match, only of these records where they are given. */
export function matching(
  list: AskedList,
  input: Doc,
  catalogue: Catalogue,
  { ids, limit, ...asking }: Asking & { readonly ids?: readonly string[]; readonly limit: number },
): readonly DatedRow[] {
  const {
    offset: _offset,
    sort: _sort,
    order: _order,
    ...request
  } = requestOf(list, input, catalogue, asking);
  const own = {
    restrict: list.family.restrict?.(request.filters) ?? [],
    where: ids ? [{ sql: 't.id in (select value from json_each(?))', binds: [JSON.stringify(ids)] }] : [],
    order: 't.id',
  };
  return catalogue.reader.newest(list.family, { ...request, own, limit, offset: 0, uncounted: true });
}

/** Members whose change is told of, where a family has them. */
const watchedMembers = [
  'deadline',
  'deadlines',
  'submission_deadline',
  'status',
  'eligibility',
  'eligibility_text',
  'funding',
  'amount',
  'award',
  'start_date',
  'end_date',
  'location',
] as const;

export type Watched = Readonly<Record<string, string>>;

/** Short hashes of what is watched of a record, as a tier sees it. */
export function watchedOf(
  family: Family,
  id: string,
  { reader, site }: Catalogue,
  tier: Tier,
  now: Date,
): Watched {
  const one = reader.detail(family, id, tier, now);
  if (!one) return {};
  const record = parsed(one.text, site);
  const found = watchedMembers.filter((member) => member in family.fields && member in record);
  return Object.fromEntries(
    found.map((member) => [
      member,
      hash('sha256', JSON.stringify(record[member] ?? null), 'base64url').slice(0, 10),
    ]),
  );
}

/** Whether a member that both know is another one. */
export function differs(before: Watched, after: Watched): boolean {
  return Object.entries(after).some(
    ([member, print]) => before[member] !== undefined && before[member] !== print,
  );
}

/** The member that holds the last day to apply. */
export function deadlineOf(family: Family): 'deadline' | 'submission_deadline' | null {
  if ('deadline' in family.fields) return 'deadline';
  return 'submission_deadline' in family.fields ? 'submission_deadline' : null;
}
