import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import type { Doc } from '../../src/kernel/family.ts';
import { often } from '../support/often.ts';
import { aGrant, uuid } from '../support/records.ts';
import { createTestApp, type TestApp } from '../support/test-app.ts';

const labels = ['a', 'b', 'c'];
const words = ['senescence', 'mitochondria', 'trial'];
const funders = ['North Fund', 'South Fund'];

const moment = fc.integer({ min: -40, max: 40 }).map((days) => {
  const at = new Date(Date.parse('2026-03-01T12:00:00Z') + days * 86_400_000);
  return at.toISOString();
});

const grant = fc.record({
  title: fc.subarray(words, { minLength: 1 }).map((chosen) => chosen.join(' ')),
  labels: fc.subarray(labels),
  funder_name: fc.constantFrom(...funders),
  deadline: fc.option(moment),
  verified: fc.boolean(),
  closed_at: fc.option(fc.constant('2026-01-01T00:00:00Z'), { freq: 5 }),
});

const query = fc.record(
  {
    q: fc.constantFrom(...words, 'se', 'trial mito'),
    label: fc.constantFrom(...labels),
    labels_any: fc.subarray(labels, { minLength: 1 }).map((chosen) => chosen.join(',')),
    funder: fc.constantFrom('north', 'fund'),
    deadline_after: moment.map((at) => at.slice(0, 10)),
    deadline_before: moment.map((at) => at.slice(0, 10)),
    include_expired: fc.constantFrom('true', 'false'),
    scope: fc.constantFrom('all', 'verified_open'),
    sort: fc.constantFrom('deadline', 'created', 'relevance'),
  },
  { requiredKeys: [] },
);

type Query = Readonly<Record<string, string>>;

/** What the contract says, row by row, written without looking at how lists are made. */
function matches(grant: Doc, asked: Query, now: string): boolean {
  const deadline = grant.deadline as string | null;
  const own = grant.labels as readonly string[];
  const day = deadline?.slice(0, 10);
  const open = grant.closed_at === null && (deadline === null || deadline >= now);
  const title = (grant.title as string).split(' ');
  return (
    (asked.include_expired === 'true' || open) &&
    (asked.scope === 'all' || grant.verified === true) &&
    (asked.q ?? '').split(' ').every((word) => title.some((one) => one.startsWith(word))) &&
    (asked.label === undefined || own.includes(asked.label)) &&
    (asked.labels_any === undefined || asked.labels_any.split(',').some((one) => own.includes(one))) &&
    (grant.funder_name as string).toLowerCase().includes(asked.funder ?? '') &&
    (asked.deadline_after === undefined || (day !== undefined && day >= asked.deadline_after)) &&
    (asked.deadline_before === undefined || (day !== undefined && day <= asked.deadline_before))
  );
}

/** Every page of a walk, and one page past its end. */
async function walk(
  app: TestApp,
  asked: Query,
  limit: number,
): Promise<{ ids: string[]; totals: Set<number> }> {
  const found: string[] = [];
  const totals = new Set<number>();
  for (let offset = 0; ; offset += limit) {
    const page = new URLSearchParams({ ...asked, limit: String(limit), offset: String(offset) });
    const { status, text, body } = await app.get(`/grants?${page}`);
    assert.equal(status, 200, text);
    totals.add(body.pagination.total);
    const rows = body.data.map((row: { id: string }) => row.id);
    assert.equal(body.pagination.has_more, offset + rows.length < body.pagination.total);
    if (rows.length === 0) return { ids: found, totals };
    found.push(...rows);
  }
}

test('walking the pages of any list gives each matching grant exactly once, in one total order', async () => {
  const catalogues = fc.array(grant, { minLength: 1, maxLength: 40 });
  const questions = fc.array(fc.tuple(query, fc.integer({ min: 1, max: 15 })), {
    minLength: 8,
    maxLength: 8,
  });
  await fc.assert(
    fc.asyncProperty(catalogues, questions, async (given, asked) => {
      await using app = await createTestApp();
      const records = given.map((one, index) => aGrant({ ...one, id: uuid(index) }));
      await app.add('grants', ...records);
      const byId = new Map(records.map((record) => [record.id, record]));
      for (const [filters, limit] of asked) {
        const question = filters as Query;
        const expected = records.filter((one) => matches(one, question, app.clock.now.toISOString()));
        const walked = await walk(app, question, limit);
        assert.deepEqual([...walked.totals], [expected.length]);
        assert.deepEqual(walked.ids.toSorted(), expected.map((one) => one.id as string).toSorted());
        assert.deepEqual(
          (await walk(app, question, 200)).ids,
          walked.ids,
          'the page size does not change the order',
        );
        if (question.sort !== undefined && question.sort !== 'deadline') continue;
        const dates = walked.ids.map((id) => (byId.get(id)?.deadline as string | null) ?? '9999');
        assert.deepEqual(dates, dates.toSorted());
      }
    }),
    { seed: 20260301, numRuns: often(25) },
  );
});
