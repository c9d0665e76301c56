// The workbench in a real browser: a run from the first question to the published page, by the keyboard, with
// a key that nobody but the provider ever sees; and by hand, without any provider.

import assert from 'node:assert/strict';
import { createServer } from 'node:http';
import { test } from 'node:test';
import { scripted } from '../../demo/omega/caller.ts';
import { createApp } from '../../src/app.ts';
import { endpointOf, workbenchPolicy } from '../../src/website/omega/workbench-page.ts';
import { hasChromium, launch, served, violations } from '../support/chromium.ts';
import { listening } from '../support/listening.ts';
import { takesLong } from '../support/often.ts';
import { goal, omegaApp, sameBytes } from '../support/omega-door.ts';
import { answerTo } from '../support/omega-model.ts';
import { appParts } from '../support/test-app.ts';
import { demoSite } from '../support/website.ts';

const summary =
  'Fictional. A script behind the interface of a provider answered every step in this page; a person typed the question, watched the steps being accepted, read the board with its groups and gates, and published what came of it.';

/** What stood in a field, as the page shows it again. */
const asTyped = (text: string) => `value="${text.replaceAll('&', '&amp;').replaceAll("'", '&#39;')}"`;

const canary = 'canary-of-a-key-2b90';

test('the policy of the workbench names one origin, and only addresses over TLS or of this computer are taken', async () => {
  await using site = await demoSite({ filled: false });
  const page = await site.visit('/omega/workbench?way=anthropic');
  const policy = page.headers.get('content-security-policy') ?? '';
  assert.equal(policy, workbenchPolicy('https://api.anthropic.com'));
  assert.match(policy, /connect-src 'self' https:\/\/api\.anthropic\.com;/);
  assert.match(policy, /default-src 'none'.*form-action 'none'.*require-trusted-types-for 'script'/);
  assert.equal(page.headers.get('cross-origin-opener-policy'), 'same-origin');
  assert.equal(page.headers.get('referrer-policy'), 'no-referrer');
  const byHand = await site.visit('/omega/workbench?way=paste');
  assert.match(byHand.headers.get('content-security-policy') ?? '', /connect-src 'self';/);
  assert.doesNotMatch(page.text, /<input[^>]*type="password"[^>]* name=/);
  for (const bad of [
    'http://model.example',
    'https://a:b@model.example',
    'https://model.example/?key=x',
    "https://model.example; script-src 'unsafe-inline'",
    'javascript:alert(1)',
    'file:///etc/passwd',
  ]) {
    const found = endpointOf(bad);
    assert.ok(found === null || !/[;'\s]/.test(found.origin), bad);
    const refused = await site.visit(`/omega/workbench?way=openai&endpoint=${encodeURIComponent(bad)}`);
    assert.match(refused.text, /href="#bench-endpoint">[^<]*it has no user name, no \? and no #/);
    assert.ok(refused.text.includes(' selected>OpenAI') && refused.text.includes(asTyped(bad)), bad);
    assert.ok(refused.status === 400 || found !== null, bad);
    assert.doesNotMatch(refused.headers.get('content-security-policy') ?? '', /unsafe-inline/);
  }
  for (const good of ['http://localhost:11434/v1', 'http://[::1]:8080', 'https://model.example/v1'])
    assert.ok(endpointOf(good), good);
});

/** A model behind HTTP that allows pages of other sites. */
function modelServer(asked: { authorization: string }[]) {
  const caller = scripted({ seed: 'bench', skill: 1 });
  return createServer(async (request, response) => {
    response.setHeader('Access-Control-Allow-Origin', '*');
    response.setHeader('Access-Control-Allow-Headers', 'authorization, content-type');
    if (request.method === 'OPTIONS') return void response.writeHead(204).end();
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    asked.push({ authorization: request.headers.authorization ?? '' });
    const { messages } = JSON.parse(Buffer.concat(chunks).toString()) as { messages: { content: string }[] };
    const prompt = String(messages[0]?.content);
    const content = prompt.startsWith('Answer with the word') ? 'yes' : answerTo(prompt, caller);
    response.setHeader('Content-Type', 'application/json');
    response.end(JSON.stringify({ choices: [{ message: { content } }] }));
  });
}

test('O12, O20: a run in the browser by the keyboard alone; the key reaches the provider and nothing else', async (t) => {
  if (!takesLong(t) || !hasChromium(t)) return;
  await using world = await omegaApp();
  const seen: string[] = [];
  await using server = await served((siteUrl) => {
    const parts = appParts(world);
    let request = 0;
    const app = createApp({
      ...parts,
      config: { ...parts.config, siteUrl },
      requestId: () => `bench-${++request}`,
      random: sameBytes('bench'),
    });
    return {
      ...app,
      fetch: async (asked, connection) => {
        seen.push(`${asked.url} ${JSON.stringify([...asked.headers])} ${await asked.clone().text()}`);
        return app.fetch(asked, connection);
      },
    };
  });
  const asked: { authorization: string }[] = [];
  await using model = await listening(modelServer(asked));
  await using browser = await launch();
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 } });
  const page = await context.newPage();
  const trouble: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error' && !/status of 400/.test(message.text())) trouble.push(message.text());
  });
  await page.goto(
    `${server.url}/omega/workbench?way=openai&endpoint=${encodeURIComponent(`${model.url}/v1`)}`,
  );
  const type = async (id: string, text: string) => {
    await page.focus(`#${id}`);
    await page.keyboard.type(text);
  };
  const press = async (id: string) => {
    await page.focus(`#${id}`);
    await page.keyboard.press('Enter');
  };
  await page.waitForSelector('#go:visible');
  await type('model', 'scripted');
  await type('key', canary);
  await press('test');
  await page.waitForSelector('#test-state:has-text("The model answers.")');
  assert.equal(await page.inputValue('#key'), '', 'the field is empty once the key is held');
  await type('goal', goal);
  assert.deepEqual(await violations(page), []);
  await press('go');
  await page.waitForSelector('#finish:not([hidden]), #trouble:not([hidden])', { timeout: 90_000 });
  assert.equal(await page.textContent('#trouble'), '');
  assert.deepEqual(await violations(page), []);
  assert.match(await page.innerText('#gates'), /^P1 passed: All required steps were accepted\. \(\d+ of/);
  await type('title', 'A run that a person drove in the browser');
  await type('summary', summary);
  await page.focus('#license');
  await page.keyboard.press('Space');
  await press('publish');
  await page.waitForSelector('#published a');
  const shown =
    (await page.content()) +
    (await page.evaluate('JSON.stringify([localStorage, sessionStorage, document.cookie, location.href])'));
  assert.ok(!shown.includes(canary));
  assert.ok(seen.length > 30, `${seen.length} requests`);
  assert.ok(!seen.some((one) => one.includes(canary)), 'the key came to this site');
  assert.equal(asked.filter(({ authorization }) => authorization !== `Bearer ${canary}`).length, 0);
  // How many games a run has follows from its seed.
  assert.ok(asked.length > 15, `${asked.length} questions`);
  await press('forget');
  await page.goto(server.url + ((await page.getAttribute('#published a', 'href')) ?? ''));
  assert.match((await page.textContent('main')) ?? '', /the workbench/);
  // The policy keeps whatever comes into the page from asking anybody else.
  assert.deepEqual(trouble, []);
});

