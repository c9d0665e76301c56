// What one question may cost, whichever channel it comes through. How dear the dearest are on a catalogue of
// 50,000 grants is measured by `npm run rig -- worst`.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createApp } from '../../src/app.ts';
import { organizationsNow, withOpenGrants } from '../../src/families/organizations/live.ts';
import { checkSearch } from '../../src/shelf/read/search-budget.ts';
import { aGrant, anOrganization } from '../support/records.ts';
import { appParts, createTestApp, namedCaller, site } from '../support/test-app.ts';

const eleven = 'one two three four five six seven eight nine ten eleven';

test('a search of too many words, phrases or words of a phrase is refused with a sentence', () => {
  for (const q of [
    eleven,
    '"a b c d e f g"',
    '"a b" "c d" "e f"',
    'a-b-c-d-e-f-g',
    'th+of+in+st+re+cl+an',
    'a '.repeat(66),
  ]) {
    assert.throws(() => checkSearch(q), { reason: 'invalid_input' }, q);
  }
  for (const q of [
    eleven.slice(0, -7),
    '"a b c d e f" "g h" one two',
    '"',
    '" " "" "',
    '- - - - - - - - - - - -',
    'CO₂ 日本 anti-ageing',
  ]) {
    assert.doesNotThrow(() => checkSearch(q), q);
  }
});

test('the budget holds for lists, the tool server and CommonGrants alike; search reads more as a question', async () => {
  await using test = await createTestApp();
  await test.add('grants', aGrant({ id: 'g', title: 'One two three' }));
  const q = encodeURIComponent(eleven);
  for (const path of [`/grants?q=${q}`, `/grants.csv?q=${q}`]) {
    const { status, body } = await test.get(path);
    assert.equal(status, 400, path);
    assert.match(body.error, /may have 10 words, and here are 11/);
  }
  assert.equal((await test.get(`/search?q=${q}`)).status, 200);
  const headers = { accept: 'application/json, text/event-stream' };
  const params = { name: 'list_grants', arguments: { q: eleven } };
  const tool = await test.send('POST', '/mcp', {
    body: { jsonrpc: '2.0', id: 1, method: 'tools/call', params },
    headers,
  });
  assert.match(tool.text, /may have 10 words/);
  const opportunities = await test.send('POST', '/common-grants/opportunities/search', {
    body: { search: eleven },
  });
  assert.equal(opportunities.status, 400);
  const named = await test.get(`/resolve?name=${q}`);
  assert.equal(named.status, 200, 'a long name is no question of many words');
});

test('a question that has taken its time has no further count begun', async () => {
  await using test = await createTestApp();
  await test.add('grants', aGrant({ id: 'g', title: 'Ageing' }));
  let cpu = 0;
  let each = 50;
  const app = createApp({ ...appParts(test), cpuMs: () => (cpu += each) });
  const ask = async (query: string) => {
    const response = await app.fetch(new Request(`${site}/api/v1/grants?${query}`));
    return {
      status: response.status,
      body: (await response.json()) as { error?: string; meta?: { relax: readonly unknown[] } },
    };
  };
  assert.equal(
    (await ask('q=ageing&facets=labels,funder,closing')).status,
    200,
    'few rows are counted at once',
  );
  each = 200;
  const dear = await ask('q=ageing&facets=labels,funder,closing,applicant_type');
  assert.equal(dear.status, 400);
  assert.match(String(dear.body.error), /facets cannot be counted/);
  each = 50;
  const relaxed = await ask('q=nothing&label=a&funder=b&deadline_after=2020-01-01');
  assert.ok((relaxed.body.meta?.relax.length ?? 9) <= 1);
});

test('an empty page tells of three filters at most, and counts no facets', async () => {
  await using test = await createTestApp();
  await test.add('grants', aGrant({ id: 'g', title: 'Ageing' }));
  const query = 'q=nothing&label=a&funder=b&deadline_after=2020-01-01&deadline_before=2090-01-01';
  const { body } = await test.get(`/grants?${query}&facets=labels,closing`);
  assert.equal(body.pagination.total, 0);
  assert.equal(body.meta.relax.length, 3);
  assert.deepEqual(body.facets.labels, []);
  assert.ok(body.facets.closing.every(({ count }: { count: number }) => count === 0));
});

