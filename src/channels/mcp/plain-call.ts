// Calls of tools in their usual form, answered without the server, the transport and the schemas of the library,
// which cost more than many a tool does. What is odd in any way takes the way of the library, where each oddity
// has its answer. Both ways carry a call out with the same function, and send the same bytes.

import {
  CLIENT_CAPABILITIES_META_KEY,
  CLIENT_INFO_META_KEY,
  type ClientCapabilities,
  PROTOCOL_VERSION_META_KEY,
  SUPPORTED_PROTOCOL_VERSIONS,
} from '@modelcontextprotocol/server';
import type { Operation } from '../../kernel/operation.ts';
import type { PlainHeaders } from '../http/plain-request.ts';
import { canAsk } from './agreement.ts';
import { takenForm } from './taken-form.ts';
import type { Arguments } from './tool-arguments.ts';
import { finderNames } from './tool-finder.ts';

const modernVersion = '2026-07-28';
const reserved = 'io.modelcontextprotocol/';

/** Of clients of 2026, or of 2025. */
export type Era = 'modern' | 'legacy';
type Members = Readonly<Record<string, unknown>>;

export interface PlainCall {
  readonly id: string | number;
  readonly era: Era;
  /** Whether the client takes no stream. */
  readonly inOnePiece: boolean;
  /** Whether the client shows forms to its person. */
  readonly canAsk: boolean;
  readonly params: {
    readonly name: string;
    readonly arguments?: Record<string, unknown>;
    readonly _meta?: { readonly progressToken?: string | number };
  };
}

/** The call, where a message is one in its usual form; null: the library is asked. */
export function plainlyCalled(
  headers: PlainHeaders,
  { jsonrpc, id, method, params, ...others }: Members,
): PlainCall | null {
  if (method !== 'tools/call' || jsonrpc !== '2.0' || !isName(id) || hasMembers(others)) return null;
  if (
    !isMembers(params) ||
    !/^application\/json(?:; ?charset=utf-8)?$/i.test(headers.get('content-type') ?? '')
  )
    return null;
  const { name, arguments: given, _meta: meta = {}, ...further } = params;
  if (typeof name !== 'string' || !(given === undefined || isMembers(given)) || hasMembers(further))
    return null;
  if (!isMembers(meta) || !(meta.progressToken === undefined || isName(meta.progressToken))) return null;
  const era = PROTOCOL_VERSION_META_KEY in meta ? 'modern' : 'legacy';
  const form = takenForm(headers.get('accept'));
  if (era === 'modern' ? !fitsModern(headers, name, meta) : form === null || !fitsLegacy(headers, meta))
    return null;
  const client = meta[CLIENT_CAPABILITIES_META_KEY] as ClientCapabilities | undefined;
  const progress = meta.progressToken === undefined ? {} : { _meta: { progressToken: meta.progressToken } };
  return {
    id,
    era,
    inOnePiece: form === 'one_piece',
    canAsk: era === 'modern' && canAsk(client),
    params: { name, ...(given === undefined ? {} : { arguments: given }), ...progress },
  };
}

function fitsLegacy(headers: PlainHeaders, meta: Members): boolean {
  const version = headers.get('mcp-protocol-version');
  return (
    (version === null || SUPPORTED_PROTOCOL_VERSIONS.includes(version)) &&
    !Object.keys(meta).some((key) => key.startsWith(reserved))
  );
}

function fitsModern(headers: PlainHeaders, name: string, meta: Members): boolean {
  const {
    [PROTOCOL_VERSION_META_KEY]: version,
    [CLIENT_CAPABILITIES_META_KEY]: capabilities,
    [CLIENT_INFO_META_KEY]: client,
    ...others
  } = meta;
  return (
    version === modernVersion &&
    headers.get('mcp-protocol-version') === modernVersion &&
    headers.get('mcp-method') === 'tools/call' &&
    headers.get('mcp-name') === name &&
    /^[a-z_]{1,60}$/.test(name) &&
    isMembers(capabilities) &&
    Object.values(capabilities).every((one) => isMembers(one) && Object.values(one).every(isEmpty)) &&
    (client === undefined || isKnownClient(client)) &&
    !Object.keys(others).some((key) => key.startsWith(reserved))
  );
}

function isKnownClient(client: unknown): boolean {
  if (!isMembers(client)) return false;
  const { name, version, title = '', ...others } = client;
  return [name, version, title].every((one) => typeof one === 'string') && !hasMembers(others);
}

/** What names a message, or its progress. */
function isName(value: unknown): value is string | number {
  return typeof value === 'string' || Number.isSafeInteger(value);
}

export function isMembers(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function hasMembers(value: object): boolean {
  return Object.keys(value).length > 0;
}

function isEmpty(value: unknown): boolean {
  return isMembers(value) && !hasMembers(value);
}

/** Whether the library answers it after all: it checks the forms that people are shown. */
export function mayShowForm({ canAsk, params }: PlainCall, operations: readonly Operation[]): boolean {
  if (!canAsk) return false;
  const callArguments: Arguments = params.arguments ?? {};
  const name = params.name === finderNames.call ? callArguments.name : params.name;
  return operations.some((one) => one.name === name && one.asks !== undefined);
}
