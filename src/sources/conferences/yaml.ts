// The YAML of the conference lists, and no other YAML: maps and lists by indentation, plain and quoted
// values (also over several lines), lists in brackets on one line, comments.
//
// Every value is a text, or null when nothing stands there; numbers and dates stay as they are written.
// What is outside this subset (anchors, tags, block texts, maps in braces, tabs, a name twice) is
// refused with its line, because guessing would publish wrong dates.

export type YamlValue = string | null | readonly YamlValue[] | { readonly [name: string]: YamlValue };

export class YamlError extends Error {
  override readonly name = 'YamlError';
}

interface Line {
  readonly number: number;
  readonly indent: number;
  readonly text: string;
}

interface Reader {
  readonly lines: Line[];
  at: number;
}

const deepest = 12;

/** Reads a document. Throws YamlError with the line number. */
export function readYaml(text: string): YamlValue {
  const reader: Reader = { lines: linesOf(text), at: 0 };
  const first = reader.lines[0];
  if (!first) return null;
  const value = readBlock(reader, first.indent, 0);
  const rest = reader.lines[reader.at];
  if (rest) fail(rest, 'is not at the indentation of what is around it');
  return value;
}

function linesOf(text: string): Line[] {
  const lines: Line[] = [];
  for (const [index, raw] of text
    .replace(/^\ufeff/, '')
    .split(/\r?\n/)
    .entries()) {
    const trimmed = raw.trim();
    if (trimmed === '' || trimmed.startsWith('#') || (raw === '---' && lines.length === 0)) continue;
    const indent = raw.length - raw.trimStart().length;
    const line = { number: index + 1, indent, text: trimmed };
    if (/^\s*\t/.test(raw)) fail(line, 'is indented by a tab');
    lines.push(line);
  }
  return lines;
}

function readBlock(reader: Reader, indent: number, depth: number): YamlValue {
  const line = reader.lines[reader.at];
  if (line && depth > deepest) fail(line, 'is nested too deeply');
  return line && isItem(line) ? readList(reader, indent, depth) : readMap(reader, indent, depth);
}

function readList(reader: Reader, indent: number, depth: number): YamlValue {
  const items: YamlValue[] = [];
  for (;;) {
    const line = reader.lines[reader.at];
    if (line?.indent !== indent || !isItem(line)) return items;
    const rest = line.text.slice(1).trimStart();
    const inner = { ...line, indent: indent + line.text.length - rest.length, text: rest };
    if (rest === '' || rest.startsWith('#')) {
      reader.at += 1;
      items.push(readBelow(reader, indent + 1, depth));
    } else if (nameOf(rest) !== null || isItem(inner)) {
      reader.lines[reader.at] = inner;
      items.push(readBlock(reader, inner.indent, depth + 1));
    } else {
      reader.at += 1;
      items.push(readScalar(reader, inner, rest, indent));
    }
  }
}

function readMap(reader: Reader, indent: number, depth: number): YamlValue {
  const members = new Map<string, YamlValue>();
  for (;;) {
    const line = reader.lines[reader.at];
    if (line?.indent !== indent || isItem(line)) return Object.fromEntries(members);
    const name = nameOf(line.text);
    if (name === null) fail(line, 'has no name before a colon');
    if (members.has(name)) fail(line, `gives "${name}" a second time`);
    reader.at += 1;
    const rest = line.text.slice(name.length + 1).trimStart();
    const next = reader.lines[reader.at];
    if (rest !== '' && !rest.startsWith('#')) members.set(name, readScalar(reader, line, rest, indent));
    else if (next?.indent === indent && isItem(next)) members.set(name, readList(reader, indent, depth + 1));
    else members.set(name, readBelow(reader, indent + 1, depth));
  }
}

/** The block on the following lines when they are indented at least so far, else null. */
function readBelow(reader: Reader, atLeast: number, depth: number): YamlValue {
  const next = reader.lines[reader.at];
  return next && next.indent >= atLeast ? readBlock(reader, next.indent, depth + 1) : null;
}

/** A value that starts on `line`; deeper lines below continue it, joined by one space. */
function readScalar(reader: Reader, line: Line, start: string, indent: number): YamlValue {
  const quote = start[0];
  if (quote === "'" || quote === '"') return readQuoted(reader, line, start, indent);
  if (quote === '[') return readBrackets(line, withoutComment(start));
  if (/^[&*!|>%@`{}\],?]/.test(start)) fail(line, `starts with "${quote}", which this reader does not know`);
  const parts = [withoutComment(start)];
  for (;;) {
    const next = reader.lines[reader.at];
    if (!next || next.indent <= indent) break;
    parts.push(withoutComment(next.text));
    reader.at += 1;
  }
  const text = parts.join(' ');
  if (/:(\s|$)/.test(text)) fail(line, 'has a second colon; such a text stands in quotes');
  return text === '~' || /^null$/i.test(text) ? null : text;
}

function readQuoted(reader: Reader, line: Line, start: string, indent: number): string {
  const whole = start.startsWith("'") ? /^'((?:[^']|'')*)'\s*(?:#.*)?$/ : /^"((?:[^"\\]|\\.)*)"\s*(?:#.*)?$/;
  let text = start;
  for (;;) {
    const found = whole.exec(text)?.[1];
    if (found !== undefined) return unquoted(line, start[0] ?? '', found);
    const next = reader.lines[reader.at];
    if (!next || next.indent <= indent) fail(line, 'opens a quote that does not end');
    text = `${text} ${next.text}`;
    reader.at += 1;
  }
}

function unquoted(line: Line, quote: string, inner: string): string {
  if (quote === "'") return inner.replaceAll("''", "'");
  try {
    return String(JSON.parse(`"${inner}"`));
  } catch {
    return fail(line, 'has an escape that this reader does not know');
  }
}

function readBrackets(line: Line, text: string): YamlValue {
  if (/^\[\s*\]$/.test(text)) return [];
  if (!/^\[[^[\]{}"]*\]$/.test(text)) fail(line, 'has a list in brackets that is not simple');
  return text
    .slice(1, -1)
    .split(',')
    .map((part) => {
      const item = part.trim();
      const quoted = /^'([^']*)'$/.exec(item)?.[1];
      if (item === '' || (quoted === undefined && item.includes("'")))
        fail(line, 'has an empty or torn item');
      return quoted ?? item;
    });
}

function isItem(line: Line): boolean {
  return line.text === '-' || line.text.startsWith('- ');
}

function nameOf(text: string): string | null {
  return /^([A-Za-z_][\w-]*):(?:\s|$)/.exec(text)?.[1] ?? null;
}

function withoutComment(text: string): string {
  return text.replace(/\s#.*$/, '').trimEnd();
}

function fail(line: Line, reason: string): never {
  throw new YamlError(`line ${line.number} ${reason}`);
}
