// No container engine is asked: the files that a build may take are laid into a folder, the Dockerfile's own command
// makes the package there, and what the package holds is started as the image starts it.

import assert from 'node:assert/strict';
import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { cp, mkdir, mkdtemp, readFile, rm, symlink } from 'node:fs/promises';
import { createServer as createHttpServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { parse } from 'yaml';
import { plainRoutes } from '../../src/channels/http/plain-routes.ts';
import { answerWhileBuilding } from '../../src/server/health.ts';
import { settings } from '../../src/settings/settings.ts';
import { freePort } from '../support/listening.ts';
import { takesLong } from '../support/often.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const dockerfile = await readFile(join(root, 'Dockerfile'), 'utf8');
const image = dockerfile.slice(dockerfile.lastIndexOf('\nFROM ')).replaceAll('\\\n', '');

const commandOf = (word: string): string[] => {
  const found = new RegExp(`^\\s*(?:HEALTHCHECK .*)?${word} (\\[.*\\])$`, 'm').exec(image)?.[1];
  assert.ok(found, `the Dockerfile has no ${word}`);
  return JSON.parse(found) as string[];
};

/** What of the checkout a build may take. */
const taken = (await readFile(join(root, '.dockerignore'), 'utf8'))
  .split('\n')
  .flatMap((line) => (line.startsWith('!') ? [line.slice(1)] : []));

/** The stage that makes the package, and its command. */
const packaging = dockerfile.slice(dockerfile.indexOf(' AS package\n'), dockerfile.lastIndexOf('\nFROM '));
const packing = /^RUN (.+)$/m.exec(packaging)?.[1] ?? '';

test('the files of the image serve the demo, and its health check tells a living node from a dead one', async (t) => {
  if (!takesLong(t)) return;
  const folder = await mkdtemp(join(tmpdir(), 'perennial-image-'));
  t.after(() => rm(folder, { recursive: true, force: true }));
  await mkdir(join(folder, 'source'));
  const isTaken = (path: string) => !path.includes('node_modules');
  for (const path of taken)
    await cp(join(root, path), join(folder, 'source', path), { recursive: true, filter: isTaken });
  const packed = spawnSync('sh', ['-ec', packing.replaceAll('/package', join(folder, 'app'))], {
    cwd: join(folder, 'source'),
    encoding: 'utf8',
  });
  assert.equal(packed.status, 0, packed.stderr);
  await symlink(join(root, 'node_modules'), join(folder, 'app', 'node_modules'));
  const env = {
    PATH: process.env.PATH,
    HOST: '127.0.0.1',
    PORT: String(await freePort()),
    PERENNIAL_DATA: join(folder, 'data'),
    LOG_LEVEL: 'error',
  };
  const run = ([, ...args]: readonly string[]): ChildProcess =>
    spawn(process.execPath, args, { cwd: join(folder, 'app'), env, stdio: ['ignore', 'ignore', 'pipe'] });
  const healthy = async () => (await once(run(check), 'close'))[0] === 0;
  // The first CMD belongs to the health check.
  const [check, start] = [commandOf('CMD'), commandOf('ENTRYPOINT')];
  assert.equal(await healthy(), false);
  const server = run([...start, 'serve', '--demo']);
  t.after(() => server.kill('SIGKILL'));
  let errors = '';
  server.stderr?.on('data', (chunk) => (errors += chunk));
  const until = async (holds: () => Promise<boolean>) => {
    for (let tries = 0; !(await holds()); tries++) {
      assert.equal(server.exitCode, null, errors);
      assert.ok(tries < 200, 'not ready');
      await sleep(100);
    }
  };
  await until(healthy);
  await until(async () => (await fetch(`http://127.0.0.1:${env.PORT}/readyz`)).ok);
  const docs = await fetch(`http://127.0.0.1:${env.PORT}/api/v1/docs?format=json`);
  assert.equal(docs.status, 200);
  await docs.arrayBuffer();
  server.kill('SIGTERM');
  assert.deepEqual(await once(server, 'close'), [0, null], errors);
});

test('the health check of the image is content with a node that builds its shelf', async () => {
  const path = /\}(\/\w+)`/.exec(commandOf('CMD').join(' '))?.[1];
  const building = answerWhileBuilding('http://node.test');
  assert.equal((await building(new Request(`http://node.test${path}`))).status, 200, path);
});

test('the image runs as a user without rights, on the Node of the lock file, and holds the whole program', async () => {
  const manifest = JSON.parse(await readFile(join(root, 'package.json'), 'utf8'));
  assert.match(image, /^USER node$/m);
  assert.match(image, /^RUN mkdir --mode=0700 \/data \/dumps && chown node:node /m);
  assert.ok(image.indexOf('\nUSER node') > image.lastIndexOf('\nRUN '));
  for (const [, version] of dockerfile.matchAll(/^FROM node:([\d.]+)-/gm)) {
    assert.equal(version, manifest.devDependencies.node);
  }
  assert.match(packaging, /^COPY \. \.$/m);
  assert.match(packing, /^node scripts\/build\.js && npm pack /);
  const copied = [...image.matchAll(/^COPY (.+)$/gm)].map(([, what]) => what);
  assert.deepEqual(
    copied,
    ['--from=packages /perennial/node_modules node_modules', '--from=package /package .'],
    'the image holds the package and its packages, and nothing of the checkout',
  );
  assert.equal(commandOf('ENTRYPOINT').at(-1), 'build/src/cli.js');
  for (const path of ['src', 'demo', 'starter', 'docs', 'scripts', 'clients', 'package.json', 'LICENSE'])
    assert.ok(taken.includes(path), `${path} is not in the package`);
});

test('compose.yaml sets what the program knows, and lets the proxy alone say for whom it asks', async () => {
  const compose = parse(await readFile(join(root, 'compose.yaml'), 'utf8'), { merge: true });
  const known = settings.map(({ name }) => name as string);
  const nodes = Object.entries(compose.services).filter(([name]) => name.startsWith('node-'));
  assert.equal(nodes.length, 2);
  const shelves = new Set<string>();
  for (const [, node] of nodes as [string, { environment: Record<string, string>; volumes: string[] }][]) {
    for (const name of Object.keys(node.environment)) assert.ok(known.includes(name), name);
    assert.equal(node.environment.TRUST_PROXY, compose.services.proxy.networks.inside.ipv4_address);
    for (const volume of node.volumes) if (volume.endsWith(':/data')) shelves.add(volume);
  }
  assert.equal(shelves.size, 2, 'each node has a shelf of its own');
});

test('the proxy gives up a connection before a node does, asks who is ready, and lets nobody ask what is for inside', async () => {
  const compose = parse(await readFile(join(root, 'compose.yaml'), 'utf8'), { merge: true });
  const proxy: string = compose.configs.proxy.content;
  const keepalive = Number(/^\s*keepalive (\d+)s$/m.exec(proxy)?.[1]);
  assert.ok(keepalive * 1_000 < createHttpServer().keepAliveTimeout, `${keepalive} s`);
  assert.match(proxy, /^\s*health_uri \/readyz$/m);
  const inside = /^\s*@inside path (.+)$/m.exec(proxy)?.[1]?.split(' ') ?? [];
  assert.deepEqual(
    inside.toSorted(),
    plainRoutes
      .filter(({ operatorOnly }) => operatorOnly)
      .map(({ path }) => path)
      .toSorted(),
  );
  assert.match(proxy, /^\s*respond @inside 404$/m);
});
