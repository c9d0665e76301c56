// O7 and O8: what is cited is what its identifier names, and a copy of a known text is called one.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { works } from '../../demo/omega/fiction.ts';
import { proposal } from '../../demo/omega/proposals.ts';
import { resolveCitation } from '../../src/omega/catalogue/citations.ts';
import { noveltyOf } from '../../src/omega/catalogue/novelty.ts';
import { claimsOf, recordOf, textOfRef } from '../../src/omega/catalogue/records.ts';
import { resolversBy } from '../../src/omega/catalogue/resolvers.ts';
import type { Citation, Hypothesis } from '../../src/omega/protocol/shapes.ts';
import { sourceFlaws } from '../../src/omega/protocol/sources.ts';
import { drawFrom } from '../../src/omega/scoring/chance.ts';
import { addDemo } from '../support/demo-app.ts';
import { omegaApp } from '../support/omega-door.ts';
import { createTestApp, noon, site } from '../support/test-app.ts';

const words =
  'amberine cohort dune thymus clearance marker survival fasting repair tissue proteome stalled membrane sirtuin autophagy plasma'.split(
    ' ',
  );

/** Works that only the register knows. */
const registered = Array.from({ length: 200 }, (_, n) => {
  const draw = drawFrom('register', String(n));
  const title = Array.from({ length: 8 }, () => words[Math.floor(draw() * words.length)]).join(' ');
  return { doi: `10.5555/register.${n}`, title: `${title}, report ${n}`, year: 1990 + (n % 30) };
});

/** How people write a title: with another case, without its end, with a subtitle, with a year that is off by one. */
const spellings: readonly ((work: (typeof registered)[number]) => Partial<Citation>)[] = [
  ({ title, year }) => ({ title, year }),
  ({ title, year }) => ({ title: title.toUpperCase(), year: year + 1 }),
  ({ title }) => ({ title: `${title}.` }),
  ({ title, year }) => ({ title: `${title}: a second look at the same animals`, year }),
];

test('O7: with a register at hand 100 of 100 planted fakes are caught, and of 200 real works none is refused', async () => {
  await using app = await omegaApp();
  const retracted = new Set(registered.slice(100, 125).map(({ doi }) => doi));
  const asked: string[] = [];
  const lookup = resolversBy({
    names: ['crossref'],
    desk: app.desk,
    now: () => noon,
    sleep: async () => undefined,
    mailto: 'operator@perennial.example',
    onBug: (error) => assert.fail(String(error)),
    fetch: async (url) => {
      asked.push(url);
      const doi = decodeURIComponent(/\/works\/([^?]+)/.exec(url)?.[1] ?? '');
      const work = registered.find((one) => one.doi === doi);
      if (!work) return new Response('', { status: 404 });
      const updates = retracted.has(doi) ? [{ type: 'retraction' }] : [];
      const issued = { 'date-parts': [[work.year]] };
      return Response.json({ message: { title: [work.title], issued, 'updated-by': updates } });
    },
  });
  const source = { reader: app.shelf.reader, now: noon, site };
  const cited = (ids: Citation['ids'], more: Partial<Citation>): Citation => ({
    key: 'c1',
    kind: 'article',
    title: 'left out',
    ids,
    ...more,
  });
  const stateOf = async (one: Citation) => (await resolveCitation(one, source, lookup)).state;

  const fakes: string[] = [];
  for (let n = 0; n < 25; n++) {
    const made = cited({ doi: `10.5555/never.${n}` }, { title: `A work that nobody wrote, number ${n}` });
    fakes.push(await stateOf(made));
    const other = registered[n + 50] as (typeof registered)[number];
    fakes.push(await stateOf(cited({ doi: registered[n]?.doi as string }, { title: other.title })));
    const gone = registered[100 + n] as (typeof registered)[number];
    fakes.push(await stateOf(cited({ doi: gone.doi }, { title: gone.title, year: gone.year })));
  }
  const count = (state: string) => fakes.filter((one) => one === state).length;
  assert.deepEqual([count('not_found'), count('mismatch'), count('retracted')], [25, 25, 25]);

  const [theory] = [...claimsOf(source)];
  const ref = `theories/${theory?.public_id}`;
  const text = recordOf(ref, source)?.text ?? '';
  const context = { evidence: new Map(), textOf: (one: string) => textOfRef(one, source) } as never;
  const quoted = (quote: string) =>
    sourceFlaws(
      { citations: [], evidence: [{ ref, quote, claim: 'x', stance: 'supports' } as never] },
      context,
    );
  let caught = 0;
  for (let n = 0; n < 25; n++) {
    // One letter of a sentence that stands there is another one.
    const at = 20 + n * 3;
    const letter = text[at] === 'z' ? 'y' : 'z';
    const changed = text.slice(at - 20, at) + letter + text.slice(at + 1, at + 60);
    if (quoted(changed).some(({ code }) => code === 'L2')) caught += 1;
    assert.deepEqual(quoted(text.slice(at - 20, at + 60)), [], 'a quote that stands there passes');
  }
  assert.equal(caught, 25);

  let refused = 0;
  for (const [n, work] of registered.entries()) {
    if (retracted.has(work.doi)) continue;
    const told = spellings[n % spellings.length]?.(work) ?? {};
    if ((await stateOf(cited({ doi: work.doi }, told))) !== 'resolved') refused += 1;
  }
  for (const { ids, title, year, retracted: is } of works) {
    if (!is && (await stateOf(cited({ doi: ids.doi }, { title, year }))) !== 'resolved') refused += 1;
  }
  assert.equal(refused, 0);
  assert.ok(asked.length > 200 && asked.every((url) => url.startsWith('https://api.crossref.org/works/')));
  // A register that is down refuses nothing.
  const bugs: unknown[] = [];
  const answering = (fetch: () => Promise<Response>) =>
    resolversBy({
      names: ['crossref'],
      desk: app.desk,
      now: () => noon,
      sleep: async () => undefined,
      mailto: '',
      onBug: (error) => bugs.push((error as Error).message),
      fetch,
    });
  const noAnswer = Object.assign(new Error(''), { code: 'ECONNREFUSED' });
  const down = answering(() => Promise.reject(new TypeError('fetch failed', { cause: noAnswer })));
  const page = answering(async () => new Response('<p>Come back later</p>'));
  const unknown = cited({ doi: '10.5555/while.down' }, { title: 'Asked while it was down' });
  for (const lookup of [down, page])
    assert.equal((await resolveCitation(unknown, source, lookup)).state, 'unchecked');
  assert.deepEqual(bugs, []);
  // One whose answers have another shape refuses nothing either, and is told of.
  const changed = answering(async () => Response.json({ work: {} }));
  assert.equal((await resolveCitation(unknown, source, changed)).state, 'unchecked');
  assert.deepEqual(bugs, ['what crossref answered could not be read']);
});

