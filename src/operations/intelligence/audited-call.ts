// What the audit log keeps of a call: who, when, what was asked for, and how it ended. The input
// itself is not kept, its hash is.

import { hash } from 'node:crypto';
import type { Caller } from '../../access/caller.ts';
import type { AuditedCall, AuditedOperation, Operation } from '../../kernel/operation.ts';
import { percentDecoded } from '../../kernel/plain-text.ts';
import type { AuditEntry } from './audit-log.ts';

/** @param statusOf the status that a channel answers for an outcome */
export function auditEntry(
  call: AuditedCall,
  caller: Caller,
  at: Date,
  statusOf: (outcome: AuditedCall['outcome']) => number,
): AuditEntry {
  return {
    at: at.toISOString(),
    key_id: caller.key?.id ?? null,
    actor: actorOf(caller),
    team: caller.team?.name ?? null,
    path: askedPath(call.operation, call.input ?? {}),
    params_sha256: call.input === null ? null : hash('sha256', canonical(call.input)),
    subject_ids: JSON.stringify(call.subjects),
    status: statusOf(call.outcome),
  };
}

/** Nothing is answered there, but that somebody asked is written down. */
const nothing = { name: 'nothing', input: {} };
/** What is longer names nothing; so much of it is written down. */
const maxChars = 1_000;

/**
 * What was asked for at an address among those of audited operations, whether or not one answers there;
 * null for every other address.
 */
export function auditedAt(
  operations: readonly Operation[],
  method: string,
  address: string,
  routeOf: (operation: Pick<Operation, 'root' | 'path'>) => string,
): { readonly operation: AuditedOperation; readonly input: Readonly<Record<string, unknown>> } | null {
  const bounded = address.slice(0, maxChars);
  const path = percentDecoded(bounded);
  const audited = operations.filter((operation) => operation.audited);
  for (const operation of audited) {
    const pattern = routeOf(operation).replaceAll(/:(\w+)/g, '(?<$1>[^/]+)');
    const found = new RegExp(`^${pattern}$`).exec(path);
    if (found) return { operation, input: { ...found.groups } };
  }
  const root = routeOf({ path: '' });
  const isAmong = audited.some((one) => `${bounded}/`.startsWith(`${root}${firstStep(one.path)}/`));
  return isAmong ? { operation: { ...nothing, method, path: bounded.slice(root.length) }, input: {} } : null;
}

function firstStep(path: string): string {
  return path.split('/', 2).join('/');
}

/** `account:ID` of a signed-in person, `key:LAST4` of a key, else `anonymous`. */
function actorOf({ account, key }: Caller): string {
  if (account) return `account:${account.id}`;
  return key ? `key:${key.last4}` : 'anonymous';
}

/** The operation's path with the names that were given in it. */
function askedPath({ path }: AuditedOperation, input: Readonly<Record<string, unknown>>): string {
  return path.replaceAll(/\{(\w+)\}/g, (whole, parameter: string) => {
    const value = input[parameter];
    return typeof value === 'string' ? encodeURIComponent(value.toWellFormed()) : whole;
  });
}

/** JSON with the members of an object in the order of their names. */
function canonical(input: Readonly<Record<string, unknown>>): string {
  const names = Object.keys(input).sort();
  return JSON.stringify(Object.fromEntries(names.map((name) => [name, input[name]])));
}
