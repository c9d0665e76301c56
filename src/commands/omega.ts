// What the operator does about Omega Point, and recounting a published run.

import { readdir, readFile, stat } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { type Desk, openDesk } from '../desk/desk.ts';
import { counted } from '../kernel/counted.ts';
import type { Ledger } from '../ledger/ledger.ts';
import { openLedger } from '../ledger/open-ledger.ts';
import { listRun, unlistRun } from '../omega/publishing/listing.ts';
import { replay } from '../omega/publishing/replay.ts';
import { unzipped } from '../omega/publishing/zip.ts';
import { truthOf } from '../server/node/data-folder.ts';
import { CommandError, type Output } from '../server/node/output.ts';
import type { Config } from '../settings/config.ts';

/** Recounts an archive, or a folder that it was unpacked into. 0 only where all that is left agrees. */
export async function replayCommand(
  { file, of, json }: { readonly file: string; readonly of: string | undefined; readonly json: boolean },
  output: Output,
): Promise<number> {
  const read = await filesIn(file);
  const base = of === undefined ? null : (await filesIn(of)).files;
  const found = replay(read.files, base);
  const problems = [...read.damage, ...found.problems];
  if (json) output.print(JSON.stringify({ ...found, problems }));
  else {
    for (const { file: where, what } of problems) output.print(`${where}: ${what}.`);
    if (found.erased > 0) output.print(`${counted(found.erased, 'part')} erased.`);
    if (problems.length === 0) {
      const agreement = found.recounted
        ? 'every published number agrees'
        : found.erased > 0
          ? 'the chain and all that is left agree'
          : 'the chain agrees; name the archive of the run that it is about with --of to recount it';
      output.print(
        `${found.run}: ${counted(found.steps, 'step')}, ${agreement}. Manifest ${found.manifest_sha256}.`,
      );
    }
  }
  return problems.length === 0 ? 0 : 1;
}

async function filesIn(path: string): Promise<ReturnType<typeof unzipped>> {
  const info = await stat(path).catch(() => null);
  if (!info) throw new CommandError(`There is no file ${path}.`);
  const read = info.isDirectory() ? await filesUnder(path) : unzipped(await readFile(path));
  if (read.files.has('manifest.json')) return read;
  throw new CommandError(
    `${path} is no run: it holds no manifest.json. Name the archive of a published run (manifest.zip), or the folder it was unpacked into.`,
  );
}

async function filesUnder(path: string): Promise<ReturnType<typeof unzipped>> {
  const names = (await readdir(path, { recursive: true, withFileTypes: true })).filter((one) => one.isFile());
  const files = new Map<string, Uint8Array>();
  for (const one of names) {
    const place = join(one.parentPath, one.name);
    files.set(relative(path, place).replaceAll('\\', '/'), await readFile(place));
  }
  return { files, damage: [] };
}

export async function queueCommand(json: boolean, config: Config, output: Output): Promise<number> {
  await using desk = await openDesk(truthOf(config));
  const all = await desk.db
    .selectFrom('omega_publications')
    .select(['run_id', 'public_id', 'kind', 'title', 'held', 'published_at'])
    .where('state', '=', 'published')
    .where('listed', '=', 0)
    .orderBy('published_at')
    .execute();
  // A review or a replication publishes nothing but itself.
  const named = new Set(all.filter(({ kind }) => kind !== 'run').map(({ run_id }) => run_id));
  const reports = Map.groupBy(
    await desk.db
      .selectFrom('omega_reports')
      .select(['public_id', 'reason', 'message', 'at'])
      .where('settled_at', 'is', null)
      .orderBy('at')
      .execute(),
    ({ public_id }) => public_id,
  );
  const rows = all
    .filter(({ kind, run_id }) => kind !== 'run' || !named.has(run_id))
    .map((one) => ({ ...one, reports: reports.get(one.public_id) ?? [] }));
  if (json) output.print(JSON.stringify(rows));
  else if (rows.length === 0) output.print('Nothing waits to be listed.');
  else
    for (const { run_id, public_id, kind, title, held, published_at, reports: reported } of rows) {
      output.print(
        `${run_id}  ${public_id}  ${kind.padEnd(10)}  ${published_at.slice(0, 10)}  ${held === null ? '' : `[${held}] `}${title}`,
      );
      for (const { at, reason, message } of reported)
        output.print(
          `  reported ${at.slice(0, 10)}: ${reason}${message === null ? '' : `, ${message.replaceAll(/\s+/g, ' ')}`}`,
        );
    }
  return 0;
}

type Act = (desk: Desk, ledger: Ledger, run: string, now: Date) => Promise<number>;

const acts: Readonly<Record<'list' | 'return' | 'unlist' | 'remove', (reason: string) => Act>> = {
  list: () => (desk, ledger, run, now) => listRun(desk, ledger, run, 'operator', now),
  return: (reason) => (desk, ledger, run, now) =>
    unlistRun(desk, ledger, run, { state: 'published', reason, held: 'returned' }, now),
  unlist: (reason) => (desk, ledger, run, now) =>
    unlistRun(desk, ledger, run, { state: 'published', reason }, now),
  remove: (reason) => (desk, ledger, run, now) =>
    unlistRun(desk, ledger, run, { state: 'removed', reason }, now),
};

/** Lists, returns, unlists or removes everything that a run published. */
export async function omegaActCommand(
  act: keyof typeof acts,
  { publicId, reason }: { readonly publicId: string; readonly reason: string },
  config: Config,
  output: Output,
  now: () => Date,
): Promise<number> {
  await using desk = await openDesk(truthOf(config));
  await using ledger = await openLedger(truthOf(config));
  const found = await desk.db
    .selectFrom('omega_publications')
    .select('run_id')
    .where('public_id', '=', publicId)
    .executeTakeFirst();
  if (!found)
    throw new CommandError(
      `Nothing was published under ${/^[\w-]{1,40}$/.test(publicId) ? publicId : 'this id'}.`,
    );
  const count = await acts[act](reason)(desk, ledger, found.run_id, now());
  const done = { list: 'listed', return: 'returned to its author', unlist: 'unlisted', remove: 'removed' }[
    act
  ];
  output.print(`${found.run_id}: ${counted(count, 'record is', 'records are')} ${done}.`);
  return 0;
}
