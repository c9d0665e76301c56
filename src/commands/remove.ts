import { join } from 'node:path';
import type { Desk } from '../desk/desk.ts';
import { families } from '../families.ts';
import { counted } from '../kernel/counted.ts';
import { nearest } from '../kernel/nearest.ts';
import type { Erased } from '../ledger/erase.ts';
import type { Ledger } from '../ledger/ledger.ts';
import type { Mention } from '../people/privacy/speaks-of.ts';
import { wholeRequest } from '../people/requests/request-list.ts';
import { dumpTask } from '../server/dumps/dump-task.ts';
import { beginErasing, finishErasures, notCompacted } from '../server/erasure/erasing.ts';
import { type Cleared, referencesTo, summed } from '../server/erasure/person-references.ts';
import { idNamed, sameAs } from '../server/erasure/record-names.ts';
import { closeByRemoval } from '../server/erasure/removal-receipt.ts';
import { namedIn } from '../server/erasure/still-named.ts';
import { noteWithdrawals, withdrawalsFile } from '../server/erasure/withdrawals.ts';
import type { DataFolder } from '../server/node/data-folder.ts';
import { CommandError, type Output } from '../server/node/output.ts';
import { openNode } from '../server/open-node.ts';
import { startProjection } from '../server/projection/projection.ts';
import type { Config } from '../settings/config.ts';

export interface RemoveArguments {
  readonly family: string;
  /** The id or the public_id of the record. */
  readonly id: string;
  readonly reason: string;
  /** The data request that this carries out. */
  readonly request: string | undefined;
  /** Erases without asking. */
  readonly yes: boolean;
  readonly json: boolean;
}

/** Asks whoever sits at the terminal; null where nobody does. */
export type Confirm = ((question: string) => Promise<boolean>) | null;

/** The families that records are brought for. */
const recorded = families.filter((one) => one.of === undefined).map((one) => one.name);

const removalReasons = ['source_removed', 'duplicate', 'privacy_request', 'correction', 'policy'];

/**
 * Takes a record out of the catalogue. For privacy every version of it is erased, it cannot come back, what
 * other records hold of it goes, and the files are written anew without it. Returns 1 when another process kept
 * a file from that, or when nobody said yes.
 */
export async function removeCommand(
  { family, id: name, reason, request, yes, json }: RemoveArguments,
  config: Config,
  output: Output,
  now: () => Date,
  confirm: Confirm,
): Promise<number> {
  checkArguments(family, reason, request);
  await using data = await openNode(config, now);
  const { desk } = data;
  if (request !== undefined) await checkRequest(desk, request);
  const erases = reason === 'privacy_request';
  const { ledger } = data;
  const id = await idNamed(ledger, family, name);
  if (erases && !yes && !(await confirmed({ family, id, name }, { ledger, desk }, output, confirm))) return 1;
  const erased = erases
    ? await beginErasing({ ledger, desk }, config.perennialData, family, id, now())
    : null;
  const removed = erases ? erased : await takeOut(data, family, id, reason, now());
  if (!removed) throw new CommandError(`There is no record ${name} in ${family}.`);
  const { seq, versions } = removed;
  let cleared = erased?.cleared ?? [];
  let named: readonly Mention[] = [];
  const close = async (dumps: string | null, atDesk: readonly Cleared[]) => {
    cleared = summed([...cleared, ...atDesk]);
    named = await namedIn({ ledger, desk }, recorded, erased?.names ?? []);
    if (request === undefined) return;
    named = await closeByRemoval({ ledger, desk }, request, { seq, cleared, named, dumps }, now());
    await noteWithdrawals(config.perennialData, desk);
  };
  const finished = await projecting(config, output, (shown) =>
    finishErasures({
      ...{ data, desk, dumps: dumpTask(config), shown, now, beforeCompacting: close },
      // What still named the person may have been mended since the last ones.
      ...(request === undefined ? {} : { dumpsSince: new Date(now().getTime() + 1).toISOString() }),
    }),
  );
  const compacted = !erases || finished.compacted;
  const merged = erased ? { merged: erased.merged.map((one) => one.id) } : {};
  const result = { family, id: removed.id, ...merged, seq, versions, reason, compacted, cleared };
  const status = request === undefined ? {} : { request_status: named.length === 0 ? 'done' : 'partly_done' };
  if (json) output.print(JSON.stringify({ ...result, mentioned_in: named, ...status }));
  else {
    output.print(sentence(family, removed, reason));
    for (const one of erased?.merged ?? [])
      output.print(`${family} ${one.id}: erased; it was merged into it`);
    if (cleared.length > 0) output.print(clearedSentence(cleared));
    if (request !== undefined) output.print(`request ${request}: ${status.request_status}`);
  }
  if (!json && named.length > 0) output.problem(mentioned(named));
  if (!json && erases) output.problem(inBackups(config.perennialData));
  if (!compacted) output.problem(notCompacted);
  return compacted ? 0 : 1;
}

