// The tag that all pages are written with, and the manners of templates that a program can see.

import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { bytesOf } from '../../src/channels/http/answer-cache.ts';
import {
  asBytes,
  hasPost,
  html,
  inOnePiece,
  jsonForScript,
  linkable,
  markupOf,
  outward,
  trusted,
  writtenOf,
} from '../../src/website/kit/html.ts';

const folder = fileURLToPath(new URL('../../src/website', import.meta.url));
const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.ts'))
  .map((file) => ({ file, text: readFileSync(join(folder, file), 'utf8') }));

test('text in a hole is escaped, in attributes too, and control characters go', () => {
  const said = `<b>"it's" & more</b>\u0007`;
  assert.equal(
    html`<p title="${said}">${said}</p>`.markup,
    '<p title="&lt;b&gt;&quot;it&#39;s&quot; &amp; more&lt;/b&gt;">&lt;b&gt;&quot;it&#39;s&quot; &amp; more&lt;/b&gt;</p>',
  );
});

test('HTML stays HTML, lists are joined, what says nothing is nothing', () => {
  const items = ['a', 'b<'].map((one) => html`<li>${one}</li>`);
  assert.equal(
    html`<ul>${items}</ul>${null}${undefined}${false}${0}`.markup,
    '<ul><li>a</li><li>b&lt;</li></ul>0',
  );
});

test('what is kept as bytes stands where it was put, as often as it was put there', () => {
  const [one, two] = [asBytes(html`<b>“${'1 & 1'}”</b>`), asBytes(html`<i>2</i>`)];
  const inner = html`${two}${'x'}${one}`;
  const both = asBytes(html`<u>${inner}</u>`);
  const whole = html`<p>${[one, ['a', inner]]}${null}${both}</p>${two}`;
  const expected =
    '<p><b>“1 &amp; 1”</b>a<i>2</i>x<b>“1 &amp; 1”</b><u><i>2</i>x<b>“1 &amp; 1”</b></u></p><i>2</i>';
  assert.equal(markupOf(whole), expected);
  assert.equal(String(writtenOf(whole)), expected);
  assert.equal(Buffer.from(bytesOf(writtenOf(whole))).toString(), expected);
  assert.equal(inOnePiece(whole).markup, expected);
  assert.equal(markupOf(html`${one}`), '<b>“1 &amp; 1”</b>', 'what was written before is not in it');
});

test('no text puts what is kept into another place', () => {
  const piece = asBytes(html`<b>kept</b>`);
  const whole = html`${'\u0001'}${trusted('\u0001<hr>')}${piece}${'a\u0001b'}${jsonForScript('\u0001')}`;
  assert.equal(markupOf(whole), '<hr><b>kept</b>ab"\\u0001"');
});

test('a form that posts is found in a page also where it is kept', () => {
  assert.equal(hasPost(html`<p>${asBytes(html`<form method="post"></form>`)}</p>`), true);
  assert.equal(hasPost(html`<p>${asBytes(html`<form method="get"></form>`)}</p>`), false);
});

test('data for a script element cannot end it', () => {
  const text = jsonForScript({ name: '</script><script>alert(1)</script>\u2028<!--' }).markup;
  assert.doesNotMatch(text, /[<>\u2028]/);
  assert.deepEqual(JSON.parse(text), { name: '</script><script>alert(1)</script>\u2028<!--' });
});

test('only addresses of the web and of mail become links', () => {
  for (const bad of [
    'javascript:alert(1)',
    'data:text/html,x',
    '//evil.test',
    '/x',
    'http://a b',
    'http://"',
    null,
    7,
  ])
    assert.equal(linkable(bad), null, String(bad));
  assert.equal(linkable('https://example.org/a'), 'https://example.org/a');
  const link = outward('https://www.example.org/a/') as { markup: string };
  assert.equal(
    link.markup,
    '<a href="https://www.example.org/a/" rel="noopener nofollow ugc">example.org/a</a>',
  );
  assert.equal(outward('javascript:alert(1)'), 'javascript:alert(1)');
});

test('attributes are written in quotes', () => {
  for (const { file, text } of files)
    assert.doesNotMatch(text, /\s[a-z-]+=\$\{/, `${file} has an attribute without quotes`);
});

/** Where HTML is trusted as it is, and why it may be. */
const trusting: Readonly<Record<string, string>> = {
  'kit/html.ts': 'the tag itself, and JSON that no parser leaves',
  'kit/layout.ts': 'the mark of the site, written here',
  'kit/markdown.ts': 'Markdown in which HTML is text and links lead to the web or within the site',
  'kit/essay-markdown.ts':
    'Markdown of people, in which HTML is text and links lead to the web or within the site',
  'charts/plot.ts':
    'a drawing whose texts the library escaped, without style and under the policy of the pages',
};

test('HTML is trusted as it is in few places, each with its reason', () => {
  for (const { file, text } of files) {
    if (/\btrusted\(/.test(text)) assert.ok(trusting[file], `${file} trusts HTML as it is`);
  }
});