test('O8: of theories copied with 30 % of the words left out 99 in 100 are called copies, of single sentences 9 in 10, of unrelated texts none', async () => {
  await using app = await createTestApp();
  const world = await addDemo(app, { omega: false });
  const source = { reader: app.shelf.reader, now: noon, site };
  const known = [...claimsOf(source)].filter(({ text }) => text.split(' ').length >= 12);
  assert.ok(known.length > 20, `${known.length} texts`);
  const draw = drawFrom('copies', 'words');
  const blank = proposal(0, [], [], [{ id: 'o1' }], [{ name: 'x' }], draw) as Hypothesis;
  // Its chain and prediction speak of another world: what is compared is the statement.
  const stateOf = (statement: string) => noveltyOf({ ...blank, statement }, source).state;
  const share = (texts: readonly string[]) => {
    const tries = texts.flatMap((text) => Array.from({ length: 20 }, () => text.split(' ')));
    const copies = tries.filter((all) => stateOf(all.filter(() => draw() >= 0.3).join(' ')) === 'copy');
    return copies.length / tries.length;
  };
  const whole = known.filter(({ family }) => family === 'theories').map(({ text }) => text);
  const short = known.filter(({ family }) => family !== 'theories').map(({ text }) => text);
  assert.ok(share(whole) >= 0.99, `${share(whole)} of the theories`);
  // A single sentence loses the words that tell it apart more easily.
  assert.ok(share(short) >= 0.9, `${share(short)} of single sentences`);
  const others = [...(world.get('grants') ?? []), ...(world.get('events') ?? [])].flatMap(({ record }) => {
    const text = [record.title, record.summary, record.description].filter(Boolean).join('. ');
    return text.split(' ').length >= 12 ? [text] : [];
  });
  assert.ok(others.length > 50, `${others.length} texts`);
  assert.equal(others.filter((text) => stateOf(text) === 'copy').length, 0);
});

test('what is near to a hypothesis is named as its page names it: clusters by their slug', async () => {
  await using app = await createTestApp();
  await addDemo(app, { omega: false });
  const source = { reader: app.shelf.reader, now: noon, site };
  const clusters = [...claimsOf(source)].filter(({ family }) => family === 'theory_clusters');
  assert.ok(clusters.length > 3);
  const draw = drawFrom('near', 'words');
  const blank = proposal(0, [], [], [{ id: 'o1' }], [{ name: 'x' }], draw) as Hypothesis;
  for (const { public_id: slug, text } of clusters) {
    const record = recordOf(`theory_clusters/${slug}`, source);
    assert.equal(record?.public_id, slug);
    const { neighbours } = noveltyOf({ ...blank, statement: text }, source);
    assert.equal(neighbours[0]?.public_id, slug);
    const page = await app.app.fetch(new Request(`${site}/theories/clusters/${slug}`));
    assert.equal(page.status, 200, slug);
  }
});
