// Runs that are driven from outside: what a model is asked, where its key goes, what is mended, and that all
// doors lead to the same numbers.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { theories } from '../../demo/omega/fiction.ts';
import { omegaRunCommand } from '../../src/commands/omega-run.ts';
import { drive } from '../../src/omega/driver/drive.ts';
import { jsonIn } from '../../src/omega/driver/json-in.ts';
import { askModel, requestTo } from '../../src/omega/driver/provider.ts';
import { Refused, serviceAt } from '../../src/omega/driver/service.ts';
import { goal, omegaApp, restDoor } from '../support/omega-door.ts';
import { fakeModel } from '../support/omega-model.ts';
import { site } from '../support/test-app.ts';

const canary = 'canary-of-a-key-7d41';

test('the last whole JSON object of an answer is read, whatever stands around it', () => {
  assert.deepEqual(jsonIn('Sure {see below}.\n```json\n{"a":{"b":"}"}}\n```\nDone.'), { a: { b: '}' } });
  assert.deepEqual(jsonIn('{"draft":1} no, {"final":"\\"{"}'), { final: '"{' });
  for (const nothing of ['', 'no object', '{"cut": ', '[1, 2]', '{not json}'])
    assert.equal(jsonIn(nothing), null);
});

test('each provider is asked in its own words, with the key in its own header and in no address or body', () => {
  const of = { endpoint: 'https://model.example/v1/', model: 'scripted', key: canary, maxTokens: 10 };
  const openai = requestTo({ ...of, kind: 'openai' }, 'Say yes.');
  assert.equal(openai.url, 'https://model.example/v1/chat/completions');
  assert.equal(openai.headers.Authorization, `Bearer ${canary}`);
  const anthropic = requestTo({ ...of, kind: 'anthropic', browser: true }, 'Say yes.');
  assert.equal(anthropic.url, 'https://model.example/v1/messages');
  assert.equal(anthropic.headers['x-api-key'], canary);
  assert.equal(anthropic.headers['anthropic-dangerous-direct-browser-access'], 'true');
  assert.equal(
    'anthropic-dangerous-direct-browser-access' in requestTo({ ...of, kind: 'anthropic' }, '').headers,
    false,
  );
  for (const { url, body } of [openai, anthropic]) assert.ok(!`${url}${body}`.includes(canary));
  assert.equal(requestTo({ ...of, kind: 'openai', key: null }, '').headers.Authorization, undefined);
});

test('what a provider refuses is told apart: no answer, the key, the model, no message', async () => {
  const provider = { kind: 'openai', endpoint: 'http://m', model: 'm', key: null, maxTokens: 9 } as const;
  const answers: Readonly<Record<string, () => Promise<Response>>> = {
    no_answer: () => Promise.reject(new TypeError('fetch failed')),
    key_refused: async () => new Response('', { status: 401 }),
    model_missing: async () => new Response('', { status: 404 }),
    model_failed: async () => new Response('', { status: 500 }),
    no_text: async () => new Response('<html>'),
  };
  for (const [code, answer] of Object.entries(answers))
    await assert.rejects(
      askModel(provider, 'x', answer),
      (error) => error instanceof Refused && error.code === code,
    );
  const unlike = async () => Response.json({ choices: [] });
  await assert.rejects(askModel(provider, 'x', unlike), { code: 'no_text' });
  const says = (status: number, body: object) =>
    askModel({ ...provider, key: canary }, 'x', async () => Response.json(body, { status })).then(
      () => '',
      (error: Error) => error.message,
    );
  assert.equal(
    await says(429, { error: { message: 'Rate limit\n\u001b[2J reached.' } }),
    'The provider takes no more calls for now, and answered 429: “Rate limit [2J reached.”.',
  );
  assert.equal(await says(400, { error: 'no such size' }), 'The provider answered 400: “no such size”.');
  for (const body of [{ error: { message: `Not ${canary}` } }, { error: { message: 7 } }, [], {}])
    assert.equal(await says(400, body), 'The provider answered 400.');
});

const summary =
  'Fictional. A script that stands in for a model restated one theory of an invented world, criticised it, tried to refute it, verified its sources blind, and fixed one test with rules for every outcome before any data were taken.';

/** What a command prints. */
function printed() {
  const lines: string[] = [];
  return {
    lines,
    output: {
      print: (line: string) => void lines.push(line),
      progress: () => undefined,
      done: () => undefined,
    },
  };
}

