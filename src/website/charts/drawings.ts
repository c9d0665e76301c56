// Drawings that were made before, and the colours of all of them: variables of the style sheet, each with what
// it is in a file.

import { putLast } from '../../kernel/put-last.ts';
import type { SafeHtml } from '../kit/html.ts';

export const accent = 'var(--accent, #14613f)';
export const muted = 'var(--muted, #5c5850)';
export const faint = 'var(--line, #ddd8ce)';
export const paper = 'var(--paper, #fdfcf9)';

const maxDrawings = 600;
const drawings = new Map<string, SafeHtml>();

/** The drawing of these data, kept under a key that says them all. */
export function drawn(key: string, make: () => SafeHtml): SafeHtml {
  const drawing = drawings.get(key) ?? make();
  putLast(drawings, key, drawing, maxDrawings);
  return drawing;
}
