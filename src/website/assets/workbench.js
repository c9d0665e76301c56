// The workbench: a run of Omega Point in this page.

import { beforehand, byHand, carried, pause, waits } from './by-hand.js';
import { drive } from './drive.js';
import { shownEstimate } from './estimate.js';
import { modelOf } from './model.js';
import { publish, showEnd, withdraw } from './publishing.js';
import { refusals } from './refusals.js';
import { serviceAt } from './service.js';

const root = document.querySelector('#workbench');
const find = (id) => root.querySelector(`#${id}`);
const { way, endpoint } = root.dataset;
const pastes = way === 'paste';
const ask = (url, init) => fetch(url, { ...init, credentials: 'omit', referrerPolicy: 'no-referrer' });

let link = null;
let run = null;
let stopped = false;
let edited = false;
let running = false;
/** Whether a file holds the run and its token: without one they are lost with this page. */
let saved = false;
/** What going on does first, to steps that nothing else would open. */
let toOpen = [];
const { fine, fail, mustFit } = refusals(find);

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

function say(text) {
  find('end').textContent = text;
}

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

/** Copy and paste knows no model. */
const model = pastes ? null : modelOf({ find, way, endpoint, ask, tell, fine, fail, mustFit });
shownEstimate(find);
const steered = () => {
  edited = true;
};

find('copy').addEventListener('click', async () => {
  const field = find('prompt');
  field.select();
  try {
    await navigator.clipboard.writeText(field.value);
    find('hand-state').textContent = 'Copied.';
  } catch {
    find('hand-state').textContent =
      'The browser does not copy here. The text is selected: copy it yourself.';
  }
});

async function think(prompt, step) {
  if (pastes) return carried(find, { prompt, step });
  const asked = find('look-first').checked ? await beforehand(find, { prompt, step }, steered) : prompt;
  const answer = await model.askedModel(asked, step.kind);
  return find('look').checked ? byHand(find, { prompt: asked, step, answer }, steered) : answer;
}

async function begin() {
  if (link === null) {
    const given = await service()('register', { kind: 'visitor', accept_terms: true });
    link = given.link_token;
  }
  const call = service();
  if (run === null) {
    const started = await call('start_run', { ...question(), idempotency_key: startKey() });
    run = started.id;
    find('goal').readOnly = true;
    find('size').disabled = true;
  }
  for (const [tool, step_id] of toOpen.splice(0))
    await call(tool, { run_id: run, step_id }).catch((error) => {
      // Somebody else has it, or has answered it: it needs nothing.
      if (!['lease_lost', 'step_not_open'].includes(error.code) || tool === 'reset_step') throw error;
    });
}

const question = () => ({ goal: find('goal').value.trim(), size: find('size').value });
let started = { asked: '', key: '' };
/** The same for the same question: where the answer is lost on its way, asking again starts no second run. */
function startKey() {
  const asked = JSON.stringify(question());
  if (started.asked !== asked) started = { asked, key: crypto.getRandomValues(new Uint32Array(4)).join('-') };
  return started.key;
}

/** Why a run is not complete, and what going on does about it. */
function whyNot(why, { open_steps }) {
  if (why === 'needs_person') {
    toOpen = open_steps.filter(({ state }) => state === 'failed').map(({ id }) => ['reset_step', id]);
    return 'A step failed five times. Going on opens it once more.';
  }
  if (why === 'all_leased') {
    const free = open_steps.map((one) => one.leased_until ?? '').toSorted()[0];
    // Meanwhile somebody handed one in, and the next are there.
    if (!free) return '';
    toOpen = open_steps.map(({ id }) => ['release_step', id]);
    return `Another page of this run holds every open step, or one did that was closed; the first is free at ${new Date(free).toLocaleTimeString([], { hour: '2-digit', minute: '2-digit' })}. Going on before takes them over.`;
  }
  if (why === 'another_member')
    return 'What is open judges hypotheses of your own agent; another member of the run is asked first, for ten minutes.';
  return { stopped: 'It was stopped.', calls_spent: 'The calls that you allow are spent.' }[why] ?? '';
}

