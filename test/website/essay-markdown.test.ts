// Markdown of people: whatever is written, nothing in it acts.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { tooMuchIn } from '../../src/people/essays/text-bounds.ts';
import { essayMarkdown } from '../../src/website/kit/essay-markdown.ts';
import { markdown } from '../../src/website/kit/markdown.ts';

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
  `a[^1]\n\n[^1]: <${tag} onload=alert(1)>`,
  `[^<${tag}>]: a\n\n[^<${tag}>]`,
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
  assert.match(
    shown('## Two\n\n### Three'),
    /<h2 id="s-two">Two<\/h2>\n<h3 id="s-three">/,
    'none is skipped',
  );
  assert.match(shown('# One\n\n###### Six'), /<h2 id="s-one">One<\/h2>\n<h6 id="s-six">Six<\/h6>/);
});

test('headings have addresses of their own, also where two say the same', () => {
  const markup = shown('# Was *ist* das?\n\n## Was ist das\n\n# "><b>\n\n# !');
  const ids = [...markup.matchAll(/<h\d id="([^"]*)">/g)].map(([, id]) => id);
  assert.deepEqual(ids, ['s-was-ist-das', 's-was-ist-das-2', 's-b', 's-part']);
});

test('a note stands at the end, numbered as the text leads to it, with the way back', () => {
  const markup = shown(
    'One[^b] and two[^a], again[^b].\n\n[^a]: First *note*,\nover two lines.\n[^b]: See [[grant:x]].\n[^c]: Alone.',
  );
  assert.match(
    markup,
    /One<a href="#note-1" id="note-1-from">\[1\]<\/a> and two<a href="#note-2" id="note-2-from">\[2\]<\/a>, again<a href="#note-1">\[1\]<\/a>/,
  );
  assert.match(
    markup,
    /<li id="note-1">See <a href="\/grants\/x">[\s\S]*<a href="#note-1-from">Back to the text<\/a><\/li>/,
  );
  assert.match(markup, /<li id="note-2">First <em>note<\/em>,\nover two lines\./);
  assert.match(markup, /<li id="note-3">Alone\.<\/li>/, 'nothing that was written is lost');
  assert.match(
    shown('a[^x] `[^b]`\n\n[^b]: c'),
    /<p>a\[\^x\] <code>\[\^b\]<\/code><\/p>/,
    'a mark without its note stays',
  );
});

/** Ms of the processor to write a text, at best. */
function msOf(text: string): number {
  const times = [1, 2, 3].map(() => {
    const started = process.threadCpuUsage();
    shown(text);
    const { user, system } = process.threadCpuUsage(started);
    return (user + system) / 1_000;
  });
  return Math.min(...times);
}

/** What a text begins with, what it repeats, and how many parts of a page that is. */
const small: readonly (readonly [string, string, number])[] = [
  ['', 'a\n===\n', 2],
  ['', '#\n', 1],
  ['', '- \n', 1],
  ['', '> a\n\n', 2],
  ['', 'a\n\n', 2],
  ['', '_*_', 3],
  ['', '**a** ', 4],
  ['a | b | c\n---|---|---\n', 'a\n', 3],
  [`${'|a'.repeat(200)}|\n${'|-'.repeat(200)}|\n`, 'a\n', 202],
  [`> ${'|a'.repeat(200)}|\n> ${'|-'.repeat(200)}|\n`, '> a\n', 202],
];

test('a text of more lines, cells and marks than a page shows at once is refused, and a long essay is not', () => {
  for (const [begins, goesOn] of small) {
    assert.match(tooMuchIn(begins + goesOn.repeat(100_000 / goesOn.length)) ?? '', /at most 20000 together/);
  }
  assert.equal(tooMuchIn(`${'A *line* with a [link](https://x.example/).\n\n'.repeat(2_250)}`), null);
  assert.equal(tooMuchIn(`| a | b |\n| --- | --- |\n${'| one | two |\n'.repeat(4_000)}`), null);
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
    '[^1]: a\n'.repeat(4_999),
    `${Array.from({ length: 2_000 }, (_, at) => `[^${at}]: [^${at}][^1]`).join('\n')}`,
    `${'[^1]'.repeat(4_990)}\n\n[^1]: ${'*'.repeat(50_000)}`,
    ...small.flatMap(([begins, goesOn, parts]) => [
      begins + goesOn.repeat(100_000 / goesOn.length),
      begins + goesOn.repeat(19_900 / parts),
    ]),
  ];
  // A tenth of a second of the processor on a machine that does nothing else. A slow one writes a decent text slowly too.
  const maxMs = Math.max(300, 6 * msOf('A *line* with a [link](https://x.example/).\n\n'.repeat(2_250)));
  for (const bomb of bombs) {
    if (tooMuchIn(bomb) !== null) continue;
    const took = msOf(bomb.slice(0, 100_000));
    assert.ok(took < maxMs, `${bomb.slice(0, 20)}: ${Math.round(took)} ms of ${Math.round(maxMs)}`);
  }
});

test('a definition that a text uses over and over fills no page: beyond the length of the text its uses stay as written', () => {
  const long = `[a]: https://x.example/${'x'.repeat(50_000)} "${'y'.repeat(20_000)}"\n\n`;
  for (const write of [shown, (text: string) => markdown(text).markup]) {
    for (const use of ['[a] ', '[b][a] ', '[a][] ']) {
      const page = write(long + use.repeat(4_000));
      assert.ok(page.length < 400_000, `${use}: ${page.length} characters`);
    }
    const usual = write(`${'See [a] and [b][a]. '.repeat(200)}\n\n[a]: https://x.example/one "One"`);
    assert.equal(usual.match(/<a href="https:\/\/x.example\/one" title="One"/g)?.length, 400);
  }
  const inNotes = `${long}[^n] ${'[a] '.repeat(1_000)}\n\n[^n]: ${'[a] '.repeat(2_000)}`;
  assert.ok(shown(inNotes).length < 400_000);
});
