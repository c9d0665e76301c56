// Recounting a published run from its archive alone, without a model and without the catalogue: the chain,
// every part, every rule, every number. What was erased is skipped, and counted.

import { canonical, digestOf, partDigest, sha256 } from '../protocol/canonical.ts';
import { flawsIn } from '../protocol/check-answer.ts';
import { instructionDigests, kindsOfSteps, licenseName, protocolName } from '../protocol/protocol.ts';
import type { Doc } from '../protocol/step-kind.ts';
import { chainStart, linkDigest } from '../runs/chain.ts';
import { planOf } from '../runs/plan.ts';
import type { AcceptedStep, RunHead } from '../runs/run.ts';
import { contextOf } from '../store/found-facts.ts';
import { type Selection, wordedToday } from './gates.ts';
import { countedSections, type Manifest, type ManifestStep } from './manifest.ts';
import { readStatement } from './statement.ts';
import type { Files } from './zip.ts';

interface Problem {
  readonly file: string;
  readonly what: string;
}
interface Replayed {
  readonly problems: readonly Problem[];
  readonly erased: number;
  readonly steps: number;
  /** False where what is counted needs parts that were erased. */
  readonly recounted: boolean;
  readonly manifest_sha256: string | null;
  readonly run: string | null;
}

/** @param base the archive of the run that a review or replication is of */
export function replay(files: Files, base: Files | null = null): Replayed {
  const problems: Problem[] = [];
  const wrong = (file: string, what: string) => void problems.push({ file, what });
  const manifest = readJson(files, 'manifest.json', wrong) as Manifest | null;
  if (!manifest || !Array.isArray(manifest.steps))
    return {
      problems: problems.length > 0 ? problems : [{ file: 'manifest.json', what: 'it names no steps' }],
      erased: 0,
      steps: 0,
      recounted: false,
      manifest_sha256: null,
      run: null,
    };
  const manifest_sha256 = sha256(files.get('manifest.json') as Uint8Array);
  const answer = (erased: number, recounted: boolean): Replayed => ({
    problems,
    erased,
    steps: manifest.steps.length,
    recounted,
    manifest_sha256,
    run: String(manifest.run),
  });
  try {
    checkStatement(files, wrong);
    checkChain(manifest, wrong);
    const { parts, erased } = readParts(files, manifest, wrong);
    if (erased > 0 || problems.length > 0) return answer(erased, false);
    if (manifest.of_run !== null && base === null) return answer(0, false);
    recount(manifest, parts, wrong, base);
    return answer(0, true);
  } catch (error) {
    // A changed archive may break any assumption; what broke is named.
    if (!(error instanceof Error)) throw error;
    wrong('manifest.json', `it cannot be followed: ${error.message}`);
    return answer(0, false);
  }
}

type Wrong = (file: string, what: string) => void;

function readJson(files: Files, file: string, wrong: Wrong): unknown {
  const bytes = files.get(file);
  if (!bytes) {
    wrong(file, 'it is missing');
    return null;
  }
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    const value = JSON.parse(text) as unknown;
    if (canonical(value) !== text) wrong(file, 'it is not in its canonical form');
    return value;
  } catch (error) {
    if (!(error instanceof SyntaxError || error instanceof TypeError)) throw error;
    wrong(file, 'it is no JSON in UTF-8');
    return null;
  }
}

function checkStatement(files: Files, wrong: Wrong): void {
  const bytes = files.get('statement.json');
  const statement = bytes ? readStatement(Buffer.from(bytes).toString('utf8')) : null;
  if (!statement) {
    wrong('statement.json', bytes ? 'its signature does not hold' : 'it is missing');
    return;
  }
  for (const file of ['manifest.json', 'ro-crate-metadata.json']) {
    const found = files.get(file);
    if (!found) wrong(file, 'it is missing');
    else if (statement.subjects.get(file) !== sha256(found))
      wrong(file, 'its digest is not the one that was signed');
  }
}

function checkChain(manifest: Manifest, wrong: Wrong): void {
  const at = (step: ManifestStep) => `manifest.json, step ${step.n}`;
  const { protocol, run, kind, seed, seed_commitment, snapshot_seq } = manifest;
  if (protocol !== protocolName) wrong('manifest.json', `this program knows ${protocolName} alone`);
  if (manifest.license !== licenseName) wrong('manifest.json', 'its licence is another one');
  if (sha256(Buffer.from(seed, 'hex')) !== seed_commitment)
    wrong('manifest.json', 'the seed is not the one that was committed to');
  if (digestOf(manifest.instructions) !== digestOf(instructionDigests))
    wrong('manifest.json', 'the instructions are other ones');
  let prev = chainStart({ protocol, run, kind, seed_commitment, snapshot_seq });
  manifest.steps.forEach((step, index) => {
    if (step.n !== index + 1) wrong(at(step), 'its number does not follow');
    if (step.prev !== prev) wrong(at(step), 'it does not follow the step before it');
    if (linkDigest(step) !== step.digest) wrong(at(step), 'its digest is not that of its members');
    prev = step.digest;
  });
  if (manifest.chain_head !== prev) wrong('manifest.json', 'the head of the chain is not its last step');
}

