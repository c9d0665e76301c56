// When credentials were used last: noted in memory with each request, written down by the clock.

import type { Desk } from '../../desk/desk.ts';
import type { Tables } from '../../desk/schema/tables.ts';

interface LastUses {
  /** @param moment ms since 1970 */
  readonly note: (key: string, moment: number) => void;
  /** Writes down what was noted. What another process wrote of a later use stays, and so does what is noted meanwhile. */
  readonly write: () => Promise<void>;
}

export function lastUses<Table extends keyof Tables>(
  { db }: Pick<Desk, 'db'>,
  { table, key, column }: Record<'key' | 'column', keyof Tables[Table] & string> & { readonly table: Table },
): LastUses {
  const used = new Map<string, number>();
  return {
    note: (credential, moment) => {
      used.set(credential, moment);
    },
    write: async () => {
      // What the catalogue is read with does without it.
      const { sql } = await import('kysely');
      const [name, of, seen] = [sql.table(table), sql.ref(key), sql.ref(column)];
      for (const [credential, moment] of used) {
        const at = new Date(moment).toISOString();
        await sql`update ${name} set ${seen} = ${at} where ${of} = ${credential} and (${seen} is null or ${seen} < ${at})`.execute(
          db,
        );
        if (used.get(credential) === moment) used.delete(credential);
      }
    },
  };
}
