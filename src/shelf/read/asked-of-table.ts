// What a condition asks of a table in memory: words and values by their numbers, phrases by the rows that have them.

import type { Reading } from '../../kernel/reader.ts';
import { numberOf } from '../layout/key.ts';
import type { Plan } from '../layout/plan.ts';
import { listWord, type Sought, type WordForm } from '../layout/words.ts';
import type { Carried, Condition, Where } from './condition.ts';
import type { WantedFacts } from './row-facts.ts';
import type { AskedForms, AskedRows, AskedWords, Slots } from './row-table.ts';
import type { FilledTable } from './row-tables.ts';
import type { WordNumbers } from './word-numbers.ts';

/** Whether a table knows which rows carry a value of a column. */
function isTold(plan: Plan, { column, value }: Carried): boolean {
  const found = plan.columns.find(({ name }) => name === column);
  return found !== undefined && (typeof value === 'string' ? found.counted : found.matched);
}

/** The number of a value that no row carries. */
const nobodys = -1;

/** What a condition asks of a table: with the parts of it that this says, all others being asked elsewhere. */
export interface AskedOfTable {
  /**
   * Null where a phrase is in more rows than are looked for.
   * @param inTime reads each phrase
   */
  readonly asked: (table: FilledTable, inTime: Reading) => AskedRows | null;
  readonly parts: ReadonlySet<unknown>;
}

export function askedOfTable(plan: Plan, condition: Condition): AskedOfTable {
  const { words, from, before } = condition;
  const carried = condition.carried.filter((one) => isTold(plan, one));
  const passing = passingIn(plan, condition);
  return {
    asked: (table, inTime) => {
      const each = wordsOf(condition, table, inTime);
      return (
        each && {
          ...wantedFacts(plan, condition),
          words: each,
          carried: carried.map(({ column, value }) =>
            typeof value === 'string'
              ? [table.numberOf(column, value) ?? nobodys]
              : table.numbersWith(column, value.part),
          ),
          from: from === null ? 0 : numberOf(from),
          before: before === null ? Number.POSITIVE_INFINITY : numberOf(before),
        }
      );
    },
    parts: new Set([...words.map(({ part }) => part), ...carried.map(({ part }) => part), ...passing]),
  };
}

function wordsOf({ words, from }: Condition, table: FilledTable, inTime: Reading): AskedRows['words'] | null {
  const asked: AskedWords[] = [];
  for (const { all, inFirst } of words) {
    for (const { words: each, values } of all) {
      const sought = each.map((forms) =>
        formsOf(forms, table.numbersOfWords, (phrase) =>
          inTime(() => table.havingPhrase(phrase, inFirst, from)),
        ),
      );
      if (!sought.every((forms) => forms !== null)) return null;
      asked.push({
        words: sought,
        inFirst,
        values: values.length === 0 ? null : table.numbersOfWords(values.map(wordFor)),
      });
    }
  }
  return asked;
}

/** Words by their numbers, and the rows with phrases; null where one is in too many rows. */
function formsOf(
  forms: readonly WordForm[],
  numbersOfWords: WordNumbers,
  having: (phrase: WordForm) => Slots | null,
): AskedForms | null {
  const found = forms.flatMap((one) => (one.isPhrase ? [having(one)] : []));
  if (!found.every((slots) => slots !== null)) return null;
  return { numbers: numbersOfWords(forms.filter(({ isPhrase }) => !isPhrase)), found };
}

const wordFor = ({ column, value }: Sought['values'][number]) => ({
  text: listWord(column, value),
  begins: false,
});

/** Who must see the rows that a condition asks for, their flags, and that they are not past. */
export function wantedFacts(plan: Plan, condition: Condition): WantedFacts {
  const names = plan.flags;
  let [level, flags] = [255, 0];
  for (const { holds } of condition.facts) {
    if ('level' in holds) level = Math.min(level, holds.level);
    else flags |= 1 << names.indexOf(holds.flag);
  }
  const [passing] = passingIn(plan, condition);
  const notPast = passing ? Date.parse(String(passing.binds[0])) : 0;
  return { level, flags, onlyDefault: condition.onlyDefaultRows, notPast };
}

/** The part of a condition that leaves out what is past, where a table knows when rows pass. */
function passingIn({ passing }: Plan, { where }: Condition): readonly Where[] {
  return passing === null ? [] : where.filter(({ notPast }) => notPast === passing);
}
