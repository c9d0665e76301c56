// What is said of a line that is no record: why, and what whoever brought the file can do about it. Most such
// files are in another form altogether: a list, a table, records that are spread over lines.

/** A sentence about a line that holds a list, or that JSON does not read for the reason in `error`. */
export function whyNoRecord(text: string, error?: unknown): string {
  const trimmed = text.trim();
  if (error === undefined)
    return "A record must be a JSON object, and this is a list; write each record on a line of its own, as jq -c '.[]' does.";
  const why = (() => {
    if (trimmed === '[' || trimmed === '{')
      return "a record stands whole on one line; jq -c . writes each so, and jq -c '.[]' those of a list";
    if (!trimmed.startsWith('{'))
      return 'a record begins with {; a table (CSV) belongs into a file whose name ends in .csv';
    if (trimmed.includes('\r'))
      return 'its records end with a carriage return alone; save the file with line feeds';
    return whereIn(error instanceof Error ? error.message : '', text.trimEnd().length);
  })();
  return `The line is not valid JSON: ${why}.`;
}

/** What the parser tells of the place. */
function whereIn(message: string, length: number): string {
  const [, position] = /at position (\d+)/.exec(message) ?? [];
  if (/^Unterminated|^Unexpected end/.test(message) || Number(position) >= length)
    return 'it ends inside the record';
  if (position !== undefined) return `it cannot be read from character ${Number(position) + 1} on`;
  const [, token] = /^Unexpected token '(.+?)'/.exec(message) ?? [];
  return token === undefined ? 'it cannot be read' : `${token} stands where a value or a name belongs`;
}
