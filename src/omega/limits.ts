// How often and how much, in one place: the table of limits in docs/omega.md.

import { countOf } from '../desk/count-of.ts';
import type { Desk, DeskTransaction } from '../desk/desk.ts';
import { countPost, type PostLimit } from '../desk/post-limit.ts';
import { dayMs, minuteMs } from '../kernel/durations.ts';
import { Refusal } from '../kernel/refusal.ts';

export const submitLimit: PostLimit = {
  kind: 'omega_submit',
  maxPosts: 120,
  windowMs: 10 * minuteMs,
  words: '120 answers in 10 minutes',
};
export const askLimit: PostLimit = {
  kind: 'omega_ask',
  maxPosts: 60,
  windowMs: minuteMs,
  words: '60 checks and searches in a minute',
};
export const publishLimit: PostLimit = {
  kind: 'omega_publish',
  maxPosts: 3,
  windowMs: dayMs,
  words: '3 publications in a day',
};
export const inviteLimit: PostLimit = {
  kind: 'omega_invite',
  maxPosts: 20,
  windowMs: dayMs,
  words: '20 codes of a run in a day',
};
export const linkLimit: PostLimit = {
  kind: 'omega_link',
  maxPosts: 20,
  windowMs: dayMs,
  words: '20 new link tokens in a day',
};
export const startLimits: Readonly<Record<'new' | 'trusted', PostLimit>> = {
  new: { kind: 'omega_start', maxPosts: 5, windowMs: dayMs, words: '5 new runs in a day' },
  trusted: { kind: 'omega_start', maxPosts: 50, windowMs: dayMs, words: '50 new runs in a day' },
};
export const activeRuns = { new: 3, trusted: 20 } as const;
export const maxBytes = 10 * 1024 * 1024;
/** What is declared of a model with an answer, as JSON. */
export const maxModelBytes = 2048;
/** So many listed runs, and none removed for so long, make somebody trusted. */
const trustedRuns = 3;
const trustedMs = 180 * dayMs;

type Db = Desk['db'];

/** Counts what somebody asks beside the answers themselves. */
export function countAsk(desk: Desk, participant: string, now: Date): Promise<void> {
  return desk.exclusively('people', (trx) => countPost(trx, askLimit, participant, now));
}

/** Refuses a new run of somebody who has enough of them, or when there is no room. */
export async function countStart(
  trx: DeskTransaction,
  participant: { readonly id: string; readonly trust: string; readonly bytes: number },
  storeMb: number,
  now: Date,
): Promise<void> {
  const trust = await countActive(trx, participant, now);
  if (participant.bytes >= maxBytes)
    throw new Refusal('quota_exhausted', 'You have stored 10 MB of answers; no new run can be started.');
  const bytes = await storedBytes(trx);
  if (bytes >= storeMb * 1024 * 1024)
    throw new Refusal(
      'storage_full',
      'There is no room for new runs at the moment; runs that go on are not touched.',
      {
        retryAfter: 3600,
      },
    );
  await countPost(trx, startLimits[trust], participant.id, now);
}

/** Refuses one more active run of somebody who has enough of them. @returns how far they are trusted */
export async function countActive(
  trx: DeskTransaction,
  participant: { readonly id: string; readonly trust: string },
  now: Date,
): Promise<'new' | 'trusted'> {
  const trust = (await isTrusted(trx, participant, now)) ? 'trusted' : 'new';
  const active = await countOf(
    trx.selectFrom('omega_runs').where('participant_id', '=', participant.id).where('status', '=', 'active'),
  );
  if (active >= activeRuns[trust])
    throw new Refusal(
      'quota_exhausted',
      `You have ${activeRuns[trust]} active runs; finish or abandon one first.`,
    );
  return trust;
}

/** Three listed runs and none removed in 180 days; or the operator says so. */
export async function isTrusted(
  db: Db,
  participant: { readonly id: string; readonly trust: string },
  now: Date,
): Promise<boolean> {
  if (participant.trust === 'trusted') return true;
  const rows = await db
    .selectFrom('omega_publications')
    .innerJoin('omega_runs', 'omega_runs.id', 'omega_publications.run_id')
    .select(['omega_publications.state', 'omega_publications.listed', 'omega_publications.updated_at'])
    .where('omega_runs.participant_id', '=', participant.id)
    .where('omega_publications.kind', '=', 'run')
    .execute();
  const since = new Date(now.getTime() - trustedMs).toISOString();
  const removed = rows.some(({ state, updated_at }) => state === 'removed' && updated_at >= since);
  return !removed && rows.filter(({ listed }) => listed === 1).length >= trustedRuns;
}

async function storedBytes(db: Db): Promise<number> {
  const { bytes } = await db
    .selectFrom('omega_participants')
    .select(({ fn }) => fn.sum<number | null>('bytes').as('bytes'))
    .executeTakeFirstOrThrow();
  return Number(bytes ?? 0);
}
