// Teams, and a worker over a test's catalogue: what tests of research share.

import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import type { SafeAddressRules } from '../../src/access/outgoing/safe-address.ts';
import type { Outcome, Post } from '../../src/access/outgoing/safe-post.ts';
import { createApp } from '../../src/app.ts';
import { newTeam } from '../../src/people/accounts/slugs.ts';
import { type ResearchParts, workOnce } from '../../src/people/research/worker.ts';
import { webhookDeliverer } from '../../src/people/webhooks/delivery.ts';
import type { Browser } from './browser.ts';
import { aGrant } from './records.ts';
import { type Answered, appParts, namedCaller, site, type TestApp } from './test-app.ts';

let sources = 0;

/** Bytes that differ with every call and from every other source, and are the same in every run. */
export function countingRandom(): (bytes: number) => Uint8Array {
  const source = ++sources;
  let call = 0;
  return (bytes) => createHash('sha512').update(`${source} ${++call}`).digest().subarray(0, bytes);
}

export async function addTeam(app: TestApp, id: string): Promise<void> {
  const row = {
    id,
    name: `Team ${id}`,
    operator: 0,
    created_at: app.clock.now.toISOString(),
    ...newTeam(id),
  };
  await app.desk.db.insertInto('teams').values(row).execute();
}

export const hook = 'https://hooks.test/in?token=secret';

/** Names that end in .test are public machines; everything else has no address. */
export const outside: SafeAddressRules = {
  permitted: [],
  resolve: async (name) => (name.endsWith('.test') ? ['93.184.216.34'] : []),
};

/** The app as a team's client sees it, with addresses that webhooks may lead to. */
export function clientOf(test: TestApp) {
  const random = countingRandom();
  const app = createApp({ ...appParts(test), random, outside, identify: namedCaller });
  return async (
    method: string,
    path: string,
    options: { as?: string | null; body?: object; headers?: Record<string, string> } = {},
  ): Promise<Answered> => {
    const { as = 'full team-a', body, headers = {} } = options;
    const url = path.startsWith('/.') ? path : `/api/v1${path}`;
    const response = await app.fetch(
      new Request(site + url, {
        method,
        headers: {
          ...(as === null ? {} : { authorization: as }),
          ...(body ? { 'content-type': 'application/json' } : {}),
          ...headers,
        },
        ...(body ? { body: JSON.stringify(body) } : {}),
      }),
    );
    const text = await response.text();
    return { status: response.status, headers: response.headers, text, body: JSON.parse(text) };
  };
}

export function workerParts(test: TestApp, given: Partial<ResearchParts> = {}): ResearchParts {
  return {
    desk: test.desk,
    reader: test.shelf.reader,
    site,
    worker: 'worker-1',
    now: () => test.clock.now,
    random: countingRandom(),
    pause: async () => undefined,
    onBug: (error) => test.bugs.push(error),
    ...given,
  };
}

/** Works until no job is due; resolves with how many were worked on. */
export async function workAll(test: TestApp, given: Partial<ResearchParts> = {}): Promise<number> {
  const parts = workerParts(test, given);
  let worked = 0;
  while (await workOnce(parts)) worked++;
  return worked;
}

export const query = 'senescence in skeletal muscle ageing';

/** Asks in the browser: a job that nobody works on yet, and one that ended. */
export async function jobsOfPages(app: TestApp, browser: Browser) {
  const ask = async (query: string) => {
    const { status, text } = await browser.submit('/research', '/research', { query });
    assert.equal(status, 303, text);
  };
  await ask(`senescence and ${'Thymusregenerationsforschungsgemeinschaft'.repeat(3)}`);
  await workAll(app);
  await ask('senescence in the thymus');
  const jobs = await app.desk.db.selectFrom('research_jobs').select(['id', 'status']).execute();
  const jobIn = (status: string) => `/research/${jobs.find((one) => one.status === status)?.id}`;
  return { waits: jobIn('pending'), ended: jobIn('completed') };
}

export interface Heard {
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

/** A receiver that answers as it is told and remembers what it heard. */
export function receiver(
  answers: (heard: readonly Heard[]) => Outcome = () => ({ status: 204, retryAfter: null }),
) {
  const heard: Heard[] = [];
  const post: Post = async ({ url, headers, body }) => {
    heard.push({ url, headers, body });
    return answers(heard);
  };
  return { heard, post, types: () => heard.map(({ body }) => JSON.parse(body).type) };
}

export async function withJob(app: TestApp, body: object = { query, webhook_url: hook }) {
  await addTeam(app, 'team-a');
  await app.add('grants', aGrant({ id: 'g', title: 'Muscle ageing' }));
  const ask = clientOf(app);
  const made = await ask('POST', '/research', { body });
  assert.equal(made.status, 200, made.text);
  const { id } = made.body.grants_job;
  assert.equal((await ask('DELETE', `/research/${made.body.events_job.id}`)).status, 200);
  await app.desk.db.deleteFrom('webhook_deliveries').execute();
  return { ask, id, job: async () => (await ask('GET', `/research/${id}`)).body };
}

export async function deliverAll(app: TestApp, post: Post, random = countingRandom()): Promise<void> {
  const parts = { desk: app.desk, post, now: () => app.clock.now, random };
  const deliverer = webhookDeliverer(parts, (error) => app.bugs.push(error));
  while ((await deliverer.begin()) > 0) await deliverer.settled();
}
