import assert from 'node:assert/strict';
import { createServer } from 'node:http';
import { test } from 'node:test';
import { setTimeout } from 'node:timers/promises';
import { perennial, serving } from '../commands/process.ts';
import { folderForTest } from '../ledger/folder.ts';
import { listening } from '../support/listening.ts';
import { aGrant } from '../support/records.ts';

interface Job {
  readonly status: string;
  readonly progress: { readonly percent: number };
  readonly counts: { readonly found: number; readonly accepted: number };
  readonly started_at?: string;
  readonly result?: { readonly items: readonly object[] };
}

test('a server that is killed in the middle of a job finishes it after its restart', async () => {
  using folder = folderForTest();
  const heard: { id: string; type: string }[] = [];
  await using receiver = await listening(
    createServer(async (request, response) => {
      let body = '';
      for await (const chunk of request) body += chunk;
      heard.push({ id: String(request.headers['webhook-id']), type: JSON.parse(body).type });
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

  let id = '';
  let middle: Job | undefined;
  {
    await using server = await serving(data);
    const made = await fetch(`${server.url}/api/v1/research`, {
      method: 'POST',
      headers,
      body: JSON.stringify({ query: 'ageing of skeletal muscle', webhook_url: `${receiver.url}/` }),
    });
    assert.equal(made.status, 200);
    id = ((await made.json()) as { grants_job: { id: string } }).grants_job.id;
    const end = performance.now() + 10_000;
    while (performance.now() < end) {
      middle = await jobAt(server.url, id);
      if (middle.status !== 'pending' && middle.progress.percent >= 30) break;
    }
    await server.kill();
  }
  assert.equal(middle?.status, 'running', 'it was killed in the middle of the job');
  await using server = await serving(data);
  const before = await jobAt(server.url, id);
  assert.equal(before.status, 'running');
  const end = performance.now() + 15_000;
  let job = before;
  while (job.status === 'running' && performance.now() < end) {
    await setTimeout(50);
    job = await jobAt(server.url, id);
  }
  assert.equal(job.status, 'completed');
  assert.deepEqual([job.counts.found, job.counts.accepted], [200, 200]);
  assert.equal(job.result?.items.length, 50);
  assert.equal(job.started_at, middle?.started_at);
  // A message that was on its way when the server was killed is sent again half a minute later.
  const told = () => new Map(heard.map(({ id: message, type }) => [message, type]));
  const patience = performance.now() + 45_000;
  while (told().size < 4 && performance.now() < patience) await setTimeout(50);
  assert.deepEqual([...told().values()].sort(), [
    'research.job.completed',
    'research.job.completed',
    'research.job.started',
    'research.job.started',
  ]);
  const { code, took } = await server.stop();
  assert.equal(code, 0);
  assert.ok(took < 2_000, `${took} ms`);
});
