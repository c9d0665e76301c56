// Where a record names records of other families by their id or slug. A family declares the places, so that what
// hangs on a record goes with it when it is merged into another one:
//
//   refers: {
//     organization_id: 'organizations',
//     'matches[].public_id': { company: 'companies' },    the family that `kind` beside it stands for
//     owner_id: { rated_project: 'rated_projects' },      the family that `owner_kind` stands for
//   }
//
// Places are written as those of people (person-places.ts), whose ids of records count here too.

import type { Doc, Family } from './family.ts';
import { stepsOf } from './person-places.ts';

type ReferenceTo = string | Readonly<Record<string, string>>;
export type References = Readonly<Record<string, ReferenceTo>>;

/** The name that a record goes by now; null where it goes by the one given. */
export type NewName = (family: string, name: string) => string | null;

/** The places of a family, those of people with them. */
export function referencesOf({ people = {}, refers = {} }: Pick<Family, 'people' | 'refers'>): References {
  const found: Record<string, ReferenceTo> = {};
  for (const [path, place] of Object.entries(people)) {
    const by = typeof place === 'string' ? place : place.by;
    if (by !== 'name' && by !== 'kind') found[path] = by;
  }
  return { ...found, ...refers };
}

/** The families that records of this one name. */
export function familiesNamed(family: Pick<Family, 'people' | 'refers'>): readonly string[] {
  const named = Object.values(referencesOf(family)).flatMap((to) =>
    typeof to === 'string' ? [to] : Object.values(to),
  );
  return [...new Set(named)];
}

/** The families, each behind those that its records name, as far as two do not name each other. */
export function namedFirst(families: readonly Family[]): readonly Family[] {
  const ordered = new Set<Family>();
  const put = (family: Family, below: readonly Family[]) => {
    if (ordered.has(family) || below.includes(family)) return;
    const named = familiesNamed(family);
    for (const one of families.filter(({ name }) => named.includes(name))) put(one, [...below, family]);
    ordered.add(family);
  };
  for (const family of families) put(family, []);
  return [...ordered];
}

/** What gives records the names that others go by now: it answers the same object where none is another one. */
export function renaming(references: References, newName: NewName): (record: Doc) => Doc {
  const places = Object.entries(references).map(([path, to]) => {
    const kind = (path.split('.').at(-1) as string).replace(/(?:public_)?id$/, 'kind');
    const name = (value: string, beside: Doc) => {
      const family = typeof to === 'string' ? to : to[String(beside[kind])];
      return (family === undefined ? null : newName(family, value)) ?? value;
    };
    return { steps: stepsOf(path), name };
  });
  return (record) =>
    places.reduce((doc, { steps, name }) => replaced(doc, steps, 0, name, doc) as Doc, record);
}

function replaced(
  value: unknown,
  steps: readonly string[],
  at: number,
  name: (value: string, beside: Doc) => string,
  beside: Doc,
): unknown {
  const step = steps[at];
  if (step === undefined) return typeof value === 'string' ? name(value, beside) : value;
  if (typeof value !== 'object' || value === null) return value;
  if (step === '[]') {
    if (!Array.isArray(value)) return value;
    const list = value.map((one) => replaced(one, steps, at + 1, name, beside));
    if (list.every((one, index) => one === value[index])) return value;
    // Of two that were merged it named both.
    return at + 1 === steps.length ? [...new Set(list)] : list;
  }
  const doc = value as Doc;
  const inner = replaced(doc[step], steps, at + 1, name, doc);
  return inner === doc[step] ? doc : { ...doc, [step]: inner };
}
