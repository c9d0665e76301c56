// The workbench: a run of Omega Point in this page. The key of the model lives in a variable of this module,
// is sent to the chosen provider alone, and is gone with the page.

import { beforehand, byHand, givenUp, waits } from './by-hand.js';
import { askModel, drive, Refused, requestTo, serviceAt } from './drive.js';
import { shownEstimate } from './estimate.js';

const root = document.querySelector('#workbench');
const find = (id) => root.querySelector(`#${id}`);
const { way, endpoint } = root.dataset;
const pastes = way === 'paste';
const ask = (url, init) => fetch(url, { ...init, credentials: 'omit', referrerPolicy: 'no-referrer' });

let key = null;
let link = null;
let run = null;
let stopped = false;
let edited = false;
let running = false;

/** The service as whoever holds the link; without one, as anybody. */
const service = () => serviceAt(location.origin, link, ask);

/** At most one message in ten seconds, so that nobody is talked over. */
let said = 0;
let waiting = null;
function tell(text) {
  const now = Date.now();
  clearTimeout(waiting);
  const show = () => {
    said = Date.now();
    find('live').textContent = text;
  };
  if (now - said >= 10_000) show();
  else waiting = setTimeout(show, 10_000 - (now - said));
}

function fail(error) {
  const text = error instanceof Refused || error instanceof Error ? error.message : String(error);
  const box = find('trouble');
  box.textContent = text;
  box.hidden = false;
  box.focus();
}

function fine() {
  find('trouble').hidden = true;
}

function takeKey() {
  const field = root.querySelector('#key');
  if (!field || field.value === '') return;
  key = field.value;
  field.value = '';
  find('key-state').textContent = 'A key is held in this page.';
}

find('forget')?.addEventListener('click', () => {
  key = null;
  find('key').value = '';
  find('key-state').textContent = 'No key is held.';
});

function provider() {
  takeKey();
  const model = find('model').value.trim();
  if (model === '') throw new Error('Name the model first.');
  return {
    kind: way === 'anthropic' ? 'anthropic' : 'openai',
    endpoint,
    model,
    key,
    maxTokens: Number(find('tokens').value) || 8_000,
    browser: true,
  };
}

find('test')?.addEventListener('click', async () => {
  fine();
  try {
    find('test-state').textContent = 'Asking …';
    await askModel({ ...provider(), maxTokens: 16 }, 'Answer with the word yes.', ask);
    find('test-state').textContent = 'The model answers.';
  } catch (error) {
    find('test-state').textContent = '';
    fail(error);
  }
});

const items = new Map();
const words = {
  asked: 'asked',
  mended: 'asked again, with what was wrong',
  accepted: 'accepted',
  given_up: 'given up',
};

function note(step, state, detail) {
  let item = items.get(step.step_id);
  if (!item) {
    item = document.createElement('li');
    items.set(step.step_id, item);
    find('steps').append(item);
  }
  item.textContent = `${step.kind}: ${words[state]}${detail ? ` (${detail})` : ''}`;
  const done = [...items.values()].filter((one) => one.textContent.includes('accepted')).length;
  tell(`${done} of ${items.size} steps accepted; ${step.kind} ${words[state]}.`);
}

/** Asks the model; says every minute that it has not answered yet. */
async function askedModel(prompt, kind) {
  const control = new AbortController();
  const end = () => control.abort();
  const from = Date.now();
  const told = setInterval(() => {
    const minutes = Math.round((Date.now() - from) / 60_000);
    tell(`${kind}: no answer of the model for ${minutes} min. Stop, pressed twice, gives the step up.`);
  }, 60_000);
  waits.add(end);
  try {
    return await askModel(provider(), prompt, (url, init) => ask(url, { ...init, signal: control.signal }));
  } catch (error) {
    throw control.signal.aborted ? givenUp() : error;
  } finally {
    clearInterval(told);
    waits.delete(end);
  }
}

shownEstimate(find);
const steered = () => {
  edited = true;
};

find('copy')?.addEventListener('click', async () => {
  await navigator.clipboard.writeText(find('prompt').value);
  find('hand-state').textContent = 'Copied.';
});

async function think(prompt, step) {
  if (pastes) return byHand(find, { prompt, step, answer: '' }, steered);
  const asked = find('look-first').checked ? await beforehand(find, { prompt, step }, steered) : prompt;
  const answer = await askedModel(asked, step.kind);
  return find('look').checked ? byHand(find, { prompt: asked, step, answer }, steered) : answer;
}

