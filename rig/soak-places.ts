// The processes of a soak: nodes and mirrors that serve, each in a folder of its own, on a port that stays
// theirs when they are killed and started anew.

import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import serverStart from '../scripts/server-start.json' with { type: 'json' };
import { environment } from '../test/commands/process.ts';
import { settingsIn } from '../test/faults/request-writer.ts';
import { freePort } from './own-postgres.ts';
import { freshSchemaIn } from './own-schema.ts';

const cli = fileURLToPath(new URL('../src/cli.ts', import.meta.url));

export type Settings = Readonly<Record<string, string>>;

/** A process that serves, and is started anew after each kill. */
export interface Place extends AsyncDisposable {
  readonly name: string;
  readonly url: string;
  readonly settings: Settings;
  /** Whether it answers, as far as anybody here knows. */
  readonly isUp: () => boolean;
  readonly start: () => Promise<void>;
  readonly kill: () => Promise<void>;
  /** What it said that nobody expects, a line each. */
  readonly problems: () => readonly string[];
}

function placeOf(name: string, url: string, args: readonly string[], settings: Settings): Place {
  let child: ChildProcess | null = null;
  let ended: Promise<unknown> = Promise.resolve();
  let up = false;
  let said = '';
  const start = async () => {
    const serves = args[0] === 'serve';
    const node = ['--disable-warning=ExperimentalWarning', ...(serves ? serverStart.flags : []), cli];
    const listen = ['--port', new URL(url).port, '--host', '127.0.0.1'];
    const begun = spawn(process.execPath, [...node, ...args, ...listen], {
      env: { ...(serves ? serverStart.environment : {}), ...environment(settings) },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    child = begun;
    ended = once(begun, 'close');
    let out = '';
    begun.stderr.on('data', (chunk: Buffer) => (said += chunk));
    await new Promise<void>((resolve, reject) => {
      begun.stdout.on('data', (chunk: Buffer) => {
        out += chunk;
        if (/serves http:/.test(out)) resolve();
      });
      begun.once('close', () => reject(new Error(`${name} ended: ${out}${said}`)));
    });
    up = true;
    begun.once('close', () => (up = false));
  };
  const end = async (signal: 'SIGKILL' | 'SIGTERM') => {
    up = false;
    if (child !== null && child.exitCode === null && child.signalCode === null) child.kill(signal);
    await ended;
  };
  return {
    ...{ name, url, settings, start },
    isUp: () => up,
    kill: () => end('SIGKILL'),
    problems: () =>
      said
        .split('\n')
        .filter((line) => line.includes('"level":50'))
        .map((line) => `${name} said ${line.slice(0, 300)}`),
    [Symbol.asyncDispose]: () => end('SIGTERM'),
  };
}

export interface Soaked extends AsyncDisposable {
  /** The first of them is where commands run and mirrors ask. */
  readonly nodes: readonly Place[];
  readonly mirror: (name: string, key: string | null) => Promise<Place>;
}

/** On PostgreSQL two nodes of one process; on SQLite one with two workers. */
export async function soakedPlaces(folder: string, databaseUrl: string | null): Promise<Soaked> {
  const schema = databaseUrl === null ? null : await freshSchemaIn(databaseUrl);
  const ports = [await freePort(), await freePort()];
  const site = `http://127.0.0.1:${ports[0]}`;
  const settingsOf = (name: string, database: string): Settings => ({
    ...settingsIn(join(folder, name)),
    ...{ SITE_URL: site, DATABASE_URL: database, SECRET_KEY: 'a secret of the soak that is long enough' },
  });
  const nodes =
    schema === null
      ? [placeOf('node', site, ['serve', '--workers', '2'], settingsOf('node', ''))]
      : ports.map((port, n) => {
          const name = `node-${n + 1}`;
          return placeOf(name, `http://127.0.0.1:${port}`, ['serve'], settingsOf(name, schema.url));
        });
  const all = [...nodes];
  return {
    nodes,
    mirror: async (name, key) => {
      const keyed = key === null ? [] : ['--key', key];
      const url = `http://127.0.0.1:${await freePort()}`;
      const made = placeOf(name, url, ['mirror', site, ...keyed], settingsOf(name, ''));
      all.push(made);
      return made;
    },
    [Symbol.asyncDispose]: async () => {
      await Promise.all(all.map((one) => one[Symbol.asyncDispose]()));
      await schema?.[Symbol.asyncDispose]();
    },
  };
}
