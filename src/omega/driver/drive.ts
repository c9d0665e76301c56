// A run driven from outside: next_step, one fresh context for each step, submit_step. It knows neither a page
// nor a terminal and imports nothing but files beside it, because browsers load them as they stand.

import { jsonIn } from './json-in.ts';
import { type Call, type Flaw, Refused } from './service.ts';

interface Step {
  readonly step_id: string;
  readonly kind: string;
  readonly instructions: string;
  readonly input: unknown;
  readonly output_schema: unknown;
}

/** All that a model is shown of a step, in one message. */
function promptOf({ instructions, input, output_schema }: Step, flaws: readonly Flaw[]): string {
  const parts = [
    instructions,
    `INPUT (JSON):\n${JSON.stringify(input)}`,
    `ANSWER with one JSON object that fits this JSON Schema, and nothing else:\n${JSON.stringify(output_schema)}`,
  ];
  if (flaws.length > 0)
    parts.push(
      `An earlier answer was refused. Mend this:\n${flaws.map(({ field, code, message, hint }) => `${field} ${code}: ${message}${hint ? ` ${hint}` : ''}`).join('\n')}`,
    );
  return parts.join('\n\n');
}

export interface Driving {
  readonly run: string;
  readonly call: Call;
  /** Asks the model, in a context of its own. */
  readonly think: (prompt: string, step: Step) => Promise<string>;
  readonly model: { readonly name: string; readonly provider?: string };
  readonly channel: 'cli' | 'workbench';
  readonly maxCalls: number;
  /** Steps at a time. */
  readonly parallel?: number;
  readonly stopped?: () => boolean;
  readonly wait?: (ms: number) => Promise<void>;
  readonly noted?: (step: Step, state: 'asked' | 'mended' | 'accepted' | 'given_up', detail: string) => void;
}

interface Driven {
  readonly calls: number;
  readonly accepted: number;
  readonly ended: 'nothing_open' | 'stopped' | 'calls_spent';
  /** Why nothing is open: null where the run is complete. */
  readonly waiting_for: string | null;
}

/** A refused answer is mended so often before it is given up. */
const maxRepairs = 2;
/** A step is asked so often for an answer that can be handed in; the service counts attempts at those that are. */
const maxUnusable = 2;

/** What is wrong with an answer itself, so that its model may mend it. */
const ofTheAnswer: ReadonlySet<string> = new Set([
  'no_json',
  'step_invalid',
  'too_large',
  'invalid_input',
  'invalid_json',
  'looks_like_a_key',
]);
/** The step is answered, or somebody else answers it: nothing is left to do about it here. */
const ofOthers: ReadonlySet<string> = new Set(['already_submitted', 'lease_lost', 'step_not_open']);
const isOfOthers = (error: unknown): error is Refused => error instanceof Refused && ofOthers.has(error.code);

/** What passes by itself: nothing was done, and the same asked again may be. */
const passing: ReadonlySet<string> = new Set(['no_answer', 'rate_limited', 'unavailable']);
const waitsMs = [1_000, 5_000, 30_000];
const afterMs = (ms: number) => new Promise<void>((done) => setTimeout(done, ms));

/** The service, asked again after a while where it does not answer: what a model thought is not thrown away. */
function patient({ call, wait = afterMs, stopped = () => false }: Driving): Call {
  return async (tool, input) => {
    for (const ms of waitsMs) {
      try {
        return await call(tool, input);
      } catch (error) {
        if (!(error instanceof Refused) || !passing.has(error.code) || stopped()) throw error;
      }
      await wait(ms);
    }
    return call(tool, input);
  };
}

