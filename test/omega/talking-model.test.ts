// Models that answer, and not what was asked: with talk, too much, tools that nobody offered, another's step.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { scripted } from '../../demo/omega/caller.ts';
import { drive } from '../../src/omega/driver/drive.ts';
import { jsonIn } from '../../src/omega/driver/json-in.ts';
import { askModel, type Provider } from '../../src/omega/driver/provider.ts';
import { serviceAt } from '../../src/omega/driver/service.ts';
import { goal, omegaApp, restDoor } from '../support/omega-door.ts';
import { answerTo, fakeModel } from '../support/omega-model.ts';
import { pass, site, type TestApp } from '../support/test-app.ts';

test('a model that only talks is not asked until every call is spent', async () => {
  await using app = await omegaApp();
  const { link_token } = await restDoor(app).call('register', { kind: 'agent', accept_terms: true });
  const call = serviceAt(site, link_token, fakeModel(app).fetch);
  const { id } = await call('start_run', { goal, size: 'small' });
  const notes: string[] = [];
  let asked = 0;
  const driving = {
    run: String(id),
    call,
    think: async () => `Bananas are yellow, ${++asked}.`,
    model: { name: 'talker' },
    channel: 'cli',
    maxCalls: 100,
    noted: (step: { kind: string }, state: string, detail: string) =>
      void notes.push(`${step.kind} ${state}${detail && ` (${detail})`}`),
  } as const;
  await assert.rejects(drive(driving), {
    code: 'no_json',
    message:
      /^The model answered the step “question” 6 times, and nothing could be handed in: There was no JSON object in the answer\. /,
  });
  assert.equal(asked, 6);
  assert.equal(notes.at(-1), 'question given_up (There was no JSON object in the answer.)');
  // Who allows fewer calls is told that these are spent.
  assert.equal((await drive({ ...driving, maxCalls: 2 })).ended, 'calls_spent');
  assert.deepEqual(app.bugs, []);
});

const provider: Provider = {
  kind: 'openai',
  endpoint: 'http://m/v1',
  model: 'm',
  key: null,
  maxTokens: 900,
};
const caller = scripted({ seed: 'nonsense', skill: 1 });
const wellSaid = (prompt: string) => ({ content: answerTo(prompt, caller) });

/** A run whose model says one message first, and answers well from then on. @returns what became of each step */
async function driven(app: TestApp, first: (prompt: string) => object, maxCalls = 3) {
  const { link_token } = await restDoor(app).call('register', { kind: 'agent', accept_terms: true });
  const call = serviceAt(site, link_token, fakeModel(app).fetch);
  const { id } = await call('start_run', { goal, size: 'small' });
  let asked = 0;
  const prompts: string[] = [];
  const notes: string[] = [];
  const done = await drive({
    run: String(id),
    call,
    think: (prompt) => {
      prompts.push(prompt);
      const message = asked++ === 0 ? first(prompt) : wellSaid(prompt);
      return askModel(provider, prompt, async () => Response.json({ choices: [{ message }] }));
    },
    model: { name: 'm' },
    channel: 'cli',
    maxCalls,
    noted: ({ kind }, state) => void notes.push(`${kind} ${state}`),
  });
  return { done, notes, prompts };
}

test('an answer that is too long, holds a key or calls a tool nobody offered is asked for again, and the run goes on', async () => {
  const tool = { type: 'function', id: '1', function: { name: 'browse', arguments: '{}' } };
  const cases: Readonly<Record<string, readonly [(prompt: string) => object, RegExp]>> = {
    'a tool': [() => ({ content: null, tool_calls: [tool] }), /json: There was no JSON object/],
    'too long': [() => ({ content: `{"a":"${'x'.repeat(70_000)}"}` }), /65536 are taken at most/],
    'far too long': [() => ({ content: `{"a":"${'x'.repeat(400_000)}"}` }), /The body may have at most/],
    'too deep': [
      () => ({ content: `${'{"a":'.repeat(60)}1${'}'.repeat(60)}` }),
      /nested more than 20 levels/,
    ],
    'a prototype': [() => ({ content: '{"__proto__":{}}' }), /must not have a member __proto__/],
    'a key': [() => ({ content: `{"a":"sk-ant-api03-${'aB3'.repeat(20)}"}` }), /looks like a key/],
  };
  for (const [what, [first, told]] of Object.entries(cases)) {
    await using app = await omegaApp();
    const { done, notes, prompts } = await driven(app, first);
    assert.equal(done.accepted, 2, what);
    assert.deepEqual(notes.slice(0, 3), ['question asked', 'question mended', 'question accepted'], what);
    assert.match(prompts[1] ?? '', told, what);
    assert.deepEqual(app.bugs, []);
  }
});

