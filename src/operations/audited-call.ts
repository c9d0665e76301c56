// What the audit log keeps of a call: who, when, what was asked for, and how it ended. The input
// itself is not kept, its hash is.

import { hash } from 'node:crypto';
import type { Caller } from '../access/caller.ts';
import type { AuditEntry } from '../desk/audit.ts';
import type { AuditedCall, Operation } from '../kernel/operation.ts';

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

/** The audited operation at an address, with what its path names; null where there is none. */
export function auditedAt(
  operations: readonly Operation[],
  method: string,
  path: string,
  routeOf: (operation: Operation) => string,
): { readonly operation: Operation; readonly input: Readonly<Record<string, unknown>> } | null {
  for (const operation of operations) {
    if (!operation.audited || (operation.method !== method && method !== 'HEAD')) continue;
    const pattern = routeOf(operation).replaceAll(/:(\w+)/g, '(?<$1>[^/]+)');
    const found = new RegExp(`^${pattern}$`).exec(path);
    if (found) return { operation, input: { ...found.groups } };
  }
  return null;
}

/** `account:ID` of a signed-in person, `key:LAST4` of a key, else `anonymous`. */
function actorOf({ account, key }: Caller): string {
  if (account) return `account:${account.id}`;
  return key ? `key:${key.last4}` : 'anonymous';
}

/** The operation's path with the names that were given in it. */
function askedPath({ path }: Operation, input: Readonly<Record<string, unknown>>): string {
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
