// A table of data that scrolls by itself where it is wider than the page. A column of buttons alone has no head.

import { type Hole, html, type SafeHtml } from './html.ts';

export function dataTable(
  label: string,
  head: readonly string[],
  rows: readonly (readonly Hole[])[],
): SafeHtml {
  // On a telephone a row of many columns, or with buttons, is a block of lines: nothing of it is out of sight, and no
  // word is broken.
  const stacks = head.length > 3 || head.includes('');
  const cellOf = (cell: Hole, at: number) => {
    const name = stacks && head[at + 1] ? html` data-head="${head[at + 1]}"` : null;
    return html`<td${isWordy(cell) ? html` class="words"` : null}${name}>${cell}</td>`;
  };
  return html`<section class="scroll" tabindex="0" aria-label="${label}"><table${stacks ? html` class="stacking"` : null}><thead><tr>${head.map((cell) => (cell === '' ? html`<td></td>` : html`<th scope="col">${cell}</th>`))}</tr></thead><tbody>${rows.map(([first, ...rest]) => html`<tr><th scope="row">${first}</th>${rest.map(cellOf)}</tr>`)}</tbody></table></section>`;
}

/** More than stands well in a narrow column. */
export function isWordy(cell: unknown): boolean {
  return typeof cell === 'string' && cell.length > 60;
}
