// The runs of the demo into an empty desk, with statements that this service has signed itself.

import type { Desk } from '../../src/desk/desk.ts';
import type { Sign } from '../../src/omega/publishing/statement.ts';
import { resigned } from '../../src/omega/publishing/statement-of.ts';
import { demoRuns } from './runs.ts';

/** Engines take only so many values in one statement. */
const maxValues = 2_000;

/** @returns the number of runs; 0 where there are runs already */
export async function loadDemoRuns(desk: Desk, sign: Sign): Promise<number> {
  const known = await desk.db.selectFrom('omega_runs').select('id').limit(1).executeTakeFirst();
  if (known) return 0;
  const rows = demoRuns();
  const titles = new Map(rows.omega_publications.map(({ public_id, title }) => [public_id, title]));
  const manifests = rows.omega_manifests.map((one) => resigned(one, titles.get(one.run_id) ?? '', sign));
  await desk.db.transaction().execute(async (trx) => {
    for (const [table, all] of Object.entries({ ...rows, omega_manifests: manifests })) {
      const size = Math.max(1, Math.floor(maxValues / Object.keys(all[0] ?? {}).length));
      for (let at = 0; at < all.length; at += size)
        await trx
          .insertInto(table as 'omega_parts')
          .values(all.slice(at, at + size) as never)
          .execute();
    }
  });
  return rows.omega_runs.length;
}
