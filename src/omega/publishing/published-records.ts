// The records that publishing a run brings into the catalogue.

import { newId } from '../../desk/new-id.ts';
import type { ParticipantRow } from '../participants.ts';
import type { Doc } from '../protocol/step-kind.ts';
import { current } from '../runs/board.ts';
import type { AcceptedStep } from '../runs/run.ts';
import type { RunState } from '../store/run-state.ts';
import type { Publication, Publishing, PublishRequest } from './publish.ts';
import { experimentRecord, hypothesisRecord, provenanceOf } from './records.ts';

export interface Design {
  readonly id: string;
  readonly public_id: string;
  readonly step: AcceptedStep<'design'>;
}

/** Of each hypothesis, each experiment, and the run. */
export function recordsOf(
  state: RunState,
  request: PublishRequest,
  by: ParticipantRow,
  {
    hypotheses,
    designs,
    manifest_sha256,
  }: {
    readonly hypotheses: ReadonlyMap<string, string>;
    readonly designs: readonly Design[];
    readonly manifest_sha256: string;
  },
  { now, random }: Publishing,
) {
  const { row, head, plan } = state;
  const provenance = provenanceOf(state, by, request);
  const shared = { state, provenance, manifest_sha256, now };
  const records: { public_id: string; kind: Publication['kind']; title: string; record: Doc }[] = [];
  for (const [id, public_id] of hypotheses) {
    const one = plan.board.hypotheses.find((other) => other.id === id)!;
    const tests = designs
      .filter(({ step }) => step.output.hypothesis_id === id)
      .map((design) => design.public_id);
    const record = { id: newId(random), ...hypothesisRecord(one, public_id, tests, shared) };
    records.push({ public_id, kind: 'hypothesis', title: current(one).hypothesis.title, record });
  }
  designs.forEach((design, at) => {
    const title = designs.length === 1 ? request.title : `${request.title} (${at + 1})`;
    const tested = hypotheses.get(design.step.output.hypothesis_id) as string;
    const told = { title, summary: request.summary, tested };
    const record = { id: newId(random), ...experimentRecord(design, told, shared) };
    records.push({ public_id: design.public_id, kind: 'experiment', title, record });
  });
  const summary = {
    title: request.title,
    summary: request.summary,
    kind: head.kind,
    of_run: head.ofRun,
    provenance,
  };
  records.push({ public_id: row.id, kind: 'run', title: request.title, record: { id: row.id, ...summary } });
  return records;
}
