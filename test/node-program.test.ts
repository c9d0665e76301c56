import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { parse } from 'yaml';
import packageJson from '../package.json' with { type: 'json' };
import serverStart from '../scripts/server-start.json' with { type: 'json' };

test('the program of the package node is compared with what is known of it', async () => {
  const path = '../scripts/install.js';
  const { flawOfNode } = (await import(path)) as {
    flawOfNode: (bytes: Uint8Array, expected: string | undefined) => string | null;
  };
  const bytes = new TextEncoder().encode('a program');
  const expected = createHash('sha256').update(bytes).digest('hex');
  assert.equal(flawOfNode(bytes, expected), null);
  assert.equal(flawOfNode(bytes.slice(1), expected), 'changed');
  assert.equal(flawOfNode(bytes, undefined), 'unknown');
  const known = JSON.parse(readFileSync(new URL('../scripts/node-sha256.json', import.meta.url), 'utf8'));
  for (const system of ['linux-x64', 'linux-arm64', 'win32-x64'])
    assert.match(known[packageJson.devDependencies.node][system], /^[0-9a-f]{64}$/, system);
});

test('every image can be named by its digest, without a change of a file', () => {
  const read = (name: string) => readFileSync(new URL(`../${name}`, import.meta.url), 'utf8');
  const dockerfile = read('Dockerfile');
  const begins = [...dockerfile.matchAll(/^FROM (\S+)/gm)].map(([, image]) => image);
  assert.deepEqual(new Set(begins), new Set(['$' + '{NODE_IMAGE}']));
  assert.match(dockerfile, new RegExp(`^ARG NODE_IMAGE=node:${packageJson.devDependencies.node}-`, 'm'));
  const settable = /^\$\{[A-Z]+_IMAGE:-[a-z]+:[\w.-]+\}$/;
  const { services } = parse(read('compose.yaml'), { merge: true }) as {
    services: Record<string, { image?: string; build?: { args: { NODE_IMAGE: string } } }>;
  };
  for (const [name, { image, build }] of Object.entries(services))
    assert.match(image ?? build?.args.NODE_IMAGE ?? '', settable, name);
});

test('the image and the unit for systemd start a server as the command does', () => {
  const read = (name: string) => readFileSync(new URL(`../${name}`, import.meta.url), 'utf8');
  const [dockerfile, unit] = [read('Dockerfile'), read('docs/operating.md')];
  for (const flag of serverStart.flags) {
    assert.match(dockerfile, new RegExp(`^ENTRYPOINT .*"${flag}"`, 'm'));
    assert.match(unit, new RegExp(`^ExecStart=.* ${flag} `, 'm'));
  }
  for (const [name, value] of Object.entries(serverStart.environment)) {
    assert.match(dockerfile, new RegExp(`^ENV .*\\b${name}=${value}\\b`, 'm'));
    assert.match(unit, new RegExp(`^Environment=.*\\b${name}=${value}\\b`, 'm'));
  }
});
