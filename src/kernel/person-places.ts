// Where a record names people. A family declares the places, so that a person who is erased is found by what
// members mean, and not by reading text:
//
//   people: {
//     'endorsements[].person_name': 'name',        the name of a person
//     'endorsements[].hero_public_id': 'heroes',   the id or the slug of a record of that family
//     'matches[].public_id': 'kind',               the same, where `kind` beside it says of which family
//     investor_id: { by: 'investors', goes: 'record' },
//   }
//
// `[]` steps into a list, `*` into every member of an object. What goes with the person is the innermost entry
// of a list, else the member; `goes` says otherwise.

import type { Doc } from './family.ts';
import type { Fields } from './field.ts';

/** What a member holds: a person's name, what `kind` says, or the id of a record of a family. */
type NamedBy = 'name' | 'kind' | (string & {});

interface PersonPlace {
  readonly by: NamedBy;
  readonly goes: 'member' | 'record';
}

export type PersonPlaces = Readonly<Record<string, NamedBy | PersonPlace>>;

/** Whether a value at a place names the person; `beside` are the members that stand with it. */
export type NamesPerson = (value: string, by: NamedBy, beside: Doc) => boolean;

/** The record without a person: the same object where it does not name them, null where it goes whole. */
export function withoutPerson(record: Doc, places: PersonPlaces, names: NamesPerson): Doc | null {
  let left = record;
  for (const [path, place] of Object.entries(places)) {
    const { by, goes } = typeof place === 'string' ? { by: place, goes: null } : place;
    const struck = strike(left, stepsOf(path), { by, goes, names }, { beside: left, inList: false });
    if (struck === removed || (goes === 'record' && struck !== left)) return null;
    left = struck as Doc;
  }
  return left;
}

/** Stands for what goes with the person. */
const removed = Symbol('gone');

interface Striking {
  readonly by: NamedBy;
  readonly goes: 'member' | 'record' | null;
  readonly names: NamesPerson;
}

interface Within {
  /** The object that the value stands in. */
  readonly beside: Doc;
  readonly inList: boolean;
}

function strike(value: unknown, steps: readonly string[], how: Striking, within: Within): unknown {
  const [step, ...rest] = steps;
  if (step === undefined) {
    return typeof value === 'string' && how.names(value, how.by, within.beside) ? removed : value;
  }
  if (typeof value !== 'object' || value === null) return value;
  if (step === '[]') {
    if (!Array.isArray(value)) return value;
    const struck = value.map((one) => strike(one, rest, how, { ...within, inList: true }));
    return struck.every((one, at) => one === value[at]) ? value : struck.filter((one) => one !== removed);
  }
  let left = value as Doc;
  for (const member of step === '*' ? Object.keys(left) : [step]) {
    const inner = strike(left[member], rest, how, { ...within, beside: left });
    if (inner === left[member]) continue;
    if (inner !== removed) left = { ...left, [member]: inner };
    else if (within.inList && how.goes !== 'member') return removed;
    else left = without(left, member);
  }
  return left;
}

function without(object: Doc, member: string): Doc {
  const { [member]: _gone, ...rest } = object;
  return rest;
}

/** The steps of a place. */
export function stepsOf(path: string): readonly string[] {
  return path.split('.').flatMap((part) => (part.endsWith('[]') ? [part.slice(0, -2), '[]'] : [part]));
}

/** What is wrong with a declared place; null when nothing is. */
export function placeFlaw(member: 'people' | 'refers', path: string, fields: Fields): string | null {
  const [first = '', second = ''] = stepsOf(path);
  const field = first === 'detail' && !fields.detail ? fields[second] : fields[first];
  return field?.from === 'record' ? null : `${member} names ${path}, which no record brings`;
}
