// What the workbench loses and what it does not: refused fields, wrong files, closed pages, double clicks, and a run
// that is published and taken back from a saved file.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { scripted } from '../../demo/omega/caller.ts';
import { createApp } from '../../src/app.ts';
import { hasChromium, launch, served, violations } from '../support/chromium.ts';
import { takesLong } from '../support/often.ts';
import { goal, omegaApp, play, registered, restDoor } from '../support/omega-door.ts';
import { answerTo } from '../support/omega-model.ts';
import { appParts } from '../support/test-app.ts';

const summary =
  'Fictional. A script answered every step elsewhere; a person opened its file in the workbench, read the board with its groups and gates, published what came of it under a licence, and then took all of it back with a reason.';

/** The workbench of a site of this machine, in a browser. */
async function bench(world: Awaited<ReturnType<typeof omegaApp>>) {
  const server = await served((siteUrl) => {
    const parts = appParts(world);
    let request = 0;
    const config = { ...parts.config, siteUrl };
    return createApp({ ...parts, config, requestId: () => `saved-${++request}` });
  });
  const browser = await launch();
  const page = await browser.newPage();
  const opened = () => page.goto(`${server.url}/omega/workbench?way=paste`);
  await opened();
  return {
    page,
    opened,
    url: server.url,
    said: async (id: string) => (await page.textContent(`#${id}`)) ?? '',
    choose: (text: string) =>
      page.setInputFiles('#resume', {
        name: 'run.json',
        mimeType: 'application/json',
        buffer: Buffer.from(text),
      }),
    [Symbol.asyncDispose]: async () => {
      await browser.close();
      await server[Symbol.asyncDispose]();
    },
  };
}

test('the workbench says what is refused in the words of its labels, and no wrong file and no closed page loses a run unasked', async (t) => {
  if (!takesLong(t) || !hasChromium(t)) return;
  await using world = await omegaApp();
  await using own = await bench(world);
  const { page, said, choose } = own;
  await page.click('#save');
  assert.match(await said('end'), /There is no run to save yet/);
  await page.fill('#calls', '0');
  await page.click('#go');
  await page.waitForSelector('#trouble:visible');
  assert.equal(
    await said('trouble'),
    '“What is to be found out” has 20 to 500 characters; these are 0.“Calls of the model at most” is a whole number from 1 to 1000.',
  );
  assert.equal(await page.getAttribute('#goal', 'aria-invalid'), 'true');
  assert.equal(await page.getAttribute('#goal', 'aria-describedby'), 'goal-hint trouble');
  assert.deepEqual(await violations(page), []);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  assert.equal(await page.evaluate('document.activeElement.id'), 'goal');
  await page.fill('#goal', goal);
  await page.fill('#calls', '100');
  await page.click('#go');
  await page.waitForSelector('#hand:visible');
  assert.equal(await page.getAttribute('#goal', 'aria-invalid'), null);
  const prompt = await page.inputValue('#prompt');
  const answer = answerTo(prompt, scripted({ seed: 'saved' }));
  await page.fill('#answer', answer);
  await page.click('#stop');
  await page.click('#stop');
  await page.waitForSelector('#trouble:visible');
  await choose('{"run":"or-4d9k2m7c","link_token":"x"}');
  await page.waitForSelector('#trouble:has-text("Save the run of this page first")');
  const [file] = await Promise.all([page.waitForEvent('download'), page.click('#save')]);
  const chunks: Buffer[] = [];
  for await (const chunk of await file.createReadStream()) chunks.push(chunk as Buffer);
  for (const [text, why] of [
    ['{"x":1}', 'no file that the workbench has saved'],
    ['not JSON', 'no file that the workbench has saved'],
    ['{"run":"or-4d9k2m7c","link_token":"perennial_omega_x"}', 'good no more'],
  ] as const) {
    await choose(text);
    await page.waitForSelector(`#trouble:has-text("${why}")`);
  }
  await page.click('#go');
  await page.waitForSelector('#hand:visible');
  assert.equal(await page.inputValue('#answer'), answer, 'what was brought for the step stands there still');
  await page.context().setOffline(true);
  await page.click('#hand-in');
  await page.waitForSelector('#hand', { state: 'hidden' });
  await page.waitForTimeout(200);
  await page.context().setOffline(false);
  await page.waitForSelector('#steps li:has-text("question: accepted")');
  await own.opened();
  await choose(Buffer.concat(chunks).toString());
  await page.waitForSelector('#end:has-text("1 steps are accepted")');
  assert.equal(await page.inputValue('#goal'), goal);
  await page.click('#go');
  await page.waitForSelector('#hand:visible');
  assert.deepEqual(world.bugs, []);
});

