// A record in the operator's format becomes a change of the ledger here, or is refused with a reason
// per member. The schema follows from the family's declaration: what the service computes itself is
// not accepted, and neither is any member that no declaration names.
//
// The personal layer (health, family, observations on photos, aircraft or money) has no field anywhere. Where a
// declaration leaves an object open, its members are those of a vocabulary: what that does not name is left out and
// told, and a name of the personal layer refuses the record.

import { Compile, type Validator } from 'typebox/schema';
import { accepts, fieldErrors } from '../kernel/accepts.ts';
import { declaredRecord, type OnLeftOut, openMembers } from '../kernel/declared-members.ts';
import type { Doc, Family } from '../kernel/family.ts';
import { type Field, type JsonSchema, shaped, stored } from '../kernel/field.ts';
import { formatSuffixes } from '../kernel/format-suffixes.ts';
import { nearest } from '../kernel/nearest.ts';
import { schemaOf } from '../kernel/operation.ts';
import { isPersonal } from '../kernel/personal-layer.ts';
import type { FieldError } from '../kernel/refusal.ts';
import { lazily, onceFor } from '../kernel/remembered.ts';
import type { Change } from './ledger.ts';

interface Format {
  readonly schema: JsonSchema;
  /** Whether a record fits the schema. */
  readonly fits: (record: Doc) => boolean;
  /** What says why one does not; compiled when it is asked for. */
  readonly validator: () => Validator;
  readonly members: readonly [string, Field][];
  /** The members in which names of the personal layer may stand: of members, or of dimensions. */
  readonly searched: readonly string[];
}

const formatOf = onceFor((family: Family): Format => {
  const schema = importSchema(family);
  const members = Object.entries(brought(family));
  const open = new Set(openMembers(family).map(([member, { inside }]) => (inside ? 'detail' : member)));
  const searched = members.filter(
    ([member, field]) => open.has(member) || JSON.stringify(field.schema).includes('"dimension"'),
  );
  return {
    schema,
    fits: fitting(schema),
    validator: lazily(() => Compile(schema)),
    members,
    searched: searched.map(([member]) => member),
  };
});

/**
 * Whether a record fits a schema: as its validator says, but that lists of texts are looked through for the same text
 * once more by comparing the texts themselves, where the validator makes a hash of each.
 */
function fitting(schema: JsonSchema): (record: Doc) => boolean {
  const { plain, lists } = withoutOnce(schema);
  const detail = withoutOnce(plain.properties?.detail ?? {});
  const properties = { ...plain.properties, ...(detail.lists.length > 0 ? { detail: detail.plain } : {}) };
  const validator = Compile({ ...plain, properties } as JsonSchema);
  const isOnce = (list: unknown) => !Array.isArray(list) || new Set(list).size === list.length;
  const hold = (object: Doc, members: readonly string[]) => members.every((member) => isOnce(object[member]));
  return (record) =>
    validator.Check(record) && hold(record, lists) && hold((record.detail ?? {}) as Doc, detail.lists);
}

interface Schema {
  readonly properties?: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
}

/** A schema in which lists of texts may hold one twice, and the members that are such lists. */
function withoutOnce(schema: Schema): { readonly plain: Schema; readonly lists: readonly string[] } {
  const once = Object.entries(schema.properties ?? {}).filter(
    ([, { type, uniqueItems, items }]) =>
      type === 'array' &&
      uniqueItems === true &&
      (items as { type?: unknown } | undefined)?.type === 'string',
  );
  const loose = once.map(([member, { uniqueItems: _once, ...rest }]) => [member, rest] as const);
  const properties = { ...schema.properties, ...Object.fromEntries(loose) };
  return { plain: { ...schema, properties }, lists: once.map(([member]) => member) };
}

/** The members that an operator's record may carry. */
function brought(family: Family): Record<string, Field> {
  const fields: Record<string, Field> = {};
  const within: Record<string, Field> = {};
  for (const [member, field] of Object.entries(family.fields)) {
    if (field.from === 'record') (field.inside ? within : fields)[member] = field;
  }
  if (Object.keys(within).length > 0) {
    fields.detail = stored(
      shaped(
        schemaOf(within, () => false),
        'Members of the detail.',
      ),
    );
  }
  return fields;
}

