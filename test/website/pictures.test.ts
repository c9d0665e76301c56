// Pictures are made on the server, and say the same to whoever sees them, hears them or reads them as data.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { aGrant } from '../support/records.ts';
import { demoSite, kinds, type TestSite } from '../support/website.ts';

/** Where the site promises a picture, and what it is called there. */
const promised: Readonly<Record<string, readonly string[]>> = {
  '/': ['Deadlines by week', 'Money by funder'],
  [String(kinds.grant)]: ['Dates of the call'],
  [String(kinds.event)]: ['Dates of the event'],
  [String(kinds.company)]: ['Scores by dimension', 'The shape of the rating'],
  [String(kinds['preservation company'])]: ['Scores by dimension', 'The shape of the rating'],
  [String(kinds.fund)]: ['Mean rating by dimension', 'How the reviews spread', 'The shape of the rating'],
  [String(kinds.project)]: ['Scientific rating', 'Breakthrough rating', 'Investor rating'],
  [String(kinds.hero)]: ['Scores by dimension', 'The shape of the rating', 'What they said they believe'],
  [String(kinds.theory)]: ['How the theory was judged', 'How it reasons'],
  '/theories/clusters/thrifty-cell': ['Where the claim stands'],
};

interface Shown {
  readonly title: string;
  readonly sentence: string;
  readonly svg: string;
  readonly cells: readonly string[];
  readonly files: readonly string[];
}

function figuresOf(page: string): readonly Shown[] {
  return [...page.matchAll(/<figure class="figure">([\s\S]*?)<\/figure>/g)].map(([, inner = '']) => ({
    title: /<figcaption><strong>([^<]*)/.exec(inner)?.[1] ?? '',
    sentence: /<span class="small muted">([^<]*)/.exec(inner)?.[1] ?? '',
    svg: /<svg [\s\S]*<\/svg>/.exec(inner)?.[0] ?? '',
    cells: [...inner.matchAll(/<td[^>]*>([^<]*)/g)].map(([, cell = '']) => cell),
    files: [...inner.matchAll(/href="([^"]*\.(?:svg|csv))"/g)].map(([, file = '']) => file),
  }));
}

async function mustSayTheSame(site: TestSite, shown: Shown, path: string): Promise<void> {
  const where = `${path}: ${shown.title}`;
  assert.match(shown.sentence, /\w \w.*\.$/, `${where} has a sentence`);
  assert.match(shown.svg, /^<svg aria-label="[^"]{20,}"/, `${where} has a text alternative`);
  assert.match(shown.svg, / role="img"/, where);
  assert.doesNotMatch(shown.svg, /<style|\sstyle=|<script|<foreignObject/i, where);
  assert.ok(shown.cells.length >= 2, `${where} has its figures as a table`);
  assert.deepEqual(
    shown.files.map((file) => file.slice(-4)),
    ['.svg', '.csv'],
    where,
  );
  const [svg, csv] = await Promise.all(shown.files.map((file) => site.visit(file)));
  assert.equal(svg?.type, 'image/svg+xml', where);
  assert.ok(svg?.text.startsWith('<svg '), where);
  assert.equal(csv?.type, 'text/csv', where);
  const lines = csv?.text.trim().split('\r\n') ?? [];
  assert.ok(lines.length >= 2, `${where} has a row`);
}

test('every picture that is promised is a figure with a sentence, a text alternative, its table and its files', async () => {
  await using site = await demoSite();
  for (const [path, titles] of Object.entries(promised)) {
    const { text } = await site.visit(path);
    const shown = figuresOf(text);
    for (const title of titles)
      assert.ok(
        shown.some((one) => one.title === title),
        `${path} has “${title}”`,
      );
  }
  for (const path of Object.values(kinds)) {
    const page = await site.visit(path);
    for (const shown of figuresOf(page.text)) await mustSayTheSame(site, shown, path);
  }
  assert.deepEqual(site.test.bugs, []);
});

