// The six walks of docs/architecture.md, held against what runs: each walk is gone with the profiler of V8
// counting calls, and every file that the document names on it must have been called.

import assert from 'node:assert/strict';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { Session } from 'node:inspector/promises';
import { tmpdir } from 'node:os';
import { dirname, join, normalize } from 'node:path';
import { test } from 'node:test';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { importCommand } from '../../src/commands/import.ts';
import { readConfig } from '../../src/settings/config.ts';
import { aGrant, anExperiment } from '../support/records.ts';
import { addTeam, clientOf, workAll } from '../support/research.ts';
import { createTestApp, type TestApp } from '../support/test-app.ts';
import { result } from '../support/tool-client.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const source = pathToFileURL(join(root, 'src/')).href;

/** The files below src of which a function was called meanwhile; that a file was loaded is no call. */
async function calledIn(act: () => Promise<void>): Promise<ReadonlySet<string>> {
  const session = new Session();
  session.connect();
  try {
    await session.post('Profiler.enable');
    await session.post('Profiler.startPreciseCoverage', { callCount: true, detailed: false });
    await session.post('Profiler.takePreciseCoverage');
    await act();
    const scripts = (await session.post('Profiler.takePreciseCoverage')).result;
    const called = scripts.filter(({ url, functions }) => {
      if (!url.startsWith(source)) return false;
      // What a module does when it is loaded is no call; it is named after nothing and begins where the file does.
      const own = functions.filter(({ functionName, ranges }) => functionName || ranges[0]?.startOffset);
      return own.some(({ ranges }) => (ranges[0]?.count ?? 0) > 0);
    });
    return new Set(called.map(({ url }) => url.slice(source.length)));
  } finally {
    session.disconnect();
  }
}

function filesOf(walk: string): readonly string[] {
  const document = readFileSync(join(root, 'docs/architecture.md'), 'utf8');
  const line = document.split('\n').find((one) => one.startsWith(`| ${walk} |`));
  assert.ok(line, `the document has the walk of ${walk}`);
  return [...line.matchAll(/`([^`]+)`/g)].map(([, file]) => file as string);
}

function importsOf(file: string): readonly string[] {
  const path = join('src', file);
  if (!existsSync(join(root, path))) return [];
  const text = readFileSync(join(root, path), 'utf8');
  return [...text.matchAll(/from '(\.[^']+)'/g)].map(([, name]) =>
    normalize(join(dirname(file), name as string)),
  );
}

/** What holds no function is met by import; another process or thread of the walk begins where it is imported. */
function assertGone(walk: string, called: ReadonlySet<string>, elsewhere: readonly string[] = []): void {
  const files = filesOf(walk);
  const missed = files.filter((file) => !called.has(file) && !elsewhere.includes(file));
  const unmet = missed.filter((file) => {
    const holdsFunctions = /=>|\bfunction\b/.test(readFileSync(join(root, 'src', file), 'utf8'));
    return holdsFunctions || !files.some((other) => importsOf(other).includes(file));
  });
  assert.deepEqual(unmet, [], `${walk}: files of the document that are not called`);
}

async function aCatalogue(): Promise<TestApp> {
  const app = await createTestApp();
  const title = 'Senescence in skeletal muscle ageing';
  await app.add('grants', aGrant({ id: 'g', title, deadline: '2027-01-01T00:00:00Z' }));
  await app.add('experiments', anExperiment({ id: 'e', public_id: 'exp' }));
  return app;
}

test('the walk of a list goes where the document says', async () => {
  await using app = await aCatalogue();
  const called = await calledIn(async () => {
    const { body } = await app.get('/grants?q=senescence');
    assert.equal(body.data.length, 1);
  });
  assertGone('a list', called);
});

test('the walk of a line of an import goes where the document says', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'perennial-walk-'));
  try {
    const file = join(folder, 'grants.ndjson');
    writeFileSync(file, `${JSON.stringify(aGrant({ id: 'g' }))}\n`);
    const config = readConfig({ PERENNIAL_DATA: join(folder, 'data') });
    const output = { print: () => {}, problem: () => {}, progress: () => {}, done: () => {} };
    await using app = await createTestApp();
    const called = await calledIn(async () => {
      const at = new Date('2026-03-01T12:00:00Z');
      await importCommand({ files: [file], strict: true, json: true }, config, output, () => at);
      // The command projects in a thread of its own; the same is done here.
      await app.add('grants', aGrant({ id: 'g' }));
    });
    assertGone('a line of an import', called);
  } finally {
    await rm(folder, { recursive: true });
  }
});

test('the walk of a call of a tool goes where the document says', async () => {
  await using app = await aCatalogue();
  const called = await calledIn(async () => {
    const arguments_ = { about: 'senescence in skeletal muscle' };
    const answer = await result(app, 'tools/call', { name: 'find_funding', arguments: arguments_ });
    assert.notEqual(answer.isError, true, JSON.stringify(answer));
  });
  assertGone('a call of a tool', called);
});

test('the walk of a comment goes where the document says', async () => {
  await using app = await aCatalogue();
  const called = await calledIn(async () => {
    const path = '/api/omega/experiments/exp/comments';
    const { status } = await app.send('POST', path, { body: { body: 'What of the control?', name: 'Ada' } });
    assert.equal(status, 201);
  });
  assertGone('a comment', called);
});

test('the walk of a research job goes where the document says', async () => {
  await using app = await aCatalogue();
  await addTeam(app, 'team-a');
  const called = await calledIn(async () => {
    const body = { query: 'senescence in skeletal muscle ageing', webhook_url: 'https://hooks.test/in' };
    const { status, text } = await clientOf(app)('POST', '/research', { body });
    assert.equal(status, 200, text);
    await workAll(app);
  });
  // The service calls the worker in rounds, as `workAll` does.
  assertGone('a research job', called, ['server/research-loops.ts']);
  assert.ok(importsOf('server/research-loops.ts').includes('people/research/worker.ts'));
});

test('the walk of a setting goes along its imports', () => {
  const files = filesOf('a setting');
  for (const [at, file] of files.slice(1).entries()) {
    const before = files.slice(0, at + 1);
    const linked = before.some((one) => importsOf(one).includes(file) || importsOf(file).includes(one));
    assert.ok(linked, `${file} is imported by a file of the walk before it, or imports one`);
  }
});
