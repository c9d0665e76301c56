// What a client of the tool server sends and reads, without a library: one message a request.

import assert from 'node:assert/strict';
import type { TestApp } from './test-app.ts';
import { site } from './test-app.ts';

// biome-ignore lint/suspicious/noExplicitAny: tests read members of any answer
type Json = any;

export interface Sent {
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
  /** The message that came back; null where there is none. */
  readonly message: Json;
}

/** Sends any body to the tool server. */
export async function post(
  app: Pick<TestApp, 'app'>,
  body: string,
  options: { as?: string | undefined; headers?: Record<string, string>; url?: string } = {},
): Promise<Sent> {
  const headers = {
    'content-type': 'application/json',
    accept: 'application/json, text/event-stream',
    ...(options.as === undefined ? {} : { authorization: options.as }),
    ...options.headers,
  };
  const request = new Request(options.url ?? `${site}/mcp`, { method: 'POST', headers, body });
  const response = await app.app.fetch(request);
  const text = await response.text();
  const data = response.headers.get('content-type')?.startsWith('text/event-stream')
    ? text
        .split('\n')
        .find((line) => line.startsWith('data: '))
        ?.slice(6)
    : text;
  return {
    status: response.status,
    headers: response.headers,
    text,
    message: data ? JSON.parse(data) : null,
  };
}

/** One message of the revision of 2025, which needs no envelope. */
export function send(
  app: Pick<TestApp, 'app'>,
  method: string,
  params: object = {},
  as?: string,
  url?: string,
): Promise<Sent> {
  const body = JSON.stringify({ jsonrpc: '2.0', id: 1, method, params });
  return post(app, body, { as, ...(url === undefined ? {} : { url }) });
}

/** The result of a message that succeeds. */
export async function result(
  app: Pick<TestApp, 'app'>,
  method: string,
  params: object = {},
  as?: string,
): Promise<Json> {
  const { status, text, message } = await send(app, method, params, as);
  assert.equal(status, 200, text);
  assert.ok(message.result, text);
  return message.result;
}

export function callTool(
  app: Pick<TestApp, 'app'>,
  name: string,
  args: object = {},
  as?: string,
): Promise<Json> {
  return result(app, 'tools/call', { name, arguments: args }, as);
}

/** The tools that a caller is shown at once. */
export async function listedTools(app: Pick<TestApp, 'app'>, as?: string): Promise<readonly Json[]> {
  return (await result(app, 'tools/list', {}, as)).tools;
}

/** All tools of a caller by name, as the list or `find_tools` shows them. */
export async function toolsOf(app: Pick<TestApp, 'app'>, as?: string): Promise<ReadonlyMap<string, Json>> {
  const listed = new Map((await listedTools(app, as)).map((tool) => [tool.name, tool]));
  const { structuredContent: all } = await callTool(app, 'find_tools', {}, as);
  const tools = await Promise.all(
    all.others.map(async (name: string) => {
      const { structuredContent } = await callTool(app, 'find_tools', { query: name, output: true }, as);
      const { input_schema: inputSchema, ...found } = structuredContent.tools[0];
      assert.equal(found.name, name);
      return [name, { ...found, inputSchema, ...listed.get(name) }] as const;
    }),
  );
  return new Map(tools);
}
