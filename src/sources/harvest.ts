// One harvest of one source: read everything, then compare, then append.
//
// Nothing is appended before the source was read to its end, so a harvest that fails half-way leaves
// the catalogue as it was. Records that are the same as before make no change; records that a complete
// reading no longer lists get the version (or the removal) that their source says.

import { renewedDays } from '../families/grants/moved-grant.ts';
import type { OnLeftOut } from '../kernel/declared-members.ts';
import type { Doc, Family } from '../kernel/family.ts';
import { beneath } from '../ledger/corrections.ts';
import type { Change, HarvestRun, Ledger, Outcome } from '../ledger/ledger.ts';
import { followingMerges } from '../ledger/merges.ts';
import { readRecord } from '../ledger/record.ts';
import { amending } from './amendments.ts';
import { carryMerges } from './carry-merges.ts';
import { companyNames, grantNumbers } from './known-records.ts';
import { organizationNames } from './organization-names.ts';
import { funderLink } from './reading/funder-link.ts';
import {
  type HarvestContext,
  type KnownOrganization,
  type OperatorRecord,
  type Reading,
  type Source,
  SourceError,
} from './reading/source.ts';
import { sources } from './sources.ts';

export interface HarvestOptions {
  readonly ledger: Ledger;
  readonly families: readonly Family[];
  readonly now: () => Date;
  readonly relevanceMin: number;
  readonly all: boolean;
  /** Take over a reading that lists far less than the one before. */
  readonly acceptShrunk: boolean;
  /** Files or the live service. */
  readonly read: (source: Source, context: HarvestContext) => Promise<Reading>;
  readonly onRefused: (where: string, reason: string) => void;
  readonly onProgress: (records: number) => void;
}

const batchSize = 500;

