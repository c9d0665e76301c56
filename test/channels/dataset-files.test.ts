// How the files of the dumps are given out.

import assert from 'node:assert/strict';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { test } from 'node:test';
import { type File, indexOf, pathOf } from '../support/datasets.ts';
import { add, dump, node } from '../support/node.ts';
import { aGrant } from '../support/records.ts';

test('a part of a file can be asked for, and what was read is not sent again', async () => {
  await using origin = await node('origin');
  await add(origin, ['grants', aGrant({ id: 'a' })]);
  await dump(origin);
  const { files } = await indexOf(origin);
  const file = files.find(({ family }) => family === 'grants') as File;
  const app = (headers: Record<string, string>) => origin.askWith(pathOf(file.url), headers);
  const whole = new Uint8Array(await (await app({})).arrayBuffer());
  for (const [range, from, to] of [
    ['bytes=0-9', 0, 10],
    ['bytes=5-', 5, whole.length],
    ['bytes=-4', whole.length - 4, whole.length],
  ] as const) {
    const answer = await app({ range });
    assert.equal(answer.status, 206, range);
    assert.equal(answer.headers.get('content-range'), `bytes ${from}-${to - 1}/${whole.length}`);
    assert.deepEqual(new Uint8Array(await answer.arrayBuffer()), whole.slice(from, to));
  }
  const beyond = await app({ range: `bytes=${whole.length}-` });
  assert.deepEqual(
    [beyond.status, beyond.headers.get('content-range'), beyond.headers.get('content-type')],
    [416, `bytes */${whole.length}`, 'application/json; charset=utf-8'],
  );
  const told = (await beyond.json()) as { code: string; error: string };
  assert.equal(told.code, 'range_not_satisfiable');
  assert.match(told.error, new RegExp(`has ${whole.length} bytes.*ask for bytes below ${whole.length}\\.$`));
  for (const none of ['bytes=0-1,3-4', 'bytes=5-2', 'items=0-1']) {
    assert.equal((await app({ range: none })).status, 200, none);
  }
  assert.equal((await app({ range: 'bytes=0-9', 'if-range': '"another"' })).status, 200);
  for (const known of [`"${file.sha256}"`, `W/"${file.sha256}"`, `"another", "${file.sha256}"`, '*']) {
    assert.equal((await app({ 'if-none-match': known })).status, 304, known);
  }
});

test('a file that goes while it is read is read to its end; one that has gone is not found', async () => {
  await using origin = await node('origin');
  await add(origin, ['grants', aGrant({ id: 'a' })]);
  const { version } = await dump(origin);
  const path = `/datasets/${version}/grants.ndjson.gz`;
  const begun = await origin.ask(path);
  await rm(join(origin.folder, 'dumps', version, 'grants.ndjson.gz'));
  assert.equal((await begun.arrayBuffer()).byteLength, Number(begun.headers.get('content-length')));
  assert.equal((await origin.ask(path)).status, 404);
  assert.deepEqual(origin.bugs, []);
});

test('no trick in an address leads to anything but listed files', async () => {
  await using origin = await node('origin');
  await add(origin, ['grants', aGrant({ id: 'a' })]);
  const { version } = await dump(origin);
  const tricks = [
    '/datasets/../ledger.db',
    '/datasets/%2e%2e/ledger.db',
    `/datasets/${version}/..%2f..%2fledger.db`,
    `/datasets/${version}/%2e%2e%2f%2e%2e%2fledger.db`,
    `/datasets/${version}/..%5c..%5cledger.db`,
    `/datasets/${version}%2f..%2f${version}/grants.ndjson.gz`,
    `/datasets/${version}/grants.ndjson.gz%00`,
    `/datasets/${version}//grants.ndjson.gz`,
    `/datasets/${version}/GRANTS.ndjson.gz`,
    '/datasets/constructor/prototype',
    '/datasets/__proto__/index.json',
    '/datasets/20260101T000000Z/index.json',
    `/datasets/${version}`,
  ];
  for (const path of tricks) {
    const answer = await origin.ask(path);
    assert.equal(answer.status, 404, path);
    assert.equal(((await answer.json()) as { code: string }).code, 'not_found');
  }
  for (const listed of ['/datasets', `/datasets/${version}/grants.ndjson.gz`]) {
    const { status, headers } = await origin.ask(`${listed}/`);
    assert.deepEqual(
      [status, headers.get('location')],
      [308, listed],
      'a slash too much leads to what is listed',
    );
  }
  const gone = await origin.ask(`/datasets/${version}/nothing.ndjson.gz/`);
  assert.equal(
    gone.status === 308 ? (await origin.ask(gone.headers.get('location') as string)).status : gone.status,
    404,
  );
  const page = await origin.ask('/datasets');
  assert.deepEqual([page.status, page.headers.get('content-type')], [200, 'text/html; charset=utf-8']);
  const asked = await origin.ask(`/datasets/${version}/grants.ndjson.gz?limit=5`);
  assert.equal(asked.status, 400, 'a file takes no parameters');
  assert.deepEqual(origin.bugs, []);
});
