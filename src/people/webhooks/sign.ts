// Signatures of webhooks, as Standard Webhooks 1.0 writes them: over `{id}.{timestamp}.{body}`, one for
// each key or secret that is in force, so that a receiver keeps verifying while they change.
//
//   v1a  Ed25519 with the service's own key pair; its public half is at /.well-known/webhook-keys.json
//   v1   HMAC-SHA256 with a secret that the team set for itself, if it did

import { createPrivateKey, generateKeyPairSync, type KeyObject, sign } from 'node:crypto';
import { Webhook } from 'standardwebhooks';
import { noSeal, type Seal } from '../../access/seal.ts';
import type { Desk } from '../../desk/desk.ts';

export interface Signing {
  readonly id: string;
  readonly at: Date;
  readonly body: string;
}

/** Whole seconds since 1970, as the header has them. */
export function timestampOf(at: Date): string {
  return String(Math.floor(at.getTime() / 1000));
}

/** The webhook-signature header; at least one signature, the newest key's first. */
export async function signatures(
  db: Desk['db'],
  team: string,
  message: Signing,
  seal: Seal = noSeal,
): Promise<string> {
  const at = message.at.toISOString();
  await ensureKey(db, message.at, seal);
  const keys = await db
    .selectFrom('webhook_keys')
    .select(['private_key', 'ends_at'])
    .orderBy('generation', 'desc')
    .execute();
  const secrets = await db
    .selectFrom('webhook_secrets')
    .select(['secret', 'ends_at'])
    .where('team_id', '=', team)
    .orderBy('created_at', 'desc')
    .execute();
  const inForce = ({ ends_at }: { ends_at: string | null }) => ends_at === null || ends_at > at;
  return [
    ...keys
      .filter(inForce)
      .map(({ private_key }) => signedByKey(privateKey(opened(seal, private_key)), message)),
    ...secrets.filter(inForce).map(({ secret }) => signedBySecret(opened(seal, secret), message)),
  ].join(' ');
}

