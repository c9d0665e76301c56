// A run of Omega Point from the command line: any model that speaks the interface of OpenAI or Anthropic, on
// this machine or elsewhere. The key comes from the environment and goes to the provider alone.

import { gateTexts, outcomeOf } from '../families/omega/gate-texts.ts';
import { counted } from '../kernel/counted.ts';
import type { Doc } from '../kernel/family.ts';
import { whyUnanswered } from '../kernel/why-unanswered.ts';
import { type Driving, drive } from '../omega/driver/drive.ts';
import { askModel, type Provider } from '../omega/driver/provider.ts';
import { Refused, serviceAt } from '../omega/driver/service.ts';
import { CommandError, type Output } from '../server/node/output.ts';

export interface OmegaRunArguments {
  readonly goal: string | null;
  /** A run to go on with, in place of a goal. */
  readonly resume: string | null;
  readonly site: string;
  readonly link: string | null;
  readonly provider: Provider;
  readonly size: string;
  readonly maxCalls: number;
  readonly parallel: number;
  readonly publish: { readonly title: string; readonly summary: string; readonly humanRole: string } | null;
  /** Says that it is to end: the model is not waited for, and its steps are given back. */
  readonly stop: AbortSignal;
}

interface Run {
  readonly id: string;
  readonly status: string;
  readonly steps_done: number;
  readonly chain_head: string;
  readonly open_steps: readonly { readonly leased_until: string | null }[];
  readonly gates: readonly { readonly gate: string; readonly passed: boolean; readonly detail: string }[];
  readonly hypotheses: readonly {
    readonly id: string;
    readonly title: string;
    readonly active: boolean;
    readonly rank: { readonly group: number } | null;
  }[];
  readonly designs: readonly { readonly id: string; readonly hypothesis_id: string }[];
}

/** 0 where the run is complete (and published, where that was asked for), 1 where something is left. */
export async function omegaRunCommand(
  asked: OmegaRunArguments,
  output: Output,
  ask: typeof fetch = fetch,
): Promise<number> {
  const { site, provider, goal, resume, stop } = asked;
  refuseEarly(asked);
  try {
    const link = asked.link ?? (await registered(asked, output, ask));
    const call = serviceAt(site, link, ask);
    const id = resume ?? String((await call('start_run', { goal, size: asked.size })).id);
    if (resume === null) output.print(`Run ${id}.`);
    const driven = await drive({
      run: id,
      call,
      think: (prompt) => askModel(provider, prompt, (url, init) => ask(url, { ...init, signal: stop })),
      model: { name: provider.model },
      channel: 'cli',
      maxCalls: asked.maxCalls,
      parallel: asked.parallel,
      stopped: () => stop.aborted,
      noted: (step, state, detail) => {
        if (state === 'accepted') output.progress(`${step.kind} accepted`);
        // Without a word the step was given back for another reason, which ends the run and is told then.
        if (state === 'given_up' && detail !== '' && !stop.aborted)
          output.print(`${step.kind}: no answer fits (${detail}).`);
      },
    }).catch((error: unknown) => {
      if (stop.aborted) return null;
      throw error;
    });
    output.done();
    if (driven === null) {
      output.print(`Stopped. Go on with --resume ${id}.`);
      return 1;
    }
    const run = (await call('run_status', { run_id: id })) as Doc & Run;
    output.print(
      `${run.status}: ${counted(run.steps_done, 'step')}, ${counted(driven.calls, 'call')} of the model.`,
    );
    if (run.status !== 'completed') {
      output.print(`Not complete (${driven.waiting_for ?? driven.ended}). ${goOn(run, driven.waiting_for)}`);
      return 1;
    }
    for (const { title, active, rank } of run.hypotheses)
      if (active) output.print(`  ${rank === null ? '' : `group ${rank.group}  `}${title}`);
    for (const one of run.gates)
      output.print(`  ${one.gate} ${outcomeOf(one)}: ${one.detail}. It asks: ${gateTexts[one.gate]}`);
    if (asked.publish) await published(run, asked.publish, call, output);
    return 0;
  } catch (error) {
    if (error instanceof Refused && error.cause !== undefined)
      throw new CommandError(`${site} does not answer: ${whyUnanswered(error.cause)}.`);
    if (error instanceof Refused && (error.code === 'invalid_token' || error.code === 'link_invalid'))
      throw new CommandError(`OMEGA_LINK is not good at ${site}: set a link token of that service, or none.`);
    if (error instanceof Refused) throw new CommandError(`${error.message} (${error.code})`);
    throw error;
  }
}