function readParts(files: Files, manifest: Manifest, wrong: Wrong) {
  const needed = new Set(
    manifest.steps.flatMap(({ input, output, model, checks }) => [input, output, model, checks]),
  );
  const erased = new Set((readJson(files, 'erased.json', wrong) ?? []) as string[]);
  const parts = new Map<string, unknown>();
  for (const digest of needed) {
    const file = `parts/${digest}.json`;
    if (!files.has(file)) {
      if (!erased.has(digest)) wrong(file, 'it is missing, and not among the erased');
      continue;
    }
    const found = readJson(files, file, wrong);
    if (!isPart(found)) wrong(file, 'it is no part with its salt');
    else if (partDigest(Buffer.from(found.salt, 'hex'), found.part) !== digest)
      wrong(file, 'its digest is not its name');
    else if (erased.has(digest)) wrong('erased.json', `${digest} is not erased`);
    else parts.set(digest, found.part);
  }
  for (const digest of erased) if (!needed.has(digest)) wrong('erased.json', `${digest} belongs to no step`);
  const known = new Set(['manifest.json', 'statement.json', 'ro-crate-metadata.json', 'erased.json']);
  for (const digest of needed) known.add(`parts/${digest}.json`);
  for (const file of files.keys()) if (!known.has(file)) wrong(file, 'it belongs to no step');
  return { parts, erased: [...needed].filter((digest) => erased.has(digest)).length };
}

/** Nothing beside the two members: the digest would not tell of a third. */
function isPart(found: unknown): found is { readonly salt: string; readonly part: Doc } {
  if (typeof found !== 'object' || found === null) return false;
  const { salt, part, ...more } = found as { salt?: unknown; part?: unknown };
  if (Object.keys(more).length > 0 || typeof part !== 'object' || part === null) return false;
  return typeof salt === 'string' && /^[0-9a-f]{32}$/.test(salt);
}

function headIn(manifest: Manifest): RunHead {
  const { kind, protocol, size, budget, critics, seed, hypothesis } = manifest;
  return {
    id: manifest.run,
    kind,
    protocol,
    goal: '',
    size,
    budget,
    critics,
    perStep: manifest.games_per_step,
    seed,
    snapshotSeq: manifest.snapshot_seq,
    theoryIds: manifest.theory_ids,
    hypothesis,
    ofRun: manifest.of_run,
  };
}

function acceptedIn(manifest: Manifest, parts: ReadonlyMap<string, unknown>): readonly AcceptedStep[] {
  return manifest.steps.map(
    ({ n, id, key, kind, subject, input, output, model, checks, at }) =>
      ({
        n,
        id,
        key,
        kind,
        subject,
        input: parts.get(input) as Doc,
        output: parts.get(output),
        model: parts.get(model),
        checks: parts.get(checks),
        at,
      }) as AcceptedStep,
  );
}

function recount(
  manifest: Manifest,
  parts: ReadonlyMap<string, unknown>,
  wrong: Wrong,
  base: Files | null,
): void {
  const head = headIn(manifest);
  const steps = acceptedIn(manifest, parts);
  const skipped = new Set(manifest.skipped);
  const of = base === null ? null : baseIn(base);
  for (const step of steps) checkRules(step, { head, steps, skipped, base: of }, wrong);
  const accepted = new Map(steps.map((step) => [step.key, step]));
  const plan = planOf(head, accepted, skipped, of);
  for (const { key, games, pairs } of plan.steps) {
    const recorded = accepted.get(key)?.checks;
    if (!recorded) continue;
    const same =
      canonical(json([games ?? null, pairs ?? null])) ===
      canonical(json([recorded.games ?? null, recorded.pairs ?? null]));
    if (!same) wrong(`step ${key}`, 'what was asked is not what the seed draws');
  }
  for (const { key } of steps)
    if (!plan.steps.some((one) => one.key === key)) wrong(`step ${key}`, 'the plan has no such step');
  const { hypothesis_ids, design_ids, resolvers } = manifest.selection;
  // Title, summary and what else is shown are not read again: what P8 says of them is taken over.
  const selection: Selection = {
    hypothesisIds: hypothesis_ids,
    designIds: design_ids,
    title: '',
    summary: '',
    shown: {},
    resolvers,
  };
  const written: Doc = { ...manifest, gates: wordedToday(manifest.gates) };
  for (const [section, counted] of Object.entries(countedSections(head, plan, accepted, selection))) {
    const recorded = written[section];
    if (canonical(json(counted)) !== canonical(recorded))
      wrong(`manifest.json, ${section}`, 'the recount differs');
  }
}

function json(value: unknown): unknown {
  return JSON.parse(JSON.stringify(value));
}

function baseIn(files: Files) {
  const manifest = JSON.parse(Buffer.from(files.get('manifest.json') as Uint8Array).toString()) as Manifest;
  const { parts } = readParts(files, manifest, () => undefined);
  const head = headIn(manifest);
  const accepted = new Map(acceptedIn(manifest, parts).map((step) => [step.key, step]));
  return {
    head,
    accepted,
    board: planOf(head, accepted, new Set(manifest.skipped)).board,
  };
}

interface RecordedRun {
  readonly head: RunHead;
  readonly steps: readonly AcceptedStep[];
  readonly skipped: ReadonlySet<string>;
  readonly base: ReturnType<typeof baseIn> | null;
}

/** Every rule that needs no catalogue, against the run as it stood before the answer. */
function checkRules(step: AcceptedStep, { head, steps, skipped, base }: RecordedRun, wrong: Wrong): void {
  const before = new Map(steps.filter(({ n }) => n < step.n).map((one) => [one.key, one]));
  const { board } = planOf(head, before, skipped, base);
  const nextYear = Number(step.at.slice(0, 4)) + 1;
  const schema = kindsOfSteps[step.kind].schema(step.input, nextYear);
  const context = contextOf(step.subject, step.input, board, new Set(['L5']), null);
  for (const { code, field, message } of flawsIn(step.kind, step.output, schema, context))
    wrong(`step ${step.key}`, `${code} at ${field}: ${message}`);
}