function inBackups(folder: string): string {
  const list = join(folder, withdrawalsFile);
  return `Older backups hold it still: keep ${list} beside them, and a restore erases it again.`;
}

/** Shows what would be erased, and asks. */
async function confirmed(
  { family, id, name }: { readonly family: string; readonly id: string; readonly name: string },
  truth: { readonly ledger: Ledger; readonly desk: Desk },
  output: Output,
  confirm: Confirm,
): Promise<boolean> {
  const same = await sameAs(truth.ledger, family, id);
  if (same[0].names.length === 0) return true;
  const names = same.flatMap((one) => one.names);
  const merged = same.slice(1).map((one) => one.id);
  const references = await referencesTo(truth.ledger, { family, id, names });
  const cleared = new Set(references.map((one) => `${one.family} ${one.id}`));
  const named = (await namedIn(truth, recorded, names)).filter(
    (one) =>
      !cleared.has(`${one.family} ${one.id}`) &&
      !(one.family === family && (one.id === id || merged.includes(one.id))),
  );
  const lines = [`${family} ${name} would be erased, in all its versions, and could not be brought back.`];
  if (merged.length > 0) lines.push(`So would what was merged into it: ${merged.join(', ')}.`);
  if (references.length > 0) lines.push(`What names it goes from ${listed(references)}.`);
  if (named.length > 0) lines.push(`To be looked at afterwards: ${listed(named)}.`);
  for (const line of lines) output.problem(line);
  if (!confirm) {
    throw new CommandError('Nothing was erased: nobody can be asked here. Say --yes to erase it.', 2);
  }
  if (await confirm('Erase it?')) return true;
  output.problem('Nothing was erased.');
  return false;
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

async function takeOut(
  { ledger }: DataFolder,
  family: string,
  id: string,
  reason: string,
  now: Date,
): Promise<Erased | null> {
  const [outcome] = await ledger.append([{ family, id, record: null, reason }], now);
  return outcome === 'removed' ? { id, seq: await ledger.head(), versions: 0 } : null;
}

export async function projecting<T>(
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

function sentence(family: string, { id, seq, versions }: Erased, reason: string): string {
  if (reason !== 'privacy_request') return `${family} ${id}: removed (change ${seq}, ${reason})`;
  return `${family} ${id}: erased, ${counted(versions, 'version')} (change ${seq}); it cannot be imported or harvested again`;
}

const maxShown = 20;

function listed(records: readonly Mention[]): string {
  const shown = records.slice(0, maxShown).map(({ family, id }) => `${family} ${id}`);
  const more = records.length > maxShown ? ` and ${records.length - maxShown} more` : '';
  return `${shown.join(', ')}${more}`;
}

function clearedSentence(cleared: readonly Cleared[]): string {
  const counts = cleared.map(({ family, records }) => `${family} (${records})`);
  return `What named it was taken out of ${counts.join(', ')}.`;
}

function mentioned(records: readonly Mention[]): string {
  return `Still spoken of in ${listed(records)}. Look at them: import them without it, remove them too, or take it out of runs with perennial omega redact.`;
}
