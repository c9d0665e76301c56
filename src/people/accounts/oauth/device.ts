// Letting a program in by a code that a person types (RFC 8628). Which program it is, who begins it and from
// where is shown before anything is allowed; whoever typed the code decides, in that session, once.

import type { Scope } from '../../../access/permissions.ts';
import { scopes as sentences } from '../../../access/permissions.ts';
import type { AppContext } from '../../../context.ts';
import type { DeskTransaction } from '../../../desk/desk.ts';
import { countPost, type PostLimit, uncountPost } from '../../../desk/post-limit.ts';
import { apiRoot } from '../../../kernel/address.ts';
import { hourMs, minuteMs } from '../../../kernel/durations.ts';
import { invalid } from '../../../kernel/refusal.ts';
import type { ClockAndRandom } from '../events.ts';
import { letIn } from './consent-store.ts';
import { programName } from './registration.ts';
import { usualScope } from './resources.ts';
import type { OauthServer } from './server.ts';

export interface AskedByCode {
  /** Names the record; no credential. */
  readonly id: string;
  /** XXXX-XXXX. */
  readonly code: string;
  readonly clientId: string;
  readonly clientName: string;
  readonly scopes: readonly Scope[];
  readonly resources: readonly string[];
  /** From which address it was begun. */
  readonly network: string | null;
  readonly askedAt: Date;
}

const letters = /^[BCDFGHJKLMNPQRSTVWXZ]{8}$/;

/** Tries of codes: eight letters of twenty are few enough that guessing must be kept slow. */
const perPerson: PostLimit = {
  kind: 'device_code_person',
  maxPosts: 5,
  windowMs: 10 * minuteMs,
  words: '5 wrong codes in 10 minutes',
};
const perNetwork: PostLimit = {
  kind: 'device_code_network',
  maxPosts: 20,
  maxOfNetwork: 40,
  windowMs: hourMs,
  words: '20 wrong codes an hour from one network',
};
const inAll: PostLimit = {
  kind: 'device_code_all',
  maxPosts: 200,
  windowMs: 10 * minuteMs,
  words: '200 wrong codes in 10 minutes from everybody together',
};

const notValid = () =>
  invalid(
    'user_code',
    'This code is not valid: it was mistyped, used, refused, or is older than ten minutes.',
  );

/** The code as it is compared: letters alone, in capitals. */
function plainCode(typed: string): string {
  return typed.toUpperCase().replaceAll(/[^A-Z]/g, '');
}

/**
 * What a code asks for, for a person who typed it; wrong codes are counted.
 * @throws Refusal('invalid_input') the same for every code that is not good
 */
export async function askedByCode(
  server: OauthServer,
  desk: AppContext['desk'],
  typed: string,
  by: { readonly user: string; readonly address: string },
  now: Date,
): Promise<AskedByCode> {
  const each = [
    [perPerson, by.user],
    [perNetwork, by.address],
    [inAll, 'all'],
  ] as const;
  const counted = (count: (trx: DeskTransaction, limit: PostLimit, who: string) => Promise<void>) =>
    desk.exclusively('device codes', async (trx) => {
      for (const [limit, who] of each) await count(trx, limit, who);
    });
  await counted((trx, limit, who) => countPost(trx, limit, who, now));
  const found = await openCode(server, plainCode(typed));
  if (found === null) throw notValid();
  await counted((trx, limit, who) => uncountPost(trx, limit, who, now));
  return found;
}

async function openCode({ provider }: OauthServer, plain: string): Promise<AskedByCode | null> {
  if (!letters.test(plain)) return null;
  const code = await provider.DeviceCode.findByUserCode(plain);
  if (!code || code.error || code.accountId || code.isExpired) return null;
  const client = await provider.Client.find(code.clientId ?? '');
  if (!client) return null;
  const { scope, resource } = (code.params ?? {}) as Readonly<Record<string, unknown>>;
  const scopes = String(scope ?? '')
    .split(' ')
    .filter((one): one is Scope => Object.hasOwn(sentences, one));
  const info = (code.deviceInfo ?? {}) as { ip?: unknown };
  const resources = [resource ?? provider.issuer + apiRoot].flat().map(String);
  return {
    id: code.jti,
    code: `${plain.slice(0, 4)}-${plain.slice(4)}`,
    clientId: client.clientId,
    clientName: programName(client.clientName),
    scopes: scopes.length === 0 ? [usualScope(provider.issuer, resources[0] ?? '')] : [...new Set(scopes)],
    resources,
    network: typeof info.ip === 'string' ? info.ip : null,
    askedAt: new Date((code.iat ?? 0) * 1000),
  };
}

interface DeviceDecision {
  readonly user: string;
  /** The team's address. */
  readonly team: string;
  /** What the person allows; none: refused. */
  readonly scopes: readonly Scope[];
}

/** Allows or refuses what a code asks for. Whoever is first decides; then the code is not valid any more. */
export async function decideOnCode(
  server: OauthServer,
  desk: AppContext['desk'],
  asked: AskedByCode,
  { user, team, scopes }: DeviceDecision,
  clockAndRandom: ClockAndRandom,
): Promise<void> {
  const { numUpdatedRows } = await desk.db
    .updateTable('oauth_records')
    .set({ uid: 'decided' })
    .where('model', '=', 'DeviceCode')
    .where('id', '=', asked.id)
    .where('uid', 'is', null)
    .executeTakeFirst();
  const code = await server.provider.DeviceCode.findByUserCode(plainCode(asked.code));
  if (numUpdatedRows !== 1n || !code || code.accountId || code.error) throw notValid();
  if (scopes.length === 0) {
    Object.assign(code, { error: 'access_denied', errorDescription: 'the person did not allow it' });
    await code.save();
    return;
  }
  const { clientId: id, clientName: name, resources } = asked;
  let grantId: string;
  try {
    const client = { id, name, host: null };
    const consent = { user, team, scopes, resource: resources.join(' '), client, flow: 'device' } as const;
    grantId = await letIn(server, desk, consent, clockAndRandom);
  } catch (error) {
    await desk.db
      .updateTable('oauth_records')
      .set({ uid: null })
      .where('model', '=', 'DeviceCode')
      .where('id', '=', asked.id)
      .execute();
    throw error;
  }
  await desk.db
    .updateTable('sign_in_handles')
    .set({ grant_id: grantId })
    .where('device_hash', '=', asked.id)
    .execute();
  const authTime = Math.floor(clockAndRandom.now.getTime() / 1000);
  const resource = resources.length === 1 ? resources[0] : resources;
  Object.assign(code, {
    accountId: user,
    grantId,
    scope: scopes.join(' '),
    resource,
    authTime,
    claims: {},
  });
  await code.save();
}
