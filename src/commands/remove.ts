import { randomBytes } from 'node:crypto';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { families } from '../catalogue.ts';
import type { Config } from '../config.ts';
import { type DataFolder, openDataFolder, truthOf } from '../data-folder.ts';
import { dumpVersions } from '../datasets/dump-index.ts';
import { dropOlderDumps, writeDumps } from '../datasets/write-dumps.ts';
import { resolveRequest } from '../desk/data-requests.ts';
import { type Desk, openDesk } from '../desk/desk.ts';
import { newId } from '../desk/new-id.ts';
import { wholeRequest } from '../desk/request-list.ts';
import { startProjection } from '../jobs/projection.ts';
import { nearest } from '../kernel/accepts.ts';
import { noteErasure } from './backup.ts';
import { dumpTask } from './dump.ts';
import { CommandError, type Output } from './output.ts';

export interface RemoveArguments {
  readonly family: string;
  /** The id or the public_id of the record. */
  readonly id: string;
  readonly reason: string;
  /** The data request that this carries out. */
  readonly request: string | undefined;
  readonly json: boolean;
}

export const removalReasons = ['source_removed', 'duplicate', 'privacy_request', 'correction', 'policy'];

/**
 * Takes a record out of the catalogue. For privacy every version of it is erased, it cannot come back,
 * and the files are written anew without it. Returns 1 when another process kept a file from that.
 */
export async function removeCommand(
  { family, id: name, reason, request, json }: RemoveArguments,
  config: Config,
  output: Output,
  now: () => Date,
): Promise<number> {
  checkArguments(family, reason, request);
  await using data = await openDataFolder(config);
  await using desk = await openDesk(truthOf(config));
  if (request !== undefined) await checkRequest(desk, request);
  const removed = await removeRecord(data, family, name, reason, now());
  if (!removed) throw new CommandError(`There is no record ${name} in ${family}.`);
  if (reason === 'privacy_request') {
    await noteErasure(config.data, { family, id: removed.id, at: now().toISOString() });
  }
  await project(config, output);
  const dump_version = reason === 'privacy_request' ? await dumpsWithout(config, now()) : null;
  const shownNoMore = now();
  if (request !== undefined) {
    const at = shownNoMore.toISOString();
    const receipt = { api_at: at, changes_seq: removed.seq, dump_version, tool_server_at: at };
    const close = { status: 'done', outcome: null, receipt } as const;
    await resolveRequest(desk, request, close, newId(randomBytes), shownNoMore);
  }
  const compacted = reason !== 'privacy_request' || (await compact(data));
  if (json) output.print(JSON.stringify({ family, ...removed, reason, compacted }));
  else output.print(sentence(family, removed, reason));
  if (!compacted) {
    output.problem(
      'Another process read the files, so deleted bytes may still be in them; run the same command again.',
    );
  }
  return compacted ? 0 : 1;
}

/** Where there are dumps, new ones without the record take their place. Their version, or null. */
async function dumpsWithout(config: Config, now: Date): Promise<string | null> {
  if (dumpVersions(config.dumps).length === 0) return null;
  const { version } = await writeDumps({ ...dumpTask(config), families, now, allowFewer: true });
  await dropOlderDumps(config.dumps);
  return version;
}

function checkArguments(family: string, reason: string, request: string | undefined): void {
  const known = families.filter((one) => one.of === undefined).map((one) => one.name);
  if (!known.includes(family)) {
    const near = nearest(family, known);
    const hint = near ? `did you mean ${near}?` : `there are ${known.join(', ')}.`;
    throw new CommandError(`There is no family ${family}; ${hint}`, 2);
  }
  if (!removalReasons.includes(reason)) {
    throw new CommandError(`--reason takes ${removalReasons.join(', ')}.`, 2);
  }
  if (request !== undefined && reason !== 'privacy_request') {
    throw new CommandError('--request goes with --reason privacy_request.', 2);
  }
}

async function checkRequest(desk: Desk, id: string): Promise<void> {
  const request = await wholeRequest(desk, id);
  if (!request || !('request_kind' in request)) throw new CommandError(`There is no data request ${id}.`);
}

interface Removed {
  readonly id: string;
  readonly seq: number;
  readonly versions: number;
}

async function removeRecord(
  { ledger }: DataFolder,
  family: string,
  name: string,
  reason: string,
  now: Date,
): Promise<Removed | null> {
  if (reason === 'privacy_request') return ledger.erase(family, name, reason, now);
  const [outcome] = await ledger.append([{ family, id: name, record: null, reason }], now);
  return outcome === 'removed' ? { id: name, seq: await ledger.head(), versions: 0 } : null;
}

async function project(config: Config, output: Output): Promise<void> {
  const projection = startProjection(config, (error) => output.problem(String(error)));
  try {
    await projection.caughtUp();
  } finally {
    await projection.stop();
  }
}

/** Leaves no byte of what was deleted in the folder, kept downloads of harvests included. */
async function compact({ ledger, shelf, path }: DataFolder): Promise<boolean> {
  rmSync(join(path, 'harvest'), { recursive: true, force: true });
  const ofLedger = await ledger.compact();
  return shelf.compact() && ofLedger;
}

function sentence(family: string, { id, seq, versions }: Removed, reason: string): string {
  if (reason !== 'privacy_request') return `${family} ${id}: removed (change ${seq}, ${reason})`;
  return `${family} ${id}: erased, ${versions} versions (change ${seq}); it cannot be imported or harvested again`;
}
