// Markdown of people: whatever is written, nothing in it acts.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { hasTooManyBrackets } from '../../src/people/essays/citations.ts';
import { essayMarkdown } from '../../src/website/kit/essay-markdown.ts';

const shown = (text: string) =>
  essayMarkdown(text, () => ({ path: '/grants/x', name: '<i>name</i>' })).markup;

const payloads = [
  'script',
  'img',
  'svg',
  'iframe',
  'object',
  'style',
  'form',
  'math',
  'video',
  'base',
].flatMap((tag) => [
  `<${tag} onload=alert(1)>`,
  `<${tag} src=x onerror=alert(1)>`,
  `</p><${tag}>alert(1)</${tag}>`,
  `[<${tag} onclick=alert(1)>](https://x.example)`,
  `[a](https://x.example "\\"><${tag} onload=alert(1)>")`,
  `![<${tag}>](https://x.example/"onerror="alert(1))`,
  `\`\`\`<${tag}>\n</code><${tag} onload=alert(1)>\n\`\`\``,
  `| a |\n|---|\n| <${tag} onload=alert(1)> |`,
  `[[grant:<${tag}>]]`,
  `&lt;${tag} onload=alert(1)&gt; &#60;${tag}&#62;`,
  `<!--<${tag}>--><${tag}/onload=alert(1)>`,
  `# <${tag} onload=alert(1)>`,
]);

const links = [
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  'java\tscript:alert(1)',
  '&#106;avascript:alert(1)',
  'javascript&colon;alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'vbscript:msgbox(1)',
  'file:///etc/passwd',
  'blob:https://x.example/1',
  '//evil.example/x',
  '/\\evil.example',
  '\u0001javascript:alert(1)',
].flatMap((address) => [
  `[a](${address})`,
  `[a](<${address}>)`,
  `<${address}>`,
  `[a][1]\n\n[1]: ${address}`,
  `![a](${address})`,
  `[![a](${address})](${address})`,
  `- [a](${address})`,
]);

test('E1: two hundred payloads in text, titles, links and citations are inert', () => {
  const all = [...payloads, ...links];
  assert.ok(all.length >= 200, String(all.length));
  const allowed =
    /<\/?(?:p|a|em|strong|code|pre|ul|ol|li|blockquote|h[2-6]|hr|br|table|thead|tbody|tr|th|td|section|span|s)\b[^>]*>/g;
  for (const text of all) {
    const markup = shown(text);
    const rest = markup.replaceAll(allowed, '');
    assert.equal(rest.includes('<'), false, `${text}\n${markup}`);
    for (const [tag] of markup.matchAll(allowed)) {
      assert.doesNotMatch(tag.replaceAll(/"[^"]*"/g, ''), /\son\w+|style|src/i, `${text}\n${markup}`);
      const [, href] = /href="([^"]*)"/.exec(tag) ?? [];
      if (href !== undefined)
        assert.match(href, /^(?:https?:\/\/|mailto:|\/(?![/\\])|#)/, `${text}\n${markup}`);
    }
  }
});

test('a record is named by its mark, as text; what is gone is told, and an unknown mark stays as it is written', () => {
  assert.match(shown('See [[grant:x]].'), /<a href="\/grants\/x">&lt;i&gt;name&lt;\/i&gt;<\/a>/);
  assert.match(essayMarkdown('[[hero:a]]', () => 'gone').markup, /record removed/);
  assert.match(essayMarkdown('[[nothing:a]]', () => null).markup, /\[\[nothing:a\]\]/);
  assert.match(shown('`[[grant:x]]`'), /<code>\[\[grant:x\]\]<\/code>/, 'code is code');
});

test('links that leave the site vouch for nothing; headings begin below that of the page', () => {
  assert.match(shown('[a](https://x.example)'), /rel="noopener nofollow ugc"/);
  assert.match(shown('# One\n\n###### Six'), /<h2>One<\/h2>\n<h6>Six<\/h6>/);
});

test('E4: markdown bombs are refused, or written at once', () => {
  const bombs = [
    '['.repeat(100_000),
    '[a]('.repeat(25_000),
    '['.repeat(4_999),
    '[a]('.repeat(4_999),
    '[['.repeat(2_499),
    '![['.repeat(2_499),
    '*'.repeat(100_000),
    '> '.repeat(10_000),
    `${' '.repeat(4)}- `.repeat(10_000),
    Array.from({ length: 300 }, (_, at) => `${'  '.repeat(at)}- a`).join('\n'),
    '[['.repeat(50_000),
    '`'.repeat(100_000),
    '|a'.repeat(50_000),
    '![['.repeat(30_000),
    '<'.repeat(100_000),
    '_a'.repeat(50_000),
  ];
  for (const bomb of bombs) {
    if (hasTooManyBrackets(bomb)) continue;
    const times = [1, 2, 3].map(() => {
      const started = performance.now();
      shown(bomb.slice(0, 100_000));
      return performance.now() - started;
    });
    const took = Math.min(...times);
    // A tenth of a second on a machine that does nothing else.
    assert.ok(took < 300, `${bomb.slice(0, 20)}: ${Math.round(took)} ms`);
  }
});
