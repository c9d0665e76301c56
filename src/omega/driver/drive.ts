// A run driven from outside: next_step, one fresh context for each step, submit_step. It knows neither a page
// nor a terminal and imports nothing but the service, because browsers load both as they stand. The key of a
// model goes to its provider and nowhere else.

import { type Call, type Fetch, type Flaw, Refused } from './service.ts';

interface Step {
  readonly step_id: string;
  readonly kind: string;
  readonly instructions: string;
  readonly input: unknown;
  readonly output_schema: unknown;
}

type ProviderKind = 'openai' | 'anthropic';
export interface Provider {
  readonly kind: ProviderKind;
  /** Where its interface begins: http://127.0.0.1:11434/v1, https://api.anthropic.com/v1. */
  readonly endpoint: string;
  readonly model: string;
  readonly key: string | null;
  readonly maxTokens: number;
  /** Whether a browser asks, which a provider may want to be told. */
  readonly browser?: boolean;
}
interface ProviderRequest {
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

/** Plain requests, so that servers which allow few headers answer too. */
export function requestTo(provider: Provider, prompt: string): ProviderRequest {
  const { kind, key, model, maxTokens, browser = false } = provider;
  const base = provider.endpoint.replace(/\/+$/, '');
  const messages = [{ role: 'user', content: prompt }];
  const headers: Record<string, string> = { 'Content-Type': 'application/json' };
  if (kind === 'anthropic') {
    headers['anthropic-version'] = '2023-06-01';
    if (key !== null) headers['x-api-key'] = key;
    if (browser) headers['anthropic-dangerous-direct-browser-access'] = 'true';
    return {
      url: `${base}/messages`,
      headers,
      body: JSON.stringify({ model, max_tokens: maxTokens, messages }),
    };
  }
  if (key !== null) headers.Authorization = `Bearer ${key}`;
  return {
    url: `${base}/chat/completions`,
    headers,
    body: JSON.stringify({ model, max_tokens: maxTokens, messages, stream: false }),
  };
}

/** What the model said; null where the answer is not of the provider's shape. */
function textFrom(kind: ProviderKind, answer: unknown): string | null {
  const body = answer as {
    content?: readonly { type?: string; text?: unknown }[];
    choices?: readonly { message?: { content?: unknown } }[];
  } | null;
  if (kind === 'anthropic') {
    const texts = (Array.isArray(body?.content) ? body.content : []).flatMap((part) =>
      typeof part.text === 'string' ? [part.text] : [],
    );
    return texts.length === 0 ? null : texts.join('');
  }
  const content = body?.choices?.[0]?.message?.content;
  return typeof content === 'string' ? content : null;
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

/** The last whole JSON object in a text, with or without a fence or a thought before it; null for none. */
export function jsonIn(text: string): Readonly<Record<string, unknown>> | null {
  for (let from = text.indexOf('{'); from >= 0; from = text.indexOf('{', from + 1)) {
    const to = endOfObject(text, from);
    if (to < 0) continue;
    try {
      const found = JSON.parse(text.slice(from, to)) as unknown;
      return jsonIn(text.slice(to)) ?? (found as Readonly<Record<string, unknown>>);
    } catch (error) {
      if (!(error instanceof SyntaxError)) throw error;
    }
  }
  return null;
}

/** Behind the brace that closes the one at `from`; -1 where none does. */
function endOfObject(text: string, from: number): number {
  let depth = 0;
  let quoted = false;
  for (let at = from; at < text.length; at++) {
    const one = text[at];
    if (quoted) {
      if (one === '\\') at += 1;
      else if (one === '"') quoted = false;
    } else if (one === '"') quoted = true;
    else if (one === '{') depth += 1;
    else if (one === '}') {
      depth -= 1;
      if (depth === 0) return at + 1;
    }
  }
  return -1;
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
/** A step is asked so often for a JSON object; the service counts attempts at others, and stops those itself. */
const maxWithoutJson = 2;

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
  const withoutJson = new Map<string, number>();
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
      if (one.value === 'without_json') mayGoOn(steps[at] as Step, withoutJson);
    }
  }
}

