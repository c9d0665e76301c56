// The service describes itself: for programs, for people, for agents, always from the declarations.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { operations } from '../../src/catalogue.ts';
import { plainRoutes } from '../../src/channels/http/plain-routes.ts';
import { text } from '../../src/kernel/field.ts';
import { inQuery, maybe, type Operation, operation } from '../../src/kernel/operation.ts';
import { listDeprecations } from '../../src/operations/deprecations.ts';
import { createTestApp, site } from '../support/test-app.ts';
import { send, toolsOf } from '../support/tool-client.ts';

const everything = [...operations, ...plainRoutes];

test('the OpenAPI document is served at three addresses, with the address of this site', async () => {
  await using app = await createTestApp();
  const [one, two, three] = await Promise.all(
    ['/openapi.json', '/api/v1/openapi', '/api/v1/openapi.json'].map((path) => app.get(path)),
  );
  assert.equal(one?.status, 200);
  assert.equal(one.body.openapi, '3.1.1');
  assert.equal(one.body.servers[0].url, site);
  assert.equal(two?.text, one.text);
  assert.equal(three?.text, one.text);
  const etag = one.headers.get('etag') as string;
  const again = await app.get('/openapi.json', { headers: { 'if-none-match': etag } });
  assert.equal(again.status, 304);
  assert.equal(
    one.headers.get('x-attribution'),
    'Perennial (http://perennial.test), powered by Omega Point Research',
  );
  const packed = await app.app.fetch(
    new Request(`${site}/openapi.json`, { headers: { 'accept-encoding': 'gzip' } }),
  );
  assert.equal(packed.headers.get('content-encoding'), 'gzip');
  assert.ok((await packed.bytes()).length < one.text.length / 5);
});

test('a parameter that a description does not take is refused, and so is another method', async () => {
  await using app = await createTestApp();
  for (const path of ['/openapi.json?x=1', '/api/v1/docs?fromat=json', '/llms.txt?full=true']) {
    const { status, body } = await app.get(path);
    assert.deepEqual([status, body.code], [400, 'unknown_parameter'], path);
  }
  const { body } = await app.get('/api/v1/docs?format=yaml');
  assert.deepEqual(body.errors, [
    { field: 'format', code: 'enum', message: 'format must be one of html, json.' },
  ]);
  const posted = await app.send('POST', '/api/v1/docs');
  assert.deepEqual([posted.status, posted.headers.get('allow')], [405, 'GET, HEAD']);
});

