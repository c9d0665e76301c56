// What an item of content is about, as each tier may know it: a record that a tier does not read is not
// named to it, whether it is hidden, erased or was never there.

import type { Doc, Family, Follows, Related } from '../../kernel/family.ts';
import { type Filter, where } from '../../kernel/filter.ts';
import { reaches, type Tier } from '../../kernel/tier.ts';
import { visible } from '../../kernel/visible.ts';
import { companies } from '../companies/companies.ts';
import { heroes } from '../heroes/heroes.ts';
import { investors } from '../investors/investors.ts';
import { preservationCompanies } from '../preservation-companies.ts';
import { ratedProjects } from '../rated-projects/rated-projects.ts';
import { theories } from '../theories/theories.ts';

type Subject = Readonly<{ kind: string; public_id: string }>;

/** The kinds of subjects that are records which not everybody may read. */
const kinds: ReadonlyMap<string, Family> = new Map<string, Family>([
  ['company', companies],
  ['investor', investors],
  ['hero', heroes],
  ['preservation_company', preservationCompanies],
  ['rated_project', ratedProjects],
  ['theory', theories],
]);

/** The family that each kind stands for. */
export const subjectFamilies: Readonly<Record<string, string>> = Object.fromEntries(
  [...kinds].map(([kind, { name }]) => [kind, name]),
);

/** What an item is about, as a tier may know it. Subjects of other kinds are words and no records. */
export function subjectsFor(
  { subjects }: { readonly subjects: readonly Doc[] },
  related: Related,
  tier: Tier,
): readonly Doc[] {
  return subjects.filter((subject) => {
    const { kind, public_id } = subject as Subject;
    const family = kinds.get(kind);
    if (family === undefined) return true;
    const record = related.record(family.name, public_id);
    if (record === null || record.merged_into) return false;
    const seenFrom = family.visible ? family.visible(record, related) : family.tier;
    return seenFrom !== null && reaches(tier, seenFrom) && reaches(tier, family.tier);
  });
}

/** The records that an item names, kind by kind. */
export const subjectLinks: Readonly<
  Record<string, (item: { readonly subjects: readonly Doc[] }) => readonly string[]>
> = Object.fromEntries(
  [...kinds.keys()].map((kind) => [
    linkOf(kind),
    ({ subjects }: { readonly subjects: readonly Doc[] }) =>
      subjects.filter((one) => one.kind === kind).map(({ public_id }) => public_id as string),
  ]),
);

/** An item is rendered again when a record changes that it names. */
export const subjectFollows: readonly Follows[] = [...kinds].map(([kind, { name }]) => ({
  family: name,
  by: { mine: linkOf(kind) },
}));

/** Items about a record that the caller may read, named as kind/public_id; of another kind, items that say so. */
export const subjectFilter: Filter = where(
  { type: 'string', minLength: 1, maxLength: 200, examples: ['company/ombrelune-bio'] },
  'Whom or what it is about, as kind/public_id.',
  (value, _now, tier) => {
    const [kind = '', ...rest] = String(value).split('/');
    const name = rest.join('/');
    const family = kinds.get(kind);
    if (family === undefined) {
      return {
        sql: `t.id in (select c.id from ${visible('content', tier)} c join links l on l.family = 'content' and l.link = 'subjects' and l.id = c.id and l.target = ?
          where exists (select 1 from json_each(c.text, '$.subjects') s where s.value ->> 'kind' = ? and s.value ->> 'public_id' = ?))`,
        binds: [name, kind, name],
      };
    }
    return {
      sql: `t.id in (select l.id from links l where l.family = 'content' and l.link = '${linkOf(kind)}' and l.target = ?
        and exists (select 1 from ${visible(family.name, tier)} v where v.public_id = ?))`,
      binds: [name, name],
    };
  },
);

function linkOf(kind: string): string {
  return kind === 'investor' ? 'investors' : `subject_${kind}`;
}
