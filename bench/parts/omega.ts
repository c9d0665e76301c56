// Runs of Omega Point over HTTP: eight agents at one run, who think for a moment between their calls as a
// model does; then one agent alone, so that the processor's time of each call is seen.

import { type Caller, scripted } from '../../demo/omega/caller.ts';
import { chanceOf } from '../../rig/chance.ts';
import type { Bench, Part } from '../bench.ts';
import { answeringMs, type Running } from '../processes.ts';
import { atMost } from '../table.ts';

const agents = 8;
/** How long an agent thinks on average, in ms: a hundredth of what a model needs. */
const thinks = 200;
/** What a call may take at the 99th percentile, in ms. */
const most = { submit: 50, next: 30 } as const;

type Name = keyof typeof most;
type Seen = Readonly<Record<Name, number[]>>;
// biome-ignore lint/suspicious/noExplicitAny: steps and answers are JSON of many shapes
type Json = any;

export const omega: Part = {
  name: 'omega',
  summary: 'Omega Point: a standard run, steps handed out and taken, eight agents at once and one alone',
  run: async (bench) => {
    const server = await bench.server();
    const chance = chanceOf(7);
    // No model thinks twice for equally long. Eight who do hand in at one moment: that is measured apart.
    const pause = () => thinks / 2 + chance.whole(thinks);
    await runBy(server, { agents, pause, size: 'small', seed: 'warm' }, clock);
    const together: Seen = { submit: [], next: [] };
    const inStep: Seen = { submit: [], next: [] };
    const alone: Seen = { submit: [], next: [] };
    for (let n = 0; n < (bench.quick ? 1 : 3); n++) {
      const of = { size: bench.quick ? 'small' : 'standard', seed: `bench ${n}` };
      add(together, await runBy(server, { ...of, agents, pause }, clock));
      add(inStep, await runBy(server, { ...of, agents, pause: () => thinks }, clock));
      const single = { ...of, agents: 1, pause: () => 0 };
      if (answeringMs(server.pid) !== null)
        add(alone, await runBy(server, single, () => answeringMs(server.pid) ?? 0));
    }
    for (const name of ['submit', 'next'] as const) {
      row(bench, `omega: ${name}_step, ${agents} agents`, together[name], 'ms', most[name]);
      row(bench, `omega: ${name}_step, ${agents} agents in step`, inStep[name], 'ms', null);
      if (alone[name].length > 0)
        row(bench, `omega: ${name}_step, of a processor`, alone[name], 'ms CPU', most[name]);
    }
  },
};

const goal = 'Does amberine lengthen the life of the dune mouse by clearance of stalled cells in the thymus?';
const clock = () => performance.now();

function add(all: Seen, more: Seen): void {
  for (const name of ['submit', 'next'] as const) all[name].push(...more[name]);
}

function row(
  { row: print, size }: Bench,
  what: string,
  seen: readonly number[],
  unit: string,
  limit: number | null,
) {
  const sorted = [...seen].sort((a, b) => a - b);
  const at = (share: number) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
  const [p50, p99] = [at(0.5), at(0.99)];
  print({
    what,
    seen: `p50 ${p50.toFixed(1)}, p99 ${p99.toFixed(1)} ${unit} of ${sorted.length} calls`,
    ...(limit !== null && size === 20_000 ? { goal: atMost(Number(p99.toFixed(1)), limit, ` ms p99`) } : {}),
  });
}

interface Playing {
  readonly agents: number;
  /** How long the next answer takes, in ms. */
  readonly pause: () => number;
  readonly size: string;
  readonly seed: string;
}

/** Plays a run to its end. @returns what each call took, by a clock */
async function runBy(server: Running, playing: Playing, now: () => number): Promise<Seen> {
  const seen: Seen = { submit: [], next: [] };
  const { link_token } = await ask(server, '/register', { kind: 'agent', accept_terms: true });
  const { id } = await ask(server, '/runs', { goal, size: playing.size }, link_token);
  const caller = scripted({ seed: playing.seed });
  const timed = async (name: Name, path: string, body: object): Promise<Json> => {
    const began = now();
    const answer = await ask(server, path, body, link_token);
    seen[name].push(now() - began);
    return answer;
  };
  await Promise.all(Array.from({ length: playing.agents }, () => agent(id, caller, playing.pause, timed)));
  const { status } = await ask(server, `/runs/${id}`, null, link_token);
  if (status !== 'completed') throw new Error(`the run is ${status}`);
  return seen;
}

async function agent(
  run: string,
  caller: Caller,
  pause: () => number,
  timed: (name: Name, path: string, body: object) => Promise<Json>,
): Promise<void> {
  for (;;) {
    const { steps, waiting_for } = await timed('next', `/runs/${run}/next`, {});
    if (steps.length === 0 && waiting_for === null) return;
    await new Promise((resolve) => setTimeout(resolve, pause()));
    for (const step of steps)
      await timed('submit', `/steps/${step.step_id}/submit`, { run_id: run, output: caller(step) });
  }
}

let callers = 0;

async function ask({ port }: Running, path: string, body: object | null, token?: string): Promise<Json> {
  const response = await fetch(`http://127.0.0.1:${port}/api/v1/omega${path}`, {
    method: body === null ? 'GET' : 'POST',
    headers: {
      'content-type': 'application/json',
      ...(token === undefined
        ? { 'x-forwarded-for': `10.9.${callers >> 8}.${callers++ & 255}` }
        : { authorization: `Bearer ${token}` }),
    },
    ...(body === null ? {} : { body: JSON.stringify(body) }),
  });
  const text = await response.text();
  if (!response.ok) throw new Error(`${path}: ${response.status} ${text.slice(0, 500)}`);
  return JSON.parse(text);
}
