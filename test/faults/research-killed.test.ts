import assert from 'node:assert/strict';
import { createServer } from 'node:http';
import { test } from 'node:test';
import { setTimeout } from 'node:timers/promises';
import { perennial, serving } from '../commands/process.ts';
import { folderForTest } from '../ledger/folder.ts';
import { listening } from '../support/listening.ts';
import { aGrant } from '../support/records.ts';
import { deskIn } from '../support/truth.ts';

interface Job {
  readonly status: string;
  readonly progress: { readonly percent: number };
  readonly counts: { readonly found: number; readonly accepted: number };
  readonly started_at?: string;
  readonly result?: { readonly items: readonly object[] };
}

/** A machine that is busy with other things may see a job begin and end between two looks. */
const attempts = 10;

test('a server that is killed in the middle of a job finishes it after its restart', {
  timeout: 300_000,
}, async () => {
  using folder = folderForTest();
  const heard: { id: string; type: string; job: string }[] = [];
  await using receiver = await listening(
    createServer(async (request, response) => {
      let body = '';
      for await (const chunk of request) body += chunk;
      const { type, data } = JSON.parse(body);
      heard.push({ id: String(request.headers['webhook-id']), type, job: data.job_id });
      response.writeHead(204).end();
    }),
  );
  const data = { PERENNIAL_DATA: `${folder.path}/data`, WEBHOOK_ALLOW: '127.0.0.1/32' };
  const grants = Array.from({ length: 200 }, (_, n) =>
    aGrant({ id: `g${n}`, title: `Muscle ageing ${n}`, deadline: null }),
  );
  await perennial(['import', folder.write('grants.ndjson', grants)], data);
  const key = (await perennial(['keys', 'create', '--tier', 'full', '--team', 'A'], data)).stdout.trim();
  const headers = { authorization: `Bearer ${key}`, 'content-type': 'application/json' };
  const jobAt = async (url: string, id: string) =>
    (await (await fetch(`${url}/api/v1/research/${id}`, { headers })).json()) as Job;

  /** The desk says where the job stands: whoever killed the server knows what it answered a moment before. */
  const standsAt = async (id: string) => {
    await using desk = await deskIn(data.PERENNIAL_DATA);
    const job = desk.db.selectFrom('research_jobs').select(['status', 'started_at']).where('id', '=', id);
    return await job.executeTakeFirstOrThrow();
  };
  const killedInTheMiddle = async (query: string): Promise<readonly string[] | null> => {
    await using server = await serving(data);
    const made = await fetch(`${server.url}/api/v1/research`, {
      method: 'POST',
      headers,
      body: JSON.stringify({ query, webhook_url: `${receiver.url}/` }),
    });
    assert.equal(made.status, 200);
    const { grants_job, events_job } = (await made.json()) as Record<string, { id: string }>;
    const ids = [grants_job?.id, events_job?.id] as string[];
    for (;;) {
      const { status, progress } = await jobAt(server.url, ids[0] as string);
      if (status === 'completed' || (status === 'running' && progress.percent >= 30)) break;
      assert.match(status, /^(pending|running)$/);
    }
    await server.kill();
    return (await standsAt(ids[0] as string)).status === 'running' ? ids : null;
  };
  let ids: readonly string[] | null = null;
  for (let attempt = 0; ids === null && attempt < attempts; attempt++) {
    ids = await killedInTheMiddle(`ageing of skeletal muscle${' '.repeat(attempt)}`);
  }
  assert.ok(ids, 'it was killed in the middle of the job');
  const [id] = ids as [string];
  const { started_at } = await standsAt(id);
  await using server = await serving(data);
  const before = await jobAt(server.url, id);
  assert.equal(before.status, 'running');
  let job = before;
  while (job.status === 'running') {
    await setTimeout(50);
    job = await jobAt(server.url, id);
  }
  assert.equal(job.status, 'completed');
  assert.deepEqual([job.counts.found, job.counts.accepted], [200, 200]);
  assert.equal(job.result?.items.length, 50);
  assert.equal(job.started_at, started_at);
  // A message that was on its way when the server was killed is sent again half a minute later.
  const told = () => {
    // A job that takes long on a busy machine tells of its progress too.
    const ends = ({ type, job }: (typeof heard)[number]) =>
      ids.includes(job) && type !== 'research.job.progress';
    const messages = heard.filter(ends);
    return [...new Map(messages.map(({ id: message, type }) => [message, type])).values()].sort();
  };
  while (told().length < 4) await setTimeout(50);
  assert.deepEqual(told(), [
    'research.job.completed',
    'research.job.completed',
    'research.job.started',
    'research.job.started',
  ]);
  const { code } = await server.stop();
  assert.equal(code, 0);
});
