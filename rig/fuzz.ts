// Random requests over the whole OpenAPI document, the whole lists of tools and every page and form of the site:
// right values, wrong ones, and what has broken services before, with and without keys and sessions. Nothing may be answered 500 or above but 503 with
// Retry-After, nothing may hold a stack, SQL or a path of this machine, and every answer has its end.

import { hostile } from '../test/support/hostile.ts';
import { type Chance, chanceOf } from './chance.ts';
import { pageFuzz } from './fuzz-pages.ts';
import { type RigNode, rigNode, site } from './node.ts';
import type { Rig } from './rig.ts';

type Json = Readonly<Record<string, unknown>>;

interface Parameter {
  readonly name: string;
  readonly in: 'path' | 'query' | 'header';
  readonly schema?: Json;
  readonly example?: unknown;
}

interface Route {
  readonly method: string;
  readonly path: string;
  readonly parameters: readonly Parameter[];
  /** The schema of its JSON body, where it takes one. */
  readonly body: Json | null;
}

interface Tool {
  readonly name: string;
  readonly inputSchema: Json;
}

const methods = ['get', 'post', 'patch', 'put', 'delete'] as const;
const leaks = /\bat [\w.<>]+ \(|node:internal|node_modules|SQLITE_|syntax error near|\/src\/[\w/-]+\.ts/;
const longestMs = 10_000;

async function document(node: RigNode): Promise<{ routes: readonly Route[]; whole: Json }> {
  const response = await node.fetch(
    new Request(`${site}/api/v1/openapi.json`, { headers: { authorization: `Bearer ${node.key}` } }),
  );
  const whole = (await response.json()) as Json;
  const routes: Route[] = [];
  for (const [path, item] of Object.entries(whole.paths as Record<string, Json>)) {
    const servers = (item.servers ?? whole.servers) as readonly { readonly url: string }[] | undefined;
    const root = new URL(servers?.[0]?.url ?? '/', site).pathname.replace(/\/$/, '');
    for (const method of methods) {
      const operation = item[method] as Json | undefined;
      if (!operation) continue;
      const all = [...((item.parameters as Json[]) ?? []), ...((operation.parameters as Json[]) ?? [])];
      const parameters = all.map((one) => resolved(one, whole) as unknown as Parameter);
      const content = (operation.requestBody as Json | undefined)?.content as
        | Record<string, Json>
        | undefined;
      const body = (content?.['application/json']?.schema as Json | undefined) ?? null;
      routes.push({ method: method.toUpperCase(), path: root + path, parameters, body });
    }
  }
  return { routes, whole };
}

function resolved(schema: Json, whole: Json): Json {
  const ref = schema.$ref;
  if (typeof ref !== 'string') return schema;
  const found = ref
    .slice(2)
    .split('/')
    .reduce<unknown>((at, step) => (at as Json | undefined)?.[step], whole);
  return resolved((found ?? {}) as Json, whole);
}

/** A value that mostly fits the schema. */
function value(given: Json, whole: Json, chance: Chance, depth = 0): unknown {
  if (chance.is(0.15)) return strange(chance);
  const schema = resolved(given, whole);
  if (Array.isArray(schema.enum)) return chance.oneOf(schema.enum);
  if (Array.isArray(schema.examples) && chance.is(0.7)) return chance.oneOf(schema.examples);
  if (schema.default !== undefined && chance.is(0.3)) return schema.default;
  const some = (schema.anyOf ?? schema.oneOf) as readonly Json[] | undefined;
  if (some && some.length > 0) return value(chance.oneOf(some), whole, chance, depth);
  const type = Array.isArray(schema.type) ? chance.oneOf(schema.type as string[]) : schema.type;
  switch (type) {
    case 'integer':
    case 'number':
      return chance.oneOf([schema.minimum ?? 0, schema.maximum ?? 1, 1, 7, -1, 1e9, 0.5, 2 ** 53]);
    case 'boolean':
      return chance.is(0.5);
    case 'null':
      return null;
    case 'array':
      return Array.from({ length: chance.whole(4) }, () =>
        value((schema.items ?? {}) as Json, whole, chance, depth + 1),
      );
    case 'object':
      return depth > 4 ? {} : object(schema, whole, chance, depth + 1);
    default:
      return chance.oneOf([
        'longevity',
        'ageing',
        '2026-12-31',
        '2026-01-01T00:00:00Z',
        'a@example.org',
        'https://example.org/x',
        '0b5c1f6e-6f0d-4f57-9d0c-3a3f1c1f7a52',
        'x'.repeat(chance.whole(300)),
      ]);
  }
}

function object(schema: Json, whole: Json, chance: Chance, depth: number): Json {
  const made: Record<string, unknown> = Object.create(null) as Record<string, unknown>;
  const required = (schema.required ?? []) as readonly string[];
  for (const [member, of] of Object.entries((schema.properties ?? {}) as Record<string, Json>)) {
    if (required.includes(member) ? chance.is(0.93) : chance.is(0.5))
      made[member] = value(of, whole, chance, depth);
  }
  if (chance.is(0.05))
    made[chance.oneOf(['__proto__', 'constructor', 'x', '', 'toString'])] = strange(chance);
  return made;
}

/** What has broken services before. */
function strange(chance: Chance): unknown {
  return chance.oneOf<unknown>([
    null,
    true,
    [],
    {},
    [[[[]]]],
    -0,
    1e308,
    '',
    ...hostile.slice(0, 60),
    'ﬀ'.repeat(200),
  ]);
}

function asText(one: unknown): string {
  return typeof one === 'string' ? one : typeof one === 'object' ? JSON.stringify(one) : String(one);
}

/** Text for an address: encoded, or as it is where that makes an address. */
function encoded(text: string, chance: Chance): string {
  return chance.is(0.9)
    ? encodeURIComponent(text.toWellFormed())
    : text.replaceAll(/[^\x21-\x7e]|[#?&]/g, '');
}

function restRequest(
  { routes, whole }: { routes: readonly Route[]; whole: Json },
  key: string,
  chance: Chance,
): Request {
  const route = chance.oneOf(routes);
  const headers = credentials(key, chance);
  let path = route.path;
  const query: string[] = [];
  for (const { name, in: place, schema = {}, example } of route.parameters) {
    const one = example !== undefined && chance.is(0.6) ? example : value(schema, whole, chance);
    if (place === 'path') path = path.replace(`{${name}}`, encoded(asText(one), chance));
    else if (chance.is(place === 'header' ? 0.2 : 0.35)) {
      if (place === 'query')
        query.push(
          `${name}=${encoded(Array.isArray(one) ? one.map(asText).join(',') : asText(one), chance)}`,
        );
      else if (/^[\x20-\x7e]*$/.test(asText(one))) headers.set(name, asText(one));
    }
  }
  if (chance.is(0.05)) query.push(`${chance.oneOf(hostile)}=1`.replaceAll(/[^\x21-\x7e]|#/g, ''));
  if (chance.is(0.1))
    path += chance.oneOf(['.csv', '.atom', '.ics', '.jsonld', '.ndjson', '.md', '/', '//', '.nothing']);
  const method = chance.is(0.95)
    ? route.method
    : chance.oneOf(['GET', 'POST', 'DELETE', 'PATCH', 'PUT', 'OPTIONS', 'HEAD']);
  const url = `${site}${path}${query.length > 0 ? `?${query.join('&')}` : ''}`;
  if (method === 'GET' || method === 'HEAD') return new Request(url, { method, headers });
  const body = bodyOf(route.body === null ? {} : value(route.body, whole, chance), headers, chance);
  return new Request(url, { method, headers, ...(body === null ? {} : { body }) });
}

function bodyOf(made: unknown, headers: Headers, chance: Chance): string | null {
  if (chance.is(0.05)) return null;
  headers.set(
    'content-type',
    chance.is(0.95) ? 'application/json' : chance.oneOf(['text/plain', 'application/xml', '']),
  );
  const text = JSON.stringify(made) ?? 'null';
  return chance.is(0.95)
    ? text
    : chance.oneOf([text.slice(0, -1), `${text}${text}`, '[', '\uFEFF{}', '{"a":1,"a":2}', '"\\ud800"']);
}

function credentials(key: string, chance: Chance): Headers {
  const headers = new Headers();
  if (chance.is(0.5)) headers.set('authorization', `Bearer ${key}`);
  else if (chance.is(0.05))
    headers.set('authorization', chance.oneOf(['Bearer x', 'Basic eDp5', '', `bearer  ${key}`]));
  if (chance.is(0.2))
    headers.set(
      'accept',
      chance.oneOf([
        'text/csv',
        'application/problem+json',
        'text/html',
        '*/*;q=0',
        'text/calendar',
        'application/ld+json',
        'a'.repeat(500),
      ]),
    );
  if (chance.is(0.05)) headers.set('if-none-match', chance.oneOf(['*', 'W/"x"', '"', ',,,']));
  if (chance.is(0.05)) headers.set('cookie', 'session=x; a=b');
  return headers;
}

function toolRequest(path: string, tools: readonly Tool[], key: string, chance: Chance): Request {
  const tool = chance.oneOf(tools);
  const headers = credentials(key, chance);
  headers.set('accept', 'application/json, text/event-stream');
  headers.set('content-type', 'application/json');
  const method = chance.is(0.9)
    ? 'tools/call'
    : chance.oneOf([
        'tools/list',
        'resources/list',
        'resources/read',
        'prompts/list',
        'prompts/get',
        'initialize',
        'ping',
        'completion/complete',
        'logging/setLevel',
        'x',
      ]);
  const params = chance.is(0.9)
    ? {
        name: tool.name,
        arguments: chance.is(0.95) ? value(tool.inputSchema, tool.inputSchema, chance) : strange(chance),
      }
    : strange(chance);
  const message = { jsonrpc: '2.0', id: chance.is(0.95) ? 1 : strange(chance), method, params };
  return new Request(site + path, { method: 'POST', headers, body: JSON.stringify(message) });
}

/** @param key who asks; null: nobody, as agents come to Omega Point */
async function toolsOf(node: RigNode, path: string, key: string | null): Promise<readonly Tool[]> {
  const response = await node.fetch(
    new Request(site + path, {
      method: 'POST',
      headers: {
        ...(key === null ? {} : { authorization: `Bearer ${key}` }),
        accept: 'application/json, text/event-stream',
        'content-type': 'application/json',
      },
      body: JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'tools/list', params: {} }),
    }),
  );
  const text = await response.text();
  const message = JSON.parse(text.startsWith('{') ? text : (/^data: (.*)$/m.exec(text)?.[1] ?? '{}')) as Json;
  return (message.result as { tools: readonly Tool[] }).tools;
}

/** What is wrong with an answer; null: nothing. */
function faultOf({ status, headers }: Response, text: string): string | null {
  if (status >= 500 && !(status === 503 && headers.has('retry-after')))
    return `${status} ${text.slice(0, 200)}`;
  if (status >= 400 && leaks.test(text)) return `${status} tells of the inside: ${text.slice(0, 300)}`;
  if (/"code":-32603/.test(text)) return `an internal error of the protocol: ${text.slice(0, 300)}`;
  return null;
}

/** An answer with its text; null where it is late. */
async function answerTo(
  node: RigNode,
  request: Request,
  address: string,
): Promise<{ readonly response: Response; readonly text: string } | null> {
  const late = Promise.withResolvers<null>();
  const timer = setTimeout(() => late.resolve(null), longestMs);
  const whole = async () => {
    const response = await node.fetch(request, address);
    return { response, text: await response.text() };
  };
  return Promise.race([whole(), late.promise]).finally(() => clearTimeout(timer));
}

export const fuzz: Rig = {
  name: 'fuzz',
  about:
    'random requests over the OpenAPI document, the tools, pages and forms: no answer of 500 and above, no leak',
  run: async (options) => {
    await using node = await rigNode(options, options.size ?? 200);
    const chance = chanceOf(options.seed);
    const described = await document(node);
    const tools = {
      '/mcp': await toolsOf(node, '/mcp', node.key),
      '/mcp/omega-agent': await toolsOf(node, '/mcp/omega-agent', null),
    };
    const pages = pageFuzz(node, chance);
    const statuses = new Map<number, number>();
    const faults: string[] = [];
    const count = options.count ?? 5_000;
    /** What is no request by the rules of `fetch` cannot be sent: null. */
    const next = async (): Promise<{ readonly request: Request; readonly isPage: boolean } | null> => {
      try {
        if (chance.is(0.35)) return { request: await pages.next(), isPage: true };
        if (chance.is(0.75)) return { request: restRequest(described, node.key, chance), isPage: false };
        const path = chance.oneOf(['/mcp', '/mcp', '/mcp/omega-agent'] as const);
        return { request: toolRequest(path, tools[path], node.key, chance), isPage: false };
      } catch (error) {
        if (error instanceof TypeError) return null;
        throw error;
      }
    };
    for (let n = 0; n < count && faults.length < 20 && !options.isOver(); n++) {
      const made = await next();
      if (made === null) continue;
      const { request } = made;
      const body = request.body === null ? '' : (await request.clone().text()).slice(0, 300);
      const asked = `request ${n}: ${request.method} ${request.url.slice(0, 300)} ${body}`;
      const bugsBefore = node.bugs.length;
      const answer = await answerTo(node, request, `198.18.${chance.whole(250)}.${chance.whole(250)}`);
      const fault =
        answer === null
          ? `no answer within ${longestMs} ms`
          : (faultOf(answer.response, answer.text) ??
            (made.isPage ? pages.saw(request, answer.response, answer.text) : null));
      if (answer) statuses.set(answer.response.status, (statuses.get(answer.response.status) ?? 0) + 1);
      for (const bug of node.bugs.slice(bugsBefore)) {
        faults.push(`${asked}\n    ${bug instanceof Error ? bug.stack : String(bug)}`);
      }
      if (fault !== null) faults.push(`${asked}\n    ${fault}`);
    }
    const seen = [...statuses].sort(([a], [b]) => a - b).map(([status, many]) => `${many} × ${status}`);
    const many = Object.values(tools).flat().length;
    const answers = [...statuses.values()].reduce((sum, one) => sum + one, 0);
    options.print(
      `  ${described.routes.length} routes, ${many} tools, ${pages.routes} pages and forms; ${answers} answers: ${seen.join(', ')}`,
    );
    return faults;
  },
};
