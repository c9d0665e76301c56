// Two hundred hostile texts in a real browser: in every text of every record they stay texts. No dialog opens,
// no script runs, nothing is asked of another site, and the page's policy has nothing to stop.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { demoWorld } from '../../demo/world.ts';
import { createApp } from '../../src/app.ts';
import { operations } from '../../src/catalogue.ts';
import { families } from '../../src/families.ts';
import { familyPage, recordPath } from '../../src/website/records/family-page.ts';
import { hasChromium, launch, served } from '../support/chromium.ts';
import { marker, payloads, watchedPage } from '../support/hostile-markup.ts';
import { takesLong } from '../support/often.ts';
import { appParts, noon } from '../support/test-app.ts';
import { demoSite, kinds } from '../support/website.ts';

const fixed =
  /^(?:id|.*_id|.*_ids|slug|public_id|labels|topics|.*_slug|.*_at|.*date.*|deadline|language|currency|amount)$/;

/** A record in which every text that may hold one begins with another payload. */
function poisoned(value: unknown, next: () => string, member = ''): unknown {
  if (typeof value === 'string') {
    return fixed.test(member) || !/\s/.test(value) ? value : `${next()} ${value}`.slice(0, 190);
  }
  if (Array.isArray(value)) return value.map((one) => poisoned(one, next, member));
  if (value === null || typeof value !== 'object') return value;
  const members = Object.entries(value).map(([name, inner]) => [name, poisoned(inner, next, name)] as const);
  return Object.fromEntries(members);
}

test('two hundred hostile texts are texts in a real browser, on lists, records, search and forms', {
  timeout: 600_000,
}, async (t) => {
  if (!takesLong(t) || !hasChromium(t)) return;
  assert.equal(new Set(payloads).size, 200);
  await using site = await demoSite();
  let turn = 0;
  const next = () => payloads[turn++ % payloads.length] as string;
  const paths = new Set<string>(Object.values(kinds));
  const taken = new Map<string, number>();
  for (const { family: name, record } of demoWorld({ now: noon })) {
    // What a schema refuses cannot reach a page.
    const stands = await site.test.add(name, poisoned(record, next) as object).then(
      () => true,
      () => false,
    );
    const family = families.find((one) => one.name === name);
    const page = family && familyPage(family, operations);
    if (!stands || !page?.hasPages || (taken.get(name) ?? 0) >= 2) continue;
    taken.set(name, (taken.get(name) ?? 0) + 1);
    paths.add(recordPath(page.family, record) as string);
  }
  for (const family of families) {
    const page = familyPage(family, operations);
    if (page?.list?.tier === 'public') paths.add(`${page.path}${page.list.input.limit ? '?limit=200' : ''}`);
  }
  // The documentation shows answers of this catalogue, one of each family.
  for (const { name, shows, tier } of operations) if (tier === 'public' && shows) paths.add(`/docs/${name}`);
  for (const at of [0, 5, 23, 40, 90, 160]) {
    paths.add(`/search?q=${encodeURIComponent(payloads[at] as string)}`);
    paths.add(`/grants?funder=${encodeURIComponent(payloads[at] as string)}&deadline_after=${at}`);
    paths.add(`/contact?correct=${encodeURIComponent(payloads[at] as string)}`);
  }
  await using server = await served((siteUrl) => {
    const parts = appParts(site.test);
    return createApp({ ...parts, config: { ...parts.config, siteUrl } });
  });
  await using browser = await launch();
  await using context = await browser.newContext({ viewport: { width: 1280, height: 900 } });
  const { happened, aliveOn } = await watchedPage(context, server.url);
  const met = new Set<string>();
  for (const path of paths) {
    const { text, alive } = await aliveOn(path);
    for (const one of alive) happened.push(`${path} holds ${one}`);
    assert.deepEqual(happened.slice(0, 5), [], path);
    for (const [at] of payloads.entries()) if (text.includes(marker(at))) met.add(marker(at));
  }
  assert.equal(met.size, payloads.length, `${met.size} of the payloads were shown`);
  assert.deepEqual(site.test.bugs, []);
});