test('a page with a run that no file holds asks before it is left', async (t) => {
  if (!takesLong(t) || !hasChromium(t)) return;
  await using world = await omegaApp();
  await using own = await bench(world);
  const { page } = own;
  const asked: string[] = [];
  page.on('dialog', (dialog) => {
    asked.push(dialog.type());
    void dialog.accept();
  });
  await own.opened();
  assert.deepEqual(asked, [], 'nothing was begun');
  await page.fill('#goal', goal);
  await page.click('#go');
  await page.waitForSelector('#hand:visible');
  await own.opened();
  assert.deepEqual(asked, ['beforeunload']);
});

test('a run is published once, however often that is pressed, and withdrawn from the workbench', async (t) => {
  if (!takesLong(t) || !hasChromium(t)) return;
  await using world = await omegaApp();
  const { door, token } = await registered(world, (link) => restDoor(world, link));
  const { id } = await door.call('start_run', { goal, size: 'small' });
  await play(door, id, scripted({ seed: 'one' }));
  await using own = await bench(world);
  const { page, said, choose } = own;
  const file = JSON.stringify({ run: id, link_token: token });
  await choose(file);
  await page.waitForSelector('#publishing:visible');
  await page.click('#publish');
  assert.match(await said('trouble'), /your word on the licence/);
  await page.check('#license');
  await page.click('#publish');
  assert.match(await said('trouble'), /“Title” has 10 to 140 characters.*“What was done and found” has 200/);
  await page.fill('#title', 'A run that was taken back');
  await page.fill('#summary', summary);
  await page.dblclick('#publish');
  await page.waitForSelector('#published a');
  assert.deepEqual([await page.isVisible('#publishing'), await page.isHidden('#trouble')], [false, true]);
  await own.opened();
  await choose(file);
  await page.waitForSelector('#published:has-text("in no list before a person has looked at it")');
  await page.click('#back summary');
  await page.click('#withdraw');
  assert.match(await said('trouble'), /“Why it is withdrawn” has 5 to 500 characters/);
  assert.deepEqual(await violations(page), []);
  await page.fill('#reason', 'The arms were mixed up.');
  await page.dblclick('#withdraw');
  await page.waitForSelector('#published:has-text("It was withdrawn")');
  assert.deepEqual([await page.isHidden('#back'), await page.isHidden('#trouble')], [true, true]);
  assert.equal((await page.goto(`${own.url}/omega/runs/${id}`))?.status(), 410);
  assert.match((await page.textContent('main')) ?? '', /The arms were mixed up/);
  assert.deepEqual(world.bugs, []);
});

test('a step that a closed page held is taken over, and one that failed five times is opened once more, each by going on twice', async (t) => {
  if (!takesLong(t) || !hasChromium(t)) return;
  await using world = await omegaApp();
  const { door, token } = await registered(world, (link) => restDoor(world, link));
  const { id } = await door.call('start_run', { goal, size: 'small' });
  const { steps } = await door.call('next_step', { run_id: id });
  await using own = await bench(world);
  const { page, said, choose } = own;
  const file = JSON.stringify({ run: id, link_token: token });
  await choose(file);
  await page.waitForSelector('#end:has-text("0 steps are accepted")');
  await page.click('#go');
  await page.waitForSelector('#end:has-text("holds every open step")');
  await page.click('#go');
  await page.waitForSelector('#hand:visible');
  const { step_id } = steps[0];
  for (let attempt = 0; attempt < 5; attempt++)
    await assert.rejects(door.call('submit_step', { run_id: id, step_id, output: {} }), /step_invalid/);
  await own.opened();
  await choose(file);
  await page.waitForSelector('#end:has-text("0 steps are accepted")');
  await page.click('#go');
  await page.waitForSelector('#end:has-text("A step failed five times")');
  await page.click('#go');
  await page.waitForSelector('#hand:visible');
  assert.equal(await said('trouble'), '');
  assert.deepEqual(world.bugs, []);
});

test('a run whose question no evidence could settle says that there is nothing to publish', async (t) => {
  if (!takesLong(t) || !hasChromium(t)) return;
  await using world = await omegaApp();
  const { door, token } = await registered(world, (link) => restDoor(world, link));
  const { id } = await door.call('start_run', { goal, size: 'small' });
  const { steps } = await door.call('next_step', { run_id: id });
  const output = {
    ...scripted({ seed: 'one' })(steps[0]),
    answerable: 'no',
    reason: 'It is a matter of taste.',
  };
  await door.call('submit_step', { run_id: id, step_id: steps[0].step_id, output });
  await using own = await bench(world);
  await own.choose(JSON.stringify({ run: id, link_token: token }));
  await own.page.waitForSelector('#nothing:has-text("none that evidence could settle")');
  assert.equal(await own.page.isVisible('#publishing'), false);
  assert.deepEqual(world.bugs, []);
});