for (const kind of ['openai', 'anthropic'] as const)
  test(`the command line runs and publishes with a model of the interface of ${kind}; its key reaches the provider alone`, async () => {
    await using app = await omegaApp();
    const model = fakeModel(app, { key: canary, stumbles: 7 });
    const provider = {
      kind,
      endpoint: 'http://model.test/v1',
      model: 'scripted',
      key: canary,
      maxTokens: 4_000,
    };
    const { link_token } = await restDoor(app).call('register', { kind: 'agent', accept_terms: true });
    const started = await restDoor(app, link_token).call('start_run', {
      kind: 'test',
      goal,
      theory_ids: [theories[0]?.id],
    });
    const asked = {
      goal: null,
      resume: started.id,
      site,
      link: link_token,
      provider,
      size: 'small',
      maxCalls: 100,
      parallel: 2,
      publish: {
        title: 'Driven from the command line',
        summary: summary,
        humanRole: 'none',
      },
      stop: new AbortController().signal,
    };
    const { lines, output } = printed();
    assert.equal(await omegaRunCommand(asked, output as never, model.fetch), 0, lines.join('\n'));
    assert.match(
      lines.join('\n'),
      /completed: \d+ steps, \d+ calls[\s\S]*P1 passed[\s\S]*Published: http:\/\/perennial\.test\/omega\/runs\/or-/,
    );
    assert.ok(model.ofTheModel.length > 8);
    for (const { url, headers, body } of model.ofTheSite)
      assert.ok(!`${url} ${JSON.stringify([...headers])} ${body}`.includes(canary), url);
    assert.ok(!lines.join('\n').includes(canary));
    for (const { url, headers, body } of model.ofTheModel)
      assert.ok(!`${url} ${JSON.stringify([...headers])} ${body}`.includes(link_token));
    const run = (await app.get(`/api/v1/omega/runs/${started.id}/published`)).body;
    assert.deepEqual([...new Set(run.steps.map((one: { channel: string }) => one.channel))], ['cli']);
    assert.deepEqual(app.bugs, []);
  });

test('a run stops at its most calls and goes on from there; a wrong key says so', async () => {
  await using app = await omegaApp();
  const model = fakeModel(app, { key: canary });
  const { link_token } = await restDoor(app).call('register', { kind: 'agent', accept_terms: true });
  const call = serviceAt(site, link_token, model.fetch);
  const { id } = await call('start_run', { goal, size: 'small' });
  const provider = {
    kind: 'openai',
    endpoint: 'http://model.test/v1',
    model: 'scripted',
    key: canary,
    maxTokens: 99,
  } as const;
  const driving = {
    run: String(id),
    call,
    think: (prompt: string) => askModel(provider, prompt, model.fetch),
    model: { name: 'scripted' },
    channel: 'cli',
    maxCalls: 2,
  } as const;
  assert.deepEqual(await drive(driving), { calls: 2, accepted: 2, ended: 'calls_spent', waiting_for: null });
  assert.equal((await drive({ ...driving, stopped: () => true })).ended, 'stopped');
  assert.equal((await drive({ ...driving, maxCalls: 1 })).accepted, 1);
  assert.equal(Number((await call('run_status', { run_id: id })).steps_done), 3);
  const wrong = {
    ...driving,
    think: (prompt: string) => askModel({ ...provider, key: 'other' }, prompt, model.fetch),
  };
  await assert.rejects(drive(wrong), { code: 'key_refused' });
  const held = await app.desk.db
    .selectFrom('omega_steps')
    .select('id')
    .where('state', '=', 'open')
    .where('leased_by', 'is not', null)
    .execute();
  assert.deepEqual(held, [], 'a step that had no answer is free at once');
});

test('an answer is handed in again where the service is away for a moment; what the model thought is not lost', async () => {
  await using app = await omegaApp();
  const model = fakeModel(app, { key: canary });
  const { link_token } = await restDoor(app).call('register', { kind: 'agent', accept_terms: true });
  const { id } = await serviceAt(site, link_token, model.fetch)('start_run', { goal, size: 'small' });
  const away = [
    () => Promise.reject(new TypeError('fetch failed')),
    async () => new Response('<h1>502</h1>', { status: 502 }),
    async () => Response.json({ error: 'Too many.', code: 'rate_limited' }, { status: 429 }),
  ];
  let gone = away.length;
  const flaky: typeof model.fetch = async (url, init) =>
    /submit$/.test(String(url)) && gone > 0
      ? (away[--gone] as () => Promise<Response>)()
      : model.fetch(url, init);
  const waited: number[] = [];
  let thoughts = 0;
  const driving = {
    run: String(id),
    call: serviceAt(site, link_token, flaky),
    think: (prompt: string) => {
      thoughts += 1;
      const kind = 'openai';
      const provider = {
        kind,
        endpoint: 'http://model.test/v1',
        model: 'scripted',
        key: canary,
        maxTokens: 9,
      } as const;
      return askModel(provider, prompt, model.fetch);
    },
    model: { name: 'scripted' },
    channel: 'cli',
    maxCalls: 1,
    wait: async (ms: number) => void waited.push(ms),
  } as const;
  assert.equal((await drive(driving)).accepted, 1);
  assert.deepEqual([thoughts, waited.length], [1, 3]);
  gone = 9;
  away.push(...away, ...away);
  await assert.rejects(drive(driving), { name: 'Refused' });
});
