// Queries that are written by hand are those that URLSearchParams writes.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { formEncoded, queryText } from '../../src/website/kit/query-text.ts';
import { demoSite } from '../support/website.ts';

test('every character is written as a form writes it', () => {
  const encoded = (text: string) => new URLSearchParams({ '': text }).toString().slice(1);
  for (let unit = 0; unit < 0x3000; unit++) {
    const text = `a${String.fromCharCode(unit)}b`;
    assert.equal(formEncoded(text), encoded(text), `U+${unit.toString(16)}`);
  }
  for (const text of ['', ' ', "it's (a) ~test! + 100%20", '\ud800', 'x\udc00y', '\u{1f9ec}', '\uffff'])
    assert.equal(formEncoded(text), encoded(text), text);
});

test('names and values stand behind one another as they were given', () => {
  for (const pairs of [
    [],
    [['q', 'muscle']],
    [
      ['b c', '1&2=3'],
      ['a', ''],
      ['b c', 'ü'],
    ],
  ] as [string, string][][])
    assert.equal(queryText(pairs), new URLSearchParams(pairs).toString());
});

test('the pages of a list keep its question as it was asked, and name their first row in its place', async () => {
  await using site = await demoSite();
  const ways = async (path: string) => {
    const { text } = await site.visit(path);
    const pager = /<nav class="pager"[\s\S]*?<\/nav>/.exec(text)?.[0] ?? '';
    return [...pager.matchAll(/href="([^"]*)"/g)].map(([, to]) => (to as string).replaceAll('&amp;', '&'));
  };
  const expected = (path: string, offset: number) => {
    const [list, query = ''] = path.split('?');
    const asked = new URLSearchParams(query);
    if (offset === 0) asked.delete('offset');
    else asked.set('offset', String(offset));
    return asked.size === 0 ? list : `${list}?${asked.toString()}`;
  };
  for (const path of ['/labels?limit=5&offset=5', '/labels?offset=5&limit=5', '/labels?limit=5']) {
    const found = await ways(path);
    assert.ok(found.length >= 3, path);
    for (const to of found) {
      const offset = Number(new URLSearchParams(to.split('?')[1]).get('offset') ?? 0);
      assert.equal(to, expected(path, offset));
    }
  }
});
