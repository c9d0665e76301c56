// Answers whose rows are groups, each with rows of its own that limit and offset page: vocabularies and their terms.

import type { Operation } from '../../kernel/operation.ts';
import type { Body, Fitted } from './compact.ts';
import type { Arguments } from './tool-arguments.ts';

type Groups = NonNullable<Operation['groups']>;

function groupsOf(body: Body): readonly Body[] {
  return (body.data as readonly Body[] | undefined) ?? [];
}

function rowsOf(group: Body, { rows }: Groups): readonly unknown[] {
  return (group[rows] as readonly unknown[] | undefined) ?? [];
}

/** Every group in at most so many bytes: all show the same number of their rows, and how many there are. */
export function fitGroups(body: Body, groups: Groups, passed: number, maxBytes: number): Fitted {
  const bytesOf = (value: unknown) => Buffer.byteLength(JSON.stringify(value));
  if (bytesOf(body) <= maxBytes) return { body, cuts: [], dropped: 0 };
  const cut = (count: number): Body => ({
    ...body,
    data: groupsOf(body).map((group) => {
      const rows = rowsOf(group, groups);
      return { ...group, total: group.total ?? passed + rows.length, [groups.rows]: rows.slice(0, count) };
    }),
  });
  let [fits, tooMany] = [1, Math.max(...groupsOf(body).map((group) => rowsOf(group, groups).length))];
  while (tooMany - fits > 1) {
    const middle = (fits + tooMany) >> 1;
    if (bytesOf(cut(middle)) <= maxBytes) fits = middle;
    else tooMany = middle;
  }
  const cutNotice = `Cut to keep this answer short: data[].${groups.rows} (at most ${fits} of each; total says how many there are).`;
  return { body: cut(fits), cuts: [cutNotice], dropped: 0 };
}

/** The arguments that go on with the groups that have more; null where none has. */
export function nextOfGroups(body: Body, groups: Groups, given: Arguments): Arguments | null {
  const passed = Number(given.offset ?? 0);
  const further = groupsOf(body)
    .filter((group) => passed + rowsOf(group, groups).length < Number(group.total ?? 0))
    .map((group) => rowsOf(group, groups).length);
  const shown = Math.max(0, ...further);
  return shown === 0 ? null : { ...given, offset: passed + shown };
}
