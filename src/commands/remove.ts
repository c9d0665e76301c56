import { randomBytes } from 'node:crypto';
import { families } from '../catalogue.ts';
import type { Config } from '../config.ts';
import { type Desk, openDesk } from '../desk/desk.ts';
import { newId } from '../desk/new-id.ts';
import { nearest } from '../kernel/nearest.ts';
import { foldedWords } from '../matching/folded-words.ts';
import { resolveRequest } from '../people/requests/data-requests-store.ts';
import { wholeRequest } from '../people/requests/request-list.ts';
import { dumpTask } from '../server/dumps/dump-task.ts';
import { beginErasing, finishErasures, notCompacted } from '../server/erasing.ts';
import { type DataFolder, openDataFolder, truthOf } from '../server/node/data-folder.ts';
import { CommandError, type Output } from '../server/node/output.ts';
import { startProjection } from '../server/projection/projection.ts';
import { idNamed, type Mention, mentionsOf } from '../server/record-names.ts';
import { noteWithdrawals } from '../server/withdrawals.ts';

export interface RemoveArguments {
  readonly family: string;
  /** The id or the public_id of the record. */
  readonly id: string;
  readonly reason: string;
  /** The data request that this carries out. */
  readonly request: string | undefined;
  readonly json: boolean;
}

/** The families that records are brought for. */
const recorded = families.filter((one) => one.of === undefined).map((one) => one.name);

const removalReasons = ['source_removed', 'duplicate', 'privacy_request', 'correction', 'policy'];

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
  const erases = reason === 'privacy_request';
  const id = await idNamed(data.ledger, family, name);
  const { ledger } = data;
  const erased = erases
    ? await beginErasing({ ledger, desk }, config.perennialData, family, id, now())
    : null;
  const removed = erases ? erased : await takeOut(data, family, id, reason, now());
  if (!removed) throw new CommandError(`There is no record ${name} in ${family}.`);
  const close = async (dump_version: string | null) => {
    if (request === undefined) return;
    const shownNoMore = now();
    const at = shownNoMore.toISOString();
    const receipt = { api_at: at, changes_seq: removed.seq, dump_version, tool_server_at: at };
    const closed = { status: 'done', outcome: null, receipt } as const;
    await resolveRequest(desk, request, closed, newId(randomBytes), shownNoMore);
    await noteWithdrawals(config.perennialData, desk);
  };
  const finished = await projecting(config, output, (shown) =>
    finishErasures({ data, desk, dumps: dumpTask(config), shown, now, beforeCompacting: close }),
  );
  const compacted = !erases || finished.compacted;
  const mentioned_in = await mentionsOf(data.ledger, recorded, (erased?.names ?? []).map(foldedWords));
  const { seq, versions } = removed;
  if (json)
    output.print(JSON.stringify({ family, id: removed.id, seq, versions, reason, compacted, mentioned_in }));
  else output.print(sentence(family, removed, reason));
  if (!json && mentioned_in.length > 0) output.problem(mentioned(mentioned_in));
  if (!compacted) output.problem(notCompacted);
  return compacted ? 0 : 1;
}

function checkArguments(family: string, reason: string, request: string | undefined): void {
  if (!recorded.includes(family)) {
    const near = nearest(family, recorded);
    const hint = near ? `did you mean ${near}?` : `there are ${recorded.join(', ')}.`;
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

async function takeOut(
  { ledger }: DataFolder,
  family: string,
  id: string,
  reason: string,
  now: Date,
): Promise<Removed | null> {
  const [outcome] = await ledger.append([{ family, id, record: null, reason }], now);
  return outcome === 'removed' ? { id, seq: await ledger.head(), versions: 0 } : null;
}

async function projecting<T>(
  config: Config,
  output: Output,
  run: (shown: () => Promise<void>) => Promise<T>,
): Promise<T> {
  const projection = startProjection(config, (error) => output.problem(String(error)));
  try {
    return await run(projection.caughtUp);
  } finally {
    await projection.stop();
  }
}

function sentence(family: string, { id, seq, versions }: Removed, reason: string): string {
  if (reason !== 'privacy_request') return `${family} ${id}: removed (change ${seq}, ${reason})`;
  return `${family} ${id}: erased, ${versions} versions (change ${seq}); it cannot be imported or harvested again`;
}

const mostShown = 20;

function mentioned(records: readonly Mention[]): string {
  const shown = records.slice(0, mostShown).map(({ family, id }) => `${family} ${id}`);
  const more = records.length > mostShown ? ` and ${records.length - mostShown} more` : '';
  return `Other records still speak of it: ${shown.join(', ')}${more}. Look at them: import them without it, or remove them too.`;
}
