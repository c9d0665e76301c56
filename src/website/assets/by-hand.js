// What a person does in a run of the workbench between the model and the service, and how what is waited for is
// given up.

import { jsonIn } from './json-in.js';

/** What is waited for, of a model or of a person: each ends it when called. */
export const waits = new Set();
export const givenUp = () =>
  new Error('The step was given up without an answer, and is free again. You can go on.');

/** Lets so long pass, unless it is given up. */
export function pause(ms) {
  return new Promise((resolve) => {
    const end = () => {
      clearTimeout(timer);
      waits.delete(end);
      resolve();
    };
    const timer = setTimeout(end, ms);
    waits.add(end);
  });
}

/** Hides the panel; whoever was in it stands above the steps then, and not at the top of the page. */
function leave(find) {
  const panel = find('hand');
  const isIn = panel.contains(document.activeElement);
  panel.hidden = true;
  if (isIn) find('work-title').focus();
}

/** What a person does in a panel, unless the step is given up before. */
function ended(find, begun) {
  let end;
  return new Promise((resolve, reject) => {
    end = () => {
      leave(find);
      reject(givenUp());
    };
    waits.add(end);
    begun(resolve);
  }).finally(() => waits.delete(end));
}

/** Shows the panel for what is to be done in it: to look at a prompt before it is sent, or to bring an answer. */
function show(find, step, { isToSend }) {
  find('hand-kind').textContent = step.kind;
  find('prompt').readOnly = !isToSend;
  find('ask-now').hidden = !isToSend;
  find('answer-field').hidden = isToSend;
  find('hand-in').hidden = isToSend;
  find('hand-state').textContent = '';
  find('hand').hidden = false;
}

/** The person carries the prompt to a model and its answer back, or looks at an answer before it is sent. */
export function byHand(find, { prompt, step, answer }, changed) {
  find('prompt').value = prompt;
  find('answer').value = answer;
  show(find, step, { isToSend: false });
  find(answer === '' ? 'prompt' : 'answer').focus();
  return ended(find, (resolve) => {
    find('hand-in').onclick = () => {
      const text = find('answer').value;
      if (jsonIn(text) === null) {
        find('hand-state').textContent = 'There is no JSON object in this answer.';
        return;
      }
      find('hand-state').textContent = '';
      if (answer !== '' && text !== answer) changed();
      leave(find);
      resolve(text);
    };
  });
}

/** What a person brought for a step that was not taken then: it stands there when the same is asked again. */
const brought = new Map();

/** The person carries the prompt to a model of their own, and its answer back. */
export async function carried(find, { prompt, step }) {
  const before = brought.get(step.step_id);
  const answer = before?.prompt === prompt ? before.text : '';
  try {
    return await byHand(find, { prompt, step, answer }, () => undefined);
  } finally {
    brought.set(step.step_id, { prompt, text: find('answer').value });
  }
}

/** The person looks at what the model will be asked, and may change it. */
export function beforehand(find, { prompt, step }, changed) {
  const field = find('prompt');
  field.value = prompt;
  show(find, step, { isToSend: true });
  field.focus();
  return ended(find, (resolve) => {
    find('ask-now').onclick = () => {
      const text = field.value;
      if (text !== prompt) changed();
      leave(find);
      resolve(text);
    };
  });
}
