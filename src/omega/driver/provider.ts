// Asking somebody's model. The key goes to its provider and nowhere else. Browsers load it as it stands.

import { endOfObject } from './json-in.ts';
import { type Fetch, Refused } from './service.ts';

type ProviderKind = 'openai' | 'anthropic';
export interface Provider {
  readonly kind: ProviderKind;
  /** Where its interface begins: http://127.0.0.1:11434/v1, https://api.anthropic.com/v1. */
  readonly endpoint: string;
  readonly model: string;
  readonly key: string | null;
  readonly maxTokens: number;
  /** Whether a browser asks, which a provider may want to be told. */
  readonly browser?: boolean;
}
interface ProviderRequest {
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

/** Plain requests, so that servers which allow few headers answer too. */
export function requestTo(provider: Provider, prompt: string): ProviderRequest {
  const { kind, key, model, maxTokens, browser = false } = provider;
  const base = provider.endpoint.replace(/\/+$/, '');
  const messages = [{ role: 'user', content: prompt }];
  const headers: Record<string, string> = { 'Content-Type': 'application/json' };
  if (kind === 'anthropic') {
    headers['anthropic-version'] = '2023-06-01';
    if (key !== null) headers['x-api-key'] = key;
    if (browser) headers['anthropic-dangerous-direct-browser-access'] = 'true';
    return {
      url: `${base}/messages`,
      headers,
      body: JSON.stringify({ model, max_tokens: maxTokens, messages }),
    };
  }
  if (key !== null) headers.Authorization = `Bearer ${key}`;
  return {
    url: `${base}/chat/completions`,
    headers,
    body: JSON.stringify({ model, max_tokens: maxTokens, messages, stream: false }),
  };
}

interface Part {
  readonly text?: unknown;
}
/** What the model said, empty where it said nothing or called a tool; null where that is no message. */
function textFrom(kind: ProviderKind, answer: unknown): string | null {
  const body = answer as {
    content?: unknown;
    choices?: readonly ({ message?: { content?: unknown } | null } | null)[];
  } | null;
  const message = kind === 'anthropic' ? body : body?.choices?.[0]?.message;
  if (typeof message !== 'object' || message === null) return null;
  const { content } = message;
  if (Array.isArray(content))
    return content.map((part: Part | null) => (typeof part?.text === 'string' ? part.text : '')).join('');
  if (kind === 'anthropic') return null;
  return typeof content === 'string' ? content : '';
}

/** Whether the model was stopped, because it may say no more, in the middle of an object. */
function isCutOff(answer: unknown, text: string): boolean {
  const body = answer as {
    stop_reason?: unknown;
    choices?: readonly { finish_reason?: unknown }[];
  };
  const ended = body.stop_reason ?? body.choices?.[0]?.finish_reason;
  const from = text.indexOf('{');
  return (ended === 'length' || ended === 'max_tokens') && from >= 0 && endOfObject(text, from) < 0;
}

/** What a provider says of what it refuses, in one line; nothing where it says nothing, or repeats the key. */
function whyOf(text: string, { key }: Provider): string {
  let said: unknown;
  try {
    const body = JSON.parse(text) as { error?: { message?: unknown }; message?: unknown } | null;
    said = body?.error?.message ?? body?.error ?? body?.message;
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
  }
  if (typeof said !== 'string' || (key !== null && said.includes(key))) return '';
  const line = [...said.replaceAll(/[\p{Cc}\p{Cf}\s]+/gu, ' ').trim()].slice(0, 200).join('');
  return line === '' ? '' : `: “${line}”`;
}

/** Asks a model once. Throws Refused with what can be done about it. */
export async function askModel(provider: Provider, prompt: string, fetch: Fetch): Promise<string> {
  const { url, headers, body } = requestTo(provider, prompt);
  let status: number;
  let text: string;
  try {
    const answer = await fetch(url, { method: 'POST', headers: { ...headers }, body });
    status = answer.status;
    text = await answer.text();
  } catch (error) {
    if (!(error instanceof TypeError)) throw error;
    const why = provider.browser
      ? 'it is not there, it does not allow pages of other sites (CORS), or the browser did not permit it'
      : 'it is not there';
    throw new Refused('no_answer', `${url} did not answer: ${why}.`);
  }
  if (status === 401 || status === 403) throw new Refused('key_refused', 'The provider refuses the key.');
  if (status === 404)
    throw new Refused('model_missing', `${url} knows no model ${provider.model}, or has no such address.`);
  if (status >= 400) {
    const does = status === 429 ? 'takes no more calls for now, and answered' : 'answered';
    throw new Refused('model_failed', `The provider ${does} ${status}${whyOf(text, provider)}.`);
  }
  let said: unknown;
  try {
    said = JSON.parse(text);
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
  }
  const answerText = textFrom(provider.kind, said);
  if (answerText === null)
    throw new Refused('no_text', 'The provider answered something else than a message.');
  if (isCutOff(said, answerText))
    throw new Refused(
      'cut_off',
      `The answer was cut off at the ${provider.maxTokens} tokens that an answer may have. Allow more.`,
    );
  return answerText;
}
