// A crawler that begins at the front page and follows every link: over the demo, and over records that hold
// a canary in every member, some of them hidden.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { families } from '../../src/families.ts';
import { canaries, canariesIn, picksOf } from '../promises/canaries.ts';
import { canaryWorld } from '../promises/canary-world.ts';
import { takesLong } from '../support/often.ts';
import { site as siteUrl } from '../support/test-app.ts';
import { demoSite, pathsIn, type TestSite } from '../support/website.ts';

/** Lists of higher tiers say what they are and who may read them; no other door is closed. */
const higher = new Set(
  families.flatMap(({ page, tier }) => (page !== undefined && tier !== 'public' ? page : [])),
);

/** A made-up record says that it became another one, which nobody made. */
function isUnmade(path: string, from: string): boolean {
  return from.startsWith('308 ') && path.includes('canary');
}

/** Of the lists that one filter makes a few stand for all; pages of a list are followed to the last. */
function fewOfEach(most: number): (path: string) => boolean {
  const met = new Map<string, number>();
  return (path) => {
    const [list, query] = path.split('?');
    const name = query?.split('=')[0];
    if (name === undefined || name === 'offset' || name === 'before') return false;
    const key = `${list} ${name}`;
    met.set(key, (met.get(key) ?? 0) + 1);
    return (met.get(key) as number) > most;
  };
}

/** The pages in the site maps: every record that the public may see. */
async function mapped(site: TestSite): Promise<readonly string[]> {
  const locations = async (path: string) =>
    [...(await site.visit(path)).text.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address]) =>
      (address as string).slice(siteUrl.length).replaceAll('&amp;', '&'),
    );
  const maps = await locations('/sitemap.xml');
  return (await Promise.all(maps.map(locations))).flat();
}

test('from the front page on every public record is reached, no link is broken, and nothing is shown of a higher tier', async (t) => {
  if (!takesLong(t)) return;
  await using site = await demoSite();
  for (const { family, record } of canaryWorld(canaries(), picksOf(20260302), 1))
    await site.test.add(family, record);
  const seen = new Set<string>();
  const waiting: (readonly [string, string])[] = [['/', '']];
  const wrong: string[] = [];
  const isOneMore = fewOfEach(8);
  let shown = 0;
  for (let next = waiting.shift(); next && seen.size < 6_000; next = waiting.shift()) {
    const [path, from] = next;
    if (seen.has(path) || isOneMore(path)) continue;
    seen.add(path);
    const { status, text: page, type, headers } = await site.visit(path);
    if (status === 403) {
      assert.ok(higher.has(path.split('?')[0] as string), `403 ${path} from ${from}`);
      assert.match(page, /For the (?:full|top) tier/, path);
      assert.match(page, /href="\/docs\/guides\/tiers"/, path);
    } else if (status >= 400 && !isUnmade(path, from)) wrong.push(`${status} ${path} from ${from}`);
    const words = page.slice(page.indexOf('<main')).replaceAll(/<[^>]+>/g, '\n');
    const many = /(?<![\d.,:+–−/-])\b1 (?!(?:is|has|was|as|hypothesis|series)\b)[a-z]+s\b/.exec(words);
    if (many && type === 'text/html') wrong.push(`${path} says ${many[0]}`);
    const found = canariesIn(page);
    shown += found.filter(({ rank }) => rank === 0).length;
    // What the address itself says is no news to whoever asked it.
    const leak = found.find(({ rank, canary }) => rank > 0 && !path.includes(canary));
    if (leak) wrong.push(`${path} shows ${leak.canary}`);
    if (status >= 300) waiting.push([(headers.get('location') ?? '/').replace(siteUrl, ''), `308 ${path}`]);
    // What a filter of a filter leads to is endless.
    if (type === 'text/html' && (path.split('?')[1] ?? '').split('&').length < 2)
      waiting.push(...pathsIn(page).map((one) => [one, path] as const));
  }
  t.diagnostic(`${seen.size} addresses`);
  assert.deepEqual(wrong.slice(0, 20), []);
  assert.equal(waiting.length, 0, 'the crawl came to its end');
  assert.ok(seen.size > 500 && shown > 200, `${seen.size} pages, ${shown} canaries that may be shown`);
  const missed = (await mapped(site)).filter((path) => !seen.has(path));
  assert.deepEqual(missed.slice(0, 10), [], `${missed.length} pages are in a site map alone`);
  assert.deepEqual(site.test.bugs, []);
});
