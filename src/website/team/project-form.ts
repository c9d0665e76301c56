// The form of a project: its fields, filled from a version or from what was typed, and the page that stands in
// for it when two people saved at the same time.

import { applicantText } from '../../families/grants/spoken.ts';
import type { LabelNames } from '../../kernel/label-names.ts';
import { wordText } from '../../kernel/word-text.ts';
import { contentMembers, type ProjectContent } from '../../people/projects/content.ts';
import { mergeTexts, type Overlap } from '../../people/projects/merge.ts';
import { addTeamProject } from '../../people/projects/person-operations.ts';
import type { ProjectVersion } from '../../people/projects/store.ts';
import { type FormField, fieldsOf, type Values } from '../kit/form.ts';
import { labelOf, numberText } from '../kit/format.ts';
import { html, nothing, type SafeHtml } from '../kit/html.ts';
import { applicantOptions } from '../records/grant-words.ts';

const known = new Set<string>([...contentMembers, 'note']);

export const projectFields: readonly FormField[] = fieldsOf(addTeamProject, (name) => known.has(name), {
  text_md: 'Plan',
  note: 'Note on this version',
}).map((one) => {
  if (one.name === 'summary') return { ...one, type: 'textarea' };
  if (one.name !== 'applicant_type') return one;
  return { ...one, type: 'select', options: [{ value: '', text: 'Any' }, ...applicantOptions()] };
});

/** Which version the form began from goes along unseen. */
export const versionField: FormField = { name: 'version', label: 'Version', type: 'hidden' };

export function valuesOf(content: ProjectContent, { inField }: LabelNames): Values {
  const shown = { ...content, labels: content.labels.map(inField) };
  return Object.fromEntries(contentMembers.map((member) => [member, fieldValue(shown[member])]));
}

function fieldValue(value: ProjectContent[keyof ProjectContent]): string {
  if (value === null) return '';
  return Array.isArray(value) ? value.join(', ') : String(value);
}

/** What a project says beside its texts, each with its name. */
export function factsOf(
  content: ProjectContent,
  { called }: LabelNames,
): readonly (readonly [string, string])[] {
  const say: Readonly<Record<string, (value: string) => string>> = {
    labels: called,
    applicant_type: applicantText,
  };
  return (['stage', 'labels', 'keywords', 'countries', 'applicant_type'] as const)
    .map((member) => {
      const values = [content[member] ?? []].flat();
      return [labelOf(member), values.map(say[member] ?? wordText).join(', ')] as const;
    })
    .concat([['Amount', content.amount === null ? '' : `${numberText(content.amount)} US dollars`]])
    .filter(([, text]) => text !== '');
}

interface Clash {
  readonly member: string;
  readonly before: string;
  readonly theirs: string;
  readonly yours: string;
}

interface Reconciled {
  readonly values: Values;
  readonly clashes: readonly Clash[];
  readonly overlaps: readonly Overlap[];
}

/**
 * What a form begins with after somebody else saved: a member that only one of both changed is taken from them;
 * where both changed it, yours stands in the field and both are shown.
 */
export function reconciled(
  before: ProjectVersion | null,
  theirs: ProjectVersion,
  typed: Values,
  labels: LabelNames,
): Reconciled {
  const was = before ? valuesOf(before, labels) : {};
  const stands = valuesOf(theirs, labels);
  const values: Record<string, string> = { note: typed.note ?? '', version: String(theirs.version) };
  const clashes: Clash[] = [];
  let overlaps: readonly Overlap[] = [];
  for (const member of contentMembers) {
    const [old = '', now = ''] = [was[member], stands[member]];
    const mine = (typed[member] ?? '').replaceAll('\r\n', '\n');
    if (member === 'text_md') {
      const merged = mergeTexts(old, now, mine);
      values[member] = merged.text;
      overlaps = merged.overlaps;
    } else if (mine === old || mine === now) values[member] = now;
    else {
      values[member] = mine;
      if (now !== old) clashes.push({ member, before: old, theirs: now, yours: mine });
    }
  }
  return { values, clashes, overlaps };
}

/** The three texts side by side, for every place where both changed the same. */
export function threeWays({ clashes, overlaps }: Reconciled, theirs: ProjectVersion): SafeHtml {
  const rows = [
    ...clashes.map((one) => ({ ...one, what: labelOf(one.member) })),
    ...overlaps.map((one, at) => ({ ...one, what: `Plan, place ${at + 1}` })),
  ];
  const by = theirs.author ?? 'somebody';
  if (rows.length === 0) {
    return html`<p>You and ${by} changed different things; both stand in the form below.</p>`;
  }
  return html`<section class="scroll" tabindex="0" aria-label="What both changed"><table>
<thead><tr><th scope="col">Where</th><th scope="col">Before</th><th scope="col">Version ${theirs.version}, by ${by}</th><th scope="col">Yours</th></tr></thead>
<tbody>${rows.map(({ what, before, theirs, yours }) => html`<tr><th scope="row">${what}</th>${[before, theirs, yours].map((text) => html`<td>${text === '' ? html`<span class="muted">nothing</span>` : html`<pre>${text}</pre>`}</td>`)}</tr>`)}</tbody>
</table></section>${overlaps.length === 0 ? nothing : html`<p>In the plan below both texts stand there, theirs before yours; leave what is right.</p>`}`;
}