/** How a run goes on; what somebody holds, or a process that was killed, is free when its lease ends. */
function goOn({ id, open_steps }: Run, waitingFor: string | null): string {
  const [first] = open_steps.flatMap(({ leased_until }) => leased_until ?? []).sort();
  return waitingFor === 'all_leased' && first !== undefined
    ? `What is open is held until ${first}: go on then with --resume ${id}.`
    : `Go on with --resume ${id}.`;
}

/** What the service would refuse once every call of the model is spent, or when somebody is registered for it. */
function refuseEarly({
  goal,
  resume,
  site,
  link,
  provider,
  publish,
  maxCalls,
  parallel,
}: OmegaRunArguments): void {
  if (resume !== null && link === null)
    throw new CommandError(
      '--resume takes OMEGA_LINK, the link token that was printed when the run began.',
      2,
    );
  for (const [option, url] of Object.entries({ '--endpoint': provider.endpoint, '--site': site }))
    if (!/^https?:\/\//.test(url) || !URL.canParse(url))
      throw new CommandError(`${option} takes an address such as http://127.0.0.1:8080, not ${url}.`, 2);
  const fits = (what: string, text: string, least: number, most: number) => {
    const { length } = [...text];
    if (length < least || length > most)
      throw new CommandError(`${what} takes ${least} to ${most} characters; these are ${length}.`, 2);
  };
  if (goal !== null) fits('The question', goal, 20, 500);
  if (publish !== null) {
    fits('--publish', publish.title, 10, 140);
    fits('--summary', publish.summary, 200, 1500);
  }
  for (const [option, number] of Object.entries({ '--calls': maxCalls, '--tokens': provider.maxTokens }))
    if (number < 1) throw new CommandError(`${option} takes 1 or more.`, 2);
  if (parallel < 1 || parallel > 4) throw new CommandError('--parallel takes 1 to 4.', 2);
}

async function registered(
  { site }: Pick<OmegaRunArguments, 'site'>,
  output: Output,
  ask: typeof fetch,
): Promise<string> {
  const answer = await serviceAt(site, null, ask)('register', { kind: 'agent', accept_terms: true });
  const link = String(answer.link_token);
  output.print(`To go on later or to publish, set OMEGA_LINK=${link} (it is shown this once).`);
  return link;
}

async function published(
  run: Run,
  { title, summary, humanRole }: NonNullable<OmegaRunArguments['publish']>,
  call: Driving['call'],
  output: Output,
): Promise<void> {
  const tested = new Set(run.designs.map(({ hypothesis_id }) => hypothesis_id));
  const standing = run.hypotheses.filter(({ active }) => active).map(({ id }) => id);
  const chosen = standing.filter((id) => tested.has(id));
  const answer = await call('publish', {
    run_id: run.id,
    title,
    summary,
    hypothesis_ids: chosen.length > 0 ? chosen : standing.slice(0, 1),
    design_ids: run.designs.map(({ id }) => id),
    disclosures: { human_role: humanRole, competing_interests: 'None told.' },
    accept_license: 'CC-BY-4.0',
    confirm: run.chain_head,
  });
  output.print(`Published: ${String(answer.run_url)} (${String(answer.listing)}).`);
}