/** The JSON Schema of one line of `{family}.ndjson`. */
export function importSchema(family: Family): JsonSchema {
  const moments = new Set(['created_at', 'updated_at']);
  return schemaOf(brought(family), (member, field) => !field.optional && !moments.has(member));
}

/**
 * Reads one record of a family. `leftOut` is told of each member that no declaration and no vocabulary names; `text`
 * is the JSON that the value was read from, where it is at hand.
 * @returns the change to append, or what is wrong with the record, member by member
 */
export function readRecord(
  family: Family,
  value: unknown,
  leftOut?: OnLeftOut,
  text?: string,
): Change | readonly FieldError[] {
  const read = rereadRecord(family, value, leftOut, text);
  const flaw = 'record' in read && read.record ? unaddressed(read.record) : null;
  return flaw ? [flaw] : read;
}

/** The same of a record that the ledger holds, with members changed: its name was taken before, whatever it is. */
export function rereadRecord(
  family: Family,
  value: unknown,
  leftOut?: OnLeftOut,
  text?: string,
): Change | readonly FieldError[] {
  const { schema, fits, validator, members, searched } = formatOf(family);
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    return [{ field: '', code: 'type', message: 'A record must be a JSON object.' }];
  }
  const { removed, removal_reason, ...given } = value as Doc;
  if (removed !== undefined && typeof removed !== 'boolean') return [wrong('removed', 'true or false')];
  if (removed === true) return removal(family, given, removal_reason);
  for (const member of searched) {
    const intruder = personalMember(given[member], member);
    if (intruder) return [personally({ field: intruder, code: 'unknown', message: '' }, true)];
  }
  const record = declaredRecord(family, given, leftOut);
  if (!fits(record)) {
    const errors = fieldErrors(schema, validator().Errors(record)[1], record).map((error) =>
      personally(withPlace(family, error)),
    );
    return errors.length > 0 ? errors : [wrong('', accepts(schema))];
  }
  const filled: Record<string, unknown> = {};
  for (const [member, field] of members) {
    const value = record[member];
    if (value !== undefined && !same(value, field.fallback)) filled[member] = value;
  }
  if (filled.text_policy === 'excerpt_only' && !filled.source_url && !filled.url) {
    const message = 'source_url must say where the text stands that is shown as an excerpt only.';
    return [{ field: 'source_url', code: 'required', message }];
  }
  const unfit = text !== undefined && isPlain(text) ? null : noText(filled);
  if (unfit) return [unfit];
  const flaw = contradiction(filled);
  if (flaw) return [flaw];
  return { family: family.name, id: record.id as string, record: filled, slug: slugOf(filled) };
}

/** What no schema says: a record merged into itself. */
function contradiction({ id, merged_into }: Doc): FieldError | null {
  if (merged_into === undefined || merged_into !== id) return null;
  return { field: 'merged_into', code: 'merged', message: 'merged_into must name another record.' };
}