test('the spread of reviews counts each review once, and says nothing of fewer than three', async () => {
  await using site = await demoSite({ filled: false });
  await site.test.add('organizations', {
    id: 'f',
    public_id: 'fund',
    name: 'A fund',
    org_type: 'foundation',
    published: true,
  });
  const review = (id: string, speed: number, candour: number) => ({
    id,
    organization_id: 'f',
    dimensions: { speed, candour },
    published: true,
  });
  await site.test.add('fund_reviews', review('a', 5, 4), review('b', 2, 1));
  const few = await site.test.get('/ratings/funds/fund');
  assert.equal(few.body.fund.rating_counts, null);
  assert.ok(!figuresOf((await site.visit('/funds/fund')).text).some(({ title }) => /spread/.test(title)));
  await site.test.add('fund_reviews', review('c', 5, 5));
  const enough = await site.test.get('/ratings/funds/fund');
  assert.deepEqual(enough.body.fund.rating_counts, { 1: 0, 2: 1, 3: 0, 4: 0, 5: 2 });
  const spread = figuresOf((await site.visit('/funds/fund')).text).find(({ title }) => /spread/.test(title));
  assert.equal(spread?.sentence, 'Of 3 reviews, 2 come to 5 of 5 on average, which is the most.');
});

test('a claim is drawn with all that is broader and narrower, and a circle of claims has an end', async () => {
  await using site = await demoSite({ filled: false });
  const claim = (slug: string, parent: string | null, more: object = {}) => ({
    id: slug,
    slug,
    canonical_statement: `The claim ${slug}.`,
    level: 'claim',
    ...(parent ? { parent_cluster_slug: parent } : {}),
    ...more,
  });
  await site.test.add(
    'theory_clusters',
    claim('root', null),
    claim('one', 'root'),
    claim('other', 'root'),
    claim('below', 'one'),
    claim('gone', 'one', { deprecated: true }),
    claim('hen', 'egg'),
    claim('egg', 'hen'),
  );
  const table = async (path: string) =>
    figuresOf((await site.visit(path)).text)
      .find(({ title }) => title === 'Where the claim stands')
      ?.cells.filter((_, at) => at % 4 === 0);
  assert.deepEqual(await table('/theories/clusters/one'), ['below', 'one', 'other', 'root']);
  assert.deepEqual(await table('/theories/clusters/hen'), ['egg', 'hen']);
  assert.deepEqual(site.test.bugs, []);
});

test('in the sentence of a timeline abbreviations keep their capitals, and no label ends it', async () => {
  await using site = await demoSite();
  const date = { rolling: false, precision: 'day', evidence_ids: [] };
  const deadlines = [
    { ...date, kind: 'loi', label: 'Date for AIDS research', date: '2026-04-01', at: '2026-04-01T23:59:59Z' },
    { ...date, kind: 'full', label: 'NIH date', date: '2026-06-01', at: '2026-06-01T23:59:59Z' },
  ];
  await site.test.add(
    'grants',
    aGrant({ id: 'dated', deadline: '2026-06-01T23:59:59Z', detail: { deadlines } }),
  );
  assert.match(
    (await site.visit('/grants/dated')).text,
    /From 1 April 2026 \(date for AIDS research\) to 1 June 2026 \(NIH date\)\./,
  );
  assert.match(
    (await site.visit(String(kinds.hero))).text,
    /From [^<]* \(ageing is one process\) to [^<]*brake\)\./,
  );
});

test('a timeline of many dates keeps its first, its last and those that come next, and says what it leaves out', async () => {
  await using site = await demoSite();
  const year = site.test.clock.now.getUTCFullYear();
  const deadlines = Array.from({ length: 20 }, (_, at) => {
    const date = `${year - 1 + Math.floor(at / 4)}-${['02', '05', '08', '11'][at % 4]}-28`;
    return {
      ...{ kind: 'full', label: `Date ${at + 1}`, date, at: `${date}T22:00:00Z` },
      ...{ rolling: false, precision: 'minute', evidence_ids: [] },
    };
  });
  const next = deadlines.findIndex(({ at }) => Date.parse(at) > site.test.clock.now.getTime());
  await site.test.add(
    'grants',
    aGrant({ id: 'standing', deadline: deadlines[next]?.at, detail: { deadlines } }),
  );
  const { text } = await site.visit('/grants/standing');
  assert.match(
    text,
    /From 28 February \d{4} \(date 1\) to 28 November \d{4} \(date 20\); 8 between them are left out here\./,
  );
  const told = figuresOf(text).find(({ title }) => title === 'Dates of the call')?.cells ?? [];
  assert.equal(told.includes(`Date ${next + 1}`), true, 'the next date');
  assert.deepEqual([told[0], told.at(-2)], ['Date 1', 'Date 20']);
});
