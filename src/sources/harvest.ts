// One harvest of one source: read everything, then compare, then append.
//
// Nothing is appended before the source was read to its end, so a harvest that fails half-way leaves
// the catalogue as it was. Records that are the same as before make no change; records that a complete
// reading no longer lists get the version (or the removal) that their source says.

import { defaultVerifiedDays, renewedShare } from '../families/grants/moved-grant.ts';
import { dayMs } from '../kernel/durations.ts';
import type { Doc, Family } from '../kernel/family.ts';
import { beneath } from '../ledger/corrections.ts';
import type { Change, HarvestRun, Ledger, Outcome } from '../ledger/ledger.ts';
import { followingMerges } from '../ledger/merges.ts';
import { amending } from './amendments.ts';
import { nothingRead, refuseHollow, refuseShrunk, refuseUnread } from './broken-readings.ts';
import { carryMerges } from './carry-merges.ts';
import { changeOf, ignoredOf, withoutMoments } from './change-of.ts';
import { linksOf } from './grant-links.ts';
import { refuseOlder } from './harvested-day.ts';
import { companyNames, grantNumbers, type HeldGrants, heldGrants } from './known-records.ts';
import { organizationNames } from './organization-names.ts';
import {
  type HarvestContext,
  type OperatorRecord,
  type Reading,
  type Source,
  SourceError,
} from './reading/source.ts';

export interface HarvestOptions {
  readonly ledger: Ledger;
  readonly families: readonly Family[];
  readonly now: () => Date;
  readonly topicMin: number;
  readonly openListed?: HarvestContext['openListed'];
  readonly verifiedDays?: number;
  readonly all: boolean;
  /** Take over a reading that lists or says far less than the one before. */
  readonly acceptShrunk: boolean;
  /** When the source said what is read, where files were kept before; left out: now. */
  readonly asOf?: Date;
  /** The newest day in the names of files, where nobody says when they were kept. */
  readonly keptOn?: string | null;
  /** Take over a reading that was kept before the one that is held. */
  readonly acceptOlder?: boolean;
  /** Files or the live service. */
  readonly read: (source: Source, context: HarvestContext) => Promise<Reading>;
  readonly onRefused: (where: string, reason: string) => void;
  readonly onProgress: (records: number) => void;
}

const batchSize = 500;

/** Sources of other families ask for no organization, and do not wait until all of them were read. */
const namesOrganizations: ReadonlySet<string> = new Set(['grants', 'organizations']);

/**
 * Harvests a source and records the run, also a failed one.
 * @throws whatever the source throws; the catalogue is then as it was
 */
export async function harvest(source: Source, options: HarvestOptions): Promise<HarvestRun> {
  const started = options.now();
  const run = {
    source: source.name,
    started_at: started.toISOString(),
    added: 0,
    changed: 0,
    unchanged: 0,
    left: 0,
    refused: 0,
    suppressed: 0,
    watermark: null as string | null,
    as_of: options.asOf?.toISOString() ?? null,
    kept_on: options.keptOn ?? null,
  };
  const finish = async (status: HarvestRun['status'], error: string | null) => {
    const finished: HarvestRun = { ...run, finished_at: options.now().toISOString(), status, error };
    await options.ledger.recordRun(finished);
    return finished;
  };
  try {
    if (!options.acceptOlder) await refuseOlder(options.ledger, run);
    const names = await organizationNames(
      namesOrganizations.has(source.family) ? options.ledger.records('organizations') : [],
    );
    const heldRecords = source.addsTo ? await heldGrants(options.ledger) : null;
    const refuse = (where: string, reason: string) => {
      run.refused++;
      options.onRefused(where, reason);
    };
    const context: HarvestContext = {
      now: started,
      ...(options.asOf ? { asOf: options.asOf } : {}),
      organizationByName: names.byNameOf(source),
      organizationByFunderId: names.byFunderId,
      organizationSlugByRor: names.slugByRor,
      topicMin: options.topicMin,
      ...(options.openListed ? { openListed: options.openListed } : {}),
      ...(options.verifiedDays === undefined ? {} : { verifiedDays: options.verifiedDays }),
      all: options.all,
      refuse,
      ...(source.family === 'company_records' ? { companyByName: await companyNames(options.ledger) } : {}),
      ...(heldRecords ? knownNumbers(heldRecords) : {}),
      ...(source.defersByNumber ? { hasGrantNumber: await grantNumbers(options.ledger, source.name) } : {}),
    };
    const reading = await options.read(source, context);
    const { changes, listed } = await readChanges(source, reading, options, refuse, heldRecords);
    if (changes.length === 0 && !reading.unchanged && !reading.leftOut?.())
      throw new SourceError(nothingRead(run.refused));
    if (!options.acceptShrunk) refuseUnread(run.refused, changes.length + (reading.leftOut?.() ?? 0));
    if (!options.acceptShrunk && source.addsTo === undefined)
      await refuseHollow(options.ledger, source, changes);
    const ownChanges = changes.filter((change) => !names.isKnownElsewhere(source.name, change.record));
    const left = reading.complete
      ? await leavers(source, options, context, listed)
      : { changes: [], stood: 0 };
    if (!options.acceptShrunk) refuseShrunk(left.stood, listed.size);
    for (const outcome of await appendAll(options, ownChanges, started)) {
      if (outcome === 'slug_taken') refuse(source.name, 'its slug belongs to another record');
      else if (outcome !== 'removed' && outcome !== 'moved_on') run[outcome]++;
    }
    const leaving = async () => (await leavers(source, options, context, listed)).changes;
    for (const outcome of await appendSettled(left.changes, leaving, options, started))
      if (outcome !== 'unchanged' && outcome !== 'moved_on') run.left++;
    const brought = {
      family: source.family,
      ids: new Set(ownChanges.map(({ id }) => id)),
      merges: ownChanges.some(({ record }) => record?.merged_into),
    };
    await carryMerges(options.ledger, options.families, brought, started);
    if (source.family === 'organizations') {
      const links = () => linksOf(options);
      await appendSettled(await links(), links, options, started);
    }
    run.watermark = reading.watermark?.() ?? null;
    return await finish(reading.unchanged ? 'unchanged' : 'completed', null);
  } catch (error) {
    await finish('failed', error instanceof Error ? error.message : String(error));
    throw error;
  }
}

