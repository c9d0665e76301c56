// Markdown that people write: HTML in it is text, pictures are links, links lead to the web or within the
// site and vouch for nothing, and marks such as [[grant:public-id]] stand for records.

import MarkdownIt from 'markdown-it';
import { html, linkable, type SafeHtml, trusted } from './html.ts';

/** What a mark stands for: null leaves it as it is written. */
export type Cite = (
  word: string,
  name: string,
) => { readonly path: string; readonly name: string } | 'gone' | null;

const writer = new MarkdownIt({ html: false, linkify: false, typographer: false, maxNesting: 40 });
writer.validateLink = (address) => linkable(address) !== null || /^(?:\/(?![/\\])|#)/.test(address);
writer.disable('image');
writer.renderer.rules.table_open = () => '<section class="scroll" tabindex="0" aria-label="Table"><table>\n';
writer.renderer.rules.table_close = () => '</table></section>\n';
// The page has the first heading; those of the text begin below it.
writer.renderer.rules.heading_open = (tokens, at) => `<h${lower(tokens[at]?.tag)}>`;
writer.renderer.rules.heading_close = (tokens, at) => `</h${lower(tokens[at]?.tag)}>\n`;
writer.renderer.rules.link_open = (tokens, at, options, _, self) => {
  const token = tokens[at];
  if (token && String(token.attrGet('href')).startsWith('http'))
    token.attrSet('rel', 'noopener nofollow ugc');
  return self.renderToken(tokens, at, options);
};

function lower(tag = 'h2'): number {
  return Math.min(6, Number(tag.slice(1)) + 1);
}

const mark = /\[\[([a-z_]{2,40}):([^\]\s|]{1,200})\]\]/y;

writer.inline.ruler.before('link', 'citation', (state, silent) => {
  if (state.src.charCodeAt(state.pos) !== 0x5b) return false;
  mark.lastIndex = state.pos;
  const found = mark.exec(state.src);
  if (!found) return false;
  const [written, word = '', name = ''] = found;
  const cited = (state.env as { readonly cite: Cite }).cite(word, name);
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

export function essayMarkdown(text: string, cite: Cite): SafeHtml {
  return trusted(writer.render(text, { cite }));
}