/** What signs other content of the service, with the newest key. */
export async function contentSigner(
  desk: Desk,
  now: Date,
  seal: Seal = noSeal,
): Promise<(content: Uint8Array) => { key_id: string; public_key: string; signature: string }> {
  await ensureKey(desk.db, now, seal);
  const { generation, public_key, private_key } = await desk.db
    .selectFrom('webhook_keys')
    .select(['generation', 'public_key', 'private_key'])
    .orderBy('generation', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow();
  const key = privateKey(opened(seal, private_key));
  return (content) => ({
    key_id: `key_${generation}`,
    public_key,
    signature: sign(null, content, key).toString('base64'),
  });
}

function opened(seal: Seal, kept: string): string {
  const secret = seal.open(kept);
  if (secret === null) throw new Error('SECRET_KEY does not open what webhooks are signed with');
  return secret;
}

function signedByKey(key: KeyObject, { id, at, body }: Signing): string {
  const content = Buffer.from(`${id}.${timestampOf(at)}.${body}`);
  return `v1a,${sign(null, content, key).toString('base64')}`;
}

function signedBySecret(secret: string, { id, at, body }: Signing): string {
  return new Webhook(secret).sign(id, at, body);
}

function privateKey(der: string): KeyObject {
  return createPrivateKey({ key: Buffer.from(der, 'base64'), format: 'der', type: 'pkcs8' });
}

function newKey(generation: number, now: Date, seal: Seal) {
  const { publicKey, privateKey } = generateKeyPairSync('ed25519');
  return {
    generation,
    public_key: Buffer.from(publicKey.export({ format: 'jwk' }).x as string, 'base64url').toString('base64'),
    private_key: seal.seal(privateKey.export({ format: 'der', type: 'pkcs8' }).toString('base64')),
    created_at: now.toISOString(),
    ends_at: null,
  };
}

/** Makes the first key pair where there is none; of several processes that try, one does. */
export async function ensureKey(db: Desk['db'], now: Date, seal: Seal = noSeal): Promise<void> {
  const any = await db.selectFrom('webhook_keys').select('generation').limit(1).executeTakeFirst();
  if (any) return;
  await db
    .insertInto('webhook_keys')
    .values(newKey(1, now, seal))
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Makes a new key pair; those before it sign as well for so many ms more, if they can be opened. */
export async function rotateKey(
  desk: Pick<Desk, 'exclusively'>,
  now: Date,
  graceMs: number,
  seal: Seal = noSeal,
): Promise<void> {
  await desk.exclusively('webhooks', async (transaction) => {
    const last = await transaction
      .selectFrom('webhook_keys')
      .select(({ fn }) => fn.max('generation').as('generation'))
      .executeTakeFirst();
    const before = await transaction
      .selectFrom('webhook_keys')
      .select(['generation', 'private_key'])
      .where('ends_at', 'is', null)
      .execute();
    for (const { generation, private_key } of before) {
      const ends_at = endOf(private_key, now, graceMs, seal);
      await transaction
        .updateTable('webhook_keys')
        .set({ ends_at })
        .where('generation', '=', generation)
        .execute();
    }
    await transaction
      .insertInto('webhook_keys')
      .values(newKey((last?.generation ?? 0) + 1, now, seal))
      .execute();
  });
}

/** When what is replaced ends: at once where its seal can no longer be opened. */
function endOf(kept: string, now: Date, graceMs: number, seal: Seal): string {
  return new Date(now.getTime() + (seal.open(kept) === null ? 0 : graceMs)).toISOString();
}

/** Sets a team's secret (whsec_…); the one before it signs as well for so many ms more. */
export async function setSecret(
  desk: Pick<Desk, 'exclusively'>,
  given: { team: string; secret: string; now: Date; graceMs: number },
  seal: Seal = noSeal,
): Promise<void> {
  await desk.exclusively('webhooks', async (transaction) => {
    const before = await transaction
      .selectFrom('webhook_secrets')
      .select('secret')
      .where('team_id', '=', given.team)
      .where('ends_at', 'is', null)
      .execute();
    for (const { secret } of before) {
      await transaction
        .updateTable('webhook_secrets')
        .set({ ends_at: endOf(secret, given.now, given.graceMs, seal) })
        .where('team_id', '=', given.team)
        .where('secret', '=', secret)
        .execute();
    }
    await transaction
      .insertInto('webhook_secrets')
      .values({
        team_id: given.team,
        secret: seal.seal(given.secret),
        created_at: given.now.toISOString(),
        ends_at: null,
      })
      .execute();
  });
}

/**
 * Seals anew what is not sealed as it would be now, and forgets what has ended.
 * @returns how many of what is in force can't be opened
 */
export function sealAll(db: Desk['db'], seal: Seal, now: Date): Promise<number> {
  return db.transaction().execute(async (transaction) => {
    const ended = now.toISOString();
    await transaction.deleteFrom('webhook_keys').where('ends_at', '<=', ended).execute();
    await transaction.deleteFrom('webhook_secrets').where('ends_at', '<=', ended).execute();
    let foreign = 0;
    const sealedAnew = (kept: string): string | null => {
      const secret = seal.open(kept);
      if (secret === null) foreign += 1;
      return secret === null || seal.isCurrent(kept) ? null : seal.seal(secret);
    };
    for (const { generation, private_key: kept } of await transaction
      .selectFrom('webhook_keys')
      .select(['generation', 'private_key'])
      .execute()) {
      const private_key = sealedAnew(kept);
      if (private_key === null) continue;
      const changed = transaction.updateTable('webhook_keys').set({ private_key });
      await changed.where('generation', '=', generation).execute();
    }
    for (const { team_id, secret: kept } of await transaction
      .selectFrom('webhook_secrets')
      .select(['team_id', 'secret'])
      .execute()) {
      const secret = sealedAnew(kept);
      if (secret === null) continue;
      const changed = transaction.updateTable('webhook_secrets').set({ secret });
      await changed.where('team_id', '=', team_id).where('secret', '=', kept).execute();
    }
    return foreign;
  });
}