test('without a provider each step is carried by hand, and what is no answer is not handed in', async (t) => {
  if (!takesLong(t) || !hasChromium(t)) return;
  await using world = await omegaApp();
  await using server = await served((siteUrl) => {
    const parts = appParts(world);
    let request = 0;
    return createApp({
      ...parts,
      config: { ...parts.config, siteUrl },
      requestId: () => `hand-${++request}`,
    });
  });
  await using browser = await launch();
  const page = await browser.newPage();
  await page.goto(`${server.url}/omega/workbench`);
  await page.selectOption('#bench-way', 'paste');
  await page.click('main form button');
  await page.click('#go');
  await page.waitForSelector('#trouble:visible');
  assert.equal(await page.textContent('#end'), '', 'nothing stands still that never began');
  await page.fill('#goal', goal);
  await page.click('#go');
  await page.waitForSelector('#hand:visible');
  const prompt = await page.inputValue('#prompt');
  await page.fill('#answer', 'I would rather not.');
  await page.click('#hand-in');
  assert.match((await page.textContent('#hand-state')) ?? '', /no JSON object/);
  await page.fill('#answer', answerTo(prompt, scripted({ seed: 'hand' })));
  await page.click('#hand-in');
  await page.waitForSelector('#steps li:has-text("question: accepted")');
  await page.waitForSelector('#hand-kind:has-text("literature")');
  const refused = await page.evaluate(
    'fetch("https://model.example/").then(() => "reached", () => "refused")',
  );
  assert.equal(refused, 'refused');
});

