// The tool server on stdin and stdout, for clients that start a program: a server towards the client,
// a client towards /mcp, wherever that is. What one side asks, the other answers; nothing is added.

import { once } from 'node:events';
import { pipeline, type Readable, type Writable } from 'node:stream';
import { Client, SdkError, SdkHttpError, StreamableHTTPClientTransport } from '@modelcontextprotocol/client';
import { type Progress, ProtocolError, ProtocolErrorCode, Server } from '@modelcontextprotocol/server';
import { StdioServerTransport, serveStdio } from '@modelcontextprotocol/server/stdio';
import { messageLines } from './message-lines.ts';

export interface RelayParts {
  /** Where the tool server answers. */
  readonly url: URL;
  /** The key of the caller; null: the public. */
  readonly key: string | null;
  readonly fetch: (url: string | URL, init?: RequestInit) => Promise<Response>;
  readonly version: string;
  readonly stdin: Readable;
  readonly stdout: Writable;
  readonly onError: (error: Error) => void;
}

/** Connects, then serves until stdin ends. Throws when the tool server does not answer. */
export async function relay(parts: RelayParts): Promise<void> {
  const { url, key, fetch, version, stdin, stdout, onError } = parts;
  const client = new Client({ name: 'perennial-mcp', version }, { versionNegotiation: { mode: 'auto' } });
  const headers: Record<string, string> = key === null ? {} : { Authorization: `Bearer ${key}` };
  await client.connect(new StreamableHTTPClientTransport(url, { fetch, requestInit: { headers } }));
  const lines = messageLines({ say: (line) => stdout.write(line), onError });
  // It closes with stdin, whether that ends or breaks off.
  const ended = once(lines, 'close');
  pipeline(stdin, lines, () => {});
  const handle = serveStdio(() => serverBefore(client, version, onError), {
    transport: new StdioServerTransport(lines, stdout),
    onerror: onError,
  });
  await ended;
  await handle.close();
  await client.close();
}

function serverBefore(client: Client, version: string, onError: RelayParts['onError']): Server {
  const instructions = client.getInstructions();
  const server = new Server(client.getServerVersion() ?? { name: 'perennial', version }, {
    capabilities: { tools: {}, resources: {}, prompts: {}, completions: {} },
    ...(instructions === undefined ? {} : { instructions }),
  });
  server.setRequestHandler('tools/list', ({ params }, { mcpReq: { signal } }) =>
    passed(() => client.request({ method: 'tools/list', ...withoutMeta(params) }, { signal })),
  );
  server.setRequestHandler('tools/call', ({ params }, { mcpReq: { signal, notify } }) => {
    const token = params._meta?.progressToken;
    const onprogress = (progress: Progress) =>
      void notify({
        method: 'notifications/progress',
        params: { ...progress, progressToken: token as string | number },
      }).catch(onError);
    const how = token === undefined ? { signal } : { signal, onprogress, resetTimeoutOnProgress: true };
    return passed(() => client.request({ method: 'tools/call', ...withoutMeta(params) }, how));
  });
  server.setRequestHandler('resources/list', ({ params }, { mcpReq: { signal } }) =>
    passed(() => client.request({ method: 'resources/list', ...withoutMeta(params) }, { signal })),
  );
  server.setRequestHandler('resources/templates/list', ({ params }, { mcpReq: { signal } }) =>
    passed(() => client.request({ method: 'resources/templates/list', ...withoutMeta(params) }, { signal })),
  );
  server.setRequestHandler('resources/read', ({ params }, { mcpReq: { signal } }) =>
    passed(() => client.request({ method: 'resources/read', ...withoutMeta(params) }, { signal })),
  );
  server.setRequestHandler('completion/complete', ({ params }, { mcpReq: { signal } }) =>
    passed(() => client.request({ method: 'completion/complete', ...withoutMeta(params) }, { signal })),
  );
  server.setRequestHandler('prompts/list', ({ params }, { mcpReq: { signal } }) =>
    passed(() => client.request({ method: 'prompts/list', ...withoutMeta(params) }, { signal })),
  );
  server.setRequestHandler('prompts/get', ({ params }, { mcpReq: { signal } }) =>
    passed(() => client.request({ method: 'prompts/get', ...withoutMeta(params) }, { signal })),
  );
  return server;
}

/** What was asked, without what belongs to the connection it came over. */
function withoutMeta<P extends object>(params: P | undefined): { params: P } | Record<never, never> {
  if (params === undefined) return {};
  const { _meta, ...rest } = params as P & { _meta?: unknown };
  return { params: rest as P };
}

/** An error of the tool server as it is, what it refused before the protocol too; a failure on the way in words. */
async function passed<T>(answer: () => Promise<T>): Promise<T> {
  try {
    return await answer();
  } catch (error) {
    if (error instanceof SdkError) {
      const refused = refusalOf(error);
      if (refused) {
        const sentence = `${refused.error} (${refused.code})`;
        throw new ProtocolError(ProtocolErrorCode.InvalidRequest, sentence, refused);
      }
      throw new ProtocolError(
        ProtocolErrorCode.InternalError,
        `The tool server did not answer: ${error.message}`,
      );
    }
    throw error;
  }
}

interface Refused {
  readonly error: string;
  readonly code: string;
}

/** The body of a refusal in HTTP (401, 403, 413, 429, 503); null where nothing of ours was answered. */
function refusalOf(error: SdkError): Refused | null {
  if (!(error instanceof SdkHttpError)) return null;
  const { text } = error.data as { readonly text?: string | null };
  try {
    const body = JSON.parse(text ?? 'null') as Partial<Refused> | null;
    return typeof body?.error === 'string' && typeof body.code === 'string' ? (body as Refused) : null;
  } catch {
    return null;
  }
}
