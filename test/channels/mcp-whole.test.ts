// What an agent asks beyond lists: words over all families, counts of groups, records as resources, completions,
// prompts that work through a task, progress, and refusals that say which member is wrong.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { operations } from '../../src/catalogue.ts';
import { demoApp } from '../support/demo-app.ts';
import { slowOperation } from '../support/slow-operation.ts';
import { createTestApp, type TestApp } from '../support/test-app.ts';
import { callTool, post, result, send } from '../support/tool-client.ts';

let app: TestApp;
const questions: (readonly [sentence: string, run: () => void | Promise<void>])[] = [];

/** A question to the demo, which all of them share. */
function asked(sentence: string, run: () => void | Promise<void>): void {
  questions.push([sentence, run]);
}

asked('words are searched in all families of the tier, the best of each first, page by page', async () => {
  const { structuredContent: found } = await callTool(app, 'search_records', { q: 'senescence', limit: 6 });
  const families = found.families.map(({ family }: { family: string }) => family);
  assert.ok(families.length >= 3, families.join());
  assert.equal(new Set(found.data.slice(0, 3).map(({ family }: { family: string }) => family)).size, 3);
  assert.equal(
    found.total,
    found.families.reduce((sum: number, one: { total: number }) => sum + one.total, 0),
  );
  const seen: string[] = [];
  let call = { tool: 'search_records', arguments: { q: 'senescence', limit: 6 } as object };
  while (call) {
    const { structuredContent, _meta: meta } = await callTool(app, call.tool, call.arguments);
    seen.push(
      ...structuredContent.data.map(({ family, id }: { family: string; id: string }) => `${family} ${id}`),
    );
    call = meta['perennial/call'].next;
  }
  assert.equal(seen.length, found.total);
  assert.equal(new Set(seen).size, seen.length);
  const { get, public_id } = found.data.find(({ get }: { get: object | null }) => get !== null);
  const shown = await callTool(app, get.tool, { [get.argument]: public_id });
  assert.ok(!shown.isError, shown.content[0].text);
  const open = new Set(families);
  const { structuredContent: more } = await callTool(app, 'search_records', { q: 'ageing' }, 'full');
  assert.ok(more.families.some(({ family }: { family: string }) => family === 'leads' && !open.has(family)));
  assert.equal((await app.get('/search/records?q=ageing&families=leads')).body.code, 'tier_required');
  assert.equal((await app.get('/search/records?q=%20-')).body.code, 'invalid_input');
});

asked('records are counted by one thing or by two together, with the filters of their list', async () => {
  const { body: listed } = await app.get('/grants?limit=200');
  const rows = listed.data as { labels: string[]; deadline: string | null }[];
  const expected = new Map<string, number>();
  const facetLabels = new Set(
    (await app.get('/grants?facets=labels&limit=1')).body.facets.labels.map(
      ({ value }: { value: string }) => value,
    ),
  );
  for (const { labels, deadline } of rows) {
    for (const label of labels.filter((one) => facetLabels.has(one))) {
      const key = `${label} ${deadline === null ? null : deadline?.slice(0, 7)}`;
      expected.set(key, (expected.get(key) ?? 0) + 1);
    }
  }
  const { structuredContent: counted } = await callTool(app, 'count_grants', {
    by: ['labels', 'closing_month'],
    limit: 500,
  });
  const found = counted.data.map(
    ({ group, count }: { group: Record<string, string | null>; count: number }) =>
      [`${group.labels} ${group.closing_month ?? null}`, count] as const,
  );
  assert.deepEqual(new Map(found), expected);
  assert.equal(counted.total, listed.pagination.total);
  assert.equal(counted.pagination.total, expected.size);
  const { body: months } = await app.get(
    '/counts/grants?by=closing_month&label=longevity&include_expired=true',
  );
  const { body: some } = await app.get(
    '/grants?label=longevity&include_expired=true&limit=200&facets=closing_month',
  );
  assert.equal(
    months.data.reduce((sum: number, { count }: { count: number }) => sum + count, 0),
    some.pagination.total,
  );
  const dated = months.data.filter(
    ({ group }: { group: { closing_month: string | null } }) => group.closing_month,
  );
  assert.deepEqual(
    some.facets.closing_month,
    dated
      .map(({ group, count }: { group: { closing_month: string }; count: number }) => ({
        value: group.closing_month,
        count,
      }))
      .sort((a: { value: string }, b: { value: string }) => (a.value < b.value ? -1 : 1)),
  );
  const page = await app.get('/counts/grants?by=labels&limit=2&offset=2');
  const whole = await app.get('/counts/grants?by=labels&limit=500');
  assert.deepEqual(page.body.data, whole.body.data.slice(2, 4));
  assert.deepEqual((await app.get('/counts/events?by=starting_month&q=zzzz')).body.data, []);
  assert.equal((await app.get('/counts/grants?by=closing')).body.code, 'invalid_input');
});

