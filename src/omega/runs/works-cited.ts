// The works that a run cites, each once, whatever steps cite it and by whichever identifier.

import { workIds } from '../../families/shared/work-ids.ts';
import type { Citation, Evidence } from '../protocol/shapes.ts';
import type { AcceptedStep, AnsweredKind, CitationState } from './run.ts';

export interface Work {
  readonly key: string;
  readonly citation: Citation;
  readonly state: CitationState;
  readonly match: string | null;
}
/** The evidence of an answer in order, with the pointer that its citations stand below. */
export function broughtBy(step: AnsweredKind) {
  if (step.kind === 'refute') {
    const { attempts } = step.output;
    return attempts.map(({ evidence, citations }, at) => ({ evidence, citations, at: `/attempts/${at}` }));
  }
  if (step.kind !== 'literature' && step.kind !== 'hypothesise') return [];
  const { evidence, citations } = step.output;
  return [{ evidence, citations, at: '' }];
}

interface Works {
  readonly all: Map<string, Work>;
  /** The work of a citation, by its step and pointer. */
  readonly at: Map<string, string>;
}

/** The rule by which answers are merged since it was made; those of before are recounted without it. */
export const worstState = 'worst_state';

/** What speaks against a citation, the worst last; "unchecked" says nothing against what was resolved. */
const faults: readonly CitationState[] = ['not_found', 'malformed', 'retracted', 'mismatch'];

/** Duplicates are merged by any identifier that they share; a work is as bad as what was found worst of it. */
export function worksOf(steps: readonly AcceptedStep[], base: ReadonlyMap<string, Work> | null): Works {
  const all = new Map<string, Work>(base ?? []);
  const at = new Map<string, string>();
  const byId = new Map<string, string>();
  for (const [key, work] of all) for (const id of workIds(work.citation.ids)) byId.set(id, key);
  for (const step of steps) {
    const merges = step.checks.rules.includes(worstState);
    for (const { citations, at: pointer } of broughtBy(step)) {
      citations.forEach((citation, index) => {
        const place = `${pointer}/citations/${index}`;
        const fact = step.checks.citations?.find((one) => one.at === place);
        const ids = workIds(citation.ids);
        const known = ids.map((id) => byId.get(id)).find((one) => one !== undefined);
        const key = known ?? (ids[0] as string);
        const { state, match } = fact ?? { state: 'unchecked', match: null };
        const before = all.get(key);
        if (before === undefined) all.set(key, { key, citation, state, match });
        else if (merges && faults.indexOf(state) > faults.indexOf(before.state))
          all.set(key, { ...before, state, match });
        for (const id of ids) if (!byId.has(id)) byId.set(id, key);
        at.set(`${step.key} ${pointer} ${citation.key}`, key);
      });
    }
  }
  return { all, at };
}

export function sourceOf(
  { ref, cite }: Evidence,
  citations: readonly Citation[],
  at: string,
  step: AcceptedStep,
  works: Works,
): { readonly work: string; readonly state: CitationState } {
  if (ref !== undefined) return { work: `record:${ref}`, state: 'resolved' };
  const cited = citations.find(({ key }) => key === cite);
  const key = cited && works.at.get(`${step.key} ${at} ${cited.key}`);
  const work = key === undefined ? undefined : works.all.get(key);
  return { work: work?.key ?? 'none', state: work?.state ?? 'malformed' };
}