/** Goes on until nothing is open. Throws what the model or the service cannot do. */
export async function drive(driving: Driving): Promise<Driven> {
  const { run, stopped = () => false, maxCalls, parallel = 1 } = driving;
  const call = patient(driving);
  let calls = 0;
  let accepted = 0;
  const spent = () => calls >= maxCalls;
  const unusable = new Map<string, number>();
  for (;;) {
    if (stopped()) return { calls, accepted, ended: 'stopped', waiting_for: null };
    if (spent()) return { calls, accepted, ended: 'calls_spent', waiting_for: null };
    const handedOut = await call('next_step', { run_id: run, max: parallel });
    const steps = handedOut.steps as readonly Step[];
    if (steps.length === 0)
      return {
        calls,
        accepted,
        ended: 'nothing_open',
        waiting_for: (handedOut.waiting_for as string | null | undefined) ?? null,
      };
    const done = await Promise.allSettled(
      steps.map((step) => answered(step, { ...driving, call }, () => ++calls, spent)),
    );
    for (const [at, one] of done.entries()) {
      if (one.status === 'rejected') throw one.reason;
      if (one.value === 'accepted') accepted += 1;
      else if (one.value !== 'given_up') mayGoOn(steps[at] as Step, one.value.why, unusable);
    }
  }
}

/** What nothing could be handed in for, and why the last time. */
interface Unusable {
  readonly why: string;
}

/** Throws where a model only ever talks: it would go on until every call is spent, and nothing come of it. */
function mayGoOn({ step_id, kind }: Step, why: string, unusable: Map<string, number>): void {
  const times = (unusable.get(step_id) ?? 0) + 1;
  unusable.set(step_id, times);
  if (times < maxUnusable) return;
  throw new Refused(
    'no_json',
    `The model answered the step “${kind}” ${times * (maxRepairs + 1)} times, and nothing could be handed in: ${why} It may be too small for this, or its answer is cut off where it takes too many tokens.`,
  );
}

async function answered(
  step: Step,
  driving: Driving,
  counted: () => number,
  spent: () => boolean,
): Promise<'accepted' | 'given_up' | Unusable> {
  const { run, call, think, noted = () => undefined } = driving;
  const release = () =>
    call('release_step', { run_id: run, step_id: step.step_id }).catch((error: unknown) => {
      if (!isOfOthers(error)) throw error;
    });
  let flaws: readonly Flaw[] = [];
  let usable = false;
  for (let attempt = 0; attempt <= maxRepairs; attempt++) {
    if (spent()) {
      usable = true;
      break;
    }
    counted();
    noted(step, attempt === 0 ? 'asked' : 'mended', '');
    try {
      const output = jsonIn(await think(promptOf(step, flaws), step));
      if (output === null) throw new Refused('no_json', 'There was no JSON object in the answer.');
      await handedIn(step, output, driving, attempt === maxRepairs);
      noted(step, 'accepted', '');
      return 'accepted';
    } catch (error) {
      if (isOfOthers(error)) {
        noted(step, 'given_up', error.message);
        return 'given_up';
      }
      if (!(error instanceof Refused) || !ofTheAnswer.has(error.code)) {
        // Whoever goes on gets the step at once, and not when its lease is over.
        noted(step, 'given_up', '');
        await release().catch(() => undefined);
        throw error;
      }
      usable ||= error.code === 'step_invalid';
      flaws = flawsOf(error);
    }
  }
  const wrong = flaws.map(({ field, code, message }) => (field === '' ? message : `${field} ${code}`));
  noted(step, 'given_up', wrong.join(', '));
  await release();
  return usable ? 'given_up' : { why: flaws[0]?.message ?? '' };
}

/** What a refusal says is wrong, for the model; the service names members of its own request, not of an answer. */
const flawsOf = ({ code, message, errors }: Refused): readonly Flaw[] =>
  code === 'step_invalid' ? errors : [{ field: '', code: code === 'no_json' ? 'json' : code, message }];

/** The last time it is handed in as it is: an attempt may be lost, and nothing else is. */
async function handedIn(
  { step_id }: Step,
  output: unknown,
  { run, call, model, channel }: Driving,
  isLast: boolean,
): Promise<void> {
  const answer = { run_id: run, step_id, output, model, context: 'fresh', channel };
  if (!isLast) await call('check_step', answer);
  await call('submit_step', answer);
}
