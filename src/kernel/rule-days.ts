// Days that are not told without their label: those that a rule gives, known by how the label ends, and those of
// several whose others are not known, by how it begins; in every data folder.

import type { Doc } from './family.ts';

/** How the label of a day ends that a rule gives and no page of the source. */
export const toCheck = '; check the announcement';

/** How the label of a day begins that is one of several, of which the source tells no other. */
export const oneOfSeveral = 'One of several dates of the announcement';

/** Whether the label of a day says that a rule gives it. */
export function isByRule(label: unknown): label is string {
  return typeof label === 'string' && label.endsWith(toCheck);
}

/** Whether who is told the day must be told its label. */
export function isTold(label: unknown): label is string {
  return isByRule(label) || (typeof label === 'string' && label.startsWith(oneOfSeveral));
}

/** The label without which the deadline of a call is not told: which one it is, and for whom; null where none is needed. */
export function labelOfDeadline({ deadline, deadlines }: Doc): string | null {
  const dates = (deadlines ?? []) as readonly Doc[];
  const label = dates.find((one) => one.at === deadline && isTold(one.label))?.label;
  return isTold(label) ? label : null;
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