asked(
  'investors are found by stage, field, place and check, page by page; one lead is read by its id',
  async () => {
    const names = async (query: string) =>
      (await app.get(`/investors?${query}`, { as: 'full' })).body.map(
        ({ public_id }: { public_id: string }) => public_id,
      );
    assert.ok((await names('sector=senolytics')).includes('tidegate-capital'));
    const large = await names('check_size=12000000');
    assert.ok(large.includes('tidegate-capital') && !large.includes('larkspur-long-view'));
    assert.deepEqual(await names('check_size=1&include_stale=true'), []);
    const { body: one } = await app.get('/investors/tidegate-capital', { as: 'full' });
    const [stage] = one.investor.stages;
    const [place] = one.investor.geo;
    for (const query of [`stage=${stage}`, `place=${encodeURIComponent(place)}`]) {
      assert.ok((await names(query)).includes('tidegate-capital'), query);
    }
    assert.deepEqual(await names('place=atlantis'), []);
    const seen: string[] = [];
    let call = { tool: 'list_investors', arguments: { limit: 3 } as object };
    while (call) {
      const { structuredContent, _meta: meta } = await callTool(app, call.tool, call.arguments, 'full');
      seen.push(...structuredContent.data.map(({ id }: { id: string }) => id));
      call = meta['perennial/call'].next;
    }
    assert.equal(seen.length, (await names('limit=200')).length);
    assert.equal(new Set(seen).size, seen.length);
    const { structuredContent: leads } = await callTool(app, 'list_leads', { limit: 1 }, 'full');
    const [{ id, name }] = leads.data;
    const { structuredContent: lead } = await callTool(app, 'get_lead', { public_id: id }, 'full');
    assert.equal(lead.lead.name, name);
    assert.match(
      (await send(app, 'tools/call', { name: 'get_lead', arguments: { public_id: id } })).text,
      /get_lead is for teams of the full tier/,
    );
  },
);

asked('closing_after and closing_before leave the grants between two days', async () => {
  const asked = { about: 'senescence in skeletal muscle ageing', limit: 50 };
  const all = (await callTool(app, 'find_funding', asked)).structuredContent.data;
  const days = all
    .flatMap(({ deadline }: { deadline: string | null }) => deadline?.slice(0, 10) ?? [])
    .sort();
  const from = days[Math.floor(days.length / 2)];
  const late = (await callTool(app, 'find_funding', { ...asked, closing_after: from })).structuredContent
    .data;
  assert.ok(late.length > 0 && late.length < all.length);
  for (const { deadline } of late) assert.ok(deadline === null || deadline.slice(0, 10) >= from);
});

asked('a request for data is followed with the token of its address, and said to be unchecked', async () => {
  const filed = await callTool(app, 'create_data_request', {
    request_kind: 'remove_profile',
    requester_email: 'ada@example.org',
    subject_name: 'Nobody at all',
  });
  assert.match(filed.structuredContent.about_answer.says, /was not checked/);
  const token = filed.structuredContent.status_url.split('/').at(-1);
  const status = await callTool(app, 'get_data_request', { token });
  assert.equal(status.structuredContent.request_id, filed.structuredContent.request_id);
  assert.equal(status.structuredContent.status, 'received');
});

asked(
  'public_id is the one spelling, and publicId is understood where the specification shows it',
  async () => {
    const shown = await callTool(app, 'get_hero', { public_id: 'ada-thistlewood' });
    assert.deepEqual(await callTool(app, 'get_hero', { publicId: 'ada-thistlewood' }), shown);
    assert.equal((await callTool(app, 'get_hero', { publicId: 'a', public_id: 'b' })).isError, true);
    for (const { name, input } of operations) assert.ok(!('publicId' in input), name);
  },
);

asked('a refusal says in its text which members are wrong and what they must be', async () => {
  const { isError, content, structuredContent } = await callTool(app, 'list_grants', {
    limit: 999,
    deadline_after: 'soon',
  });
  assert.equal(isError, true);
  assert.equal(structuredContent.errors.length, 2);
  for (const { field, message } of structuredContent.errors) {
    assert.ok(content[0].text.includes(JSON.stringify(field)) && content[0].text.includes(message), field);
  }
});

