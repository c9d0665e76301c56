// Writes by requests, several kinds at once, until the server is gone. What was acknowledged is kept.

import assert from 'node:assert/strict';
import { perennial, type Serving } from '../commands/process.ts';
import type { folderForTest } from '../ledger/folder.ts';
import { aGrant, anExperiment, anInvestor } from '../support/records.ts';

export interface Acknowledged {
  readonly comments: string[];
  readonly messages: string[];
  readonly data_requests: string[];
  readonly claims: Map<string, number>;
  /** By the Idempotency-Key: the pair of jobs as it was answered. */
  readonly research: Map<string, string>;
  audited: number;
  /** Answers of all kinds. */
  answers: number;
  /** Those that said 503 with Retry-After, which a busy machine may get now and then. */
  turnedAway: number;
  /** Requests that were refused in a way that no test of faults expects. */
  readonly odd: string[];
}

/** Hears of each write as soon as it was acknowledged. */
export type Told = (
  kind: 'comments' | 'messages' | 'data_requests' | 'claims' | 'research',
  value: string,
) => void;

export function nothingYet(): Acknowledged {
  const lists = { comments: [], messages: [], data_requests: [], odd: [] };
  return { ...lists, claims: new Map(), research: new Map(), audited: 0, answers: 0, turnedAway: 0 };
}

/** At most one in twenty was turned away. */
export const seldomTurnedAway = ({ turnedAway, answers }: Acknowledged) => turnedAway * 20 <= answers;

/** The same of all, or so many ms have passed: where much begins at once, a slow machine turns away more than it does later. */
export function calmWithin(ms: number, all: readonly Acknowledged[]): () => boolean {
  const began = performance.now();
  return () => performance.now() - began > ms || all.every(seldomTurnedAway);
}

/** Settings of a server that many requests of many addresses are sent to. */
export function settingsIn(data: string) {
  return { PERENNIAL_DATA: data, RATE_LIMIT: 'off', TRUST_PROXY: '127.0.0.1/32', DUMP_AT: 'off' };
}

/** Imports the grants and what else the requests speak of; the key that they are sent with. */
export async function worldToWriteIn(
  folder: Pick<ReturnType<typeof folderForTest>, 'write'>,
  settings: Readonly<Record<string, string>>,
  grants: readonly object[] = Array.from({ length: grantsToClaim }, (_, n) => aGrant({ id: `g${n}` })),
): Promise<string> {
  const files = [
    folder.write('grants.ndjson', grants),
    folder.write('experiments.ndjson', [anExperiment({ id: 'e' })]),
    folder.write('investors.ndjson', [anInvestor({ id: 'i' })]),
  ];
  assert.equal((await perennial(['import', ...files], settings)).code, 0);
  return (await perennial(['keys', 'create', '--tier', 'top', '--team', 'Lab'], settings)).stdout.trim();
}

// biome-ignore lint/suspicious/noExplicitAny: members of any answer
type Body = any;

let sent = 0;
let claims = 0;
/** How many grants (`g0`, `g1`, …) there are to be claimed. */
const grantsToClaim = 300;

/** Several loops of requests; resolves when the server does not answer any of them any more. */
export async function writeUntilGone(
  server: Pick<Serving, 'url'>,
  key: string,
  kept: Acknowledged,
  told: Told = () => {},
): Promise<void> {
  const ask = async (method: string, path: string, body?: object, headers: Record<string, string> = {}) => {
    const number = ++sent;
    const address = `10.${(number >> 16) & 255}.${(number >> 8) & 255}.${number & 255}`;
    const response = await fetch(server.url + path, {
      method,
      headers: {
        'content-type': 'application/json',
        'x-forwarded-for': address,
        ...(path.startsWith('/api/v1') ? { authorization: `Bearer ${key}` } : {}),
        ...headers,
      },
      ...(body ? { body: JSON.stringify(body) } : {}),
      signal: AbortSignal.timeout(30_000),
    });
    const text = await response.text();
    // A team has ten unfinished jobs at most.
    const isAway = response.status === 503 && response.headers.has('retry-after');
    if (isAway) kept.turnedAway += 1;
    else if (response.status >= 300 && response.status !== 429) kept.odd.push(`${method} ${path}: ${text}`);
    kept.answers += 1;
    return response.ok ? (JSON.parse(text) as Body) : null;
  };
  const forEver = async (write: (n: number) => Promise<void>) => {
    try {
      for (;;) await write(++sent);
    } catch {
      // The server is gone.
    }
  };
  const keep = (kind: 'comments' | 'messages' | 'data_requests', id: string) => {
    kept[kind].push(id);
    told(kind, id);
  };
  const claimed = (id: string, version: number) => {
    kept.claims.set(id, version);
    told('claims', `${id} ${version}`);
  };
  const sender = { requester_email: 'ada@example.org', requester_name: 'Ada Example' };
  await Promise.all([
    forEver(async (n) => {
      const posted = await ask('POST', '/api/omega/experiments/e/comments', { body: `Comment ${n}` });
      if (posted) keep('comments', posted.comment.id);
    }),
    forEver(async (n) => {
      const message = { purpose: 'press', name: 'Ada', email: 'ada@example.org', message: `Message ${n}` };
      const posted = await ask('POST', '/api/contact', message);
      if (posted) keep('messages', posted.request_id);
    }),
    forEver(async (n) => {
      const request = { request_kind: 'copy_of_data', ...sender, message: `Request ${n}` };
      const posted = await ask('POST', '/api/public/data-requests', request);
      if (posted) keep('data_requests', posted.request_id);
    }),
    forEver(async () => {
      const entity = { kind: 'grant', public_id: `g${claims++ % grantsToClaim}` };
      const made = await ask('POST', '/api/v1/crm/claims', { entity });
      if (!made) return;
      claimed(made.id, made.version);
      const changed = await ask('PATCH', `/api/v1/crm/claims/${made.id}`, { notes: 'changed' });
      if (changed) claimed(made.id, changed.version);
    }),
    forEver(async (n) => {
      const named = { 'idempotency-key': `key ${n}` };
      const asked = { query: 'senescence in skeletal muscle ageing' };
      const pair = await ask('POST', '/api/v1/research', asked, named);
      if (!pair) return;
      const jobs = `${pair.grants_job.id} ${pair.events_job.id}`;
      kept.research.set(`key ${n}`, jobs);
      told('research', jobs);
    }),
    forEver(async () => {
      if (await ask('GET', '/api/v1/intelligence/investors')) kept.audited += 1;
    }),
  ]);
}
