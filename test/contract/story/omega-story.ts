// A run of Omega Point from its registration to its result and its withdrawal, played by the scripted caller.

import assert from 'node:assert/strict';
import { scripted } from '../../../demo/omega/caller.ts';
import { holder, theoryRecords, works } from '../../../demo/omega/fiction.ts';
import { goal, publishAll } from '../../support/omega-door.ts';
import type { Asking, Json, Teller } from './teller.ts';

const model = { name: 'scripted', version: '1', provider: 'none', parameters: { temperature: 0 } };
const most = 400;

async function registered({ look }: Teller, name: string): Promise<Asking> {
  const { link_token } = await look('register', { name, kind: 'agent', accept_terms: true });
  return { as: `Bearer ${link_token}` };
}

export async function omegaStory(teller: Teller): Promise<void> {
  const { app, tell, look, refused } = teller;
  await app.add('rated_projects', holder);
  await app.add('theories', ...theoryRecords);
  await app.add('works', ...works);
  const link = await registered(teller, 'Scripted');
  await tell('search_evidence', { q: 'senescence' }, link);
  await tell('read_record', { family: 'theories', id: theoryRecords[0]?.id }, link);
  await tell('resolve_citations', { citations: [citation(works[0])] }, link);
  await refused('start_run', { goal });
  const run = await look('start_run', { goal, theory_ids: [theoryRecords[0]?.id], critics: 2, model }, link);
  const run_id = run.id;
  const others = await registered(teller, 'A second caller');
  const { code } = await tell('invite', { run_id, uses: 2, role: 'critic' }, link);
  await tell('join_run', { code }, others);
  await tell('abandon_run', { run_id }, link);
  await tell('resume_run', { run_id }, link);
  await handedBack(teller, run_id, link);
  const done = await played(teller, run_id, [link, others]);
  await tell('run_status', { run_id }, link);
  await refused('publish', { ...publication(done), confirm: '0'.repeat(64) }, link);
  const published = await publishAll({ call: (name, input) => tell(name, input, link) }, done);
  const public_id = published.experiments[0].public_id as string;
  await look('get_experiment', { public_id });
  await look('get_hypothesis', { public_id: published.hypotheses[0].public_id });
  await tell('report_result', { public_id, ...result }, link);
  await look('get_experiment', { public_id });
  await tell('me', {}, link);
  await startedFurther(teller, run_id, link);
  await tell('withdraw', { public_id, reason: 'The arms were mixed up.' }, link);
  const { link_token } = await tell('rotate_link', { grace: '24h' }, link);
  await tell('revoke_link', {}, { as: `Bearer ${link_token}` });
}

const result = {
  outcome: 'inconclusive',
  measured: { metric: 'difference between the arms', value: 4, unit: '%', ci_low: -2, ci_high: 10, n: 126 },
  deviations: 'none',
  data_url: 'https://data.example/readings.csv',
  doi: works[1]?.ids.doi,
};

function citation(work: (typeof works)[number] | undefined): Json {
  return { key: 'c1', kind: 'article', title: work?.title, ids: { doi: work?.ids.doi }, year: work?.year };
}

function publication(done: Json): Json {
  return {
    run_id: done.id,
    title: 'Amberine and the ageing thymus of the dune mouse',
    summary:
      'Fictional. A scripted caller asked whether amberine lengthens the life of the dune mouse.'.repeat(2),
    hypothesis_ids: done.hypotheses
      .filter((one: Json) => one.active)
      .map((one: Json) => one.id)
      .slice(0, 1),
    design_ids: [],
    disclosures: { human_role: 'none', competing_interests: 'None.' },
    accept_license: 'CC-BY-4.0',
  };
}

/** A step that was taken and given back, and one that failed and was opened again. */
async function handedBack({ app, tell, look, refused }: Teller, run_id: string, link: Asking): Promise<void> {
  const { steps } = await tell('next_step', { run_id, max: 1 }, link);
  const { step_id } = steps[0];
  await look('next_step', { run_id, renew: [step_id] }, link);
  await look('run_status', { run_id }, link);
  await tell('release_step', { run_id, step_id }, link);
  const taken = await look('next_step', { run_id, max: 1, kinds: ['question'] }, link);
  const failing = { run_id, step_id: taken.steps[0].step_id, output: { answerable: 'yes' } };
  await refused('check_step', failing, link);
  await app.desk.db
    .updateTable('omega_steps')
    .set({ state: 'failed', leased_by: null, leased_until: null })
    .where('id', '=', failing.step_id)
    .execute();
  await tell('reset_step', { run_id, step_id: failing.step_id }, link);
}

/**
 * Answers every step until nothing is left, both callers in turns: who proposed does not criticise. A short
 * answer is the one that documents show. @returns the run
 */
async function played(teller: Teller, run_id: string, both: readonly Asking[]): Promise<Json> {
  const { look } = teller;
  const caller = scripted({ seed: 'one' });
  let shown = false;
  for (let rounds = 0; rounds < most; rounds++) {
    let answered = 0;
    for (const link of both) {
      const { steps } = await look('next_step', { run_id, max: 5 }, link);
      answered += steps.length;
      for (const step of steps) {
        const output = caller(step);
        const sent = { run_id, step_id: step.step_id, output, model, context: 'fresh' };
        if (step.kind === 'revise' && !shown) await shownStep(teller, sent, link);
        else await look('submit_step', sent, link);
        shown ||= step.kind === 'revise';
      }
    }
    if (answered === 0) return look('run_status', { run_id }, both[0]);
  }
  assert.fail('the run does not end');
}

/** The step that documents show: checked, submitted, submitted again, and then otherwise. */
async function shownStep({ tell, look, refused }: Teller, sent: Json, link: Asking): Promise<void> {
  await tell('check_step', sent, link);
  await tell('submit_step', { ...sent, usage: { input_tokens: 2_100, output_tokens: 180 } }, link);
  await look('submit_step', { ...sent, output_json: JSON.stringify(sent.output), output: undefined }, link);
  await refused('submit_step', { ...sent, output: { ...sent.output, action: 'retire' } }, link);
}

/** Runs that begin with what was published. */
async function startedFurther({ tell, look }: Teller, of_run: string, link: Asking): Promise<void> {
  const more = { goal, size: 'small', budget_steps: 400, critics: 1, games_per_step: 4 };
  const { id } = await look(
    'start_run',
    { ...more, kind: 'review', of_run, idempotency_key: 'a-name-of-your-own' },
    link,
  );
  await look('abandon_run', { run_id: id }, link);
  // What the documents show names nothing that only this story has.
  const shown = await tell('start_run', { goal, critics: 2, model }, link);
  await look('abandon_run', { run_id: shown.id }, link);
  const known = await look('list_hypotheses', { limit: 1 });
  const hypothesis = known.data[0].public_id;
  await look('start_run', { ...more, budget_steps: 60, kind: 'test', hypothesis }, link);
}