asked('every record that the caller may read is a resource, and others are as unknown as none', async () => {
  const templates = async (as?: string) =>
    (await result(app, 'resources/templates/list', {}, as)).resourceTemplates.map(
      ({ uriTemplate }: { uriTemplate: string }) => uriTemplate,
    );
  const open = await templates();
  assert.ok(
    open.includes('perennial://grants/{public_id}') && !open.includes('perennial://leads/{public_id}'),
  );
  assert.ok((await templates('full')).includes('perennial://investors/{public_id}'));
  for (const template of open) {
    const ref = { type: 'ref/resource', uri: template };
    const { completion } = await result(app, 'completion/complete', {
      ref,
      argument: { name: 'public_id', value: '' },
    });
    const [id] = completion.values;
    if (id === undefined) continue;
    const uri = template.replace('{public_id}', encodeURIComponent(id));
    const { contents } = await result(app, 'resources/read', { uri });
    assert.equal(contents[0].mimeType, 'application/json');
    assert.ok(contents[0].text.includes(id), uri);
  }
  const hidden = await send(app, 'resources/read', { uri: 'perennial://investors/tidegate-capital' });
  const nothing = await send(app, 'resources/read', { uri: 'perennial://nothings/tidegate-capital' });
  assert.equal(hidden.text.replaceAll('investors', 'X'), nothing.text.replaceAll('nothings', 'X'));
  const whole = await result(
    app,
    'resources/read',
    { uri: 'perennial://investors/tidegate-capital' },
    'full',
  );
  assert.equal(JSON.parse(whole.contents[0].text).investor.public_id, 'tidegate-capital');
  for (const uri of ['perennial://grants/%zz', 'perennial://grants/', 'perennial://grants/none']) {
    assert.ok((await send(app, 'resources/read', { uri })).message.error, uri);
  }
});

asked('labels, funders, companies and ids are completed from what the caller may read', async () => {
  const complete = async (ref: object, name: string, value: string, as?: string) =>
    (await result(app, 'completion/complete', { ref, argument: { name, value } }, as)).completion;
  const watch = { type: 'ref/prompt', name: 'watch_theme' };
  const labels = await complete(watch, 'theme', 'cell');
  assert.ok(labels.values.includes('cellular-senescence'));
  for (const one of labels.values) assert.match(one, /^cell/);
  assert.ok((await complete(watch, 'funder', 'Meridian')).values[0].startsWith('Meridian'));
  const company = { type: 'ref/prompt', name: 'check_company' };
  assert.deepEqual((await complete(company, 'company', 'ombre')).values, ['ombrelune-bio']);
  const project = { type: 'ref/prompt', name: 'find_funding_for_project' };
  assert.deepEqual((await complete(project, 'career_stage', 'post')).values, ['postdoctoral']);
  assert.deepEqual((await complete(project, 'career_stage', 'sen')).values, ['senior']);
  assert.deepEqual((await complete(project, 'project', 'x')).values, []);
  const heroes = { type: 'ref/resource', uri: 'perennial://heroes/{public_id}' };
  assert.deepEqual((await complete(heroes, 'public_id', 'ada')).values, ['ada-thistlewood']);
  assert.deepEqual((await complete(heroes, 'public_id', '%_')).values, []);
  const investors = {
    ref: { type: 'ref/resource', uri: 'perennial://investors/{public_id}' },
    argument: { name: 'public_id', value: '' },
  };
  const { message } = (await send(app, 'completion/complete', {})).message.error;
  assert.equal(message, 'The params of completion/complete do not fit: params.ref, params.argument.');
  assert.ok((await send(app, 'completion/complete', investors)).message.error);
  assert.ok((await complete(investors.ref, 'public_id', 'tide', 'full')).values.includes('tidegate-capital'));
});

asked('a long call tells a client that asked how it goes on, and a quick one does not', async () => {
  await using own = await createTestApp({ operations: [slowOperation] });
  const asked = (token?: string) =>
    post(
      own,
      JSON.stringify({
        jsonrpc: '2.0',
        id: 1,
        method: 'tools/call',
        params: { name: 'get_slowly', arguments: {}, ...(token ? { _meta: { progressToken: token } } : {}) },
      }),
    );
  const [told, untold] = await Promise.all([asked('mine'), asked()]);
  assert.match(told.text, /notifications\/progress.*"progressToken":"mine"/);
  assert.match(told.text, /"structuredContent"/);
  assert.doesNotMatch(untold.text, /notifications\/progress/);
  assert.deepEqual(own.bugs, []);
});

test('the demo tells an agent the whole', async (t) => {
  await using own = await demoApp();
  app = own;
  for (const [sentence, run] of questions) await t.test(sentence, run);
  assert.deepEqual(app.bugs, []);
});
