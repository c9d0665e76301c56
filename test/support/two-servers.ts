// Two servers over the same records, of which one has the short ways, and what comes back from each to the byte.

import { once } from 'node:events';
import { Agent, request } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { after } from 'node:test';
import { listedIn } from '../../src/access/address.ts';
import { limitsBy } from '../../src/access/limits.ts';
import { createApp } from '../../src/app.ts';
import { httpLimits, httpServer } from '../../src/server/http/http-server.ts';
import { aCompany, aGrant, aHero, anEvent, aTheory, uuid } from './records.ts';
import { appParts, createTestApp, namedCaller, type TestApp } from './test-app.ts';

const agent = new Agent({ keepAlive: true, maxSockets: 1 });
after(() => agent.destroy());

async function serverOver(app: TestApp, isDirect: boolean) {
  const limits = limitsBy(() => 0);
  const made = createApp({
    ...appParts(app),
    identify: namedCaller,
    limits,
    trusts: listedIn(['127.0.0.1']),
    secret: new Uint8Array(32),
  });
  let fetched = 0;
  const fetch: typeof made.fetch = (asked, connection) => {
    fetched++;
    return made.fetch(asked, connection);
  };
  const direct = isDirect ? made.direct : null;
  const http = httpServer(
    fetch,
    () => true,
    () => performance.now(),
    httpLimits,
    () => direct,
  );
  http.server.listen(0, '127.0.0.1');
  await once(http.server, 'listening');
  const { port } = http.server.address() as AddressInfo;
  return { http, port, limits, fetched: () => fetched };
}

/** Both servers, with a few records of many kinds. */
export async function pair() {
  const app = await createTestApp();
  await app.add('grants', aGrant({ id: 'g' }), aGrant({ id: 'g2', title: 'Muscle and ageing' }));
  await app.add('grants', ...Array.from({ length: 30 }, (_, at) => aGrant({ id: `m${at}` })));
  await app.add('events', anEvent({ id: 'e' }));
  await app.add('companies', aCompany({ id: 'c' }));
  await app.add('theories', aTheory({ id: uuid(1), owner_kind: 'company', owner_id: 'c' }));
  await app.add('heroes', aHero({ id: 'h' }));
  const [short, long] = await Promise.all([serverOver(app, true), serverOver(app, false)]);
  return {
    app,
    short,
    long,
    [Symbol.asyncDispose]: async () => {
      for (const { http } of [short, long]) http[Symbol.dispose]();
      await app[Symbol.asyncDispose]();
    },
  };
}

/** All that comes back, but for the time of day. */
function plainly(text: string): string {
  return text.replaceAll(/^Date: .*\r\n/gim, '');
}

/** The same where fetch sorted the headers of an answer and spelled their names in small letters. */
export function sorted(answer: string): string {
  const [head = '', ...body] = answer.split('\r\n\r\n');
  const [status, ...lines] = head.split('\r\n');
  const small = lines.map((line) => line.replace(/^[^:]+/, (name) => name.toLowerCase()));
  return [[status, ...small.toSorted()].join('\r\n'), ...body].join('\r\n\r\n');
}

export async function exchange(port: number, bytes: string): Promise<string> {
  const socket = connect(port, '127.0.0.1');
  const chunks: Buffer[] = [];
  socket.on('data', (chunk) => chunks.push(chunk));
  socket.on('error', () => {});
  socket.write(bytes.replaceAll('\n', '\r\n'));
  await once(socket, 'close');
  return plainly(Buffer.concat(chunks).toString('latin1'));
}

/** One answer as it came: status, headers in their order, body. */
export function get(port: number, path: string, headers: Record<string, string> = {}): Promise<string> {
  return new Promise((resolve, reject) => {
    const asked = { port, path, agent, headers: { host: 'perennial.example', ...headers } };
    const sent = request(asked, (answer) => {
      const chunks: Buffer[] = [];
      answer.on('data', (chunk) => chunks.push(chunk));
      answer.once('end', () => {
        const head = answer.rawHeaders.map((one, at) => (at % 2 ? `${one}\r\n` : `${one}: `)).join('');
        resolve(plainly(`${answer.statusCode} ${head}\n${Buffer.concat(chunks).toString('latin1')}`));
      });
    });
    sent.once('error', reject).end();
  });
}