async function begin() {
  if (link === null) {
    const given = await service()('register', { kind: 'visitor', accept_terms: true });
    link = given.link_token;
  }
  if (run === null) {
    const asked = { goal: find('goal').value.trim(), size: find('size').value };
    const started = await service()('start_run', asked);
    run = started.id;
  }
}

async function go() {
  if (running) return;
  fine();
  running = true;
  stopped = false;
  find('end').textContent = '';
  try {
    const model = { name: pastes ? find('model').value.trim() || 'pasted' : provider().model };
    await begin();
    find('work').hidden = false;
    find('run-id').textContent = run;
    find('go').textContent = 'Go on';
    const call = service();
    const looks = pastes || find('look').checked || find('look-first').checked;
    const ended = await drive({
      run,
      call,
      think,
      model,
      channel: 'workbench',
      mostCalls: Number(find('calls').value) || 200,
      parallel: looks ? 1 : Number(find('parallel').value) || 1,
      stopped: () => stopped,
      noted: note,
    });
    const status = await call('run_status', { run_id: run });
    if (status.status === 'completed') await finish(status);
    else find('end').textContent = `Not complete yet (${ended.waiting_for ?? ended.ended}). You can go on.`;
  } catch (error) {
    if (run !== null) find('end').textContent = 'It stands still. You can go on.';
    fail(error);
  } finally {
    running = false;
  }
}

find('go').addEventListener('click', go);
find('stop').addEventListener('click', () => {
  if (!running) {
    find('end').textContent = 'Nothing is under way.';
    return;
  }
  if (stopped) for (const end of [...waits]) end();
  stopped = true;
  find('end').textContent =
    'It stops after the step that is under way. Press Stop again to give that step up.';
});

let completed = null;
async function finish(status) {
  completed = status;
  find('end').textContent = 'The run is complete.';
  const rankOf = ({ title, active, rank }) =>
    `${rank ? `Group ${rank.group}: ` : ''}${title}${active ? '' : ' (dropped)'}`;
  const gateOf = ({ gate, passed, detail }) => `${gate} ${passed ? 'passed' : 'not passed'}: ${detail}`;
  const shown = status.hypotheses.filter((one) => one.active || one.rank);
  const line = (textContent) => Object.assign(document.createElement('li'), { textContent });
  find('board').replaceChildren(...[...shown.map(rankOf), ...status.gates.map(gateOf)].map(line));
  if (edited && find('role').value === 'none') find('role').value = 'steered';
  find('finish').hidden = false;
  find('finish-title').focus();
}

find('publish').addEventListener('click', async () => {
  fine();
  try {
    if (!find('license').checked) throw new Error('Publishing needs your word on the licence.');
    const tested = new Set(completed.designs.map((one) => one.hypothesis_id));
    const standing = completed.hypotheses.filter((one) => one.active).map((one) => one.id);
    const chosen = standing.filter((id) => tested.has(id));
    const answer = await service()('publish', {
      run_id: run,
      title: find('title').value.trim(),
      summary: find('summary').value.trim(),
      hypothesis_ids: chosen.length > 0 ? chosen : standing.slice(0, 1),
      design_ids: completed.designs.map((one) => one.id),
      disclosures: {
        human_role: find('role').value,
        competing_interests: find('interests').value.trim() || 'None.',
      },
      accept_license: 'CC-BY-4.0',
      confirm: completed.chain_head,
    });
    const page = document.createElement('a');
    page.href = new URL(answer.run_url).pathname;
    page.textContent = 'The published run';
    find('published').replaceChildren(page);
    page.focus();
  } catch (error) {
    fail(error);
  }
});

find('save').addEventListener('click', () => {
  if (run === null) return;
  const file = new Blob([JSON.stringify({ run, link_token: link })], { type: 'application/json' });
  const to = document.createElement('a');
  to.href = URL.createObjectURL(file);
  to.download = `${run}.json`;
  to.click();
  URL.revokeObjectURL(to.href);
});

find('resume').addEventListener('change', async (event) => {
  fine();
  try {
    const saved = JSON.parse(await event.target.files[0].text());
    run = String(saved.run);
    link = String(saved.link_token);
    find('goal').required = false;
    find('end').textContent = `Ready to go on with ${run}.`;
  } catch {
    fail(new Error('This is no file that the workbench has saved.'));
  }
});

addEventListener('pagehide', () => {
  key = null;
});

// Shown so that a person sees where a request would go, before anything is sent.
if (!pastes && find('where'))
  find('where').textContent = requestTo({ kind: way, endpoint, model: '', key: null, maxTokens: 1 }, '').url;
find('ready').hidden = false;