test('a word of two letters matches as a beginning only where it stands alone', async () => {
  await using test = await createTestApp();
  await test.add('grants', aGrant({ id: 'g', title: 'The hallmarks of ageing' }));
  const total = async (q: string) =>
    (await test.get(`/grants?q=${encodeURIComponent(q)}`)).body.pagination.total;
  assert.deepEqual(
    [await total('ha'), await total('hal ag'), await total('hal of'), await total('hal age')],
    [1, 0, 1, 1],
  );
});

test('a name whose words were dear is refused with a sentence, and asks for nothing more', async () => {
  await using test = await createTestApp();
  await test.add('grants', aGrant({ id: 'g', title: 'Ageing' }));
  const ask = async (ms: number) => {
    let cpu = 0;
    const app = createApp({ ...appParts(test), cpuMs: () => (cpu += ms) });
    const response = await app.fetch(new Request(`${site}/api/v1/resolve?name=ageing`));
    const body = (await response.json()) as { error?: string; errors?: readonly unknown[] };
    return { status: response.status, ...body };
  };
  assert.equal((await ask(1)).status, 200);
  const { status, error, errors } = await ask(110);
  assert.equal(status, 400);
  assert.match(String(error), /so many common words/);
  assert.deepEqual(errors, [{ field: 'name', code: 'too_dear', message: error }]);
});

test('a search of many words has the pages, the order and the total that one word of it has', async () => {
  await using test = await createTestApp();
  const grants = Array.from({ length: 30 }, (_, at) =>
    aGrant({
      id: `g${at}`,
      title: `Alpha beta gamma delta ${'epsilon '.repeat(at % 7)}`,
      funder_name: at % 2 ? 'Alpha' : 'Beta beta',
    }),
  );
  for (const grant of grants) await test.add('grants', grant);
  await test.add('grants', aGrant({ id: 'other', title: 'Beta gamma delta' }));
  const page = async (q: string, more: string) => {
    const { body } = await test.get(`/grants?q=${encodeURIComponent(q)}${more}`);
    return {
      ids: body.data.map(({ id }: { id: string }) => id) as readonly string[],
      total: body.pagination.total as number,
    };
  };
  for (const sort of ['', '&sort=relevance', '&sort=created']) {
    const whole = await page('alpha beta gamma delta', `${sort}&limit=100`);
    assert.equal(whole.total, 30);
    const pages = await Promise.all(
      [0, 12, 24, 36].map((offset) => page('alpha beta gamma delta', `${sort}&limit=12&offset=${offset}`)),
    );
    assert.deepEqual(
      pages.flatMap(({ ids }) => ids),
      whole.ids,
      sort,
    );
    assert.deepEqual([...new Set(pages.map(({ total }) => total))], [30]);
    if (sort !== '&sort=relevance')
      assert.deepEqual((await page('alpha', `${sort}&limit=100`)).ids, whole.ids, sort);
  }
});

test('what an organization funds is looked up by its grants, and not found among those of everybody', async () => {
  await using test = await createTestApp();
  await test.add('organizations', anOrganization({ id: 'o', name: 'The fund' }));
  await test.add('grants', aGrant({ id: 'g' }));
  const { reader } = test.shelf;
  const [row] = reader.select('select id from organizations');
  const steps: string[] = [];
  const select: typeof reader.select = (sql, ...binds) => {
    steps.push(...reader.select(`explain query plan ${sql}`, ...binds).map(({ detail }) => String(detail)));
    return reader.select(sql, ...binds);
  };
  const now = test.clock.now.toISOString();
  organizationsNow({ select, ids: [row?.id as string], place: 'detail', tier: 'full', now });
  assert.ok(steps.some((step) => step.includes('grants_by_organization')));
  assert.deepEqual(
    steps.filter((step) => /SCAN grants|grants_updated/.test(step)),
    [],
  );
});

