import assert from 'node:assert/strict';
import { test } from 'node:test';
import { grants } from '../../src/families/grants/grants.ts';
import { extendLast } from '../../src/kernel/json.ts';
import { type Tier, tiers } from '../../src/kernel/tier.ts';
import { detailFor, storedDetails, wholeDetails } from '../../src/shelf/layout/ready-json.ts';
import { aGrant } from '../support/records.ts';
import { createTestApp, noon } from '../support/test-app.ts';

test('details are kept as what a tier adds to the one below, and each tier reads the whole of its own', () => {
  const cases: (string | null)[][] = [
    [',"a":1', ',"a":1,"b":2', ',"a":1,"b":2,"c":3'],
    [',"a":1', ',"a":12', null],
    [null, ',"a":1', ',"a":1,"c":3'],
    [',"a":1', null, ',"a":1,"c":3'],
    [',"a":1', ',"b":2,"a":1', ',"b":2,"a":1,"c":3'],
    ['{"a":1}', '{"a":1,"b":2}', null],
    [',"a":1\n"x":1', ',"a":1\n"x":1,"y":2', ',"a":1,"b":2\n"x":1'],
    ['', ',"b":2', null],
    [null, null, null],
  ];
  const rows = ['{"id":"x"}', null, ',"seen":1'];
  for (const details of cases) {
    const kept = storedDetails(details);
    assert.deepEqual(wholeDetails(kept), details);
    for (const tier of tiers) {
      assert.deepEqual(detailFor(tier, rows, kept), detailFor(tier, rows, details), `${tier}: ${details}`);
    }
  }
  assert.deepEqual(storedDetails(cases[0] ?? []), [',"a":1', '+,"b":2', '+,"c":3']);
});

test('the shelf keeps of a detail nothing twice, and each tier reads the members of its own', async () => {
  await using app = await createTestApp();
  await app.add(
    'grants',
    aGrant({ id: 'one', public_id: 'one', relevance_reasons: ['ageing 3'], detail: { number: 'N-1' } }),
  );
  const [kept] = app.shelf.reader.select('select _public, _full from grants_detail');
  assert.match(String(kept?._public), /^,.*"number":"N-1"/);
  assert.match(String(kept?._full), /^\+,/);
  assert.equal(String(kept?._full).includes('"number"'), false);
  const shownTo = (tier: Tier) => {
    const { text } = app.shelf.reader.detail(grants, 'one', tier, noon) ?? { text: '{}' };
    return JSON.parse(text.replaceAll('\u0001', 'https://a.test')) as Record<string, unknown>;
  };
  const [low, high] = [shownTo('public'), shownTo('full')];
  assert.equal('relevance_reasons' in low, false);
  assert.deepEqual(high.relevance_reasons, ['ageing 3']);
  const { relevance_score, relevance_reasons, ...rest } = high;
  for (const [member, value] of Object.entries(low)) assert.deepEqual(rest[member], value, member);
});

test('a text that spells the mark of the site as JSON does is shown as it was written', async () => {
  await using app = await createTestApp();
  const description = String.raw`Control characters are written \u0001, \\u0001 or "\u0001".`;
  await app.add('grants', aGrant({ id: 'one', public_id: 'one', description }));
  for (const path of ['/api/v1/grants/one', '/api/v1/grants?scope=all']) {
    const answer = (await app.get(path)).body as {
      grant?: { description: string; public_url: string };
      data?: { description: string; public_url: string }[];
    };
    const shown = answer.grant ?? answer.data?.[0];
    assert.equal(shown?.description, description, path);
    assert.match(String(shown?.public_url), /^http.*\/grants\/one$/, path);
  }
});

test('members are added at the end of a record in parts, also where it had none', () => {
  const whole = (parts: readonly string[], extra: string) => extendLast(parts, extra).join('');
  assert.equal(whole(['{"a":1', ',"b":2', '}'], '"c":3'), '{"a":1,"b":2,"c":3}');
  assert.equal(whole(['{"a":1}'], '"c":3'), '{"a":1,"c":3}');
  assert.equal(whole(['{', '', '}'], '"c":3'), '{"c":3}');
  assert.equal(whole(['{}'], '"c":3'), '{"c":3}');
  assert.equal(whole(['{"a":1', '', '}'], ''), '{"a":1}');
});