/** Throws where a model only ever talks: it would go on until every call is spent, and nothing come of it. */
function mayGoOn({ step_id, kind }: Step, withoutJson: Map<string, number>): void {
  const times = (withoutJson.get(step_id) ?? 0) + 1;
  withoutJson.set(step_id, times);
  if (times < maxWithoutJson) return;
  throw new Refused(
    'no_json',
    `The model answered the step “${kind}” ${times * (maxRepairs + 1)} times without a JSON object. It may be too small for this, or its answer is cut off where it takes too many tokens.`,
  );
}

async function answered(
  step: Step,
  { run, call, think, model, channel, noted = () => undefined }: Driving,
  counted: () => number,
  spent: () => boolean,
): Promise<'accepted' | 'given_up' | 'without_json'> {
  const release = () => call('release_step', { run_id: run, step_id: step.step_id });
  let flaws: readonly Flaw[] = [];
  let talked = 0;
  for (let attempt = 0; attempt <= maxRepairs; attempt++) {
    if (spent()) break;
    counted();
    noted(step, attempt === 0 ? 'asked' : 'mended', '');
    const answerText = await think(promptOf(step, flaws), step).catch(async (error: unknown) => {
      // Whoever goes on gets the step at once, and not when its lease is over.
      noted(step, 'given_up', '');
      await release().catch(() => undefined);
      throw error;
    });
    const output = jsonIn(answerText);
    if (output === null) {
      talked += 1;
      flaws = [{ field: '', code: 'json', message: 'There was no JSON object in the answer.' }];
      continue;
    }
    const answer = { run_id: run, step_id: step.step_id, output, model, context: 'fresh', channel };
    try {
      const last = attempt === maxRepairs;
      if (!last) await call('check_step', answer);
      await call('submit_step', answer);
      noted(step, 'accepted', '');
      return 'accepted';
    } catch (error) {
      if (!(error instanceof Refused) || error.code !== 'step_invalid') throw error;
      flaws = error.errors;
    }
  }
  const wrong = flaws.map(({ field, code, message }) => (field === '' ? message : `${field} ${code}`));
  noted(step, 'given_up', wrong.join(', '));
  await release();
  return talked > maxRepairs ? 'without_json' : 'given_up';
}

/** What a provider says of what it refuses, in one line; nothing where it says nothing, or repeats the key. */
function whyOf(text: string, { key }: Provider): string {
  let said: unknown;
  try {
    const body = JSON.parse(text) as { error?: { message?: unknown }; message?: unknown } | null;
    said = body?.error?.message ?? body?.error ?? body?.message;
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
  }
  if (typeof said !== 'string' || (key !== null && said.includes(key))) return '';
  const line = [...said.replaceAll(/[\p{Cc}\p{Cf}\s]+/gu, ' ').trim()].slice(0, 200).join('');
  return line === '' ? '' : `: “${line}”`;
}

/** Asks a model once. Throws Refused with what can be done about it. */
export async function askModel(provider: Provider, prompt: string, fetch: Fetch): Promise<string> {
  const { url, headers, body } = requestTo(provider, prompt);
  let answer: Awaited<ReturnType<Fetch>>;
  try {
    answer = await fetch(url, { method: 'POST', headers: { ...headers }, body });
  } catch (error) {
    if (!(error instanceof TypeError)) throw error;
    const why = provider.browser
      ? 'it is not there, it does not allow pages of other sites (CORS), or the browser did not permit it'
      : 'it is not there';
    throw new Refused('no_answer', `${url} did not answer: ${why}.`);
  }
  const text = await answer.text();
  if (answer.status === 401 || answer.status === 403)
    throw new Refused('key_refused', 'The provider refuses the key.');
  if (answer.status === 404)
    throw new Refused('model_missing', `${url} knows no model ${provider.model}, or has no such address.`);
  if (answer.status >= 400) {
    const does = answer.status === 429 ? 'takes no more calls for now, and answered' : 'answered';
    throw new Refused('model_failed', `The provider ${does} ${answer.status}${whyOf(text, provider)}.`);
  }
  let answerText: string | null = null;
  try {
    answerText = textFrom(provider.kind, JSON.parse(text));
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
  }
  if (answerText === null)
    throw new Refused('no_text', 'The provider answered something else than a message.');
  return answerText;
}
