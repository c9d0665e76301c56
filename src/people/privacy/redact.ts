// Taking the names of whom was erased out of texts at the desk, where an operator looked and said so. Texts whose
// hash is published stay as they are: they are taken away whole.

import { hash } from 'node:crypto';
import { sql } from 'kysely';
import type { Desk } from '../../desk/desk.ts';
import { type DeskTextOf, deskTexts } from './desk-texts.ts';
import { redacting } from './erased-names.ts';
import type { Mention } from './speaks-of.ts';

type Row = Readonly<Record<string, string | null>>;

/** Answers which of these were changed. */
export function redactAtDesk(desk: Desk, waiting: readonly Mention[]): Promise<readonly Mention[]> {
  return desk.exclusively('redaction', async (trx) => {
    const redacted = await redacting({ db: trx });
    const changed = new Map<string, Mention>();
    for (const [table, declared] of Object.entries(deskTexts)) {
      const { as, id, texts, slugs = [], sealed } = (declared ?? { sealed: true }) as DeskTextOf<Row>;
      if (sealed) continue;
      const ids = waiting.filter(({ family }) => family === as).map((one) => one.id);
      for (const key of ids) {
        for (const column of texts) {
          const ref = sql.ref(column);
          const { rows } = await sql<{ text: string | null }>`
            select distinct ${ref} as text from ${sql.table(table)} where ${sql.ref(id)} = ${key}`.execute(
            trx,
          );
          for (const { text } of rows) {
            const without = text === null ? null : redacted(text);
            if (without === text) continue;
            const left = slugs.includes(column) ? plainSlug(as, key) : without;
            await sql`update ${sql.table(table)} set ${ref} = ${left}
              where ${sql.ref(id)} = ${key} and ${ref} = ${text}`.execute(trx);
            changed.set(`${as} ${key}`, { family: as, id: key });
          }
        }
      }
    }
    return [...changed.values()];
  });
}

/** What stands in an address instead of a name: it says of what kind it is, and nothing else. */
function plainSlug(as: string, id: string): string {
  return `${as}-${hash('sha256', id).slice(0, 12)}`;
}
