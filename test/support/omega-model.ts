// A model behind the interface of a provider, on no network: the scripted caller reads the prompt as a model
// would, and answers as models do, with words around its JSON.

import { type Caller, scripted } from '../../demo/omega/caller.ts';
import { kindsOfSteps } from '../../src/omega/protocol/protocol.ts';
import { site, type TestApp } from './test-app.ts';

export interface Asked {
  readonly url: string;
  readonly headers: Headers;
  readonly body: string;
}

export interface FakeModel {
  /** `fetch` for a driver: asks the app at the site, and the model elsewhere. */
  readonly fetch: typeof fetch;
  readonly ofTheSite: readonly Asked[];
  readonly ofTheModel: readonly Asked[];
}

/** What the caller says to a prompt. */
export function answerTo(prompt: string, caller: Caller): string {
  const [kind] = Object.entries(kindsOfSteps).find(([, one]) => prompt.startsWith(one.instructions)) ?? [];
  const [, input = ''] = /\nINPUT \(JSON\):\n(.*)\n\nANSWER/.exec(prompt) ?? [];
  const answer = JSON.stringify(caller({ kind: String(kind), input: JSON.parse(input) }));
  return `Let me think {about it} first.\n\n\`\`\`json\n${answer}\n\`\`\`\n`;
}

/** @param stumbles every so many calls answer no JSON; 0: none does */
export function fakeModel(
  app: Pick<TestApp, 'app'>,
  { seed = 'model', stumbles = 0, key = null as string | null } = {},
): FakeModel {
  const caller = scripted({ seed, skill: 1 });
  const ofTheSite: Asked[] = [];
  const ofTheModel: Asked[] = [];
  const ask = async (url: string, init: RequestInit = {}): Promise<Response> => {
    const asked = { url, headers: new Headers(init.headers), body: String(init.body ?? '') };
    if (url.startsWith(`${site}/`)) {
      ofTheSite.push(asked);
      return app.app.fetch(new Request(url, init));
    }
    ofTheModel.push(asked);
    const anthropic = url.endsWith('/messages');
    const sent = anthropic ? asked.headers.get('x-api-key') : asked.headers.get('authorization')?.slice(7);
    if (key !== null && sent !== key) return new Response('{}', { status: 401 });
    const { messages, model } = JSON.parse(asked.body) as {
      messages: readonly { content: string }[];
      model: string;
    };
    if (model !== 'scripted') return new Response('{}', { status: 404 });
    const said =
      stumbles > 0 && ofTheModel.length % stumbles === 0
        ? 'I am not sure what you want.'
        : answerTo(String(messages[0]?.content), caller);
    return Response.json(
      anthropic
        ? { content: [{ type: 'text', text: said }] }
        : { choices: [{ message: { role: 'assistant', content: said } }] },
    );
  };
  return { fetch: ask as typeof fetch, ofTheSite, ofTheModel };
}
