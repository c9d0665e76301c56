// A run from the command line: what is refused before anything is spent, and how it stops.

import assert from 'node:assert/strict';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { replayCommand } from '../../src/commands/omega.ts';
import { type OmegaRunArguments, omegaRunCommand } from '../../src/commands/omega-run.ts';
import { folderForTest } from '../ledger/folder.ts';
import { goal, omegaApp, registered, restDoor } from '../support/omega-door.ts';
import { fakeModel } from '../support/omega-model.ts';
import { site, type TestApp } from '../support/test-app.ts';

const summary = `Fictional. ${'A script stood in for a model. '.repeat(8)}`;

const asked: OmegaRunArguments = {
  goal,
  resume: null,
  site,
  link: null,
  provider: { kind: 'openai', endpoint: 'http://model.test/v1', model: 'scripted', key: null, maxTokens: 99 },
  size: 'small',
  maxCalls: 100,
  parallel: 1,
  publish: { title: 'From the command line', summary, humanRole: 'none' },
  stop: new AbortController().signal,
};

/** What a command prints. */
function printed() {
  const lines: string[] = [];
  const output = {
    print: (line: string) => void lines.push(line),
    problem: (line: string) => void lines.push(line),
    progress: () => undefined,
    done: () => undefined,
  };
  return { lines, output };
}

const held = (app: TestApp) =>
  app.desk.db
    .selectFrom('omega_steps')
    .select('id')
    .where('state', '=', 'open')
    .where('leased_by', 'is not', null)
    .execute();

test('a question, an address, a text and a number that cannot be, and a run without its link token, are refused before anybody is asked', async () => {
  const nobody = () => assert.fail('somebody was asked');
  for (const [wrong, message] of [
    [{ goal: 'Too short?' }, 'The question takes 20 to 500 characters; these are 10.'],
    [
      { publish: { title: 'Short', summary, humanRole: 'none' } },
      '--publish takes 10 to 140 characters; these are 5.',
    ],
    [
      { publish: { title: 'From the command line', summary: 'short', humanRole: 'none' } },
      '--summary takes 200 to 1500 characters; these are 5.',
    ],
    [{ parallel: 9 }, '--parallel takes 1 to 4.'],
    [{ parallel: 0 }, '--parallel takes 1 to 4.'],
    [{ maxCalls: 0 }, '--calls takes 1 or more.'],
    [{ provider: { ...asked.provider, maxTokens: 0 } }, '--tokens takes 1 or more.'],
    [
      { provider: { ...asked.provider, endpoint: 'localhost' } },
      '--endpoint takes an address such as http://127.0.0.1:8080, not localhost.',
    ],
    [{ site: 'here' }, '--site takes an address such as http://127.0.0.1:8080, not here.'],
    [
      { goal: null, resume: 'or-4d9k2m7c' },
      '--resume takes OMEGA_LINK, the link token that was printed when the run began.',
    ],
  ] as const)
    await assert.rejects(omegaRunCommand({ ...asked, ...wrong }, printed().output, nobody), { message });
});

test('a link token that the service does not know is told by the variable that holds it, and a model that is away by one sentence', async () => {
  await using app = await omegaApp();
  const model = fakeModel(app);
  const unknown = Response.json(
    { error: 'The credential is not valid.', code: 'invalid_token' },
    { status: 401 },
  );
  const wrong = omegaRunCommand({ ...asked, link: 'mistyped' }, printed().output, async () => unknown);
  await assert.rejects(wrong, {
    message: `OMEGA_LINK is not good at ${site}: set a link token of that service, or none.`,
  });
  const { lines, output } = printed();
  const away: typeof fetch = (url, init) =>
    String(url).startsWith(site) ? model.fetch(url, init) : Promise.reject(new TypeError('fetch failed'));
  await assert.rejects(omegaRunCommand(asked, output, away), {
    message: /^http:\/\/model\.test\S* did not answer/,
  });
  assert.doesNotMatch(lines.join('\n'), /no answer fits/);
});

test('a run that is stopped does not wait for its model, and its steps are free at once', async () => {
  await using app = await omegaApp();
  const { door, token } = await registered(app, (link) => restDoor(app, link));
  const { id } = await door.call('start_run', { goal, size: 'small' });
  const model = fakeModel(app);
  const stopping = new AbortController();
  /** The model answers the question, and never again. */
  const silent: typeof fetch = (url, init) => {
    if (String(url).startsWith(site) || model.ofTheModel.length === 0) return model.fetch(url, init);
    setImmediate(() => stopping.abort());
    return new Promise((_, reject) => {
      init?.signal?.addEventListener('abort', () => reject(init.signal?.reason));
    });
  };
  const { lines, output } = printed();
  const mine = { ...asked, goal: null, resume: id, link: token, parallel: 3, stop: stopping.signal };
  assert.equal(await omegaRunCommand(mine, output, silent), 1);
  assert.deepEqual(lines, [`Stopped. Go on with --resume ${id}.`]);
  assert.deepEqual(await held(app), []);
  assert.equal((await door.call('run_status', { run_id: id })).steps_done, 1);
  assert.deepEqual(app.bugs, []);
});

test('a run whose steps are all held says until when', async () => {
  await using app = await omegaApp();
  const { door, token } = await registered(app, (link) => restDoor(app, link));
  const { id } = await door.call('start_run', { goal, size: 'small' });
  const [step] = (await door.call('next_step', { run_id: id })).steps;
  const { lines, output } = printed();
  const mine = { ...asked, goal: null, resume: id, link: token };
  assert.equal(await omegaRunCommand(mine, output, fakeModel(app).fetch), 1);
  assert.equal(
    lines.at(-1),
    `Not complete (all_leased). What is open is held until ${step.lease_expires_at}: go on then with --resume ${id}.`,
  );
});

test('a file or folder that is no run is said so in one sentence', async () => {
  using folder = folderForTest();
  const { lines, output } = printed();
  const recounted = (file: string, of?: string) => replayCommand({ file, of, json: false }, output);
  const [text, empty] = ['notes.md', 'empty.zip'].map((name) => join(folder.path, name)) as [string, string];
  writeFileSync(text, '# Notes');
  writeFileSync(empty, '');
  for (const path of [text, empty, folder.path])
    await assert.rejects(recounted(path), {
      name: 'CommandError',
      message: `${path} is no run: it holds no manifest.json. Name the archive of a published run (manifest.zip), or the folder it was unpacked into.`,
    });
  assert.deepEqual(lines, []);
});
