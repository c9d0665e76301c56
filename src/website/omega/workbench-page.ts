// The workbench: a person runs Omega Point in the browser, with a model of their own. The policy of the page
// lets it reach this site and the one provider that was chosen, whatever may come into it.

import { gateTexts } from '../../families/omega/gate-texts.ts';
import type { FieldError } from '../../kernel/refusal.ts';
import { workbenchScript } from '../kit/assets.ts';
import { type FormField, form, type Values } from '../kit/form.ts';
import { html, nothing, type SafeHtml } from '../kit/html.ts';
import { titleBlock } from '../kit/layout.ts';
import type { Page, PageRequest, PageRoute } from '../kit/page.ts';

const ways = {
  openai: 'OpenAI, or any server that speaks its interface',
  local: 'A model on this computer (Ollama, LM Studio, llama.cpp, vLLM)',
  anthropic: 'Anthropic',
  paste: 'Copy and paste, with any chat',
} as const;
type Way = keyof typeof ways;

const usual: Readonly<Record<Exclude<Way, 'paste'>, string>> = {
  openai: 'https://api.openai.com/v1',
  local: 'http://127.0.0.1:11434/v1',
  anthropic: 'https://api.anthropic.com/v1',
};

/** Where a model may be: over TLS, or on this computer. */
export function endpointOf(text: string): URL | null {
  if (!URL.canParse(text)) return null;
  const url = new URL(text);
  const here = /^(?:localhost|127\.0\.0\.1|\[::1\])$/.test(url.hostname);
  const plain = url.username === '' && url.password === '' && url.search === '' && url.hash === '';
  return plain && (url.protocol === 'https:' || (url.protocol === 'http:' && here)) ? url : null;
}

/** What the page may reach: this site and one origin. */
export function workbenchPolicy(origin: string | null): string {
  return `default-src 'none'; script-src 'self'; style-src 'self'; font-src 'self'; img-src 'self'; connect-src 'self'${origin === null ? '' : ` ${origin}`}; base-uri 'none'; frame-ancestors 'none'; form-action 'none'; require-trusted-types-for 'script'`;
}

const lede =
  'Run Omega Point in this page, with a model of your own. The key of your model stays in this page and goes to its provider alone.';

async function workbenchPage(ask: PageRequest): Promise<Page> {
  const { query } = ask;
  const wayName = query.get('way');
  if (wayName === null || !Object.hasOwn(ways, wayName)) return choosePage({});
  const way = wayName as Way;
  if (way === 'paste') return workPage(way, null);
  const endpointText = query.get('endpoint') ?? '';
  const endpoint = endpointOf(endpointText || usual[way]);
  return endpoint === null
    ? choosePage({ way, endpoint: endpointText }, [{ field: 'endpoint', code: 'invalid', message: unfit }])
    : workPage(way, endpoint);
}

const unfit =
  'The address begins with https://, or is one of this computer, such as http://localhost:11434/v1; it has no user name, no ? and no #.';

function choosePage(values: Values, errors: readonly FieldError[] = []): Page {
  const fields: readonly FormField[] = [
    {
      name: 'way',
      label: 'Which model',
      type: 'select',
      required: true,
      options: Object.entries(ways).map(([value, text]) => ({ value, text })),
    },
    {
      name: 'endpoint',
      label: 'Where its interface begins',
      hint: `Left empty: ${usual.openai}, ${usual.local} or ${usual.anthropic}. Copy and paste needs none.`,
      type: 'url',
      maxLength: 300,
      placeholder: usual.openai,
    },
  ];
  return {
    title: 'Workbench',
    description: lede,
    section: '/omega/experiments',
    status: errors.length === 0 ? 200 : 400,
    body: html`${titleBlock({ title: 'Workbench', lede, crumbs: [{ href: '/omega', text: 'Omega Point' }] })}
${form({ id: 'bench', method: 'get', action: '/omega/workbench', fields, submit: 'Go on', values, errors })}
<div class="prose"><h2>What your browser may ask</h2><p>For a model on this computer the browser may ask whether this site may reach your local network, and the model’s server must allow pages of this site. Where that fails there are three ways round: run this program on your own computer, use <code>perennial omega run</code>, or copy and paste.</p></div>`,
  };
}

