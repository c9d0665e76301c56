// Sources write their texts in HTML, in HTML escaped once or several times more, and in plain text
// with stray control characters. Everything that is kept goes through here and comes out as plain text.

import { compile } from 'html-to-text';

const toText = compile({
  wordwrap: false,
  selectors: [
    { selector: 'a', options: { ignoreHref: true } },
    { selector: 'img', format: 'skip' },
    { selector: 'p', options: { leadingLineBreaks: 2, trailingLineBreaks: 2 } },
    { selector: 'ul', options: { itemPrefix: '- ', leadingLineBreaks: 2, trailingLineBreaks: 2 } },
    { selector: 'ol', options: { leadingLineBreaks: 2, trailingLineBreaks: 2 } },
    { selector: 'blockquote', options: { trimEmptyLines: true } },
    { selector: 'hr', format: 'lineBreak' },
    { selector: 'table', format: 'block', options: { leadingLineBreaks: 2, trailingLineBreaks: 2 } },
    { selector: 'tr', format: 'block', options: { leadingLineBreaks: 1, trailingLineBreaks: 1 } },
    ...['td', 'th'].map((selector) => ({ selector, format: 'inlineSurround', options: { suffix: ' ' } })),
    ...['h1', 'h2', 'h3', 'h4', 'h5', 'h6'].map((selector) => ({ selector, options: { uppercase: false } })),
  ],
  limits: { maxDepth: 100 },
});

/** Longer texts are cut: no call needs them, and reading them costs time. */
const maxChars = 200_000;
const entity = '(?:#\\d{1,7}|#x[\\da-f]{1,6}|[a-z][a-z\\d]{1,31});';
const escapedAmpersand = /&(?:amp;|#0{0,5}38;|#x0{0,4}26;)+/gi;
const escapedEntity = new RegExp(`&amp;(?=${entity})`, 'gi');
const bareAmpersand = new RegExp(`&(?!${entity})`, 'gi');
const unfinishedEntity = /&(nbsp|amp|lt|gt|quot)(?![\w;=])/gi;
const escapedOpening = /&(?:lt|#0{0,5}60|#x0{0,4}3c);/gi;
const escapedClosing = /&(?:gt|#0{0,5}62|#x0{0,4}3e);/gi;
const bareOpening = /<(?![a-z/!?][^<>]*>)/gi;
const markup = new RegExp(`<[a-z/!?]|&${entity}`, 'i');
const blockTag = /<(?:p|br|div|li|ul|ol|table|tr|h[1-6]|blockquote)\b/i;
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is removed.
const control = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]/g;
const windowsQuotes = /[\u0080-\u009f]/g;
const invisible = /[\u00ad\u200b\u200e\u200f\u2028-\u202e\u2060-\u2069\ufeff\ufff9-\ufffb]/g;
const windows1252 = new TextDecoder('windows-1252');

/**
 * Plain text of HTML that may be escaped any number of times: no tag and no entity remains, spaces
 * are joined, paragraphs are divided by one blank line. Null when nothing is left to read.
 */
export function plainText(html: string | null | undefined): string | null {
  if (html === null || html === undefined) return null;
  let text = readMarkup(withoutControls(html.slice(0, maxChars)));
  for (let round = 0; round < 2 && markup.test(text); round++) {
    text = readMarkup(text.replace(/\n/g, '<br>'));
  }
  text = withoutControls(text).replace(/<(?=[a-z/!?])/gi, '< ');
  const lines = text.split('\n').map((line) => line.replace(/[^\S\n]{2,}|[^\S\n ]/gu, ' ').trim());
  const result = lines
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
  return result === '' ? null : result;
}

/** The same on a single line, for titles and names. */
export function oneLine(text: string | null | undefined): string | null {
  const plain = plainText(text);
  return plain === null ? null : plain.replace(/\s{2,}|[^\S ]/gu, ' ');
}

/** A text of a source without mail addresses and telephone numbers: most of them are of people who work there. */
export function withoutContacts(text: string): string {
  return text
    .replace(/(?<![\w.+-])[\w.+-]+@[\w-]+(?:\.[\w-]+)+/g, '[address on the page of the source]')
    .replace(telephone, '[number on the page of the source]');
}

/** As the United States write them: "(202) 479-9376", "817-886-1881", "717.787.6245". */
const telephone = /(?<![\w/.=-])(?:\+?1[ .-])?(?:\(\d{3}\) ?|\d{3}[.-])\d{3}[.-]\d{4}(?![\w/-]|\.\d)/g;

/**
 * An absolute http or https address, or null. A host without a scheme (`my.nps.edu/a`) gets https;
 * addresses that carry a user name or a password are refused.
 */
export function absoluteUrl(value: string | null | undefined): string | null {
  const text = oneLine(value);
  if (text === null || /\s/.test(text)) return null;
  const hasScheme = /^https?:\/\//i.test(text);
  if (!hasScheme && !/^(?:[a-z\d](?:[a-z\d-]*[a-z\d])?\.)+[a-z]{2,}(?=[:/?#]|$)/i.test(text)) return null;
  const url = URL.parse(hasScheme ? text : `https://${text}`);
  if (url === null || url.username !== '' || url.password !== '' || url.hostname === '') return null;
  return url.href;
}

/** Control and invisible characters removed; bytes of Windows-1252 taken for Unicode put right. */
function withoutControls(text: string): string {
  return text
    .toWellFormed()
    .replace(/\r\n?/g, '\n')
    .replace(windowsQuotes, (character) => windows1252.decode(Uint8Array.of(character.charCodeAt(0))))
    .replace(windowsQuotes, '')
    .replace(control, ' ')
    .replace(invisible, '')
    .replace(/[\ue000-\uf8ff]/g, '•');
}

function readMarkup(text: string): string {
  // Most names and many texts have no markup; they are read as a page would show them, without making one.
  if (!/[<&]/.test(text))
    return text.replace(/\n([^\S\n]*\n)?/g, (_, blank) => (blank === undefined ? ' ' : '\n\n'));
  const escapedOnce = text
    .replace(unfinishedEntity, '&$1;')
    .replace(escapedAmpersand, '&amp;')
    .replace(escapedEntity, '&')
    .replace(bareAmpersand, '&amp;')
    .replace(escapedOpening, '<')
    .replace(escapedClosing, '>');
  const tagged = withoutComments(escapedOnce).replace(bareOpening, '&lt;');
  return toText(blockTag.test(tagged) ? tagged : tagged.replace(/\n[^\S\n]*\n/g, '<br><br>'));
}

function withoutComments(text: string): string {
  const parts: string[] = [];
  let from = 0;
  for (;;) {
    const start = text.indexOf('<!--', from);
    const end = start < 0 ? -1 : text.indexOf('-->', start + 4);
    if (end < 0) return parts.length === 0 ? text : parts.join('') + text.slice(from);
    parts.push(text.slice(from, start));
    from = end + 3;
  }
}