/** A name that no address can hold, or that means a format of another record there. */
function unaddressed({ id, public_id, slug }: Doc): FieldError | null {
  for (const [field, name] of Object.entries({ id, public_id, slug })) {
    if (typeof name !== 'string') continue;
    const refused = (sentence: string) => ({ field, code: 'address', message: `${field} ${sentence}` });
    if (name === '.' || name === '..') return refused(`must not be ${name}, which is lost in addresses.`);
    // Who calls records by numbers or addresses of their own does so by their ids.
    if (field === 'id') continue;
    if (/[\s\p{Cc}/?#%]/u.test(name))
      return refused(
        'stands in addresses: it must hold no blank, no control character, and none of / ? # %.',
      );
    const suffix = formatSuffixes.find((one) => name.endsWith(one));
    if (suffix) return refused(`must not end in ${suffix}, which asks for a format of a record.`);
  }
  return null;
}

/** The name in addresses that a record gives itself. */
export function slugOf(record: Doc): string | null {
  return ((record.public_id ?? record.slug) as string | undefined) ?? null;
}

function removal(family: Family, record: Doc, reason: unknown): Change | readonly FieldError[] {
  if (typeof record.id !== 'string' || record.id === '') return [wrong('id', 'text')];
  if (reason !== undefined && typeof reason !== 'string') return [wrong('removal_reason', 'text')];
  const unfit = noText({ id: record.id, removal_reason: reason }) ?? misspelt(family, record, reason);
  if (unfit) return [unfit];
  return { family: family.name, id: record.id, record: null, reason: reason ?? 'source_removed' };
}

const erasing = 'privacy_request';

/**
 * What a removal seems to mean and does not say: a misspelt privacy_request would leave every version of the record in
 * place. Other reasons are an operator's own words.
 */
function misspelt(family: Family, record: Doc, reason: string | undefined): FieldError | null {
  const taken = new Set(formatOf(family).members.map(([member]) => member));
  const unknown = Object.keys(record).find((member) => !taken.has(member));
  if (unknown !== undefined) {
    const near = nearest(unknown, ['removal_reason', ...taken]);
    const hint = near ? `, or did you mean ${near}?` : '.';
    return { field: unknown, code: 'unknown', message: `${unknown} is not a known member; remove it${hint}` };
  }
  if (record.merged_into) {
    const message = 'merged_into leads on from a record that stays; leave out removed.';
    return { field: 'merged_into', code: 'merged', message };
  }
  if (reason === undefined || reason === erasing) return null;
  if (!/privacy/i.test(reason) && nearest(reason, [erasing]) === null) return null;
  const message = `removal_reason ${reason} erases nothing; did you mean ${erasing}?`;
  return { field: 'removal_reason', code: 'invalid', message };
}

function wrong(field: string, expected: string): FieldError {
  return { field, code: 'type', message: `${field || 'The record'} must be ${expected}.` };
}

function same(value: unknown, fallback: unknown): boolean {
  if (value === fallback) return true;
  if (typeof value !== 'object' || value === null || typeof fallback !== 'object' || fallback === null)
    return false;
  return Object.keys(value).length === 0 && Array.isArray(value) === Array.isArray(fallback);
}

/** A member that answers show and a record does not bring there: what to do with it. */
function withPlace(family: Family, error: FieldError): FieldError {
  const field = error.code === 'unknown' ? family.fields[error.field.replace(/^detail\./, '')] : undefined;
  if (!field) return error;
  const { from, inside } = field;
  const advice = from !== 'record' ? 'is computed; leave it out' : inside ? 'belongs into detail' : null;
  return advice === null ? error : { ...error, message: `${error.field} ${advice}.` };
}

function personally(error: FieldError, known = false): FieldError {
  const member = error.field.split('.').at(-1) ?? '';
  if (error.code !== 'unknown' || !(known || isPersonal(member))) return error;
  const message = `${error.field} belongs to the personal layer, which is never stored; remove it.`;
  return { field: error.field, code: 'personal_layer', message };
}

/** Where a member bears a name of the personal layer, or a dimension that is scored does: answers show it as one. */
function personalMember(value: unknown, path: string): string | null {
  if (typeof value !== 'object' || value === null) return null;
  const isList = Array.isArray(value);
  for (const member of Object.keys(value)) {
    const inner = (value as Doc)[member];
    if (!isList && isPersonal(member)) return `${path}.${member}`;
    if (member === 'dimension' && typeof inner === 'string' && isPersonal(inner)) return `${path}.${member}`;
    if (typeof inner !== 'object' || inner === null) continue;
    const found = personalMember(inner, member);
    if (found) return `${path}.${found}`;
  }
  return null;
}

/** Whether no escape of JSON and no character of its own can stand for what is no text. */
function isPlain(text: string): boolean {
  return text.isWellFormed() && !text.includes('\u007f') && !/\\[bfu]/.test(text);
}

/** The member that holds what is no text: a control character other than tab and line ends, a lone surrogate. */
function noText(record: Doc): FieldError | null {
  // JSON escapes all of them but the last (DEL); nothing else looks like that.
  const suspect = /(?<!\\)(?:\\\\)*\\(?:[bf]|u(?:00|d[89a-f]))|\u007f/;
  const text = JSON.stringify(record);
  if (isPlain(text) || !suspect.test(text)) return null;
  const holds = (member: string) => suspect.test(JSON.stringify(record[member]) ?? '');
  const field = Object.keys(record).find(holds) as string;
  return { field, code: 'control', message: `${field} holds a control character.` };
}
