// The pages of Omega Point: what a run shows, what is labelled, what is gone, and that every number on them
// can be recounted from what they link to.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { demoRuns } from '../../demo/omega/runs.ts';
import { gateTexts } from '../../src/families/omega/gate-texts.ts';
import { sha256 } from '../../src/omega/protocol/canonical.ts';
import { kindsOfSteps } from '../../src/omega/protocol/protocol.ts';
import { listRun, unlistRun } from '../../src/omega/publishing/listing.ts';
import { replay } from '../../src/omega/publishing/replay.ts';
import { readStatement } from '../../src/omega/publishing/statement.ts';
import { unzipped } from '../../src/omega/publishing/zip.ts';
import { noon, pass, site as siteUrl } from '../support/test-app.ts';
import { demoSite, publishedBy, type TestSite } from '../support/website.ts';

const run = publishedBy('run', 'discover');
const id = run.split('/').at(-1) as string;
const experiment = publishedBy('experiment', 'discover');
const hypothesis = publishedBy('hypothesis', 'discover');

/** What the site shows once its shelf has followed the log. */
async function followed(site: TestSite): Promise<void> {
  await site.test.add('labels');
}

test('pages of the runs of the demo', async (t) => {
  await using site = await demoSite();

  await t.test(
    'a run is shown step by step, with gates, controls, ranking and second opinions, and leads to its archive',
    async () => {
      const { text: page } = await site.visit(run);
      const steps = demoRuns().omega_steps.filter(
        ({ run_id, state }) => run_id === id && state === 'accepted',
      );
      for (const { n, kind, digest } of steps) {
        assert.match(page, new RegExp(`<th scope="row" class="number">${n}</th><td>${kind}</td>`));
        assert.ok(page.includes(`<code>${digest?.slice(0, 12)}</code>`));
      }
      for (const said of [
        />P1</,
        />P8</,
        /12 of 12/,
        /A second opinion on amberine/,
        /self-declared/,
        /Not medical advice/,
      ])
        assert.match(page, said);
      // What each gate asks stands where it is named, from one list.
      const asked = Object.entries(gateTexts);
      const [bench, protocol] = await Promise.all(
        ['/omega/workbench?way=paste', '/omega/protocols/1'].map(
          async (path) => (await site.visit(path)).text,
        ),
      );
      for (const [gate, what] of asked) {
        if (!/^P(?:9|10)$/.test(gate))
          assert.ok(page.includes(` data-head="What it asks">${what}</td>`), gate);
        assert.ok(bench?.includes(`${gate} <strong></strong>: ${what}`), gate);
        assert.ok(protocol?.includes(`<dt>${gate}</dt><dd>${what}</dd>`), gate);
      }
      assert.match(page, /<svg[^>]+aria-label="Strength from pairwise games\./);
      for (const [ending, type] of [
        ['svg', 'image/svg+xml'],
        ['csv', 'text/csv'],
      ])
        assert.equal((await site.visit(`${run}/figures/strength.${ending}`)).type, type);
      assert.equal((await site.visit(`${run}/figures/other.svg`)).status, 404);
      const twin = await site.visit(`${run}.json`);
      assert.equal(twin.type, 'application/json');
      assert.equal(JSON.parse(twin.text).run.public_id, id);
      const text = await site.visit(`${run}.md`);
      assert.equal(text.type, 'text/markdown');
      for (const said of [
        /^# Amberine/,
        /## Gates\n\n\| Gate \|/,
        /\| P4 \| [^|]+ \| passed \|/,
        /## Second opinions/,
      ])
        assert.match(text.text, said);
      assert.equal(text.text.match(/^\| \d+ \|/gm)?.length, steps.length, 'each step has its line');
      assert.equal((await site.visit(`/api/v1/omega/runs/${id}/manifest.json`)).status, 200);
      assert.deepEqual(site.test.bugs, []);
    },
  );

  await t.test('each run of the demo recounts from its archive, signed by this service', async () => {
    const keys = (await site.test.get('/.well-known/webhook-keys.json')).body.keys as {
      id?: string;
      key_id?: string;
    }[];
    const files = new Map<string, ReturnType<typeof unzipped>['files']>();
    for (const { id: one, of_run } of demoRuns().omega_runs) {
      const answered = await site.test.app.fetch(new Request(`${siteUrl}/api/v1/omega/runs/${one}/manifest`));
      const archive = unzipped(new Uint8Array(await answered.arrayBuffer()));
      assert.deepEqual(archive.damage, []);
      files.set(one, archive.files);
      const recounted = replay(archive.files, of_run === null ? null : (files.get(of_run) ?? null));
      assert.deepEqual(recounted.problems, [], one);
      assert.equal(recounted.recounted, true, one);
      const statement = readStatement(Buffer.from(archive.files.get('statement.json') ?? []).toString());
      assert.ok(
        keys.some((key) => (key.key_id ?? key.id) === statement?.keyId),
        JSON.stringify(keys),
      );
    }
  });

  await t.test(
    'a hypothesis shows its chain, what would sink it, who decided each item, evidence and neighbours',
    async () => {
      const { text: page } = await site.visit(hypothesis);
      for (const said of [
        /The causal chain/,
        /class="mark">evidence</,
        /class="mark unsure">assumption</,
        /What would sink it/,
        /this service/,
        /a critic/,
        /The strongest objections/,
        /The nearest known texts/,
        /does not say that it is new|A known text is close/,
      ])
        assert.match(page, said);
      assert.equal(page.match(/href="\/omega\/protocols\/1#(?:pp|ep|fa|am)_/g)?.length, 20);
      const [, named] = /<a href="#(ev_\w+)">/.exec(page) ?? [];
      assert.ok(page.includes(`<tr id="${named}">`), 'a reference leads to its evidence');
      assert.match(page, /href="https:\/\/doi\.org\/10\.5555\//);
      assert.match(page, new RegExp(`href="${run}"`));
    },
  );

  await t.test(
    'an experiment shows its plan, the result beside the rule that it meets, and open grants with the question asked',
    async () => {
      const { text: page } = await site.visit(experiment);
      for (const said of [
        /Preregistration/,
        /Fixed before any data/,
        /1\. Have any data been collected\?/,
        /9\. Type of study\?/,
        /it meets the rule <q>difference between the arms ≥ 0 and ≤ 10 %<\/q>: inconclusive/,
        /Self-reported/,
        /recomputed; it agrees/,
        /Asked as this page is read: <q>[^<]+<\/q>/,
        /SHA-256 of the preregistration/,
      ])
        assert.match(page, said);
      const grant = /id="grants"[\s\S]*?href="(\/grants\/[^"]+)"/.exec(page)?.[1] as string;
      assert.equal((await site.visit(grant)).status, 200);
    },
  );

  await t.test('theories show the runs that tested them', async () => {
    const tested = demoRuns().omega_runs.find(({ kind }) => kind === 'test');
    const [theory] = JSON.parse(tested?.theory_ids ?? '[]') as string[];
    const { text: page } = await site.visit(`/theories/${theory}`);
    assert.match(page, /Runs that tested it/);
    assert.ok(page.includes(publishedBy('hypothesis', 'test')) && page.includes(publishedBy('run', 'test')));
  });
});

test('what is not listed is labelled, and kept from search engines, lists and site maps; listing changes it', async () => {
  await using site = await demoSite();
  const { desk, ledger } = site.test;
  await unlistRun(desk, ledger, id, { state: 'published', reason: 'looked at again' }, noon);
  await followed(site);
  for (const path of [run, experiment, hypothesis]) {
    const page = await site.visit(path);
    assert.equal(page.status, 200, path);
    assert.match(page.text, /Unreviewed/, path);
    assert.match(page.text, /<meta name="robots" content="noindex">/, path);
  }
  for (const path of ['/omega', '/omega/experiments', '/omega/hypotheses', '/sitemaps/experiments.xml'])
    assert.ok(!(await site.visit(path)).text.includes(experiment), path);
  await listRun(desk, ledger, id, 'operator', noon);
  await followed(site);
  const listed = await site.visit(experiment);
  assert.match(listed.text, /Listed after a review/);
  assert.doesNotMatch(listed.text, /noindex/);
});

test('what was withdrawn or removed answers 410, as pages and as data, with the reason of whoever withdrew it', async () => {
  await using site = await demoSite();
  const { desk, ledger } = site.test;
  const paths = [run, experiment, hypothesis, `${run}.json`];
  const data = [
    `/omega/experiments/${experiment.split('/').at(-1)}`,
    `/omega/hypotheses/${hypothesis.split('/').at(-1)}`,
    `/omega/runs/${id}/published`,
    `/omega/runs/${id}/manifest.json`,
    `/omega/runs/${id}/manifest`,
  ];
  for (const [state, said] of [
    ['withdrawn', /has withdrawn it: The arms were mixed up\./],
    ['removed', /taken out of this service/],
  ] as const) {
    await unlistRun(desk, ledger, id, { state, reason: 'The arms were mixed up.' }, noon);
    await followed(site);
    for (const path of paths) {
      const page = await site.visit(path);
      assert.equal(page.status, 410, `${state} ${path}`);
      assert.match(page.text, said, path);
      if (state === 'removed') assert.doesNotMatch(page.text, /mixed up/);
    }
    for (const path of data) {
      const { status, body } = await site.test.get(path);
      assert.deepEqual([status, body.code], [410, 'gone'], `${state} ${path}`);
    }
    const comment = await site.test.send('POST', `/api${data[0]}/comments`, {
      body: { body: 'Still here?' },
    });
    assert.equal(comment.status, 404);
  }
  // What is about it stays, and says so.
  assert.equal((await site.visit(publishedBy('run', 'review'))).status, 200);
  assert.deepEqual(site.test.bugs, []);
});

test('an experiment is reported without scripts, and its comments are followed as a feed', async () => {
  await using site = await demoSite();
  const page = await site.visit(experiment);
  const [, report = ''] = /href="([^"]+\/report)"/.exec(page.text) ?? [];
  const [, feed = ''] = /href="([^"]+\/comments\.atom)"/.exec(page.text) ?? [];
  assert.match((await site.visit(report)).text, /What is wrong/);
  const refused = await site.post(report, { reason: 'boredom' });
  assert.equal(refused.status, 400);
  const sent = await site.post(report, { reason: 'copied', message: 'Word for word.' });
  assert.equal(sent.status, 202);
  const kept = await site.test.desk.db.selectFrom('omega_reports').selectAll().execute();
  assert.deepEqual(
    kept.map(({ public_id, reason, message }) => [public_id, reason, message]),
    [[experiment.split('/').at(-1), 'copied', 'Word for word.']],
  );
  assert.equal((await site.visit(feed)).type, 'application/atom+xml');
  for (const body of ['Was it <b>blinded</b>?', 'By whom?']) {
    pass(site.test, 60_000);
    await site.test.send('POST', `/api${experiment}/comments`, { body: { body } });
  }
  const { text } = await site.visit(feed);
  assert.deepEqual(
    [...text.matchAll(/<summary type="html"><!\[CDATA\[(.*)\]\]>/g)].map(([, said]) => said),
    ['By whom?', 'Was it &lt;b&gt;blinded&lt;/b&gt;?'],
  );
  assert.equal((await site.visit('/omega/experiments/oe-00000000/comments.atom')).status, 404);
  for (const path of ['/omega/experiments.atom', '/omega/hypotheses.atom'])
    assert.equal((await site.visit(path)).type, 'application/atom+xml', path);
  const runs = await site.visit('/omega/runs');
  for (const [path, type] of [
    ['/omega/runs.atom', 'application/atom+xml'],
    ['/omega/runs/feed.json', 'application/feed+json'],
  ] as const) {
    assert.ok(runs.text.includes(`href="${path}"`), path);
    const found = await site.visit(path);
    assert.equal(found.type, type);
    assert.ok(found.text.includes(publishedBy('run', 'discover')), path);
  }
  assert.deepEqual(site.test.bugs, []);
});

test('the protocol page holds every instruction as it is hashed', async () => {
  await using site = await demoSite({ filled: false });
  const { text: page } = await site.visit('/omega/protocols/1');
  const shown = page.replaceAll('&#39;', "'").replaceAll('&quot;', '"').replaceAll('&amp;', '&');
  for (const [kind, { instructions }] of Object.entries(kindsOfSteps)) {
    assert.ok(shown.includes(`<p class="words">${instructions}</p>`), kind);
    assert.ok(page.includes(sha256(instructions)), kind);
  }
  assert.equal((await site.visit('/omega/method.md')).type, 'text/markdown');
  assert.match((await site.visit('/omega/method')).text, /None of this shows that a model reasons well/);
});
