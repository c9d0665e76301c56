// The model of a run in the workbench: its key, a test call, and asking it. The key lives in a variable of this
// module, is sent to the chosen provider alone, and is gone with the page.

import { givenUp, waits } from './by-hand.js';
import { askModel, requestTo } from './provider.js';

let key = null;

/** The model that this page was opened for. @param bench the parts of the page that say and refuse */
export function modelOf({ find, way, endpoint, ask, tell, fine, fail, mustFit }) {
  function takeKey() {
    const field = find('key');
    if (field.value === '') return;
    key = field.value;
    field.value = '';
    find('key-state').textContent = 'A key is held in this page.';
  }

  function forget() {
    key = null;
    find('key').value = '';
    find('key-state').textContent = 'No key is held.';
  }
  find('forget').addEventListener('click', forget);

  function provider() {
    takeKey();
    mustFit(['model', 'tokens']);
    return {
      kind: way === 'anthropic' ? 'anthropic' : 'openai',
      endpoint,
      model: find('model').value.trim(),
      key,
      maxTokens: Number(find('tokens').value),
      browser: true,
    };
  }

  find('test').addEventListener('click', async () => {
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

  addEventListener('pagehide', forget);
  // Shown so that a person sees where a request would go, before anything is sent.
  find('where').textContent = requestTo({ kind: way, endpoint, model: '', key: null, maxTokens: 1 }, '').url;
  return { provider, askedModel };
}
