// Writes the words of a row into the full-text index: into the columns of default rows or into those of
// the others. See default-rows.ts.

import type { DatabaseSync } from 'node:sqlite';
import { isDefaultRow, type TextIndexColumns } from '../layout/default-rows.ts';
import { type Plan, quoted } from '../layout/plan.ts';
import type { Rendered } from '../layout/ready-json.ts';

interface TextIndexWriter {
  readonly write: (key: number | bigint, rendered: Rendered) => void;
  readonly erase: (key: bigint) => void;
}

export function textIndexWriter(db: DatabaseSync, plan: Plan): TextIndexWriter {
  const index = quoted(`${plan.family.name}_text`);
  const insertion = ({ texts, tags }: TextIndexColumns) => {
    const columns = ['rowid', ...texts, ...tags];
    const places = columns.map(() => '?').join(', ');
    return db.prepare(`insert into ${index} (${columns.map(quoted).join(', ')}) values (${places})`);
  };
  const defaultRow = insertion(plan.textIndexes.defaultRows);
  const otherRow = insertion(plan.textIndexes.otherRows);
  const remove = db.prepare(`delete from ${index} where rowid = ?`);
  return {
    write: (key, rendered) => {
      const insert = isDefaultRow(plan, rendered.vis, rendered.flags) ? defaultRow : otherRow;
      insert.run(key, ...rendered.texts, rendered.tags);
    },
    erase: (key) => remove.run(key),
  };
}
