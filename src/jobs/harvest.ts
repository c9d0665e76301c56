// One harvest of one source: read everything, then compare, then append.
//
// Nothing is appended before the source was read to its end, so a harvest that fails half-way leaves
// the catalogue as it was. Records that are the same as before make no change; records that a complete
// reading no longer lists get the version (or the removal) that their source says.

import type { Doc, Family } from '../kernel/family.ts';
import type { Change, HarvestRun, Ledger, Outcome } from '../ledger/ledger.ts';
import { readRecord } from '../ledger/record.ts';
import {
  type HarvestContext,
  type OperatorRecord,
  type Reading,
  type Source,
  SourceError,
} from '../sources/source.ts';
import { sources } from '../sources/sources.ts';
import { organizationNames } from './organization-names.ts';

export interface HarvestOptions {
  readonly ledger: Ledger;
  readonly families: readonly Family[];
  readonly now: () => Date;
  readonly relevanceMin: number;
  readonly all: boolean;
  /** Files or the live service. */
  readonly read: (source: Source, context: HarvestContext) => Promise<Reading>;
  readonly onRefused: (where: string, reason: string) => void;
  readonly onProgress: (records: number) => void;
}

const batchSize = 500;

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
    };
    const reading = await options.read(source, context);
    const { changes, listed } = await readChanges(source, reading, options, refuse);
    if (changes.length === 0 && !reading.unchanged) throw new SourceError(nothingRead(run.refused));
    const kept = changes.filter((change) => !names.isKnownElsewhere(source.name, change.record));
    const gone = reading.complete ? await leavers(source, options, context, listed) : [];
    for (const outcome of await appendAll(options, kept, started)) {
      if (outcome === 'slug_taken') refuse(source.name, 'its slug belongs to another record');
      else if (outcome !== 'removed') run[outcome]++;
    }
    for (const outcome of await appendAll(options, gone, started)) if (outcome !== 'unchanged') run.left++;
    if (source.family === 'organizations') await linkGrants(options, started);
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

function familyOf(source: Source, options: HarvestOptions): Family {
  const family = options.families.find((one) => one.name === source.family);
  if (!family) throw new Error(`source ${source.name} fills ${source.family}, which is no family`);
  return family;
}

function changeOf(family: Family, record: OperatorRecord, ignored: readonly string[]): Change | string {
  const read = readRecord(family, record);
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
  const changes = new Map<string, Change>();
  const listed = new Set<string>();
  for await (const record of reading.records) {
    listed.add(record.id);
    const change = changeOf(family, record, source.ignoredInComparison ?? []);
    if (typeof change === 'string') refuse(record.id, change);
    else changes.set(change.id, change);
    options.onProgress(changes.size);
  }
  return { changes: [...changes.values()], listed };
}

/** What becomes of the source's records that it no longer lists. */
async function leavers(
  source: Source,
  options: HarvestOptions,
  context: HarvestContext,
  listed: ReadonlySet<string>,
): Promise<readonly Change[]> {
  const family = familyOf(source, options);
  const gone: Change[] = [];
  for await (const record of options.ledger.records(family.name)) {
    const id = record.id as string;
    if (record.source !== source.name || listed.has(id)) continue;
    const next = source.left({ ...withoutMoments(record), id }, context);
    if (next === null) gone.push({ family: family.name, id, record: null, reason: 'source_removed' });
    else {
      const change = changeOf(family, next, source.ignoredInComparison ?? []);
      if (typeof change === 'string') context.refuse(id, change);
      else gone.push(change);
    }
  }
  return gone;
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

/**
 * Grants that came before their funder are linked to it once it is there. The comparison leaves out
 * what their own source leaves out, so that its next harvest finds the linked grant unchanged.
 */
async function linkGrants(options: HarvestOptions, at: Date): Promise<void> {
  const names = await organizationNames(options.ledger);
  const family = options.families.find((one) => one.name === 'grants');
  if (!family) return;
  const linked: Change[] = [];
  for await (const grant of options.ledger.records(family.name)) {
    if (grant.organization_id) continue;
    const funder = (grant.detail as Doc | undefined)?.funder as Doc | undefined;
    const candidates = [grant.funder_name, grant.funder_parent, funder?.name].filter(
      (name) => typeof name === 'string',
    );
    const found = candidates.map((name) => names.byName(name)).find((one) => one !== null);
    if (!found) continue;
    const record = { ...withoutMoments(grant), id: grant.id as string, organization_id: found.id };
    const source = sources.find((one) => one.name === grant.source);
    const change = changeOf(family, record, source?.ignoredInComparison ?? []);
    if (typeof change !== 'string') linked.push(change);
  }
  await appendAll(options, linked, at);
}