test('a question of many words that nobody asked for lately reads for a while, and goes on from there when it is asked again', async () => {
  await using test = await createTestApp();
  const words = ['senescence', 'sarcopenia', 'autophagy', 'telomere', 'proteostasis', 'mitochondria'];
  await test.add('grants', ...words.map((word) => aGrant({ id: word, title: word, verified: true })));
  const about = encodeURIComponent(`${words.join(' ')} klotho rapamycin metformin inflammaging`);
  const { reader } = test.shelf;
  let ms = 0;
  const read = new Set<string>();
  /** What was read before costs nothing, anything else a while. */
  const rowSet: typeof reader.rowSet = (family, request) => {
    const asked = JSON.stringify([family.name, request]);
    if (!read.has(asked)) ms += 15;
    read.add(asked);
    return reader.rowSet(family, request);
  };
  const app = createApp({ ...appParts(test), cpuMs: () => ms, reader: { ...reader, rowSet } });
  for (const path of [`/api/v1/funding?about=${about}`, `/api/v1/search?q=${about}`]) {
    read.clear();
    const statuses: number[] = [];
    for (let response: Response; statuses.at(-1) !== 200 && statuses.length < 30; ) {
      const before = ms;
      response = await app.fetch(new Request(site + path));
      statuses.push(response.status);
      assert.ok(ms - before <= 80 + 2 * 15, `${path}: ${ms - before} ms in one go`);
      if (response.status === 200) break;
      const refused = (await response.json()) as { error: string };
      assert.deepEqual([response.status, response.headers.get('retry-after')], [503, '1']);
      assert.match(refused.error, /ask again in a second/);
    }
    assert.ok(statuses.length > 1, path);
    assert.equal(statuses.at(-1), 200, path);
    const whole = await createApp(appParts(test)).fetch(new Request(site + path));
    const again = await app.fetch(new Request(site + path));
    assert.deepEqual(await again.json(), await whole.json());
  }
  assert.deepEqual(test.bugs, []);
});

test('who funds much is counted inside an index, without a look at any grant', async () => {
  await using test = await createTestApp();
  await test.add('organizations', anOrganization({ id: 'o', name: 'The fund' }));
  await test.add('grants', aGrant({ id: 'g', verified: true, organization_id: 'o' }));
  const { reader } = test.shelf;
  const { sql, binds } = withOpenGrants(1, test.clock.now.toISOString());
  const asked = `select id from organizations t where ${sql}`;
  const plan = reader.select(`explain query plan ${asked}`, ...binds).map(({ detail }) => String(detail));
  const ofGrants = plan.filter((step) => /grants/.test(step) && !/grants_by_institutes/.test(step));
  assert.deepEqual(
    ofGrants.filter((step) => !step.includes('USING COVERING INDEX grants_by_organization')),
    [],
  );
  assert.equal(ofGrants.length, 1);
});

test('a name is resolved without counting what each organization funds', async () => {
  await using test = await createTestApp();
  await test.add('organizations', anOrganization({ id: 'o', name: 'The fund', detail: { aliases: ['TF'] } }));
  const counted = () => assert.fail('a detail was asked for');
  const { reader } = test.shelf;
  const identify = appParts(test).identify ?? namedCaller;
  const app = createApp({ ...appParts(test), identify, reader: { ...reader, detail: counted } });
  const headers = { authorization: 'full' };
  const response = await app.fetch(new Request(`${site}/api/v1/resolve?name=TF`, { headers }));
  const { data } = (await response.json()) as { data: { name: string; match: string }[] };
  assert.deepEqual(
    data.map(({ name, match }) => [name, match]),
    [['The fund', 'exact']],
  );
  assert.deepEqual(test.bugs, []);
});

test('an address of thousands of slashes and a word of thousands of letters cost little', async () => {
  await using test = await createTestApp();
  await test.add('grants', aGrant({ id: 'g', title: 'Ageing' }));
  const slashes = '/'.repeat(15_000);
  for (const address of [
    `/api/v1/a${slashes}x`,
    `/api/v1/a${slashes}x/`,
    `/a${slashes}x`,
    `/a${slashes}x/`,
    `/api/v1/funding?about=${encodeURIComponent('œ'.repeat(1_990))}`,
  ]) {
    const ask = () => test.app.fetch(new Request(site + address));
    await ask();
    const before = process.cpuUsage();
    for (let n = 0; n < 5; n++) await (await ask()).text();
    const { user, system } = process.cpuUsage(before);
    assert.ok(user + system < 250_000, `${address.slice(0, 30)}: ${(user + system) / 5_000} ms each`);
  }
});
