// What the server finds out about an answer beside the rules: what depends on the catalogue of the moment, and
// who says to have answered. It is recorded with the answer, so that a replay needs no catalogue.

import { type Lookup, resolveCitation } from '../catalogue/citations.ts';
import { noveltyOf } from '../catalogue/novelty.ts';
import { beginningOf, hitsOf, type Source, textOfRef } from '../catalogue/records.ts';
import type { Hypothesis } from '../protocol/shapes.ts';
import type { CheckContext, Doc } from '../protocol/step-kind.ts';
import { type Board, current } from '../runs/board.ts';
import type { AnsweredKind, Channel, Checks, CitationFact, ModelPart, RunHead } from '../runs/run.ts';
import { broughtBy } from '../runs/works-cited.ts';

export function contextOf(
  subject: string | null,
  input: Doc,
  board: Board,
  refusedFor: ReadonlySet<string>,
  source: Source | null,
): CheckContext {
  const about = board.hypotheses.find(({ id }) => id === subject);
  const evidence = new Map(
    [...board.evidence.values()].map(({ id, evidence: { stance, ref }, work }) => [
      id,
      { stance, source: ref ?? board.works.get(work)?.citation.title ?? null },
    ]),
  );
  return {
    input,
    evidence,
    observations: new Set(board.question?.observations.map(({ id }) => id)),
    hypothesis: about ? current(about).hypothesis : null,
    hypothesisIds: new Set(board.hypotheses.map(({ id }) => id)),
    refusedFor,
    ...(source ? { textOf: (ref: string) => textOfRef(ref, source) } : {}),
  };
}

/** What depends on the catalogue of this moment. */
export function factsOf({ kind, output }: AnsweredKind, head: RunHead, source: Source): Partial<Checks> {
  if (kind === 'question') {
    const { subquestions } = output;
    return { searches: subquestions.map(({ id, query }) => ({ id, ...hitsOf(query, source) })) };
  }
  const novelty = (one: Hypothesis) =>
    noveltyOf(one, source, head.kind === 'test' ? beginningOf(head, source).map(({ ref }) => ref) : []);
  if (kind === 'hypothesise') {
    const { hypotheses } = output;
    return { novelty: hypotheses.map(novelty) };
  }
  if (kind === 'revise' && output.hypothesis) return { novelty: [novelty(output.hypothesis)] };
  return {};
}

/** Citations are looked up before the run is locked: a resolver may take its time. */
export async function lookedUp(
  answer: AnsweredKind,
  source: Source,
  lookup: Lookup | null,
): Promise<readonly CitationFact[]> {
  const found: CitationFact[] = [];
  for (const { citations, at } of broughtBy(answer)) {
    for (const [index, citation] of citations.entries())
      found.push({ at: `${at}/citations/${index}`, ...(await resolveCitation(citation, source, lookup)) });
  }
  return found;
}

export function modelPart(
  participant: string,
  {
    model,
    context,
    channel,
  }: { model?: Doc | undefined; context?: 'fresh' | 'shared' | undefined; channel: Channel },
): ModelPart {
  const { name = null, ...rest } = (model ?? {}) as { name?: string };
  return { name, ...rest, context: context ?? null, channel, participant };
}

export function warningsOf({ searches, citations, novelty }: Checks): readonly string[] {
  const tight = (searches ?? []).flatMap(({ id, hits, tight: word }) => {
    if (hits > 0) return [];
    return [
      word === null
        ? `Sub-question ${id}: nothing in the catalogue.`
        : `Sub-question ${id}: nothing in the catalogue; "${word}" is too tight.`,
    ];
  });
  const bad = (citations ?? [])
    .filter(({ state }) => state !== 'resolved' && state !== 'unchecked')
    .map(({ at, state }) => `${at}: ${state}.`);
  const copies = (novelty ?? []).flatMap(({ state }, at) =>
    state === 'copy' ? [`Hypothesis ${at}: a known text says the same.`] : [],
  );
  return [...tight, ...bad, ...copies];
}
