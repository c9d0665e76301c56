import assert from 'node:assert/strict';
import test from 'node:test';
import fc from 'fast-check';
import { absoluteUrl, oneLine, plainText, withoutContacts } from '../../src/sources/reading/text.ts';

test('HTML becomes paragraphs divided by blank lines', () => {
  const html =
    '<div><p>One   <b>bold</b>&nbsp;word.</p>\n<p>Two<br/>lines</p><ul><li>a</li><li>b</li></ul></div>';
  assert.equal(plainText(html), 'One bold word.\n\nTwo\nlines\n\n- a\n- b');
});

test('text that is escaped once, twice or three times reads the same', () => {
  const escaped = (text: string) => text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;');
  const html = '<p>R&amp;D under &#167; 405 &ndash; &quot;now&quot;</p><p>end</p>';
  const expected = 'R&D under § 405 – "now"\n\nend';
  for (const text of [html, escaped(html), escaped(escaped(html)), escaped(escaped(escaped(html)))]) {
    assert.equal(plainText(text), expected);
  }
});

test('blank lines of plain text stay paragraphs and single line ends become spaces', () => {
  assert.equal(plainText('one\r\ntwo\r\n\r\nthree\t four'), 'one two\n\nthree four');
});

test('comparisons and ampersands that are no markup are kept', () => {
  assert.equal(plainText('p < 0.05 and q > 1, AT&T &region=1'), 'p < 0.05 and q > 1, AT&T &region=1');
  assert.equal(plainText('N<k patients were seen'), 'N< k patients were seen');
});

test('scripts, styles, comments and pictures leave no trace', () => {
  const html =
    'a<script>alert(1)</script><style>p{}</style><!--[if mso]><xml>x</xml><![endif]--><img src=x>b';
  assert.equal(plainText(html), 'ab');
});

test('control and invisible characters are removed and Windows-1252 is put right', () => {
  assert.equal(
    plainText('Alzheimer\u0092s\u0000 dis\u00adease\u202e\ufeff \uf0b7 x\ud800'),
    'Alzheimer’s disease • x\ufffd',
  );
});

test('nothing to read is null', () => {
  for (const text of [null, undefined, '', ' \n\t', '<p>&nbsp;</p>', '<br><br>'])
    assert.equal(plainText(text), null);
});

test('cells of a table do not run together', () => {
  const html = '<table><tr><td>a</td><td>b</td></tr><tr><th>c</th><td>d</td></tr></table>';
  assert.equal(plainText(html), 'a b\nc d');
});

test('no text whatever leaves a tag, an escaped tag or a control character', () => {
  const pieces = fc.constantFrom(
    '<',
    '>',
    '&',
    'amp;',
    'lt;',
    '&lt;',
    '&#60;',
    '&#x3c;',
    'b',
    '/',
    '!--',
    '-->',
    ' ',
    '"',
    '=',
    'script',
    '<p>',
    '\u0000',
    '\n',
  );
  fc.assert(
    fc.property(fc.array(pieces, { maxLength: 40 }), (list) => {
      const text = plainText(list.join('')) ?? '';
      assert.doesNotMatch(text, /<[a-z/!?]/i);
      // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what must not be there.
      assert.doesNotMatch(text, /[\u0000-\u0008\u000b-\u001f\u007f]/);
    }),
    { numRuns: 500, seed: 20260221 },
  );
});

test('hostile texts are read in reasonable time', () => {
  const start = process.cpuUsage().user;
  for (const text of [
    '<b>'.repeat(300_000),
    '&amp;'.repeat(200_000),
    '<!--'.repeat(200_000),
    '<'.repeat(500_000),
  ]) {
    plainText(text);
  }
  assert.ok(process.cpuUsage().user - start < 10_000_000);
});

test('titles are one line', () => {
  assert.equal(oneLine(' <p>A</p>\n<p>title &amp;amp; more</p> '), 'A title & more');
  assert.equal(oneLine(null), null);
});

test('addresses are absolute http or https, or nothing', () => {
  assert.equal(absoluteUrl(' my.nps.edu/web/home '), 'https://my.nps.edu/web/home');
  assert.equal(absoluteUrl('www.example.gov:8080/x'), 'https://www.example.gov:8080/x');
  assert.equal(absoluteUrl('http://x.org/a?b=1&amp;c=2'), 'http://x.org/a?b=1&c=2');
  const refused = ['', ' ', 'undefined', 'mailto:a@b.c', 'javascript:alert(1)', 'ftp://x.org', '//x.org/a'];
  for (const value of [
    null,
    ...refused,
    'https://u:p@x.org',
    'http://a.b/c d',
    'http://',
    'see the notice',
  ]) {
    assert.equal(absoluteUrl(value), null, String(value));
  }
});

test('mail addresses go out of a text, and a long text without one takes no time', () => {
  assert.equal(
    withoutContacts('Ask a.person+x@agency.example.gov, or @agency; 5 @ 3.5 stays.'),
    'Ask [address on the page of the source], or @agency; 5 @ 3.5 stays.',
  );
  const long = 'a.'.repeat(100_000);
  assert.equal(withoutContacts(long), long);
});

test('telephone numbers go out of a text, and numbers of calls, laws and sums stay', () => {
  const gone = '[number on the page of the source]';
  for (const number of ['(202) 479-9376', '817-886-1881', '717.787.6245', '+1 800-555-0100'])
    assert.equal(withoutContacts(`Call ${number}, or wait.`), `Call ${gone}, or wait.`);
  for (const text of [
    'W911NF-24-S-0008 and HM0476-23-BAA-0001',
    'CFDA 93.866, 25 U.S.C. 5130-5131, 2026-2027',
    'https://a.example/817-886-1881 and 100.000.0000.00',
    'between 1,500,000 and 817886188 dollars',
    'order 12-817-886-1881-7',
  ])
    assert.equal(withoutContacts(text), text);
});

test('a text without markup reads as the same text with a comment in front of it', () => {
  const pieces = fc.constantFrom(
    'a',
    'Ageing',
    ' ',
    '  ',
    '\n',
    '\n\n',
    ' \n',
    '\t',
    '\u00a0',
    '\u3000',
    '\u200b',
    '\f',
    '\v',
    '\r\n',
    '•',
    '>',
    '"',
    'é',
    '\u0092',
  );
  fc.assert(
    fc.property(fc.array(pieces, { maxLength: 30 }), (list) => {
      const text = list.join('');
      assert.equal(plainText(text), plainText(`<!-- -->${text}`));
    }),
    { numRuns: 3_000 },
  );
});