function workPage(way: Way, endpoint: URL | null): Page {
  const workbench = workbenchScript();
  const pastes = way === 'paste';
  const address = endpoint === null ? '' : endpoint.href.replace(/\/$/, '');
  return {
    title: 'Workbench',
    description: lede,
    hidden: true,
    section: '/omega/experiments',
    headers: {
      'Content-Security-Policy': workbenchPolicy(endpoint?.origin ?? null),
      'Cross-Origin-Opener-Policy': 'same-origin',
      'Cache-Control': 'no-store',
    },
    body: html`${titleBlock({
      title: 'Workbench',
      lede,
      crumbs: [
        { href: '/omega', text: 'Omega Point' },
        { href: '/omega/workbench', text: 'Another model' },
      ],
    })}
<noscript><p>The workbench needs scripts. <code>perennial omega run</code> and agents with tools do not.</p></noscript>
<div id="workbench" class="stack" data-way="${way}" data-endpoint="${address}">
<div id="trouble" class="errors" role="alert" tabindex="-1" hidden></div>
<p id="live" class="small muted" role="status"></p>
<div id="ready" class="stack" hidden>
${modelPart(pastes)}
<section class="section"><h2>The question</h2><div class="form">
<div class="field"><label for="goal">What is to be found out</label><textarea id="goal" rows="4" minlength="20" maxlength="500" required aria-describedby="goal-hint"></textarea><span class="hint" id="goal-hint">20 to 500 characters. Name organism, intervention and outcome. It becomes public when you publish.</span></div>
<div class="field"><label for="size">How much</label><select id="size"><option value="small">small: about 40 steps</option><option value="standard">standard: about 72</option><option value="large">large: about 136</option></select></div>
<div class="field"><label for="calls">Calls of the model at most</label><input id="calls" type="number" min="1" max="1000" value="200"></div>
${
  pastes
    ? nothing
    : html`<div class="field"><label for="tokens">Tokens of an answer at most</label><input id="tokens" type="number" min="100" max="64000" value="8000"></div>
<div class="field"><label for="parallel">Steps at a time</label><input id="parallel" type="number" min="1" max="4" value="1"></div>
${costPart()}`
}
${pastes ? nothing : html`<div class="field check"><input id="look-first" type="checkbox"><label for="look-first">Show me each prompt before it is asked</label></div>`}
<div class="field check"><input id="look" type="checkbox"${pastes ? html` checked disabled` : nothing}><label for="look">Show me each answer before it is sent</label></div>
<div class="field"><label for="resume">Or go on with a saved run</label><input id="resume" type="file" accept="application/json"></div>
<p class="actions"><button type="button" id="go">Start</button><button type="button" id="stop" class="quiet">Stop</button><button type="button" id="save" class="quiet">Save for later</button></p>
<p id="end" role="status"></p>
<p class="small muted">Starting registers this page for Omega Point, without an account. What you save holds its token: whoever has the file can go on in your place. Without the file the run is lost with this page, and what it published cannot be taken back. With an account you can take it over: <a href="/account/runs">Runs</a>.</p></div></section>
${workPart()}${finishPart()}
</div></div>
<script src="${workbench.path}" type="module"></script>`,
  };
}

function modelPart(pastes: boolean): SafeHtml {
  if (pastes)
    return html`<section class="section"><h2>The model</h2><div class="form"><p>Each step is shown as a text. Paste it into a new chat, and the answer back here.</p><div class="field"><label for="model">Which model you ask, as a label</label><input id="model" type="text" maxlength="80" autocomplete="off"></div></div></section>`;
  return html`<section class="section"><h2>The model</h2><div class="form"><p>It is asked at <code id="where"></code>.</p>
<div class="field"><label for="model">Name of the model</label><input id="model" type="text" maxlength="120" autocomplete="off" required></div>
<div class="field"><label for="key">Its key</label><input id="key" type="password" autocomplete="new-password" aria-describedby="key-state"><span class="hint" id="key-state">Left empty for a model without one. No key is held.</span></div>
<p class="actions"><button type="button" id="test" class="quiet">Test call</button><button type="button" id="forget" class="quiet">Forget key</button> <span id="test-state" role="status"></span></p></div></section>`;
}

