// Two hundred hostile texts in what people write: essays, comments, names, projects, questions of markets. In a
// real browser they stay texts: nothing runs, nothing foreign is asked, the page's policy has nothing to stop.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createApp } from '../../src/app.ts';
import { hasChromium, launch, served } from '../support/chromium.ts';
import { marker, payloads, watchedPage } from '../support/hostile-markup.ts';
import { anEssay, anOpenMarket, aPerson } from '../support/market-world.ts';
import { takesLong } from '../support/often.ts';
import { aProject, ownTeam } from '../support/projects.ts';
import { app, secret } from '../support/review-world.ts';
import { appParts } from '../support/test-app.ts';

const numberIn = (text: string) => payloads.map((_, at) => marker(at)).filter((one) => text.includes(one));

test('E1: two hundred hostile texts in essays, comments, names, projects and markets are texts in a real browser', {
  timeout: 600_000,
}, async (t) => {
  if (!takesLong(t) || !hasChromium(t)) return;
  await using world = await app();
  const { db } = world.desk;
  const { clock } = world;
  const ada = await ownTeam(world);
  const essay = await anEssay(world.desk, clock.now);
  const { id } = await db.selectFrom('essays').select('id').executeTakeFirstOrThrow();
  const body_md = payloads
    .map((one) => `A paragraph: ${one}\n\n[${one}](${one}) and [[grant:${one}]]`)
    .join('\n\n');
  await db
    .updateTable('essay_revisions')
    .set({ title: payloads.slice(0, 20).join(' '), summary: payloads.slice(20, 60).join(' '), body_md })
    .execute();
  await db
    .updateTable('essays')
    .set({
      draft_title: payloads.slice(60, 90).join(' '),
      draft_md: body_md,
      comments_open: 1,
      author_id: ada.user,
    })
    .execute();
  for (const [at, payload] of payloads.entries()) {
    const user_id = await aPerson(world.desk, payload, clock.now);
    const said = { subject_kind: 'essay', subject_id: id, parent_id: null, removed_at: null } as const;
    const created_at = clock.now.toISOString();
    await db
      .insertInto('desk_comments')
      .values({
        id: `00000000-0000-4000-8000-${String(at).padStart(12, '0')}`,
        ...said,
        user_id,
        body: payload,
        created_at,
      })
      .execute();
  }
  const market = await anOpenMarket(world.desk, clock.now);
  await db
    .updateTable('markets')
    .set({ question: payloads.slice(0, 100).join(' '), criteria_md: payloads.join('\n\n') })
    .execute();
  await db
    .updateTable('market_outcomes')
    .set({ label: payloads.slice(100).join(' ') })
    .execute();
  const { id: project } = await aProject(world, ada.team.id, {
    title: payloads.slice(0, 70).join(' '),
    summary: payloads.slice(70, 140).join(' '),
    text_md: body_md,
    stage: payloads[150] as string,
    keywords: payloads.slice(140),
  });
  await using server = await served((siteUrl) => {
    const parts = appParts(world);
    return createApp({ ...parts, secret, config: { ...parts.config, siteUrl } });
  });
  await using browser = await launch();
  await using context = await browser.newContext({ viewport: { width: 1280, height: 900 } });
  const cookies = [...ada.browser.cookies];
  await context.addCookies(cookies.map(([name, value]) => ({ name, value, url: server.url })));
  const { happened, aliveOn } = await watchedPage(context, server.url);
  const all: Record<string, number> = {
    [`/essays/${essay}`]: payloads.length,
    '/essays': 20,
    [`/essays/${id}/edit`]: payloads.length,
    [`/essays/${id}/preview`]: payloads.length,
    [`/markets/${market}`]: payloads.length,
    '/markets': 100,
    [`${ada.list}/${project}`]: payloads.length,
    [`${ada.list}/${project}/edit`]: payloads.length,
    [ada.list]: 70,
    [`/report?kind=essay&id=${encodeURIComponent(payloads[3] as string)}`]: 0,
    [`/essays?q=${encodeURIComponent(payloads[5] as string)}`]: 1,
    [`/account/searches/new?list=list_grants&query=${encodeURIComponent(`q=${payloads[7]}`)}`]: 0,
  };
  for (const [path, least] of Object.entries(all)) {
    const { text, alive } = await aliveOn(path);
    assert.deepEqual([...happened, ...alive].slice(0, 5), [], path);
    const shown = numberIn(text).length;
    assert.ok(shown >= least, `${path} shows ${shown} of ${least}`);
  }
  assert.deepEqual(world.bugs, []);
});