test('the documentation has every route, with its parameters, its tier and an example', async () => {
  await using app = await createTestApp();
  const { body } = await app.get('/api/v1/docs?format=json');
  const routes = new Map<string, { parameters: { name: string }[]; tier: string; example: string }>(
    body.topics.flatMap((topic: { routes: { name: string }[] }) =>
      topic.routes.map((one) => [one.name, one]),
    ),
  );
  for (const { name, tier, input } of everything) {
    const found = routes.get(name);
    assert.ok(found, name);
    assert.equal(found.tier, tier);
    const names = Object.entries(input).map(([parameter, param]) => param.header ?? parameter);
    assert.deepEqual(
      found.parameters.map((one) => one.name),
      names,
    );
    assert.match(found.example, /^curl .*'http:\/\/perennial\.test\//);
  }
  assert.equal(routes.size, everything.length);
});

test('the documentation for people is pages: one for each route, with its Markdown and its JSON', async () => {
  await using app = await createTestApp();
  const moved = await app.get('/api/v1/docs');
  assert.equal(moved.status, 308);
  assert.equal(moved.headers.get('location'), '/docs');
  const page = async (path: string) => app.app.fetch(new Request(site + path));
  const index = await (await page('/docs')).text();
  const { body } = await app.get('/api/v1/docs?format=json');
  const routes = new Map<string, object>(
    body.topics.flatMap((topic: { routes: { name: string }[] }) =>
      topic.routes.map((one) => [one.name, one]),
    ),
  );
  for (const { name, summary } of everything) {
    assert.ok(index.includes(`href="/docs/${name}"`), name);
    const data = await (await page(`/docs/${name}.json`)).json();
    assert.deepEqual(data, routes.get(name), name);
    const markdown = await page(`/docs/${name}.md`);
    assert.match(markdown.headers.get('content-type') ?? '', /^text\/markdown/, name);
    assert.ok((await markdown.text()).includes(summary), name);
  }
});

test('agents find every route by name, the tools and an example', async () => {
  await using app = await createTestApp();
  const map = await app.get('/llms.txt');
  assert.match(map.headers.get('content-type') ?? '', /^text\/plain/);
  const [title, , summary] = map.text.split('\n');
  assert.equal(title, '# Perennial');
  assert.match(summary ?? '', /^> \S/);
  const whole = (await app.get('/llms-full.txt')).text;
  for (const { name, summary: said } of everything) {
    assert.ok(map.text.includes(`- [${name}](${site}/docs/${name}.md): `), name);
    assert.ok(map.text.includes(said), name);
    assert.match(whole.split(`### ${name}\n`)[1]?.split('\n### ')[0] ?? '', /```sh\ncurl /, name);
  }
  for (const line of map.text.split('\n').filter((one) => one.startsWith('- '))) {
    assert.match(line, /^- \[[^\]]+\]\(http[^)]+\): \S/, 'a link and what it is');
  }
  assert.ok(map.text.includes(`${site}/mcp`));
});

test('the map for agents names at each tool server the tools that answer there', async () => {
  await using app = await createTestApp();
  const map = (await app.get('/llms.txt')).text;
  const told = (path: string) =>
    map
      .match(new RegExp(`\\(${site}${path}\\): .* the tools are (.+)$`, 'm'))?.[1]
      ?.split(', ')
      .sort();
  const ofCatalogue = [...(await toolsOf(app, 'top')).keys()];
  assert.deepEqual(
    told('/mcp'),
    ofCatalogue.filter((name) => !/^(?:find_tools|call_tool)$/.test(name)).sort(),
  );
  const { message } = await send(app, 'tools/list', {}, undefined, `${site}/mcp/omega-agent`);
  const ofAgents: readonly { name: string }[] = message.result.tools;
  assert.deepEqual(told('/mcp/omega-agent'), ofAgents.map(({ name }) => name).sort());
});

test('the guides say what an empty list is, whose limits hold, and what is too dear, as it is answered', async () => {
  await using app = await createTestApp();
  const guide = async (name: string) =>
    (await app.app.fetch(new Request(`${site}/docs/guides/${name}.md`))).text();
  assert.match(await guide('paging'), /Where an operation says nothing else.*200 with an empty list/s);
  const { status, body } = await app.get('/grants?q=nothing');
  assert.deepEqual([status, body.data], [200, []]);
  assert.match(await guide('limits'), /costs too much is 400.*or 503 with `Retry-After`/);
});

const going = { since: '2026-01-01', sunset: '2027-06-01', instead: 'Use new_words.', successor: 'list_new' };

function withDeprecations(): readonly Operation[] {
  const words = inQuery(maybe(text('Words.')));
  const base = {
    method: 'GET',
    tier: 'public',
    tag: 'Test',
    output: () => ({ type: 'object' }) as never,
  } as const;
  const run = () => ({ text: '{}' });
  const all = [
    operation({
      ...base,
      name: 'list_new',
      path: '/new',
      summary: 'The new one.',
      input: { new_words: words, old_words: { ...words, deprecated: { ...going, sunset: '2027-01-01' } } },
      cached: true,
      run,
    }),
    operation({
      ...base,
      name: 'list_old',
      path: '/old',
      summary: 'The old one.',
      input: {},
      deprecated: going,
      run,
    }),
  ];
  return [...all, listDeprecations(all)];
}

test('what is deprecated now are former names that go on being understood', async () => {
  await using app = await createTestApp();
  const { body, headers } = await app.get('/deprecations');
  const going = body.data.map(({ operation, parameter }: Record<string, string>) => [operation, parameter]);
  assert.deepEqual(going, [
    ['list_content', 'published_after'],
    ['list_investor_content', 'published_after'],
  ]);
  assert.equal(headers.get('deprecation'), null);
});

test('what is deprecated says so in its answers, in the list and in every description', async () => {
  await using app = await createTestApp({ operations: withDeprecations() });
  const { body } = await app.get('/deprecations');
  const { instead, since, successor } = going;
  assert.deepEqual(body.data, [
    {
      kind: 'parameter',
      operation: 'list_new',
      parameter: 'old_words',
      since,
      sunset: '2027-01-01',
      instead,
      successor,
    },
    { kind: 'operation', operation: 'list_old', since, sunset: '2027-06-01', instead, successor },
  ]);
  const pages = new Set<string>();
  for (const path of ['/old', '/new?old_words=x', '/new?old_words=x']) {
    const { headers } = await app.get(path);
    assert.equal(headers.get('deprecation'), '@1767225600', path);
    assert.match(headers.get('sunset') ?? '', /^(Fri, 01 Jan|Tue, 01 Jun) 2027 00:00:00 GMT$/, path);
    for (const rel of ['license', 'deprecation', 'sunset', 'successor-version']) {
      assert.ok(headers.get('link')?.includes(`rel="${rel}"`), `${path}: ${rel}`);
    }
    for (const [, link, name] of headers.get('link')?.matchAll(/<(\/docs\/(\w+))>/g) ?? []) {
      const page = await (await app.app.fetch(new Request(site + link))).text();
      assert.match(page, new RegExp(`<h1>${name}</h1>`), `${link} tells of ${name}`);
      pages.add(link as string);
    }
  }
  assert.deepEqual(pages, new Set(['/docs/list_old', '/docs/list_new']));
  assert.equal((await app.get('/new?new_words=x')).headers.get('deprecation'), null);
  const document = (await app.get('/openapi.json')).body;
  assert.equal(document.paths['/api/v1/old'].get.deprecated, true);
  assert.equal(document.paths['/api/v1/new'].get.parameters[1].deprecated, true);
  assert.match((await app.get('/llms-full.txt')).text, /\*\*Deprecated\.\*\* Gone from 2027-06-01 on\./);
  const old = await app.app.fetch(new Request(`${site}/docs/list_old`));
  assert.match(await old.text(), /<h2>Deprecated<\/h2>/);
});

test('a declaration that would remove something within twelve months does not start', () => {
  const [kept] = withDeprecations() as [Operation];
  const soon = { ...going, sunset: '2026-12-31' };
  assert.throws(() => operation({ ...kept, deprecated: soon }), /twelve months/);
  const input = { old_words: { ...inQuery(maybe(text('Words.'))), deprecated: soon } };
  assert.throws(() => operation({ ...kept, input }), /twelve months/);
});
