// Every operation of the catalogue, with every method, asked by every kind of caller, with whatever may
// stand in its path, its query, its headers and its body. Each answer is held against the OpenAPI
// document by the test app itself, so a status or an error body that it does not name fails.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { operations } from '../../src/catalogue.ts';
import { families } from '../../src/families.ts';
import type { Operation, Param } from '../../src/kernel/operation.ts';
import { hostile, hostileBodies, hostileHeaders, hostileJson } from '../support/hostile.ts';
import { often } from '../support/often.ts';
import { builders, uuid } from '../support/records.ts';
import { addTeam } from '../support/research.ts';
import { createTestApp, site, type TestApp } from '../support/test-app.ts';

const seed = 20260301;
const runs = often(5_000);

const callers = [undefined, 'full team-a', 'top team-a', 'full team-b', 'top house operator'] as const;

/** Things that are there to be changed, by the kind of path that names them. */
interface World {
  readonly app: TestApp;
  readonly names: readonly string[];
}

async function world(): Promise<World> {
  const app = await createTestApp();
  for (const { name } of families) {
    const build = builders[name];
    if (build) await app.add(name, build({ id: uuid(1) }), build({ id: uuid(2) }));
  }
  for (const team of ['team-a', 'team-b', 'house']) await addTeam(app, team);
  const send = (path: string, body: object, as?: string) =>
    app.send('POST', path, { body, ...(as === undefined ? {} : { as }) });
  const comment = await send(`/api/omega/experiments/${uuid(1)}/comments`, { body: 'first' });
  const claim = await send('/crm/claims', { lead_id: uuid(1) }, 'full team-a');
  const jobs = await send('/research', { query: 'ageing of muscle tissue' }, 'full team-a');
  const request = await send('/api/public/data-requests', {
    request_kind: 'copy_of_data',
    requester_email: 'a@mail.example',
  });
  const made = [comment, claim, jobs, request];
  assert.deepEqual(
    made.map(({ status }) => status),
    [201, 200, 200, 202],
  );
  const token = String(request.body.status_url).split('/').at(-1) as string;
  return { app, names: [comment.body.comment.id, claim.body.id, jobs.body.grants_job.id, token] };
}

type Choice = fc.Arbitrary<string>;

/** A value that fits the member, as JSON. */
function fitting({ schema }: Param): string {
  const words = schema.enum as readonly unknown[] | undefined;
  if (words) return JSON.stringify(words[0]);
  const types = ([] as unknown[]).concat(schema.type ?? 'string');
  if (schema.format === 'uuid') return JSON.stringify(uuid(1));
  if (schema.format === 'email') return '"a@mail.example"';
  if (schema.format === 'date-time') return '"2026-04-01T00:00:00Z"';
  if (types.includes('integer') || types.includes('number')) return '1';
  if (types.includes('array')) return '["a"]';
  return types.includes('object') ? '{"kind":"lead","public_id":"x"}' : '"some plain words"';
}

/** The text of a body: members that fit, one or more that do not, unknown ones; or none of that. */
function bodyOf(operation: Operation): fc.Arbitrary<string | Uint8Array<ArrayBuffer> | undefined> {
  const own = Object.entries(operation.input).filter(([, param]) => param.in === 'body');
  const value = (param: Param) =>
    fc.oneof(
      { weight: 12, arbitrary: fc.constant(fitting(param)) },
      { weight: 2, arbitrary: fc.constantFrom(...hostileJson) },
      {
        weight: 1,
        arbitrary: fc.string({ unit: 'binary', maxLength: 30 }).map((text) => JSON.stringify(text)),
      },
    );
  const members = own.map(([name, param]) =>
    fc
      .option(value(param), { nil: null, freq: 4 })
      .map((text) => (text === null ? [] : [`"${name}":${text}`])),
  );
  const unknown = fc.option(
    fc.tuple(fc.string({ unit: 'binary', maxLength: 10 }), fc.constantFrom(...hostileJson)),
    { nil: null, freq: 1 },
  );
  const object = fc.tuple(fc.tuple(...members), fc.nat(9), unknown).map(([given, die, more]) => {
    const extra = more !== null && die === 0 ? [`${JSON.stringify(more[0])}:${more[1]}`] : [];
    return `{${[...given.flat(), ...extra].join(',')}}`;
  });
  return fc.oneof(
    { weight: 8, arbitrary: object },
    { weight: 1, arbitrary: fc.constantFrom(...hostileBodies) },
    { weight: 1, arbitrary: fc.constant(undefined) },
  );
}

const piece: Choice = fc.oneof(
  { weight: 4, arbitrary: fc.constantFrom(...hostile) },
  { weight: 1, arbitrary: fc.string({ unit: 'binary', maxLength: 20 }) },
);

/** An address of the operation, often of something that is there, below any of the names of `names`. */
function addressOf(operation: Operation, names: readonly string[]): Choice {
  const parameters = [...operation.path.matchAll(/\{\w+\}/g)].map(([name]) => name);
  const named = fc.oneof(
    { weight: 4, arbitrary: fc.constant(uuid(1)) },
    { weight: 3, arbitrary: fc.constantFrom('interview', ...names) },
    { weight: 3, arbitrary: piece },
  );
  const own = Object.keys(operation.input).filter((name) => operation.input[name]?.in === 'query');
  const key = own.length > 0 ? fc.oneof(fc.constantFrom(...own), piece) : piece;
  const pairs = fc.array(fc.tuple(key, piece), { maxLength: operation.method === 'GET' ? 3 : 1 });
  return fc
    .tuple(fc.array(named, { minLength: parameters.length, maxLength: parameters.length }), pairs, fc.nat(5))
    .map(([values, asked, die]) => {
      const filled = parameters.reduce(
        (path, parameter, at) => path.replace(parameter, () => values[at] as string),
        operation.path,
      );
      const query =
        operation.method === 'GET' || die === 0 ? asked.map((pair) => pair.join('=')).join('&') : '';
      return (operation.root === 'site' ? '' : '/api/v1') + filled + (query === '' ? '' : `?${query}`);
    });
}

