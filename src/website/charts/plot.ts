// Drawing on the server: Observable Plot over a small document, without its style element, so that the
// policy of the pages holds.

import { createRequire } from 'node:module';
import { type Markish, type PlotOptions, plot } from '@observablehq/plot';
import { escaped, type SafeHtml, trusted } from '../kit/html.ts';

/** The element that a plot is, as far as it is touched here. */
interface Drawn {
  readonly outerHTML: string;
  readonly setAttribute: (name: string, value: string) => void;
  readonly removeAttribute: (name: string) => void;
  readonly querySelectorAll: (selector: string) => ArrayLike<{ readonly remove: () => void }>;
}

// A module of the older kind whose types are no module.
const { createDocument } = createRequire(import.meta.url)('@mixmark-io/domino') as {
  createDocument: () => object;
};

interface Drawing extends Omit<PlotOptions, 'marks' | 'document'> {
  /** What the picture says to whoever does not see it. */
  readonly alternative: string;
  readonly marks: readonly Markish[];
}

/** Drawn anew. */
export function plotted({ alternative, marks, ...options }: Drawing): SafeHtml {
  const parts: object = { ...options, marks: [...marks], document: createDocument() };
  const svg = plot(parts) as Drawn;
  const styles = svg.querySelectorAll('style');
  for (let at = styles.length - 1; at >= 0; at--) styles[at]?.remove();
  svg.removeAttribute('style');
  svg.removeAttribute('class');
  svg.setAttribute('role', 'img');
  svg.setAttribute('font-size', '13');
  svg.setAttribute('xmlns', 'http://www.w3.org/2000/svg');
  const markup = svg.outerHTML
    .replaceAll(/ style="[^"]*"/g, '')
    .replaceAll(/ aria-(?:label|description|hidden)="[^"]*"/g, '')
    // A quotation mark in a text is written as everywhere on the site, so that a look at the page tells tags from texts.
    .replaceAll(/>([^<]*"[^<]*)</g, (_, text: string) => `>${text.replaceAll('"', '&quot;')}<`)
    .replace('<svg', () => `<svg aria-label="${escaped(alternative)}"`);
  return trusted(markup);
}