async function go() {
  if (running) return;
  fine();
  running = true;
  stopped = false;
  say('');
  try {
    mustFit(run === null ? ['goal', 'calls', 'parallel'] : ['calls', 'parallel']);
    const name = pastes ? find('model').value.trim() || 'pasted' : model.provider().model;
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
      model: { name },
      channel: 'workbench',
      maxCalls: Number(find('calls').value),
      parallel: looks ? 1 : Number(find('parallel').value),
      stopped: () => stopped,
      wait: (ms) => {
        tell(`This site does not take the step now; it is asked again in ${ms / 1_000} s.`);
        return pause(ms);
      },
      noted: note,
    });
    const status = await call('run_status', { run_id: run });
    if (status.status === 'completed') finish(status);
    else say(`Not complete yet. ${whyNot(ended.waiting_for ?? ended.ended, status)} You can go on.`);
  } catch (error) {
    if (run !== null) say('It stands still. You can go on.');
    fail(error);
  } finally {
    running = false;
  }
}

find('go').addEventListener('click', go);
find('stop').addEventListener('click', () => {
  if (!running) {
    say('Nothing is under way.');
    return;
  }
  if (stopped) for (const end of [...waits]) end();
  stopped = true;
  say('It stops after the step that is under way. Press Stop again to give that step up.');
});

let completed = null;
function finish(status) {
  completed = status;
  say('The run is complete.');
  tell('The run is complete.');
  if (edited && find('role').value === 'none') find('role').value = 'steered';
  find('finish').hidden = false;
  showEnd(find, status);
  find('finish-title').focus();
}

async function stand() {
  completed = await service()('run_status', { run_id: run });
  showEnd(find, completed);
}

/** Does once, however often it is pressed, what changes how a complete run stands, and shows how it stands then. */
function changes(button, act, then) {
  let busy = false;
  find(button).addEventListener('click', async () => {
    if (busy) return;
    busy = true;
    fine();
    try {
      await act(find, service(), completed, mustFit);
      await stand();
      then();
    } catch (error) {
      // Another page of this run was quicker.
      if (error.code === 'already_published' || error.code === 'conflict') await stand();
      fail(error);
    } finally {
      busy = false;
    }
  });
}
changes('publish', publish, () => find('published').querySelector('a').focus());
changes('withdraw', withdraw, () => find('finish-title').focus());

find('save').addEventListener('click', () => {
  if (run === null) {
    say('There is no run to save yet.');
    return;
  }
  const file = new Blob([JSON.stringify({ run, link_token: link })], { type: 'application/json' });
  const to = document.createElement('a');
  to.href = URL.createObjectURL(file);
  to.download = `${run}.json`;
  to.click();
  URL.revokeObjectURL(to.href);
  saved = true;
  say('It was saved as a file.');
});

/** Goes on with the run of a file: nothing changes here before the service knows it. */
async function takeUp(file) {
  if (running) throw new Error('A run is under way here: stop it first.');
  if (run !== null && !saved) throw new Error('Save the run of this page first, or it is lost.');
  let held = null;
  try {
    held = JSON.parse(await file.text());
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
  }
  if (typeof held?.run !== 'string' || typeof held.link_token !== 'string')
    throw new Error('This is no file that the workbench has saved.');
  const call = serviceAt(location.origin, held.link_token, ask);
  let status = await call('run_status', { run_id: held.run }).catch((error) => {
    if (!/^(?:link_|invalid_token)/.test(error.code)) throw error;
    throw new Error('The token in this file is good no more: it was replaced, or not used for 90 days.');
  });
  if (['expired', 'abandoned'].includes(status.status))
    status = await call('resume_run', { run_id: status.id });
  [run, link, saved, toOpen] = [status.id, held.link_token, true, []];
  items.clear();
  find('steps').replaceChildren();
  find('finish').hidden = true;
  find('goal').value = status.goal;
  find('goal').readOnly = true;
  find('size').value = status.size;
  find('size').disabled = true;
  find('go').textContent = 'Go on';
  if (status.status === 'completed') finish(status);
  else say(`Ready to go on with ${run}: ${status.steps_done} steps are accepted.`);
}

find('resume').addEventListener('change', async ({ target }) => {
  if (target.files.length === 0) return;
  fine();
  try {
    await takeUp(target.files[0]);
  } catch (error) {
    target.value = '';
    fail(error);
  }
});

addEventListener('beforeunload', (event) => {
  if (run !== null && !saved) event.preventDefault();
});

find('ready').hidden = false;