function familyOf(source: Source, options: HarvestOptions): Family {
  const family = options.families.find((one) => one.name === source.family);
  if (!family) throw new Error(`source ${source.name} fills ${source.family}, which is no family`);
  return family;
}

/** What the source lists, as changes; a record that is refused is still listed. */
async function readChanges(
  source: Source,
  reading: Reading,
  options: HarvestOptions,
  refuse: (where: string, reason: string) => void,
  held: HeldGrants | null,
): Promise<{ changes: readonly Change[]; listed: ReadonlySet<string> }> {
  const family = familyOf(source, options);
  const readAt = options.asOf ?? options.now();
  const amended = family.fields.amendments
    ? await amending(options.ledger, source.name, readAt)
    : (record: OperatorRecord) => record;
  const credited = (record: OperatorRecord): OperatorRecord =>
    family.fields.attribution ? { attribution: source.credit, ...amended(record) } : record;
  const { follow } = await followingMerges(options.ledger, family);
  const changes = new Map<string, Change>();
  const listed = new Set<string>();
  const renewedMs = renewedShare * (options.verifiedDays ?? defaultVerifiedDays) * dayMs;
  const renewed = {
    member: 'checked_at',
    from: new Date(readAt.getTime() - renewedMs).toISOString(),
    to: readAt.toISOString(),
  };
  for await (const record of reading.records) {
    listed.add(record.id);
    const undeclared: string[] = [];
    const own = held === null;
    const ignored = (own ? source.ignoredInComparison : ignoredOf(record)) ?? [];
    const change = changeOf(family, own ? credited(record) : record, ignored, (path) =>
      undeclared.push(path),
    );
    // What a source maps is ours: a member that nothing declares is a mistake, not data of an earlier version.
    if (undeclared.length > 0) refuse(record.id, `${undeclared.join(', ')}: declared nowhere.`);
    else if (typeof change === 'string') refuse(record.id, change);
    else if (held) changes.set(change.id, { ...change, readAt: held.readAt.get(change.id) as number });
    else {
      const kept = change.record && follow(change.record);
      changes.set(change.id, { ...change, record: kept, renewed, uncounted: ['verified'] });
    }
    options.onProgress(changes.size);
  }
  return { changes: [...changes.values()], listed };
}

function knownNumbers({ byNumber }: HeldGrants): Pick<HarvestContext, 'grantByNumber' | 'grantNumbers'> {
  return {
    grantNumbers: [...byNumber.keys()],
    grantByNumber: (number) => byNumber.get(number) ?? null,
  };
}

interface Leavers {
  readonly changes: readonly Change[];
  /** How many of them were not over, neither by their own dates nor before. */
  readonly stood: number;
}

/** What becomes of the source's records that it no longer lists. */
async function leavers(
  source: Source,
  options: HarvestOptions,
  context: HarvestContext,
  listed: ReadonlySet<string>,
): Promise<Leavers> {
  const family = familyOf(source, options);
  const changes: Change[] = [];
  let stood = 0;
  const own = new Set([source.name]);
  for await (const { seq: readAt, record } of options.ledger.versions(family.name, own)) {
    const id = record.id as string;
    if (record.source !== source.name || listed.has(id)) continue;
    const harvested = { ...beneath(withoutMoments(record)), id };
    const next = source.left(harvested, context);
    if (next !== harvested && !isOver(harvested, context.now)) stood++;
    if (next === null)
      changes.push({ family: family.name, id, record: null, reason: 'source_removed', readAt });
    else {
      const change = changeOf(family, next, source.ignoredInComparison ?? []);
      if (typeof change === 'string') context.refuse(id, change);
      else changes.push({ ...change, readAt });
    }
  }
  return { changes, stood };
}

function isOver({ deadline }: Doc, now: Date): boolean {
  return typeof deadline === 'string' && Date.parse(deadline) < now.getTime();
}

async function appendAll(
  options: HarvestOptions,
  changes: readonly Change[],
  at: Date,
): Promise<readonly Outcome[]> {
  const outcomes: Outcome[] = [];
  for (let from = 0; from < changes.length; from += batchSize) {
    outcomes.push(...(await options.ledger.append(changes.slice(from, from + batchSize), at)));
  }
  return outcomes;
}

const maxRounds = 3;

/**
 * Appends what is made of records that are there. What somebody changed since it was read is never written
 * over: it is read again, and left to the next harvest where it keeps changing.
 */
async function appendSettled(
  first: readonly Change[],
  again: () => Promise<readonly Change[]>,
  options: HarvestOptions,
  at: Date,
): Promise<readonly Outcome[]> {
  const all: Outcome[] = [];
  for (let [round, changes] = [0, first]; ; changes = await again()) {
    const outcomes = await appendAll(options, changes, at);
    all.push(...outcomes);
    if (!outcomes.includes('moved_on') || ++round === maxRounds) return all;
  }
}