/** A source from which more than this share of what still stood is gone, and so many records, is taken for broken. */
const mostGone = { share: 1 / 5, records: 10 };

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
  };
  const finish = async (status: HarvestRun['status'], error: string | null) => {
    const finished: HarvestRun = { ...run, finished_at: options.now().toISOString(), status, error };
    await options.ledger.recordRun(finished);
    return finished;
  };
  try {
    const names = await organizationNames(options.ledger);
    const refuse = (where: string, reason: string) => {
      run.refused++;
      options.onRefused(where, reason);
    };
    const context: HarvestContext = {
      now: started,
      organizationByName: names.byName,
      organizationSlugByRor: names.slugByRor,
      relevanceMin: options.relevanceMin,
      all: options.all,
      refuse,
      ...(source.family === 'company_records' ? { companyByName: await companyNames(options.ledger) } : {}),
      ...(source.defersByNumber ? { hasGrantNumber: await grantNumbers(options.ledger, source.name) } : {}),
    };
    const reading = await options.read(source, context);
    const { changes, listed } = await readChanges(source, reading, options, refuse);
    if (changes.length === 0 && !reading.unchanged && !reading.leftOut?.())
      throw new SourceError(nothingRead(run.refused));
    const kept = changes.filter((change) => !names.isKnownElsewhere(source.name, change.record));
    const gone = reading.complete
      ? await leavers(source, options, context, listed)
      : { changes: [], stood: 0 };
    if (!options.acceptShrunk) refuseShrunk(gone.stood, listed.size);
    for (const outcome of await appendAll(options, kept, started)) {
      if (outcome === 'slug_taken') refuse(source.name, 'its slug belongs to another record');
      else if (outcome !== 'removed' && outcome !== 'moved_on') run[outcome]++;
    }
    const leaving = async () => (await leavers(source, options, context, listed)).changes;
    for (const outcome of await appendSettled(gone.changes, leaving, options, started))
      if (outcome !== 'unchanged' && outcome !== 'moved_on') run.left++;
    if (kept.some(({ record }) => record?.merged_into))
      await carryMerges(options.ledger, options.families, source.family, started);
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

/** A source that holds nothing is a broken one, or not this one: what it brought before is not over. */
function nothingRead(refused: number): string {
  return refused === 0 ? 'there is not one record in it' : `none of its ${refused} records could be used`;
}

function refuseShrunk(gone: number, listed: number): void {
  const stood = gone + listed;
  if (gone < mostGone.records || gone <= stood * mostGone.share) return;
  throw new SourceError(
    `${gone} of ${stood} records that still stood are not listed any more; if that is right, harvest it with --shrunk`,
  );
}

function familyOf(source: Source, options: HarvestOptions): Family {
  const family = options.families.find((one) => one.name === source.family);
  if (!family) throw new Error(`source ${source.name} fills ${source.family}, which is no family`);
  return family;
}

function changeOf(
  family: Family,
  record: OperatorRecord,
  ignored: readonly string[],
  onLeftOut?: OnLeftOut,
): Change | string {
  const read = readRecord(family, record, onLeftOut);
  if (Array.isArray(read)) return read.map((error) => error.message).join(' ');
  return { ...(read as Change), ignored };
}

/** What the source lists, as changes; a record that is refused is still listed. */
async function readChanges(
  source: Source,
  reading: Reading,
  options: HarvestOptions,
  refuse: (where: string, reason: string) => void,
): Promise<{ changes: readonly Change[]; listed: ReadonlySet<string> }> {
  const family = familyOf(source, options);
  const amended = family.fields.amendments
    ? await amending(options.ledger, source.name, options.now())
    : (record: OperatorRecord) => record;
  const credited = (record: OperatorRecord): OperatorRecord =>
    family.fields.attribution ? { ...amended(record), attribution: source.credit } : record;
  const follow = await followingMerges(options.ledger, family);
  const changes = new Map<string, Change>();
  const listed = new Set<string>();
  const renewBefore = new Date(options.now().getTime() - renewedDays * 86_400_000).toISOString();
  for await (const record of reading.records) {
    listed.add(record.id);
    const undeclared: string[] = [];
    const change = changeOf(family, credited(record), source.ignoredInComparison ?? [], (path) =>
      undeclared.push(path),
    );
    // What a source maps is ours: a member that nothing declares is a mistake, not data of an earlier version.
    if (undeclared.length > 0) refuse(record.id, `${undeclared.join(', ')}: declared nowhere.`);
    else if (typeof change === 'string') refuse(record.id, change);
    else {
      const renewed = { member: 'checked_at', before: renewBefore };
      changes.set(change.id, { ...change, record: change.record && follow(change.record), renewed });
    }
    options.onProgress(changes.size);
  }
  return { changes: [...changes.values()], listed };
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
  for await (const { seq: readAt, record } of options.ledger.versions(family.name)) {
    const id = record.id as string;
    if (record.source !== source.name || listed.has(id)) continue;
    const given = { ...beneath(withoutMoments(record)), id };
    const next = source.left(given, context);
    if (next !== given && !isOver(given, context.now)) stood++;
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

/** The ledger sets the moments of a record again when it changes. */
function withoutMoments(record: Doc): Doc {
  const { created_at: _created, updated_at: _updated, ...content } = record;
  return content;
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

const mostRounds = 3;

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
    if (!outcomes.includes('moved_on') || ++round === mostRounds) return all;
  }
}

/**
 * Grants that came before their funder are linked to it once it is there. The comparison leaves out
 * what their own source leaves out, so that its next harvest finds the linked grant unchanged.
 */
async function linksOf(options: HarvestOptions): Promise<readonly Change[]> {
  const names = await organizationNames(options.ledger);
  const family = options.families.find((one) => one.name === 'grants');
  if (!family) return [];
  const linked: Change[] = [];
  for await (const { seq: readAt, record: grant } of options.ledger.versions(family.name)) {
    if (grant.organization_id) continue;
    const funder = (grant.detail as Doc | undefined)?.funder as Doc | undefined;
    const candidates = [grant.funder_name, grant.funder_parent, funder?.name].filter(
      (name) => typeof name === 'string',
    );
    const source = sources.find((one) => one.name === grant.source);
    const found = candidates.map((name) => names.byName(name, source?.country)).find((one) => one !== null);
    if (!found) continue;
    const linkedTo = { id: grant.id as string, organization_id: found.id };
    const institute = (name: string) => names.byName(name, source?.country);
    const kept = beneath(withoutMoments(grant));
    const record = { ...kept, ...linkedTo, ...(source ? funderOf(kept, found, institute) : {}) };
    const change = changeOf(family, record, source?.ignoredInComparison ?? []);
    if (typeof change !== 'string') linked.push({ ...change, readAt });
  }
  return linked;
}

/** What the mapper of a known source says of a funder that it finds, so that its next harvest changes nothing. */
function funderOf(
  grant: Doc,
  found: KnownOrganization,
  byName: (name: string) => KnownOrganization | null,
): Doc {
  const detail = (grant.detail ?? {}) as Doc;
  const named = (detail.institutes ?? []) as readonly { readonly acronym: string; readonly name: string }[];
  const institutes = named.map((one) => ({ ...one, found: byName(one.name) }));
  const link = funderLink(grant.funder_name as string, found, institutes);
  const given = (detail.funder ?? {}) as Doc;
  const ids = { ...link.funder.ids, ...((given.ids as Doc | undefined) ?? {}) };
  const { institutes: linked = [] } = link;
  const funder = { ...link.funder, ...given, ids };
  return { ...link.top, detail: { ...detail, ...(linked.length > 0 ? { institutes: linked } : {}), funder } };
}
