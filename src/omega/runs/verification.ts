// Which claims are verified: half of the pairs before the games, so that struck evidence wins none, the
// rest after the refutations. Controls are mixed in: true pairs and false ones, half and half.

import { contentWords, likeness } from '../protocol/likeness.ts';
import { sizes } from '../protocol/protocol.ts';
import { drawFrom, shuffled } from '../scoring/chance.ts';
import { type Board, current } from './board.ts';
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
export function citedEvidence(board: Board): readonly string[] {
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
  const before = wave === 1 ? [] : verifiedIn(accepted, 1);
  const fresh = [...board.evidence.values()]
    .filter(({ step }) => step.startsWith('refute:'))
    .map(({ id }) => id);
  const rest = citedEvidence(board).filter((id) => !before.includes(id) && !fresh.includes(id));
  const chosen = wave === 1 ? first : [...fresh, ...rest].slice(0, pairs - Math.ceil(pairs / 2));
  const controls = controlsOf(
    head,
    accepted,
    wave === 1 ? Math.ceil(pairControls / 2) : Math.floor(pairControls / 2),
    wave,
  );
  const draw = drawFrom(head.seed, `pairs ${wave}`);
  const real = chosen.map((id): Omit<PlannedPair, 'id'> => {
    const { evidence } = board.evidence.get(id)!;
    return { evidence: id, expected: null, claim: evidence.claim, ref: evidence.ref ?? null };
  });
  const mixed = shuffled([...real, ...controls], draw).map((pair, at) => ({
    ...pair,
    id: `p${wave}_${at + 1}`,
  }));
  const steps: PlannedPair[][] = [];
  for (let at = 0; at < mixed.length; at += perStep) steps.push(mixed.slice(at, at + perStep));
  return steps;
}

function verifiedIn(accepted: Accepted, wave: number): readonly string[] {
  return [...accepted.values()]
    .filter(({ key }) => key.startsWith(`verify:${wave}:`))
    .flatMap(({ checks }) => checks.pairs ?? [])
    .flatMap(({ evidence }) => evidence ?? []);
}

/** Public records that the run has seen as data, by ref. */
export function recordsSeen(accepted: Accepted): readonly DataItem[] {
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

function controlsOf(
  head: RunHead,
  accepted: Accepted,
  count: number,
  wave: number,
): readonly Omit<PlannedPair, 'id'>[] {
  const draw = drawFrom(head.seed, `pair controls ${wave}`);
  const records = recordsSeen(accepted).filter(({ text }) => sentences(text).length > 0);
  const order = shuffled(records, draw);
  const found: Omit<PlannedPair, 'id'>[] = [];
  for (let n = 0; n < order.length * 2 && found.length < count; n++) {
    const own = order[(n + (wave - 1) * 3) % order.length]!;
    const lines = sentences(own.text);
    const claim = lines[Math.floor(draw() * lines.length)]!;
    if (found.some((one) => one.claim === claim)) continue;
    // Over both waves as many are true as are false.
    const trueOnes = wave === 1 ? Math.ceil(count / 2) : Math.floor(count / 2);
    const wantsTrue = found.filter(({ expected }) => expected === 'states').length < trueOnes;
    if (wantsTrue) {
      found.push({ evidence: null, expected: 'states', claim, ref: own.ref });
      continue;
    }
    const other = order.find(({ ref, text }) => ref !== own.ref && likeness(claim, text) < unrelated);
    if (other) found.push({ evidence: null, expected: 'does_not', claim, ref: other.ref });
  }
  return found;
}
