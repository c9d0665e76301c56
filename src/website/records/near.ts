// What is near a search that found nothing: another spelling, labels, other families, records that fit.

import type { Family } from '../../kernel/family.ts';
import { numberText } from '../kit/format.ts';
import { type Hole, html, nothing } from '../kit/html.ts';

export interface Near {
  readonly spelling?: readonly { readonly asked: string; readonly read_as: string }[];
  readonly labels?: readonly { readonly label: string; readonly name: string; readonly total: number }[];
  /** Wider scopes of the list, each with how many rows it would have. */
  readonly scope?: readonly { readonly parameter: string; readonly value: unknown; readonly total: number }[];
  readonly families?: readonly { readonly family: string; readonly total: number }[];
  readonly records?: readonly {
    readonly id: string;
    readonly public_id: string | null;
    readonly name: string;
    /** What else is told of it. */
    readonly note?: Hole;
  }[];
}

const maxShown = 5;

export function nearParts(
  near: Near | null,
  families: readonly Family[],
  q: string,
  here: Family | null = null,
): Hole {
  if (!near) return nothing;
  const { spelling = [], labels = [], families: others = [], records = [] } = near;
  const pathOf = (name: string) => families.find((one) => one.name === name)?.page;
  const corrected = correctedQuery(spelling, q);
  const own = here?.page ?? '/grants';
  return html`${corrected ? html`<p>Did you mean <a href="/search?${new URLSearchParams({ q: corrected }).toString()}">${corrected}</a>?</p>` : nothing}
${labels.length > 0 ? html`<p>Labels near it: ${labels.slice(0, maxShown).map(({ label, name, total }, at) => [at > 0 ? ', ' : null, html`<a href="/labels/${encodeURIComponent(label)}">${name}</a> (${numberText(total)})`])}</p>` : nothing}
${others.length > 0 ? html`<p>Found elsewhere: ${others.slice(0, maxShown).map(({ family, total }, at) => [at > 0 ? ', ' : null, pathOf(family) ? html`<a href="${`${pathOf(family)}?${new URLSearchParams({ q }).toString()}`}">${family.replaceAll('_', ' ')}</a> (${numberText(total)})` : null])}</p>` : nothing}
${records.length > 0 ? html`<p>Fits best:</p><ul>${records.slice(0, maxShown).map(({ id, public_id, name, note }) => html`<li><a href="${own}/${encodeURIComponent(public_id ?? id)}">${name}</a>${note ? html` <small>${note}</small>` : nothing}</li>`)}</ul>` : nothing}`;
}

/** The question with its corrected words in place; null where none was corrected. */
function correctedQuery(spelling: NonNullable<Near['spelling']>, q: string): string | null {
  const corrected = spelling.reduce(
    (text, { asked, read_as }) => text.replaceAll(asked, read_as),
    q.toLowerCase(),
  );
  return corrected === q.toLowerCase() ? null : corrected;
}
