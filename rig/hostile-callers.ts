// Callers who mean harm, each kind from addresses of its own (127.0.0.0/8 is one machine with many of them; an
// IPv4 address is counted as a /64 is).

import { randomBytes } from 'node:crypto';
import { Agent, request } from 'node:http';
import { connect, type Socket } from 'node:net';
import { setTimeout } from 'node:timers/promises';
import { makeSecret } from '../src/access/key-format.ts';
import type { Chance } from './chance.ts';
import { question, type Vocabulary } from './worst.ts';

export interface Target {
  readonly port: number;
  readonly vocabulary: Vocabulary;
  readonly chance: Chance;
  /** Aborts when it is over. */
  readonly over: AbortSignal;
}

/** What became of what a kind of caller sent, by status or by what happened to the connection. */
export type Counts = Map<string, number>;

export interface Kind {
  readonly name: string;
  readonly run: (target: Target, count: (what: string) => void) => Promise<void>;
}

interface Sent {
  readonly method?: string;
  readonly path: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
}

/** One request over the agent; resolves with its status once the last byte is read. */
export function ask(
  port: number,
  agent: Agent,
  { method = 'GET', path, headers = {}, body }: Sent,
): Promise<number> {
  return new Promise((resolve, reject) => {
    const asked = request({ host: '127.0.0.1', port, method, path, headers, agent }, (answer) => {
      answer.resume();
      answer.once('end', () => resolve(answer.statusCode ?? 0));
      answer.once('error', reject);
    });
    asked.once('error', reject);
    asked.end(body);
  });
}

/** A connection from an address of this machine, closed when it is over; null when it was not taken. */
function open({ port, over }: Target, localAddress: string): Promise<Socket | null> {
  return new Promise((resolve) => {
    const socket = connect({ host: '127.0.0.1', port, localAddress });
    const end = () => socket.destroy();
    over.addEventListener('abort', end, { once: true });
    socket.once('close', () => {
      over.removeEventListener('abort', end);
      // It may be over before the connection is taken.
      resolve(null);
    });
    socket.once('connect', () => resolve(socket));
    socket.on('error', () => resolve(null));
  });
}

function closed(socket: Socket): Promise<void> {
  return new Promise((resolve) => (socket.destroyed ? resolve() : socket.once('close', () => resolve())));
}

/** What became of a connection that is closed now. */
function fate({ over }: Target): string {
  return over.aborted ? 'open to the end' : 'cut off';
}

/** The same again and again until it is over, a moment apart, so that a refusal does not become a loop. */
async function until({ over }: Target, pauseMs: number, round: () => Promise<void>): Promise<void> {
  while (!over.aborted) {
    await round();
    await setTimeout(pauseMs);
  }
}

const head = (path: string) => `GET ${path} HTTP/1.1\r\nHost: a\r\n\r\n`;
export const several = (many: number, run: (at: number) => Promise<void>) =>
  Promise.all(Array.from({ length: many }, (_, at) => run(at))).then(() => {});

/**
 * The callers of a kind come one after the other, each when the one before it has its first byte: what is meant
 * is that many are there for long, not that all of them come in one moment.
 */
async function coming(
  { over }: Target,
  many: number,
  run: (at: number, begun: () => void) => Promise<void>,
): Promise<void> {
  const there: Promise<void>[] = [];
  for (let at = 0; at < many && !over.aborted; at++) {
    const begun = Promise.withResolvers<void>();
    there.push(run(at, begun.resolve));
    await Promise.race([begun.promise, setTimeout(500)]);
  }
  await Promise.all(there);
}

/** Asks for pages, reads nothing, and sends as fast as it is taken. */
const pipelining: Kind = {
  name: 'pipelining behind an unread answer',
  run: (target, count) =>
    several(3, () =>
      until(target, 50, async () => {
        const socket = await open(target, '127.0.0.2');
        if (!socket) return count('not taken');
        socket.pause();
        for (let page = 0; page < 12; page++)
          socket.write(head(`/api/v1/grants?limit=200&offset=${page * 200}`));
        const many = head('/healthz').repeat(200);
        while (!socket.destroyed && !target.over.aborted) {
          if (!socket.write(many)) await setTimeout(20);
        }
        count(fate(target));
        socket.destroy();
      }),
    ),
};

/** Asks for something large and reads nothing of it. */
function sleepers(
  name: string,
  many: number,
  addresses: number,
  first: number,
  path: (at: number) => string,
): Kind {
  return {
    name,
    run: (target, count) =>
      coming(target, many, (at, begun) =>
        until(target, 100, async () => {
          const socket = await open(target, `127.0.0.${first + (at % addresses)}`);
          if (!socket) return count('not taken');
          socket.once('readable', begun);
          socket.write(head(path(at)));
          await closed(socket);
          count(fate(target));
        }),
      ),
  };
}

