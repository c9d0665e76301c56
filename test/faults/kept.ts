// What was acknowledged to those who sent requests is at the desk.

import assert from 'node:assert/strict';
import type { Desk } from '../../src/desk/desk.ts';
import type { Acknowledged } from './request-writer.ts';

export async function assertKept(desk: Desk, kept: Acknowledged): Promise<void> {
  const { db } = desk;
  for (const table of ['comments', 'messages', 'data_requests'] as const) {
    const rows = new Set((await db.selectFrom(table).select('id').execute()).map(({ id }) => id));
    const lost = kept[table].filter((id) => !rows.has(id));
    assert.deepEqual(lost, [], table);
  }
  const claims = await db.selectFrom('claims').select(['id', 'version']).execute();
  const versions = new Map(claims.map(({ id, version }) => [id, version]));
  for (const [id, version] of kept.claims) assert.ok((versions.get(id) ?? 0) >= version, `claim ${id}`);
  const asked = await db.selectFrom('research_requests').select(['grants_job', 'events_job']).execute();
  const pairs = new Set(asked.map(({ grants_job, events_job }) => `${grants_job} ${events_job}`));
  for (const pair of kept.research.values()) assert.ok(pairs.has(pair), `research ${pair}`);
  const { rows } = await db
    .selectFrom('audit')
    .select((column) => column.fn.countAll().as('rows'))
    .executeTakeFirstOrThrow();
  assert.ok(Number(rows) >= kept.audited, `${rows} rows for ${kept.audited} audited answers`);
}
