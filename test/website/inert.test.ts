// What pages never do: show a tier what REST would not show it, or let a text of a record become markup.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { operations } from '../../src/catalogue.ts';
import { families } from '../../src/families.ts';
import { familyPage, recordPath } from '../../src/website/records/family-page.ts';
import { canaries, canariesIn, picksOf } from '../promises/canaries.ts';
import { canaryWorld } from '../promises/canary-world.ts';
import { demoSite, kinds } from '../support/website.ts';

/** What everyone may know of a record whose family needs a key: the page of a funder names it. */
const profiled = new Set(['organizations', 'investors', 'sponsors']);

test('no page, twin, feed or site map shows the public what is of a higher tier or of nobody', async () => {
  await using site = await demoSite({ filled: false });
  const world = canaryWorld(canaries(), picksOf(20260301), 3);
  for (const { family, record } of world) await site.test.add(family, record);
  const paths = new Set<string>([
    '/',
    '/search?q=canary',
    '/changes',
    '/changes.atom',
    '/labels',
    '/status',
    '/sitemap.xml',
  ]);
  for (const family of families) {
    const page = familyPage(family, operations);
    if (!page || profiled.has(family.name)) continue;
    for (const ending of ['', '.csv', '.md', '.atom', '.jsonld']) paths.add(page.path + ending);
    paths.add(`/sitemaps/${family.name}.xml`);
    for (const { family: of, record } of world) {
      const path = of === family.name ? recordPath(family, record) : null;
      if (path) for (const ending of ['', '.md', '.jsonld', '.bib']) paths.add(path + ending);
    }
  }
  let shown = 0;
  for (const path of paths) {
    const { status, text } = await site.visit(path);
    assert.ok(status < 500, `${path}: ${site.test.bugs[0]}`);
    const found = canariesIn(text);
    shown += found.filter(({ rank }) => rank === 0).length;
    // What the address itself says is no news to whoever asked it.
    const leak = found.find(({ rank, canary }) => rank > 0 && !path.includes(canary));
    assert.equal(leak, undefined, `${path} shows ${leak?.canary}`);
  }
  assert.ok(shown > 200, `pages show what is public (${shown})`);
});

const payloads = [
  '<script>alert(1)</script>',
  '"><img src=x onerror=alert(1)>',
  "'><svg/onload=alert(1)>",
  '</title></textarea></style></script><b id=hostile>',
  '{{7*7}}<%= alert(1) %>',
  '<!--<a href="javascript:alert(1)">',
  '&lt;script&gt;\u2028]]>',
];

/** A record with a payload in every text that may hold one. */
function poisoned(value: unknown, payload: string, member = ''): unknown {
  if (typeof value === 'string') {
    const fixed =
      /^(?:id|.*_id|.*_ids|slug|public_id|labels|topics|.*_slug|.*_at|.*date.*|deadline|language|currency|amount)$/.test(
        member,
      );
    return fixed || !/\s/.test(value) ? value : `${payload} ${value}`.slice(0, 190);
  }
  if (Array.isArray(value)) return value.map((one) => poisoned(one, payload, member));
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]) => [name, poisoned(inner, payload, name)]),
  );
}

test('hostile texts are texts on every kind of page', async () => {
  await using site = await demoSite();
  const { demoWorld } = await import('../../demo/world.ts');
  const { noon } = await import('../support/test-app.ts');
  let poisonedRecords = 0;
  for (const [at, { family, record }] of [...demoWorld({ now: noon })].entries()) {
    const hostile = poisoned(record, payloads[at % payloads.length] as string) as object;
    // What a schema refuses cannot reach a page.
    await site.test.add(family, hostile).then(
      () => poisonedRecords++,
      () => undefined,
    );
  }
  assert.ok(poisonedRecords > 200, `${poisonedRecords}`);
  let met = 0;
  for (const [kind, path] of Object.entries(kinds)) {
    const { status, text } = await site.visit(path);
    assert.ok(status < 500, kind);
    if (
      text.includes('&lt;script&gt;alert(1)') ||
      text.includes('onerror=alert(1)&gt;') ||
      text.includes('onload=alert(1)&gt;')
    )
      met++;
    assert.doesNotMatch(text, /<script>alert|<b id=hostile|href="javascript:/i, kind);
    // What stands between quotes of an attribute is a text of it, such as the alternative of a picture.
    const tags = text.replaceAll(/="[^"]*"/g, '=""');
    assert.doesNotMatch(tags, /<[a-z]+\b[^>]*\son\w+\s*=|<(?:img|svg)[^>]*on(?:error|load)=/i, kind);
  }
  assert.ok(met > 5, `hostile texts stand on ${met} kinds of pages`);
  assert.deepEqual(site.test.bugs, []);
});
