// A table of data that scrolls by itself where it is wider than the page. A column of buttons alone has no head.

import { type Hole, html, type SafeHtml } from './html.ts';

export function dataTable(
  label: string,
  head: readonly string[],
  rows: readonly (readonly Hole[])[],
): SafeHtml {
  return html`<section class="scroll" tabindex="0" aria-label="${label}"><table><thead><tr>${head.map((cell) => (cell === '' ? html`<td></td>` : html`<th scope="col">${cell}</th>`))}</tr></thead><tbody>${rows.map(([first, ...rest]) => html`<tr><th scope="row">${first}</th>${rest.map((cell) => html`<td${isWordy(cell) ? html` class="words"` : null}>${cell}</td>`)}</tr>`)}</tbody></table></section>`;
}

/** More than stands well in a narrow column. */
export function isWordy(cell: unknown): boolean {
  return typeof cell === 'string' && cell.length > 60;
}
