// The doors of Omega Point as a caller uses them: the tool server and REST, each as "call this, with that".

import assert from 'node:assert/strict';
import type { Caller } from '../../demo/omega/caller.ts';
import { holder, theoryRecords, works } from '../../demo/omega/fiction.ts';
import { drawFrom } from '../../src/omega/scoring/chance.ts';
import { createTestApp, site, type TestApp } from './test-app.ts';
import { send } from './tool-client.ts';

// biome-ignore lint/suspicious/noExplicitAny: answers are JSON of many shapes
export type Json = any;

export interface Door {
  /** The body of the answer; throws what REST or the tool server answers with as an error. */
  readonly call: (tool: string, input?: Json) => Promise<Json>;
}

export class CallError extends Error {
  readonly body: Json;
  constructor(tool: string, body: Json) {
    super(`${tool}: ${JSON.stringify(body).slice(0, 2_000)}`);
    this.body = body;
  }
}

/** The body that a call is refused with. */
export async function refusal(asked: Promise<Json>): Promise<Json> {
  const error = await asked.then(
    () => null,
    (thrown: unknown) => thrown,
  );
  assert.ok(error instanceof CallError, `it was not refused: ${error}`);
  return error.body;
}

/** The fictional world in a fresh app. It draws the same in every run of a test: the gates judge what was drawn. */
export async function omegaApp({
  parts,
  ...options
}: NonNullable<Parameters<typeof createTestApp>[0]> = {}): Promise<TestApp> {
  const random = sameBytes('omega');
  const app = await createTestApp({
    ...options,
    parts: (desk, clock) => ({ random, ...parts?.(desk, clock) }),
  });
  await app.add('rated_projects', holder);
  await app.add('theories', ...theoryRecords);
  await app.add('works', ...works);
  return app;
}

const routes: Readonly<Record<string, readonly [method: string, path: string]>> = {
  register: ['POST', '/omega/register'],
  me: ['GET', '/omega/me'],
  rotate_link: ['POST', '/omega/link'],
  revoke_link: ['DELETE', '/omega/link'],
  start_run: ['POST', '/omega/runs'],
  next_step: ['POST', '/omega/runs/{run_id}/next'],
  submit_step: ['POST', '/omega/steps/{step_id}/submit'],
  check_step: ['POST', '/omega/steps/{step_id}/check'],
  release_step: ['POST', '/omega/steps/{step_id}/release'],
  reset_step: ['POST', '/omega/steps/{step_id}/reset'],
  run_status: ['GET', '/omega/runs/{run_id}'],
  resume_run: ['POST', '/omega/runs/{run_id}/resume'],
  abandon_run: ['DELETE', '/omega/runs/{run_id}'],
  invite: ['POST', '/omega/runs/{run_id}/invites'],
  join_run: ['POST', '/omega/joins'],
  publish: ['POST', '/omega/runs/{run_id}/publish'],
  withdraw: ['POST', '/omega/experiments/{public_id}/withdraw'],
  report_result: ['POST', '/omega/experiments/{public_id}/results'],
  get_experiment: ['GET', '/omega/experiments/{public_id}'],
  get_hypothesis: ['GET', '/omega/hypotheses/{public_id}'],
  list_experiments: ['GET', '/omega/experiments'],
  list_hypotheses: ['GET', '/omega/hypotheses'],
};

export function restDoor(app: TestApp, token?: string): Door {
  return {
    call: async (tool, input = {}) => {
      const [method, pattern] = routes[tool] as [string, string];
      const used = new Set<string>();
      const path = pattern.replaceAll(/\{(\w+)\}/g, (_, name: string) => {
        used.add(name);
        return encodeURIComponent(input[name]);
      });
      const body = Object.fromEntries(Object.entries(input).filter(([name]) => !used.has(name)));
      const answered = await app.send(method, `/api/v1${path}`, {
        ...(token ? { as: `Bearer ${token}` } : {}),
        ...(method === 'GET' ? {} : { body }),
      });
      if (answered.status >= 400) throw new CallError(tool, { ...answered.body, status: answered.status });
      return answered.body;
    },
  };
}

export function mcpDoor(app: Pick<TestApp, 'app'>, token?: string): Door {
  return {
    call: async (tool, input = {}) => {
      const params = { name: tool, arguments: input };
      const as = token ? `Bearer ${token}` : undefined;
      const { status, message } = await send(app, 'tools/call', params, as, `${site}/mcp/omega-agent`);
      if (status !== 200 || message.error || message.result?.isError)
        throw new CallError(tool, {
          ...(message.result?.structuredContent ??
            (typeof message.error === 'object' ? message.error : message)),
          status,
        });
      return message.result.structuredContent;
    },
  };
}

/** Answers every step of a run until nothing is left. @returns the run */
export async function play(door: Door, run: string, caller: Caller, more: Json = {}): Promise<Json> {
  for (let rounds = 0; rounds < 400; rounds++) {
    const { steps } = await door.call('next_step', { run_id: run, max: 5 });
    if (steps.length === 0) return door.call('run_status', { run_id: run });
    for (const step of steps) {
      const output = caller(step);
      await door.call('submit_step', {
        run_id: run,
        step_id: step.step_id,
        output,
        model: { name: 'scripted' },
        context: 'fresh',
        ...more,
      });
    }
  }
  assert.fail('the run does not end');
}

export async function registered(
  _app: TestApp,
  door: (token?: string) => Door,
  name = 'Scripted',
): Promise<{ door: Door; token: string; id: string }> {
  const { link_token, participant } = await door().call('register', {
    name,
    kind: 'agent',
    accept_terms: true,
  });
  return { door: door(link_token), token: link_token, id: participant.id };
}

/** The same bytes from every start, so that a run draws the same controls and pairs. */
export function sameBytes(seed: string): (bytes: number) => Uint8Array {
  const draw = drawFrom(seed, 'bytes');
  return (bytes) => Uint8Array.from({ length: bytes }, () => Math.floor(draw() * 256));
}

export const goal =
  'Does amberine lengthen the life of the dune mouse by clearance of stalled cells in the thymus?';

/** Publishes the best hypotheses of a completed run with its designs. */
export function publishAll(door: Door, done: Json, more: Json = {}): Promise<Json> {
  const tested = new Set(done.designs.map((design: Json) => design.hypothesis_id));
  const standing = done.hypotheses.filter((one: Json) => one.active);
  const chosen = standing.filter((one: Json) => tested.has(one.id)).map((one: Json) => one.id);
  return door.call('publish', {
    run_id: done.id,
    title: 'Amberine and the ageing thymus of the dune mouse',
    summary:
      'Fictional. A scripted caller asked whether amberine lengthens the life of the dune mouse. It proposed hypotheses from two lenses, criticised them, compared them in pairs with hidden controls, tried to refute the strongest, and fixed one test before any data.',
    hypothesis_ids: chosen,
    design_ids: done.designs.map((design: Json) => design.id),
    disclosures: { human_role: 'none', competing_interests: 'None.' },
    accept_license: 'CC-BY-4.0',
    confirm: done.chain_head,
    ...more,
  });
}
