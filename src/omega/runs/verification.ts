// Which claims are verified: half of the pairs before the games, so that struck evidence wins none, the
// rest after the refutations. Controls are mixed in: true pairs and false ones, half and half, and as many of
// them judged by a quotation as of the real ones, so that the form of a pair says nothing about it.

import { contentWords, cosine, type Vector, vectorOf } from '../protocol/likeness.ts';
import { sizes } from '../protocol/protocol.ts';
import { drawFrom, shuffled } from '../scoring/chance.ts';
import { type Board, type BoardEvidence, current } from './board.ts';
import type { Accepted, PlannedPair, RunHead } from './run.ts';

export interface DataItem {
  readonly ref: string;
  readonly family: string;
  readonly public_id: string;
  readonly version: string;
  readonly text: string;
  readonly text_policy: string;
  readonly author_kind: string;
}

const perStep = 6;
const unrelated = 0.05;

/** Evidence that active hypotheses rest on, the most cited first. */
function citedEvidence(board: Board): readonly string[] {
  const counts = new Map<string, number>();
  for (const one of board.hypotheses.filter(({ active }) => active)) {
    const { hypothesis } = current(one);
    const refs = [
      ...hypothesis.premises.flatMap((premise) => premise.refs),
      ...hypothesis.mechanism.flatMap((step) => step.refs),
      ...hypothesis.against,
    ];
    for (const ref of new Set(refs)) counts.set(ref, (counts.get(ref) ?? 0) + 1);
  }
  return [...counts.entries()]
    .filter(([id]) => board.evidence.has(id))
    .sort(([a, n], [b, m]) => m - n || (a < b ? -1 : 1))
    .map(([id]) => id);
}

/** The pairs of a wave in steps of six. */
export function pairSteps(
  head: RunHead,
  board: Board,
  accepted: Accepted,
  wave: 1 | 2,
): readonly (readonly PlannedPair[])[] {
  const { pairs, pairControls } = sizes[head.size];
  const first = citedEvidence(board).slice(0, Math.ceil(pairs / 2));
  const before = wave === 1 ? [] : verifiedFirst(accepted);
  const fresh = [...board.evidence.values()]
    .filter(({ step }) => step.startsWith('refute:'))
    .map(({ id }) => id);
  const remaining = citedEvidence(board).filter((id) => !before.includes(id) && !fresh.includes(id));
  const chosen = wave === 1 ? first : [...fresh, ...remaining].slice(0, pairs - Math.ceil(pairs / 2));
  const real = chosen.map((id): Omit<PlannedPair, 'id'> => {
    const { evidence } = board.evidence.get(id)!;
    return { evidence: id, expected: null, claim: evidence.claim, ref: evidence.ref ?? null };
  });
  const half = wave === 1 ? Math.ceil(pairControls / 2) : Math.floor(pairControls / 2);
  const controls = controlsOf(head, accepted, half, wave, quotedIn(board, real));
  const draw = drawFrom(head.seed, `pairs ${wave}`);
  const mixed = shuffled([...real, ...controls], draw).map((pair, at) => ({
    ...pair,
    id: `p${wave}_${at + 1}`,
  }));
  const steps: PlannedPair[][] = [];
  for (let at = 0; at < mixed.length; at += perStep) steps.push(mixed.slice(at, at + perStep));
  return steps;
}

/** The evidence of the pairs of the first wave. */
function verifiedFirst(accepted: Accepted): readonly string[] {
  return [...accepted.values()]
    .filter(({ key }) => key.startsWith('verify:1:'))
    .flatMap(({ checks }) => checks.pairs ?? [])
    .flatMap(({ evidence }) => evidence ?? []);
}

/** Public records that the run has seen as data, by ref. */
function recordsSeen(accepted: Accepted): readonly DataItem[] {
  const seen = new Map<string, DataItem>();
  const steps = [...accepted.values()].filter(({ kind }) => kind === 'question' || kind === 'literature');
  for (const { input } of steps.sort((a, b) => (a.key < b.key ? -1 : 1))) {
    for (const item of (input.data ?? []) as readonly DataItem[]) seen.set(item.ref, item);
  }
  return [...seen.values()].sort((a, b) => (a.ref < b.ref ? -1 : 1));
}