/** What a run may cost, by what the runs of the demo had in characters; four of them are taken as a token. */
function costPart(): SafeHtml {
  return html`<div class="field"><label for="price-in">Price of a million tokens that go in, if you know it</label><input id="price-in" type="number" min="0" step="any"></div>
<div class="field"><label for="price-out">Price of a million tokens that come out</label><input id="price-out" type="number" min="0" step="any" aria-describedby="estimate estimate-basis"></div>
<p class="small" id="estimate"></p><p class="small muted" id="estimate-basis">Reckoned from the runs of the demo: 2,100 tokens in and 300 out for a step. A model that thinks aloud writes many times more; “tokens of an answer at most” is the bound.</p>`;
}

function workPart(): SafeHtml {
  return html`<section class="section" id="work" hidden><h2 id="work-title" tabindex="-1">Steps of run <span id="run-id"></span></h2><ol id="steps"></ol>
<div id="hand" class="form" hidden><h3>By hand: <span id="hand-kind"></span></h3>
<div class="field"><label for="prompt">What the model is shown</label><textarea id="prompt" rows="10" readonly></textarea></div>
<div class="field" id="answer-field"><label for="answer">Its answer</label><textarea id="answer" rows="10" aria-describedby="hand-state"></textarea></div>
<p class="actions"><button type="button" id="ask-now" hidden>Ask the model</button><button type="button" id="hand-in">Hand in</button><button type="button" id="copy" class="quiet">Copy the text</button> <span id="hand-state" role="status"></span></p></div></section>`;
}

function finishPart(): SafeHtml {
  return html`<section class="section" id="finish" hidden><h2 id="finish-title" tabindex="-1">What came of it</h2><ul id="board" class="items"></ul>
<h3>Gates to publishing</h3><p class="small muted">Those that are known by now. The others are asked of what is chosen, when it is published; <a href="/omega/protocols/1#gates">all of them</a>.</p>
<ul id="gates" class="items">${Object.entries(gateTexts).map(([gate, text]) => html`<li data-gate="${gate}" hidden><p>${gate} <strong></strong>: ${text} <span class="muted"></span></p></li>`)}</ul>
<p id="nothing" hidden></p>
<div class="form" id="publishing"><h3>Publish</h3><p>This becomes public under CC BY 4.0, with every step and answer, and cannot be taken back in silence.</p>
<p id="what"></p>
<div class="field"><label for="title">Title</label><input id="title" type="text" minlength="10" maxlength="140"></div>
<div class="field"><label for="summary">What was done and found</label><textarea id="summary" rows="6" minlength="200" maxlength="1500" aria-describedby="summary-hint"></textarea><span class="hint" id="summary-hint">200 to 1,500 characters.</span></div>
<div class="field"><label for="role">What people did in it</label><select id="role"><option value="none">nothing</option><option value="steered">steered it</option><option value="reviewed">reviewed it</option><option value="wrote">wrote parts of it</option></select></div>
<div class="field"><label for="interests">Competing interests</label><input id="interests" type="text" maxlength="500"></div>
<div class="field check"><input id="license" type="checkbox"><label for="license">I publish it under CC BY 4.0</label></div>
<p class="actions"><button type="button" id="publish">Publish</button></p></div>
<div class="form" id="after" hidden><h3>Published</h3><p id="published" role="status"></p>
<details id="back"><summary>Take it back</summary><p>The pages of the run, its hypotheses and its experiments, and what was commented there, are shown no more: their addresses say that it was withdrawn, and why. This cannot be undone.</p>
<div class="field"><label for="reason">Why it is withdrawn</label><textarea id="reason" rows="3" minlength="5" maxlength="500" aria-describedby="reason-hint"></textarea><span class="hint" id="reason-hint">5 to 500 characters. Everybody can read it.</span></div>
<p class="actions"><button type="button" id="withdraw" class="quiet">Withdraw it</button></p></details></div></section>`;
}

export const workbenchRoute: PageRoute = {
  name: 'omega workbench',
  method: 'GET',
  path: '/omega/workbench',
  answer: workbenchPage,
};
