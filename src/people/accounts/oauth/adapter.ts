// Where the authorization server keeps its records. Of every code and token the hash is the key, and it stands
// in no payload: who reads the table can use nothing of it. A hash is no credential either.

import { createHmac } from 'node:crypto';
import { errors } from 'oidc-provider';
import type { Desk } from '../../../desk/desk.ts';
import type { OauthRecordsTable } from '../../../desk/schema/oauth.ts';
import { isSecretModel, recordKey } from './record-key.ts';

type Payload = Record<string, unknown>;

/** For how long after its use a secret is still taken, in ms: clients repeat what got no answer. */
const graceMs: Readonly<Record<string, number>> = { RefreshToken: 60_000, DeviceCode: 10_000 };

/** A device asks every five seconds; what comes earlier is told to slow down. */
const pollMs = 4_750;

interface RecordStore {
  readonly upsert: (id: string, payload: Payload, expiresIn?: number) => Promise<void>;
  readonly find: (id: string) => Promise<Payload | undefined>;
  readonly findByUid: (uid: string) => Promise<Payload | undefined>;
  readonly findByUserCode: (code: string) => Promise<Payload | undefined>;
  readonly consume: (id: string) => Promise<void>;
  readonly destroy: (id: string) => Promise<void>;
  readonly revokeByGrantId: (grantId: string) => Promise<void>;
}

interface RecordParts {
  readonly desk: Desk;
  readonly now: () => Date;
  /** Codes that people type are short: a plain hash of them could be searched. */
  readonly codeKey: Uint8Array;
  /** Which endpoint is asked. */
  readonly route: () => string | undefined;
}

export function recordStores(parts: RecordParts): (model: string) => RecordStore {
  const codeHash = (code: string) => createHmac('sha256', parts.codeKey).update(code).digest('base64url');
  return (model) => storeOf(model, parts, codeHash);
}

function storeOf(
  model: string,
  { desk, now, route }: RecordParts,
  codeHash: (code: string) => string,
): RecordStore {
  const isSecret = isSecretModel(model);
  const keyOf = (id: string) => recordKey(model, id);
  const rowWhere = (column: 'id' | 'uid' | 'user_code', value: string) =>
    desk.db
      .selectFrom('oauth_records')
      .selectAll()
      .where('model', '=', model)
      .where(column, '=', value)
      .executeTakeFirst();
  return {
    upsert: async (id, payload, expiresIn) => {
      const row = rowOf(model, payload, now(), expiresIn);
      const code = typeof payload.userCode === 'string' ? payload.userCode : null;
      await desk.db
        .insertInto('oauth_records')
        .values({
          model,
          id: keyOf(id),
          ...row,
          user_code: code === null ? null : codeHash(code),
          created_at: now().toISOString(),
          consumed_at: null,
          polled_at: null,
        })
        .onConflict((conflict) => conflict.columns(['model', 'id']).doUpdateSet(row))
        .execute();
    },
    find: async (id) => {
      if (isSecret && id.startsWith('#')) return undefined;
      const found = payloadOf(model, await rowWhere('id', keyOf(id)), id, now());
      if (found && model === 'DeviceCode' && route() === 'token') await notTooOften(desk, keyOf(id), now());
      return found;
    },
    findByUid: async (uid) => payloadOf(model, await rowWhere('uid', uid), null, now()),
    findByUserCode: async (code) => {
      const found = payloadOf(model, await rowWhere('user_code', codeHash(code)), null, now());
      return found && { ...found, userCode: code };
    },
    consume: async (id) => {
      const { numUpdatedRows } = await desk.db
        .updateTable('oauth_records')
        .set({ consumed_at: now().toISOString() })
        .where('model', '=', model)
        .where('id', '=', keyOf(id))
        .where('consumed_at', 'is', null)
        .executeTakeFirst();
      // A refresh token may be repeated within its grace; of everything else the first one wins.
      if (numUpdatedRows !== 1n && model !== 'RefreshToken')
        throw new errors.InvalidGrant('it was used before');
    },
    destroy: async (id) => {
      await desk.db
        .deleteFrom('oauth_records')
        .where('model', '=', model)
        .where('id', '=', keyOf(id))
        .execute();
    },
    revokeByGrantId: async (grantId) => {
      await desk.db.deleteFrom('oauth_records').where('grant_id', '=', grantId).execute();
    },
  };
}

/** What is written of a payload: no code, no secret, no cookie. */
function rowOf(model: string, payload: Payload, at: Date, expiresIn: number | undefined) {
  const { userCode: _, ...kept } = payload;
  if (isSecretModel(model)) delete kept.jti;
  if (model === 'Interaction') {
    const { cookie: _, ...session } = (kept.session ?? {}) as Payload;
    kept.session = session;
  }
  return {
    payload: JSON.stringify(kept),
    grant_id: typeof kept.grantId === 'string' ? kept.grantId : null,
    uid: typeof kept.uid === 'string' ? kept.uid : null,
    expires_at: expiresIn === undefined ? null : new Date(at.getTime() + expiresIn * 1000).toISOString(),
  };
}

function payloadOf(
  model: string,
  row: OauthRecordsTable | undefined,
  jti: string | null,
  at: Date,
): Payload | undefined {
  if (!row) return undefined;
  const isOver = row.expires_at !== null && row.expires_at <= at.toISOString();
  // A device that asks with a code that is over is told so; everything else that is over is unknown.
  if (isOver && model !== 'DeviceCode') return undefined;
  const payload = JSON.parse(row.payload) as Payload;
  const used = row.consumed_at === null ? null : Date.parse(row.consumed_at);
  const isUsed = used !== null && at.getTime() - used >= (graceMs[model] ?? 0);
  return {
    ...payload,
    ...(isOver ? { exp: 1 } : {}),
    ...(isSecretModel(model) ? { jti: jti ?? row.id } : {}),
    ...(isUsed ? { consumed: Math.floor(used / 1000) } : {}),
  };
}

/** @param id the key of a device code */
async function notTooOften(desk: Desk, id: string, at: Date): Promise<void> {
  const { numUpdatedRows } = await desk.db
    .updateTable('oauth_records')
    .set({ polled_at: at.toISOString() })
    .where('model', '=', 'DeviceCode')
    .where('id', '=', id)
    .where((eb) =>
      eb.or([
        eb('polled_at', 'is', null),
        eb('polled_at', '<=', new Date(at.getTime() - pollMs).toISOString()),
      ]),
    )
    .executeTakeFirst();
  if (numUpdatedRows !== 1n) throw new errors.SlowDown('ask less often', 'slow down');
}