test('a model that never answers is given up, one that fails or talks is asked again; the run goes on at once', async (t) => {
  if (!takesLong(t) || !hasChromium(t)) return;
  await using world = await omegaApp();
  await using server = await served((siteUrl) => {
    const parts = appParts(world);
    let request = 0;
    const config = { ...parts.config, siteUrl };
    return createApp({ ...parts, config, requestId: () => `moody-${++request}` });
  });
  let mood: 'never' | 'fails' | 'talks' | 'well' = 'never';
  let questions = 0;
  const well = modelServer([]);
  await using model = await listening(
    createServer((request, response) => {
      if (request.method === 'OPTIONS' || mood === 'well')
        return void well.emit('request', request, response);
      questions += 1;
      response.setHeader('Access-Control-Allow-Origin', '*');
      if (mood === 'fails') response.writeHead(500).end('<h1>Too many cooks</h1>');
      if (mood !== 'talks') return;
      mood = 'well';
      response.end(JSON.stringify({ choices: [{ message: { content: 'I would rather not.' } }] }));
    }),
  );
  await using browser = await launch();
  const page = await browser.newPage();
  const address = encodeURIComponent(`${model.url}/v1`);
  await page.goto(`${server.url}/omega/workbench?way=openai&endpoint=${address}`);
  await page.fill('#model', 'scripted');
  await page.fill('#goal', goal);
  await page.click('#go');
  await page.waitForSelector('#steps li:has-text("asked")');
  while (questions === 0) await page.waitForTimeout(20);
  await page.click('#stop');
  assert.match((await page.textContent('#end')) ?? '', /Press Stop again/);
  await page.click('#stop');
  await page.waitForSelector('#trouble:has-text("given up without an answer")');
  mood = 'fails';
  await page.click('#go');
  await page.waitForSelector('#trouble:has-text("The provider answered 500.")');
  mood = 'talks';
  await page.click('#go');
  await page.waitForSelector('#steps li:has-text("accepted")');
  assert.deepEqual([await page.isHidden('#trouble'), await page.isHidden('#hand')], [true, true]);
  await page.click('#stop');
  await page.waitForSelector('#end:has-text("You can go on.")');
  await page.click('#stop');
  assert.match((await page.textContent('#end')) ?? '', /Nothing is under way/);
  await page.check('#look-first');
  await page.click('#go');
  await page.waitForSelector('#ask-now:visible');
  await page.click('#stop');
  await page.click('#stop');
  await page.waitForSelector('#hand', { state: 'hidden' });
  await page.uncheck('#look-first');
  await page.check('#look');
  await page.click('#go');
  await page.waitForSelector('#hand-in:visible');
  assert.ok(
    await page.isVisible('#answer'),
    'after a prompt that was given up an answer is looked at all the same',
  );
  assert.equal(await page.isVisible('#ask-now'), false);
  assert.deepEqual(world.bugs, []);
});