const contentType = fc.oneof(
  { weight: 9, arbitrary: fc.constant('application/json') },
  {
    weight: 1,
    arbitrary: fc.constantFrom(
      '',
      'text/plain',
      'application/x-www-form-urlencoded',
      'application/json; charset=utf-16',
      'multipart/form-data',
      'application/json;;;',
      'application/merge-patch+json',
    ),
  },
);

interface Ask {
  readonly operation: Operation;
  readonly method: string;
  readonly address: string;
  readonly as: (typeof callers)[number];
  readonly from: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly type: string;
  readonly body: string | Uint8Array<ArrayBuffer> | undefined;
}

function asks(names: readonly string[]): fc.Arbitrary<Ask> {
  const headersOf = (operation: Operation) => {
    const own = Object.values(operation.input).flatMap(({ header }) => header ?? []);
    const any = [
      ...own,
      'If-None-Match',
      'If-Match',
      'Accept',
      'Accept-Encoding',
      'Idempotency-Key',
      'X-Forwarded-For',
    ];
    const one = fc.tuple(fc.constantFrom(...any), fc.constantFrom(...hostileHeaders));
    return fc.array(one, { maxLength: 2 }).map((pairs) => Object.fromEntries(pairs));
  };
  const ofOperation = (operation: Operation): fc.Arbitrary<Ask> =>
    fc.record({
      operation: fc.constant(operation),
      method: fc.oneof(
        { weight: 12, arbitrary: fc.constant(operation.method as string) },
        { weight: 1, arbitrary: fc.constantFrom('HEAD', 'PUT', 'DELETE', 'PATCH', 'OPTIONS', 'POST') },
      ),
      address: addressOf(operation, names),
      as: fc.constantFrom(...callers),
      from: fc.tuple(fc.nat(255), fc.nat(255)).map(([a, b]) => `10.9.${a}.${b}`),
      headers: headersOf(operation),
      type: contentType,
      body: bodyOf(operation),
    });
  // What changes something is asked as often as all that only reads.
  const [reading, writing] = [true, false].map((reads) =>
    operations.filter(({ method }) => (method === 'GET') === reads).map(ofOperation),
  ) as [fc.Arbitrary<Ask>[], fc.Arbitrary<Ask>[]];
  return fc.oneof(fc.oneof(...reading), fc.oneof(...writing));
}

const statuses = new Set([
  200, 201, 202, 204, 304, 308, 400, 401, 403, 404, 405, 409, 410, 412, 413, 415, 429,
]);

async function sent({ app }: TestApp, ask: Ask): Promise<Response> {
  const { method, address, as, from, type, body } = ask;
  const carries = body !== undefined && method !== 'GET' && method !== 'HEAD';
  const headers = new Headers(ask.headers);
  if (as !== undefined) headers.set('authorization', as);
  if (carries && type !== '') headers.set('content-type', type);
  const request = new Request(site + address, { method, headers, ...(carries ? { body } : {}) });
  return app.fetch(request, { address: from });
}

test(`of ${runs} hostile requests to every operation by every caller none makes an answer that the contract does not know`, async (t) => {
  t.diagnostic(`seed ${seed}`);
  const { app, names } = await world();
  await using _ = app;
  const seen = new Map<number, number>();
  const reached = new Set<string>();
  const ask = async (one: Ask) => {
    const response = await sent(app, one);
    const { status } = response;
    const text = await response.text();
    const about = `${status} ${one.method} ${one.address.slice(0, 200)} for ${one.as}: ${text.slice(0, 300)}`;
    assert.ok(statuses.has(status), about);
    seen.set(status, (seen.get(status) ?? 0) + 1);
    if (status < 300) reached.add(one.operation.name);
    if (status < 400 || one.method === 'HEAD' || response.headers.has('content-encoding')) return;
    const body = JSON.parse(text) as Record<string, unknown>;
    const problem = response.headers.get('content-type')?.startsWith('application/problem+json');
    for (const member of problem
      ? ['title', 'detail', 'code']
      : ['error', 'code', 'request_id', 'docs_url']) {
      assert.equal(typeof body[member], 'string', about);
    }
    assert.ok(text.length < 10_000, `an error does not echo what was sent: ${about}`);
    assert.doesNotMatch(text, /SQLITE|\.ts:\d|node_modules|fts5|at \w+ \(|kysely/i, about);
  };
  await fc.assert(fc.asyncProperty(asks(names), ask), { seed, numRuns: runs });
  // What is too large is rare among them: one is sent in any case.
  const contact = operations.find(({ name }) => name === 'contact') as Operation;
  const address = '/api/contact';
  const large = { method: 'POST', address, as: undefined, from: '203.0.113.9', type: 'application/json' };
  await ask({ operation: contact, ...large, body: `"${'a'.repeat(300_000)}"`, headers: {} } as Ask);
  assert.deepEqual(app.bugs, []);
  for (const status of [200, 201, 202, 400, 403, 404, 405, 413, 415]) {
    assert.ok((seen.get(status) ?? 0) > 0, `${status} was seen: ${[...seen]}`);
  }
  const never = operations.map(({ name }) => name).filter((name) => !reached.has(name));
  t.diagnostic(
    `answered: ${[...seen]
      .sort()
      .map(([status, count]) => `${status} × ${count}`)
      .join(', ')}`,
  );
  t.diagnostic(`never answered with success: ${never.join(', ') || 'none'}`);
});
