// A picture as people and programs read it: its title, one sentence made from the data, the drawing, and
// the same as a table and as files.

import { instant } from './format.ts';
import { type Hole, html, nothing, type SafeHtml } from './html.ts';

export interface Figure {
  readonly title: string;
  /** What the picture shows, from the data. */
  readonly sentence: string;
  readonly svg: SafeHtml;
  /** Another drawing of the same for where there is little room. */
  readonly narrow?: SafeHtml;
  readonly table: {
    readonly head: readonly string[];
    readonly rows: readonly (readonly (string | number | null)[])[];
  };
  /** Where the picture and its table are as files, without the ending. */
  readonly files: string;
}

export function figure(
  { title, sentence, svg, narrow, table, files }: Figure,
  below: Hole = nothing,
): SafeHtml {
  return html`<figure class="figure">
<figcaption><strong>${title}</strong> <span class="small muted">${sentence}</span></figcaption>
${narrow ? html`<div class="plot wide">${svg}</div><div class="plot narrow">${narrow}</div>` : html`<div class="plot">${svg}</div>`}
${below}<details><summary>The figures</summary>
<section class="scroll" tabindex="0" aria-label="${title}, figures"><table><thead><tr>${table.head.map((cell) => html`<th scope="col">${cell}</th>`)}</tr></thead>
<tbody>${table.rows.map((row) => html`<tr>${row.map(cellShown)}</tr>`)}</tbody></table></section>
<p><a href="${files}.svg">SVG</a>, <a href="${files}.csv">CSV</a></p></details>
</figure>`;
}

/** Files have moments as programs write them; people read them as everywhere else. */
function cellShown(cell: string | number | null): SafeHtml {
  if (typeof cell === 'number') return html`<td class="number">${cell}</td>`;
  const isMoment = cell !== null && /^\d{4}-\d\d-\d\dT[\d:.]+Z$/.test(cell);
  return html`<td>${isMoment ? instant(cell) : cell}</td>`;
}