const slowReaders = sleepers(
  'slow readers',
  200,
  8,
  10,
  (at) => `/api/v1/grants?limit=200&offset=${at * 40}`,
);
const exporters = sleepers(
  'exports that nobody reads',
  80,
  20,
  30,
  (at) => `/api/v1/grants.ndjson?sort=${at % 2 ? 'created' : 'deadline'}`,
);

/** The dearest questions, one after the other. */
const worstQuestions: Kind = {
  name: 'worst questions',
  run: (target, count) =>
    several(4, async (at) => {
      const agent = new Agent({ keepAlive: true, localAddress: `127.0.0.${60 + at}` });
      await until(target, 20, async () => {
        const asked = question(target.vocabulary, target.chance).request();
        const { pathname, search } = new URL(asked.url);
        const body = asked.method === 'GET' ? {} : { body: await asked.text() };
        const sent = {
          method: asked.method,
          path: pathname + search,
          headers: Object.fromEntries(asked.headers),
          ...body,
        };
        count(String(await ask(target.port, agent, sent).catch(() => 'cut off')));
      });
      agent.destroy();
    }),
};

/** Keys with a right checksum that nobody gave out. */
const inventedKeys: Kind = {
  name: 'invented keys',
  run: (target, count) =>
    several(20, async (at) => {
      const agent = new Agent({ keepAlive: true, localAddress: `127.0.0.${70 + (at % 4)}` });
      await until(target, 5, async () => {
        const headers = { authorization: `Bearer ${makeSecret('key', randomBytes)}` };
        const status = await ask(target.port, agent, { path: '/api/v1/me', headers }).catch(() => 'cut off');
        count(String(status));
      });
      agent.destroy();
    }),
};

/** As many connections as one address can have, each with half a request. */
const connections: Kind = {
  name: 'connections of one network',
  run: (target, count) =>
    coming(target, 400, (_, begun) =>
      until(target, 200, async () => {
        const socket = await open(target, '127.0.0.80');
        begun();
        if (!socket) return count('not taken');
        socket.write('GET /healthz HTTP/1.1\r\nHost: a\r\nX-');
        socket.resume();
        await closed(socket);
        count(fate(target));
      }),
    ),
};

/** A thousand addresses that ask for an export in one moment, read nothing of it, and come again. */
const exportsAtOnce: Kind = {
  name: 'exports of a thousand addresses at once',
  run: (target, count) =>
    until(target, 5_000, () =>
      several(1_000, async (at) => {
        const socket = await open(target, `127.0.${2 + (at >> 7)}.${1 + (at & 127)}`);
        if (!socket) return count('not taken');
        socket.once('data', (head) => {
          socket.pause();
          count(String(head).split(' ', 2)[1] as string);
        });
        socket.write(head('/api/v1/grants.ndjson?sort=deadline'));
        await Promise.race([closed(socket), setTimeout(2_000)]);
        socket.destroy();
      }),
    ),
};

/** One message as it is written, and the answer thrown away. */
const written = (text: string) => async (target: Target, count: (what: string) => void) => {
  const socket = await open(target, '127.0.0.90');
  if (!socket) return count('not taken');
  socket.once('data', (head) => {
    count(String(head).split(' ', 2)[1] as string);
    socket.destroy();
  });
  socket.write(text);
  await Promise.race([closed(socket), setTimeout(1_000)]);
  socket.destroy();
};

/** What is read otherwise than it seems, broken off, or asked to learn what is hidden. */
const oddRequests: Kind = {
  name: 'odd requests',
  run: (target, count) => {
    const post = (path: string, rest: string) => `POST ${path} HTTP/1.1\r\nHost: a\r\n${rest}`;
    const json = 'Content-Type: application/json\r\n';
    const call = JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'tools/call', params: { name: [] } });
    const odd = [
      head(`/api/v1/grants/%70${makeSecret('key', randomBytes).slice(1)}`),
      ...['/./metrics', '/x/../metrics', '/%2e%2e/metrics', '/readyz', '/api/v1/%69ntelligence/x'].map(head),
      ...['/changes', '/whats-new', '/stats', '/content?subject=company/hidden'].map((path) =>
        head(`/api/v1${path}`),
      ),
      ...['/api/v1/companies/hidden', '/api/v1/investors', '/companies/hidden'].map(head),
      post('/api/v1/contact', `${json}Content-Length: 4000000\r\n\r\n{"name": "`),
      post('/mcp', `${json}Content-Length: ${call.length}\r\n\r\n${call}`),
      post('/api/v1/research', 'Transfer-Encoding: identity, chunked\r\n\r\n0\r\n\r\n'),
      'GET  /healthz HTTP/1.1\r\nHost: a\r\n\r\n',
      'GET /healthz HTTP/1.1\r\nHost: a\r\nHost: b\r\n\r\n',
    ].map(written);
    return several(8, () => until(target, 5, () => target.chance.oneOf(odd)(target, count)));
  },
};

export const kinds: readonly Kind[] = [
  pipelining,
  slowReaders,
  worstQuestions,
  inventedKeys,
  connections,
  oddRequests,
  exporters,
  exportsAtOnce,
];
