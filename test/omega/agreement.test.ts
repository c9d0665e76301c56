// Where a client can ask its person, publishing asks first: the form says what becomes public, and a yes holds for
// this participant, this run as it stands, this text, and ten minutes.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client';
import { scripted } from '../../demo/omega/caller.ts';
import { goal, type Json, mcpDoor, omegaApp, play, publishAll, registered } from '../support/omega-door.ts';
import { pass, site, type TestApp } from '../support/test-app.ts';

/** A completed run of somebody, and what publishing it takes. */
async function finished(app: TestApp) {
  const { door, token } = await registered(app, (one) => mcpDoor(app, one));
  const { id } = await door.call('start_run', { goal, kind: 'discover', size: 'small' });
  const done = await play(door, id, scripted({ seed: 'bench', skill: 1 }));
  let asked: Json = null;
  const noted = {
    call: async (_tool: string, input: Json) => {
      asked = input;
    },
  };
  await publishAll(noted, done);
  return { door, token, id, asked };
}

/** The official client, whose person answers a form so. */
async function client(app: TestApp, token: string, answer: (message: string) => Json) {
  const made = new Client(
    { name: 'test', version: '1' },
    { versionNegotiation: { mode: 'auto' }, capabilities: { elicitation: { form: {} } } },
  );
  made.setRequestHandler('elicitation/create', async ({ params }) => answer(params.message));
  const fetch = (url: string | URL, init?: RequestInit) => app.app.fetch(new Request(url, init));
  await made.connect(
    new StreamableHTTPClientTransport(new URL(`${site}/mcp/omega-agent`), {
      fetch,
      requestInit: { headers: { authorization: `Bearer ${token}` } },
    }),
  );
  return made;
}

test('who can ask a person is sent one form, and a yes publishes', async () => {
  await using app = await omegaApp();
  const { token, id, asked } = await finished(app);
  const forms: string[] = [];
  const agent = await client(app, token, (message) => {
    forms.push(message);
    return { action: 'accept', content: { agree: true } };
  });
  const published: Json = await agent.callTool({ name: 'publish', arguments: asked });
  assert.equal(published.isError ?? false, false, JSON.stringify(published).slice(0, 500));
  assert.equal(published.structuredContent.run_url, `${site}/omega/runs/${id}`);
  assert.equal(forms.length, 1);
  for (const part of [asked.title, id, asked.confirm, 'CC BY 4.0']) assert.ok(forms[0]?.includes(part), part);
  // What is refused anyway asks nobody.
  const again: Json = await agent.callTool({ name: 'publish', arguments: asked });
  assert.equal(again.structuredContent.code, 'already_published');
  assert.equal(forms.length, 1);
  await agent.close();
  assert.deepEqual(app.bugs, []);
});

test('a no, a form that is closed and one that is sent without a mark publish nothing', async () => {
  await using app = await omegaApp();
  const { door, token, id, asked } = await finished(app);
  const answers = [
    { action: 'decline' },
    { action: 'cancel' },
    { action: 'accept', content: { agree: false } },
    { action: 'accept', content: {} },
  ];
  for (const answer of answers) {
    const agent = await client(app, token, () => answer);
    const refused: Json = await agent.callTool({ name: 'publish', arguments: asked });
    assert.equal(refused.structuredContent?.code, 'forbidden', JSON.stringify(answer));
    await agent.close();
  }
  assert.equal((await door.call('run_status', { run_id: id })).publication, 'none');
  // Who cannot ask says by confirm what was agreed.
  const published = await door.call('publish', asked);
  assert.equal(published.run_url, `${site}/omega/runs/${id}`);
});

test('a yes is good for what was asked alone: not invented, for other words, for somebody else, nor later', async () => {
  await using app = await omegaApp();
  const { token, asked } = await finished(app);
  const other = await registered(app, (one) => mcpDoor(app, one), 'Another');
  const yes = { agree: { action: 'accept', content: { agree: true } } };
  const send = async (args: Json, state?: string, as = token): Promise<Json> => {
    const response = await app.app.fetch(
      new Request(`${site}/mcp/omega-agent`, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          accept: 'application/json, text/event-stream',
          authorization: `Bearer ${as}`,
          'mcp-protocol-version': '2026-07-28',
          'mcp-method': 'tools/call',
          'mcp-name': 'publish',
        },
        body: JSON.stringify({
          jsonrpc: '2.0',
          id: 1,
          method: 'tools/call',
          params: {
            name: 'publish',
            arguments: args,
            ...(state === undefined ? {} : { requestState: state, inputResponses: yes }),
            _meta: {
              'io.modelcontextprotocol/protocolVersion': '2026-07-28',
              'io.modelcontextprotocol/clientInfo': { name: 'test', version: '1' },
              'io.modelcontextprotocol/clientCapabilities': { elicitation: {} },
            },
          },
        }),
      }),
    );
    const text = await response.text();
    return JSON.parse(text.startsWith('{') ? text : (/^data: (\{.*)$/m.exec(text)?.[1] ?? '')).result;
  };
  const first = await send(asked);
  assert.equal(first.resultType, 'input_required', JSON.stringify(first).slice(0, 500));
  const state = first.requestState;
  const [sealed, mac] = state.split('.');
  const [at, what] = JSON.parse(Buffer.from(sealed, 'base64url').toString());
  const later = Buffer.from(JSON.stringify([at + 1, what])).toString('base64url');
  const asksAgain = async (args: Json, given: string, as = token) =>
    assert.equal((await send(args, given, as)).resultType, 'input_required');
  await asksAgain(asked, '');
  await asksAgain(asked, `${sealed}.${'A'.repeat(43)}`);
  await asksAgain(asked, `${later}.${mac}`);
  await asksAgain({ ...asked, title: 'Another title of the same run' }, state);
  const stranger = await send(asked, state, other.token);
  assert.equal(stranger.structuredContent.code, 'run_not_found');
  pass(app, 10 * 60_000 + 1);
  await asksAgain(asked, state);
  const fresh = await send(asked);
  const done = await send(asked, fresh.requestState);
  assert.ok(done.structuredContent.run_url, JSON.stringify(done).slice(0, 500));
});