/** Sentences that can be claims: neither a heading nor a paragraph. */
function sentences(text: string): readonly string[] {
  return text
    .split(/(?<=[.!?])\s+/)
    .map((one) => one.trim())
    .filter((one) => one.length >= 40 && one.length <= 300 && contentWords(one).length >= 5);
}

interface Sentences {
  readonly lines: readonly string[];
  readonly vector: Vector;
}

const sentenceCache = new WeakMap<object, Sentences>();

/** Read once for each record or piece of evidence: a plan is made anew with every answer. */
function sentencesOf(of: object, text: string): Sentences {
  const known = sentenceCache.get(of);
  if (known) return known;
  const found = { lines: sentences(text), vector: vectorOf(text) };
  sentenceCache.set(of, found);
  return found;
}

/** What a claim can be held against: a record, or the quotation of some evidence. */
interface Held extends Sentences {
  readonly ref: string | null;
  readonly shown?: string;
}

interface Quoted {
  readonly held: readonly Held[];
  /** Of the real pairs, how many are judged by a quotation. */
  readonly share: number;
}

/** What was there before the refutations: what comes later must not move what was asked. */
const before = (board: Board) =>
  [...board.evidence.values()].filter(({ step }) => !step.startsWith('refute:'));

const refOf = ({ evidence }: BoardEvidence): string | null => evidence.ref ?? null;

function quotedIn(board: Board, real: readonly Omit<PlannedPair, 'id'>[]): Quoted {
  const heldEvidence = before(board).flatMap(({ id, evidence }): readonly Held[] => {
    const { quote, cite } = evidence;
    if (quote === undefined || cite === undefined) return [];
    return [{ ref: null, shown: id, ...sentencesOf(evidence, quote) }];
  });
  // Where nothing real is left to be asked, as of all that there is.
  const of = real.length > 0 ? real.map(({ ref }) => ref) : before(board).map(refOf);
  return {
    held: heldEvidence,
    share: of.length === 0 ? 0 : of.filter((one) => one === null).length / of.length,
  };
}

function controlsOf(
  head: RunHead,
  accepted: Accepted,
  count: number,
  wave: number,
  { held, share }: Quoted,
): readonly Omit<PlannedPair, 'id'>[] {
  const draw = drawFrom(head.seed, `pair controls ${wave}`);
  const records = recordsSeen(accepted).map(
    (item): Held => ({ ref: item.ref, ...sentencesOf(item, item.text) }),
  );
  const found: Omit<PlannedPair, 'id'>[] = [];
  const sources = shuffled(
    [...records, ...held].filter(({ lines }) => lines.length > 0),
    draw,
  );
  const claimOf = ({ lines }: Sentences) => lines[Math.floor(draw() * lines.length)] as string;
  /** A claim of another source that has next to nothing in common with this one. */
  const strange = (own: Held): string | undefined => {
    for (const one of sources) {
      if (one === own) continue;
      const claim = claimOf(one);
      if (cosine(vectorOf(claim), own.vector) < unrelated) return claim;
    }
    return undefined;
  };
  // Over both waves as many are true as are false, in either form.
  const halfOf = (of: number) => (wave === 1 ? Math.ceil(of / 2) : Math.floor(of / 2));
  const fill = (among: readonly Held[], most: number): void => {
    const trueOnes = halfOf(most);
    const order = among.length === 0 ? [] : sources.filter((one) => among.includes(one));
    for (let n = 0; n < order.length * 2 && found.length < most; n++) {
      const own = order[(n + (wave - 1) * 3) % order.length]!;
      const isTrue = found.filter(({ expected }) => expected === 'states').length < trueOnes;
      const claim = isTrue ? claimOf(own) : strange(own);
      if (claim === undefined || found.some((one) => one.claim === claim)) continue;
      const { ref, shown } = own;
      const expected = isTrue ? 'states' : 'does_not';
      found.push({ evidence: null, expected, claim, ref, ...(shown === undefined ? {} : { shown }) });
    }
  };
  // A form in which none can be false says what is expected: it is not used then.
  if (held.some((one) => one.lines.length > 0 && strange(one) !== undefined))
    fill(held, Math.round(count * share));
  fill(records, count);
  return found;
}
