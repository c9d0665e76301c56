// Days that a rule gives. Sources, families and channels know them by how their label ends, in every data folder.

import type { Doc } from './family.ts';

/** How the label of a day ends that a rule gives and no page of the source. */
export const toCheck = '; check the announcement';

/** Whether the label of a day says that a rule gives it. */
export function isByRule(label: unknown): label is string {
  return typeof label === 'string' && label.endsWith(toCheck);
}

/** The label by which a rule gives the deadline of a call: which one, and for whom it is; null where none does. */
export function ruleOfDeadline({ deadline, deadlines }: Doc): string | null {
  const dates = (deadlines ?? []) as readonly Doc[];
  const label = dates.find((one) => one.at === deadline && isByRule(one.label))?.label;
  return isByRule(label) ? label : null;
}

/** A label where it stands inside a sentence. */
export function withinSentence(label: string): string {
  return label.replace(/^./, (first) => first.toLowerCase());
}

const some: Readonly<Record<string, string>> = {
  renewal: 'renewals, resubmissions and revisions',
  aids: 'research on AIDS',
  first_step_applicants: 'applicants of the first step',
};

/** For whom alone a deadline is, as `deadline_for` says it, in words; null where it is for all. */
export function aloneFor(deadlineFor: unknown): string | null {
  return typeof deadlineFor === 'string' ? `for ${some[deadlineFor] ?? deadlineFor} alone` : null;
}
