// Markdown that people write: HTML in it is text, pictures are links, links lead to the web or within the
// site and vouch for nothing, and marks such as [[grant:public-id]] stand for records. Headings have addresses;
// [^word] leads to the note that a line "[^word]: text" gives, at the end.

import MarkdownIt from 'markdown-it';
import { boundReferences } from './bounded-references.ts';
import { escaped, html, linkable, type SafeHtml, trusted } from './html.ts';

/** What a mark stands for: null leaves it as it is written. */
type Cite = (word: string, name: string) => { readonly path: string; readonly name: string } | 'gone' | null;

/** What is known while a text is written. */
type Written = {
  readonly cite: Cite;
  /** How often a heading of this address stood there before. */
  readonly headings: Map<string, number>;
  /** The texts of the notes, by the words that lead to them. */
  readonly notes: Map<string, string>;
  /** The words that the text used, in the order in which they are numbered. */
  readonly used: string[];
  /** A note is being written: none leads to another one. */
  inNote: boolean;
};

const maxNotes = 200;
const note = /^\[\^([\p{L}\p{N}_-]{1,40})\]:[ \t]*(.*)$/u;
const noteMark = /\[\^([\p{L}\p{N}_-]{1,40})\]/uy;

const writer = new MarkdownIt({ html: false, linkify: false, typographer: false, maxNesting: 40 });
writer.validateLink = (address) => linkable(address) !== null || /^(?:\/(?![/\\])|#)/.test(address);
writer.disable('image');
boundReferences(writer);
writer.renderer.rules.table_open = () => '<section class="scroll" tabindex="0" aria-label="Table"><table>\n';
writer.renderer.rules.table_close = () => '</table></section>\n';
/** The highest headings of a text stand right below that of the page, whatever marks their author took. */
writer.core.ruler.push('raised', ({ tokens }) => {
  const headings = tokens.filter(({ type }) => type.startsWith('heading_'));
  const highest = headings.reduce((level, { tag }) => Math.min(level, Number(tag.slice(1))), 6);
  for (const token of headings) token.tag = `h${Number(token.tag.slice(1)) - highest + 1}`;
});
// The page has the first heading; those of the text begin below it.
writer.renderer.rules.heading_open = (tokens, at, _, env) => {
  const { headings } = env as Written;
  const base = `s-${slugOf(tokens[at + 1]?.content ?? '')}`;
  const times = (headings.get(base) ?? 0) + 1;
  headings.set(base, times);
  return `<h${lower(tokens[at]?.tag)} id="${escaped(times === 1 ? base : `${base}-${times}`)}">`;
};
writer.renderer.rules.heading_close = (tokens, at) => `</h${lower(tokens[at]?.tag)}>\n`;
writer.renderer.rules.link_open = (tokens, at, options, _, self) => {
  const token = tokens[at];
  if (token && String(token.attrGet('href')).startsWith('http'))
    token.attrSet('rel', 'noopener nofollow ugc');
  return self.renderToken(tokens, at, options);
};

/** Letters and digits of a heading, so that its address can be read. */
function slugOf(text: string): string {
  const words = text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
  return words.join('-').slice(0, 80) || 'part';
}

function lower(tag = 'h2'): number {
  return Math.min(6, Number(tag.slice(1)) + 1);
}

const citationPattern = /\[\[([a-z_]{2,40}):([^\]\s|]{1,200})\]\]/y;

writer.inline.ruler.before('link', 'citation', (state, silent) => {
  if (state.src.charCodeAt(state.pos) !== 0x5b) return false;
  citationPattern.lastIndex = state.pos;
  const found = citationPattern.exec(state.src);
  if (!found) return false;
  const [written, word = '', name = ''] = found;
  const cited = (state.env as Written).cite(word, name);
  if (cited === null) return false;
  if (!silent) state.push('citation', '', 0).meta = { cited };
  state.pos += written.length;
  return true;
});
writer.renderer.rules.citation = (tokens, at) => {
  const { cited } = (tokens[at] as { meta: unknown }).meta as {
    readonly cited: Exclude<ReturnType<Cite>, null>;
  };
  const shown =
    cited === 'gone'
      ? html`<span class="muted">record removed</span>`
      : html`<a href="${cited.path}">${cited.name}</a>`;
  return shown.markup;
};

const isNote = (state: { readonly src: string }, from: number, to: number) =>
  note.exec(state.src.slice(from, to));

writer.block.ruler.before(
  'reference',
  'note',
  (state, startLine, endLine, silent) => {
    const textOf = (line: number): readonly [number, number] => [
      (state.bMarks[line] ?? 0) + (state.tShift[line] ?? 0),
      state.eMarks[line] ?? 0,
    ];
    const found = isNote(state, ...textOf(startLine));
    if (!found || (state.sCount[startLine] ?? 0) - state.blkIndent >= 4) return false;
    if (silent) return true;
    const [, word = '', first = ''] = found;
    const lines = [first];
    let line = startLine + 1;
    for (; line < endLine && !state.isEmpty(line) && !isNote(state, ...textOf(line)); line++) {
      lines.push(state.src.slice(...textOf(line)));
    }
    const { notes } = state.env as Written;
    if (!notes.has(word) && notes.size < maxNotes) notes.set(word, lines.join('\n'));
    state.line = line;
    return true;
  },
  { alt: ['paragraph', 'reference'] },
);

writer.inline.ruler.before('link', 'note', (state, silent) => {
  if (state.src.charCodeAt(state.pos) !== 0x5b || state.src.charCodeAt(state.pos + 1) !== 0x5e) return false;
  noteMark.lastIndex = state.pos;
  const [written, word = ''] = noteMark.exec(state.src) ?? [];
  const { notes, used, inNote } = state.env as Written;
  if (written === undefined || inNote || !notes.has(word)) return false;
  if (!silent) {
    const first = !used.includes(word);
    if (first) used.push(word);
    state.push('note', '', 0).meta = { number: used.indexOf(word) + 1, first };
  }
  state.pos += written.length;
  return true;
});
writer.renderer.rules.note = (tokens, at) => {
  const { number, first } = (tokens[at] as { meta: unknown }).meta as { number: number; first: boolean };
  return `<a href="#note-${number}"${first ? ` id="note-${number}-from"` : ''}>[${number}]</a>`;
};

/** The notes in the order in which the text leads to them; those that it does not lead to stand last. */
function notesOf(env: Written): string {
  const { notes, used } = env;
  if (notes.size === 0) return '';
  env.inNote = true;
  const items = [...used, ...[...notes.keys()].filter((word) => !used.includes(word))].map((word, at) => {
    const text = writer.renderInline(notes.get(word) ?? '', env);
    const back = at < used.length ? ` <a href="#note-${at + 1}-from">Back to the text</a>` : '';
    return `<li id="note-${at + 1}">${text}${back}</li>\n`;
  });
  return `<section><h2 id="notes">Notes</h2>\n<ol>\n${items.join('')}</ol></section>\n`;
}

export function essayMarkdown(text: string, cite: Cite): SafeHtml {
  const env: Written = { cite, headings: new Map(), notes: new Map(), used: [], inNote: false };
  const body = writer.render(text, env);
  return trusted(body + notesOf(env));
}
