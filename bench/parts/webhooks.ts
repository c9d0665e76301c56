// Webhooks that wait in the outbox when a server starts, until the last one has arrived at a receiver
// on this machine that answers at once.

import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout } from 'node:timers/promises';
import { type Desk, openDesk } from '../../src/desk/desk.ts';
import { unleased } from '../../src/desk/leases.ts';
import { newTeam } from '../../src/people/accounts/slugs.ts';
import { newJob } from '../../src/people/research/create.ts';
import { researchJobs } from '../../src/people/research/job-queue.ts';
import type { Part } from '../bench.ts';
import { emptyPlaces } from '../engines.ts';
import { serve, start } from '../processes.ts';
import { perSecond } from '../table.ts';

const teams = 8;
/** In ms. */
const patience = 60_000;

export const webhooks: Part = {
  name: 'webhooks',
  summary: 'webhook deliveries a second, signed and written down',
  once: true,
  run: async (bench) => {
    const count = bench.quick ? 200 : 1_500;
    for (const { engine, truth, env } of await emptyPlaces(bench, 'webhooks')) {
      const arrivals: number[] = [];
      const receiver = createServer((request, response) => {
        request.resume();
        request.once('end', () => {
          arrivals.push(performance.now());
          response.writeHead(204).end();
        });
      }).listen(0, '127.0.0.1');
      await once(receiver, 'listening');
      const { port } = receiver.address() as AddressInfo;
      {
        await using desk = await openDesk(truth);
        await queue(desk, count, `http://127.0.0.1:${port}/`);
      }
      const running = await start(serve, { ...env, WEBHOOK_ALLOW: '127.0.0.1' });
      const end = performance.now() + patience;
      while (arrivals.length < count && performance.now() < end) await setTimeout(20);
      await running[Symbol.asyncDispose]();
      receiver.closeAllConnections();
      receiver.close();
      const [first = 0] = arrivals;
      const last = arrivals.at(-1) ?? 0;
      const missing = arrivals.length < count ? `; only ${arrivals.length} of ${count}` : '';
      const each = (arrivals.length - 1) / ((last - first) / 1000);
      bench.row({
        what: `webhooks delivered to ${teams} teams, ${engine}`,
        seen: `${perSecond(each)}${missing}`,
      });
    }
  },
};

/** Deliveries of one finished job for each team. */
async function queue({ db }: Desk, count: number, url: string): Promise<void> {
  const at = new Date().toISOString();
  const jobs = Array.from({ length: teams }, () => ({ id: randomUUID(), team_id: randomUUID() }));
  for (const { id, team_id } of jobs) {
    const team = { id: team_id, name: `Bench ${team_id}`, operator: 0, created_at: at, ...newTeam(team_id) };
    await db.insertInto('teams').values(team).execute();
    const asked = { query: 'ageing', project_id: undefined, webhook_url: url };
    const job = newJob(id, 'grants', { team: team_id, subject: 'ageing', asked, at });
    await db
      .insertInto('research_jobs')
      .values({
        ...job,
        ...unleased(researchJobs, new Date(at)),
        status: 'completed',
        percent: 100,
        started_at: at,
        completed_at: at,
      })
      .execute();
  }
  const type = 'research.job.progress';
  for (let from = 0; from < count; from += 100) {
    const rows = Array.from({ length: Math.min(100, count - from) }, (_, index) => {
      const job = jobs[(from + index) % teams] as (typeof jobs)[number];
      const data = { job_id: job.id, job_type: 'grants', status: 'completed', progress: { percent: 100 } };
      return {
        id: `msg_${randomUUID()}`,
        job_id: job.id,
        team_id: job.team_id,
        type,
        url,
        body: JSON.stringify({ type, timestamp: at, data }),
        state: 'pending' as const,
        tries: 0,
        due_at: at,
        leased_until: null,
        created_at: at,
      };
    });
    await db.insertInto('webhook_deliveries').values(rows).execute();
  }
}
