// A catalogue in memory behind the real `fetch`: what tests ask, as a client would.

import { randomBytes } from 'node:crypto';
import { type Identify, publicCaller } from '../../src/access/caller.ts';
import { type App, createApp } from '../../src/app.ts';
import type { AppParts } from '../../src/app-parts.ts';
import { operations, withoutFeatures } from '../../src/catalogue.ts';
import { plainRoutes } from '../../src/channels/http/plain-routes.ts';
import type { Desk } from '../../src/desk/desk.ts';
import { families } from '../../src/families.ts';
import type { Family } from '../../src/kernel/family.ts';
import type { Operation } from '../../src/kernel/operation.ts';
import type { Tier } from '../../src/kernel/tier.ts';
import { catchUp } from '../../src/ledger/follow.ts';
import type { Change, Ledger, Outcome } from '../../src/ledger/ledger.ts';
import { readRecord } from '../../src/ledger/record.ts';
import type { Shelf } from '../../src/shelf/shelf.ts';
import { contractOf, namedTier } from './contract.ts';
import { shelfInMemory } from './shelf-in-memory.ts';
import { freshTruth } from './truth.ts';

export interface Clock {
  now: Date;
}

export interface TestApp extends AsyncDisposable {
  readonly app: App;
  readonly ledger: Ledger;
  readonly shelf: Shelf;
  readonly desk: Desk;
  readonly clock: Clock;
  /** Bugs that were logged; a test that ends with one in here should fail. */
  readonly bugs: unknown[];
  /** Records of a family in the operator's format, through the same validation as an import. */
  readonly add: (family: string, ...records: readonly object[]) => Promise<readonly Outcome[]>;
  readonly get: (
    path: string,
    options?: { tier?: Tier; as?: string; headers?: Record<string, string> },
  ) => Promise<Answered>;
  /** A request with a JSON body, from a caller named as in `namedCaller`. */
  readonly send: (
    method: string,
    path: string,
    options?: { as?: string; body?: unknown; headers?: Record<string, string> },
  ) => Promise<Answered>;
}

export interface Answered {
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
  // biome-ignore lint/suspicious/noExplicitAny: tests read members of any answer
  readonly body: any;
}

export const site = 'http://perennial.test';
export const noon = new Date('2026-03-01T12:00:00.000Z');

/** Time passes for an app. */
export function pass({ clock }: Pick<TestApp, 'clock'>, ms: number): void {
  clock.now = new Date(clock.now.getTime() + ms);
}

/** What stores are given of an app: its moment, and chance. */
export function clockAndRandom({ clock }: Pick<TestApp, 'clock'>) {
  return { now: clock.now, random: randomBytes };
}

/** The parts of an app over a test's catalogue, for tests that wire one of their own. */
export function appParts(test: Pick<TestApp, 'shelf' | 'desk' | 'ledger' | 'clock' | 'bugs'>): AppParts {
  return {
    config: { serviceName: 'Perennial', partner: 'Omega Point Research', siteUrl: site },
    reader: test.shelf.reader,
    desk: test.desk,
    ledger: test.ledger,
    random: randomBytes,
    now: () => test.clock.now,
    requestId: () => 'r',
    onBug: (error) => test.bugs.push(error),
  };
}

/** The tier and team of a caller are what a key says; tests name them outright: "top team-a operator". */
export const namedCaller: Identify = ({ authorization, address }) => {
  if (authorization === null) return publicCaller(address);
  const [tier, team = 'team', operator] = authorization.split(' ') as [Tier, string?, string?];
  return {
    ...publicCaller(address),
    tier,
    key: { id: `key-${team}`, last4: 'abcd', expires_at: '2027-03-01T12:00:00.000Z' },
    team: { id: team, name: `Team ${team}`, operator: operator === 'operator' },
  };
};

function firstStep(path: string): string {
  return path.split(/[/?]/)[1] as string;
}

const ofTheSite = [...operations, ...plainRoutes]
  .filter(({ root }) => root === 'site')
  .map(({ path }) => path);
const ofTheApi = new Set(operations.filter(({ root }) => root !== 'site').map(({ path }) => firstStep(path)));

/** Where addresses begin that are not below /api/v1: they are asked as they are. */
const besideTheApi = new Set([
  'api',
  'mcp',
  ...ofTheSite.map(firstStep).filter((step) => !ofTheApi.has(step)),
]);

/** The app, with every answer held against the OpenAPI document. */
function underContract(app: App, operations: readonly Operation[]): App {
  const { check } = contractOf(operations);
  return {
    ...app,
    fetch: async (request, connection) => {
      const asked = new Request(request.url, { method: request.method });
      const tier = namedTier(request.headers.get('authorization'));
      const response = await app.fetch(request, connection);
      await check(asked, response, tier);
      return response;
    },
  };
}

export async function createTestApp(
  options: {
    families?: readonly Family[];
    operations?: readonly Operation[];
    now?: Date;
    /** Parts of the app beside the usual ones: keys, limits, trusted proxies. */
    parts?: (desk: Desk, clock: Clock) => Partial<AppParts>;
  } = {},
): Promise<TestApp> {
  const declared = options.families ?? families;
  const truth = await freshTruth();
  const { ledger, desk } = truth;
  const shelf = shelfInMemory(declared);
  const clock: Clock = { now: options.now ?? noon };
  const bugs: unknown[] = [];
  let request = 0;
  const given = options.parts?.(desk, clock);
  const made = createApp({
    ...appParts({ shelf, desk, ledger, clock, bugs }),
    requestId: () => `test-${++request}`,
    identify: namedCaller,
    ...(options.operations ? { operations: options.operations } : {}),
    ...given,
  });
  const offered = withoutFeatures(options.operations ?? operations, given?.off ?? []);
  const app = underContract(made, offered);
  const ask = async (method: string, path: string, headers: Record<string, string>, body?: string) => {
    const url = besideTheApi.has(firstStep(path)) || ofTheSite.includes(path) ? path : `/api/v1${path}`;
    const init = { method, headers, ...(body === undefined ? {} : { body }) };
    const response = await app.fetch(new Request(site + url, init));
    const text = await response.text();
    const type = response.headers.get('content-type') ?? '';
    const json = /^application\/(?:[\w.-]+\+)?json\b/.test(type) && text !== '';
    return {
      status: response.status,
      headers: response.headers,
      text,
      body: json ? JSON.parse(text) : null,
    };
  };
  return {
    app,
    ledger,
    shelf,
    desk,
    clock,
    bugs,
    add: async (name, ...records) => {
      const family = declared.find((one) => one.name === name);
      if (!family) throw new Error(`no family ${name}`);
      const changes = records.map((record) => {
        const read = readRecord(family, record);
        if (Array.isArray(read)) throw new Error(read.map((error) => error.message).join(' '));
        return read as Change;
      });
      const outcomes = await ledger.append(changes, clock.now);
      await catchUp(ledger, shelf);
      return outcomes;
    },
    get: (path, { tier, as, headers = {} } = {}) => {
      const name = as ?? (tier === 'public' ? undefined : tier);
      return ask('GET', path, { ...(name === undefined ? {} : { authorization: name }), ...headers });
    },
    send: (method, path, { as, body, headers = {} } = {}) =>
      ask(
        method,
        path,
        {
          ...(as === undefined ? {} : { authorization: as }),
          ...(body === undefined ? {} : { 'content-type': 'application/json' }),
          ...headers,
        },
        body === undefined ? undefined : JSON.stringify(body),
      ),
    [Symbol.asyncDispose]: async () => {
      shelf[Symbol.dispose]();
      await truth[Symbol.asyncDispose]();
    },
  };
}
