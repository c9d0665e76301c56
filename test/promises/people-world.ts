// A catalogue that names two people at every place where families name people.

import { families } from '../../src/families.ts';
import { builders } from '../support/records.ts';
import type { Named } from './ask-everything.ts';

type Doc = Readonly<Record<string, unknown>>;

/** In their names and nowhere else. */
export const canary = 'zyxwvutq';
export const hero = { id: 'one-hero', public_id: `${canary}-jane`, name: `Jane ${canary}` };
export const investor = {
  id: 'one-investor',
  public_id: `${canary}-fund`,
  name: `Joan ${canary}`,
  is_person: true,
};

/** An object that holds the value at a declared place. */
function holding(path: string, value: unknown, beside: Doc): Doc {
  const [first = '', ...rest] = path.split('.');
  const member = first.replace(/\[\]$/, '').replace('*', 'sources');
  const inner = rest.length > 0 ? holding(rest.join('.'), value, beside) : value;
  const whole =
    rest.length === 0 && !first.endsWith('[]') ? { ...beside, [member]: inner } : { [member]: inner };
  return first.endsWith('[]') ? { [member]: [inner] } : whole;
}

/** For each place of each family a record that names one of the two there. */
export function peopleWorld(): readonly Named[] {
  const named: Named[] = [];
  for (const { name: family, people = {} } of families.filter(({ of }) => of === undefined)) {
    for (const [path, place] of Object.entries(people)) {
      const by = typeof place === 'string' ? place : place.by;
      const values: Readonly<Record<string, string>> = {
        name: `Dr ${canary}, Jane`,
        kind: hero.public_id,
        heroes: hero.public_id,
      };
      const asInvestor = path === 'investor_id' ? investor.id : investor.public_id;
      const beside: Doc = by === 'kind' ? { kind: family === 'ideas' ? 'person' : 'hero' } : {};
      const build = builders[family] as (given: Doc) => Doc;
      named.push({ family, record: build(holding(path, values[by] ?? asInvestor, beside)) });
    }
  }
  return named;
}
