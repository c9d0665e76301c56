// A PostgreSQL of its own, in a temporary folder and on a free port of this machine, that may be killed.

import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, existsSync, mkdtempSync, readdirSync, readFileSync, readlinkSync, rmSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import pg from 'pg';

export interface OwnPostgres extends AsyncDisposable {
  readonly url: string;
  readonly start: () => Promise<void>;
  /** Kills all of its processes, without a chance to tidy up. */
  readonly kill: () => Promise<void>;
}

/** The newest folder of programs that Debian put there; null where there is none. */
export function postgresPrograms(): string | null {
  const root = '/usr/lib/postgresql';
  if (!existsSync(root)) return null;
  const versions = readdirSync(root).sort((one, other) => Number(other) - Number(one));
  return (
    versions.map((version) => join(root, version, 'bin')).find((bin) => existsSync(join(bin, 'initdb'))) ??
    null
  );
}

/** PostgreSQL does not run as root; its own user does it then. */
function runner(): { uid?: number; gid?: number } {
  if (process.getuid?.() !== 0) return {};
  const line = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .find((one) => one.startsWith('postgres:'));
  if (line === undefined) throw new Error('there is no user postgres to run PostgreSQL as');
  const [, , uid, gid] = line.split(':');
  return { uid: Number(uid), gid: Number(gid) };
}

export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}

/** @param isKilled false: nobody kills it, so it need not wait for the disk */
export async function ownPostgres(
  programs: string,
  { isKilled = true }: { readonly isKilled?: boolean } = {},
): Promise<OwnPostgres> {
  const as = runner();
  const folder = mkdtempSync(join(tmpdir(), 'perennial-postgres-'));
  if (as.uid !== undefined) chownSync(folder, as.uid, as.gid as number);
  const data = join(folder, 'data');
  const made = spawnSync(
    join(programs, 'initdb'),
    ['-D', data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--no-locale', '--no-sync'],
    {
      ...as,
      cwd: folder,
      encoding: 'utf8',
    },
  );
  if (made.status !== 0) throw new Error(`initdb: ${made.stderr}`);
  const port = await freePort();
  const url = `postgres://postgres@127.0.0.1:${port}/postgres`;
  let server: ChildProcess | null = null;
  let ended: Promise<unknown> = Promise.resolve();
  const answers = async () => {
    const client = new pg.Client({ connectionString: url });
    client.on('error', () => {});
    try {
      await client.connect();
      await client.query('select 1');
      return true;
    } catch {
      return false;
    } finally {
      await client.end().catch(() => {});
    }
  };
  const start = async () => {
    const hurried = isKilled ? [] : ['-c', 'fsync=off', '-c', 'full_page_writes=off'];
    const options = ['-D', data, '-p', String(port), '-h', '127.0.0.1', '-k', folder, ...hurried];
    server = spawn(join(programs, 'postgres'), options, {
      ...as,
      cwd: folder,
      detached: true,
      stdio: 'ignore',
    });
    ended = once(server, 'exit');
    for (let tries = 0; !(await answers()); tries++) {
      if (tries > 600) throw new Error('PostgreSQL does not answer');
      await setTimeout(50);
    }
  };
  const kill = async () => {
    // Its processes share a group of their own, which began with the first of them.
    if (server?.pid !== undefined && server.exitCode === null && server.signalCode === null)
      process.kill(-server.pid, 'SIGKILL');
    await ended;
    await others(data);
    server = null;
  };
  return {
    url,
    start,
    kill,
    [Symbol.asyncDispose]: async () => {
      await kill();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** Its backends make groups of their own: each is killed by its id, and waited for. */
async function others(data: string): Promise<void> {
  for (;;) {
    const left = readdirSync('/proc').filter((pid) => /^\d+$/.test(pid) && worksIn(pid, data));
    if (left.length === 0) return;
    for (const pid of left) {
      try {
        process.kill(Number(pid), 'SIGKILL');
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
      }
    }
    await setTimeout(20);
  }
}

function worksIn(pid: string, data: string): boolean {
  try {
    // A process of PostgreSQL works in its folder of data.
    return (
      readFileSync(`/proc/${pid}/stat`, 'utf8').includes('(postgres)') &&
      readlinkSync(`/proc/${pid}/cwd`) === data
    );
  } catch {
    return false;
  }
}