test('an answer in parts is read; one that is cut off says what to allow', async () => {
  await using app = await omegaApp();
  const inParts = (prompt: string) => ({ content: [{ type: 'text', text: answerTo(prompt, caller) }, null] });
  assert.equal((await driven(app, inParts, 1)).done.accepted, 1);
  const cut = (kind: 'openai' | 'anthropic', text: string) =>
    askModel({ ...provider, kind }, 'x', async () =>
      Response.json(
        kind === 'anthropic'
          ? { content: [{ type: 'text', text }], stop_reason: 'max_tokens' }
          : { choices: [{ message: { content: text }, finish_reason: 'length' }] },
      ),
    );
  for (const kind of ['openai', 'anthropic'] as const) {
    await assert.rejects(cut(kind, '{"evidence":[{"claim":"a"},'), {
      code: 'cut_off',
      message: 'The answer was cut off at the 900 tokens that an answer may have. Allow more.',
    });
    assert.equal(await cut(kind, '{"whole":1} and on and on'), '{"whole":1} and on and on');
  }
  const torn = { status: 200, text: () => Promise.reject(new TypeError('terminated')) };
  await assert.rejects(
    askModel(provider, 'x', async () => torn),
    { code: 'no_answer' },
  );
});

test('a step that another agent answered meanwhile is passed by, and the run goes on', async () => {
  await using app = await omegaApp();
  const { link_token } = await restDoor(app).call('register', { kind: 'agent', accept_terms: true });
  const call = serviceAt(site, link_token, fakeModel(app).fetch);
  const { id } = await call('start_run', { goal, size: 'small' });
  const { code } = await restDoor(app, link_token).call('invite', { run_id: id, uses: 1 });
  const other = await restDoor(app).call('register', { kind: 'agent', accept_terms: true });
  const second = restDoor(app, other.link_token);
  await second.call('join_run', { code });
  await assert.rejects(
    restDoor(
      app,
      (await restDoor(app).call('register', { kind: 'agent', accept_terms: true })).link_token,
    ).call('join_run', { code }),
    /No run takes this code/,
  );
  let asked = 0;
  const notes: string[] = [];
  const done = await drive({
    run: String(id),
    call,
    think: async (prompt) => {
      // It thought for longer than the step was its own.
      if (asked++ === 0) {
        pass(app, 31 * 60_000);
        const { steps } = await second.call('next_step', { run_id: id });
        await second.call('submit_step', {
          run_id: id,
          step_id: steps[0].step_id,
          output: scripted({ seed: 'quicker' })(steps[0]),
        });
      }
      return answerTo(prompt, caller);
    },
    model: { name: 'm' },
    channel: 'cli',
    maxCalls: 2,
    noted: ({ kind }, state) => void notes.push(`${kind} ${state}`),
  });
  assert.equal(done.accepted, 1);
  assert.deepEqual(notes, ['question asked', 'question given_up', 'literature asked', 'literature accepted']);
});

test('a model that repeats itself without end does not hold up the page that reads it', () => {
  assert.deepEqual(jsonIn('{"a":1} '.repeat(20_000)), { a: 1 });
  const from = process.cpuUsage();
  for (const loop of ['{', '{"a', '{"a":{']) assert.equal(jsonIn(loop.repeat(100_000)), null);
  const { user } = process.cpuUsage(from);
  assert.ok(user < 2_000_000, `${user} µs`);
});
