// Which form a caller prefers by its Accept header. JSON is what everybody gets who does not name one of
// the other forms before it.

import { takenTypes } from '../http/media-ranges.ts';
import type { Format } from './format.ts';

/** Whether the header can choose another form than JSON anywhere. */
export function mayChoose(accept: string | null): accept is string {
  return (
    accept !== null &&
    /csv|ndjson|calendar|atom|ld\+json|markdown|bibtex|research-info|csl\+json/i.test(accept)
  );
}

/** The form that is named before JSON and before what takes anything; null for JSON. */
export function chosenFormat(accept: string | null, formats: readonly Format[]): Format | null {
  if (!mayChoose(accept) || formats.length === 0) return null;
  for (const type of takenTypes(accept)) {
    if (type === 'application/json' || type === 'application/*' || type === '*/*') return null;
    const form = formats.find((one) => one.mediaType === type);
    if (form) return form;
  }
  return null;
}
