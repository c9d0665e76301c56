// Webhooks are delivered from the desk's outbox: whatever is written there is tried until the receiver
// answers 2xx, says that it is gone (410), or has had ten tries over four days. Every attempt is
// written down, and a process tells of one job one message at a time, so that they arrive in their order
// where the receiver takes them. A process that ends in the middle of one leaves it to the next: the
// receiver then may hear the same message twice, under the same webhook-id.

import type { Outcome, Post } from '../../access/outgoing/safe-post.ts';
import type { Seal } from '../../access/seal.ts';
import type { Desk, DeskTransaction } from '../../desk/desk.ts';
import { done, giveBack, retry } from '../../desk/leases.ts';
import { claim, pauseAfterTries } from '../../desk/queue.ts';
import type { WebhookDeliveriesTable } from '../../desk/schema/webhooks.ts';
import { dayMs, minuteMs, secondMs } from '../../kernel/durations.ts';
import { deliveries } from './enqueue.ts';
import { signatures, timestampOf } from './sign.ts';

interface DeliveryParts {
  readonly desk: Desk;
  readonly post: Post;
  readonly now: () => Date;
  readonly random: (bytes: number) => Uint8Array;
  /** Opens what is signed with; left out: it is kept as it is. */
  readonly seal?: Seal;
}

type Delivery = WebhookDeliveriesTable;

const timeoutMs = 15 * secondMs;
const longestPause = dayMs;
/** What a mistake of ours kept from being sent is tried again after so long. */
const afterOwnMistakeMs = 30 * minuteMs;
/** Tries at one time: in all, and of one team, so that a receiver that hangs holds up its team alone. */
const maxUnderWay = 16;
const maxOfTeam = 4;

interface Deliverer {
  /** Begins what is due, as far as there is room, and resolves with how many were begun. */
  readonly begin: () => Promise<number>;
  /** Whether something is under way. */
  readonly busy: () => boolean;
  /** Resolves when something that is under way has ended. */
  readonly oneSettled: () => Promise<void>;
  /** Resolves when what was begun has ended. */
  readonly settled: () => Promise<void>;
}

export function webhookDeliverer(parts: DeliveryParts, onBug: (error: unknown) => void): Deliverer {
  const active = new Map<Promise<void>, Delivery>();
  const begin = async () => {
    const due = await claimDue(parts, [...active.values()]);
    for (const delivery of due) {
      const work: Promise<void> = deliver(parts, delivery)
        .catch(onBug)
        .finally(() => active.delete(work));
      active.set(work, delivery);
    }
    return due.length;
  };
  const settled = async () => {
    while (active.size > 0) await Promise.all(active.keys());
  };
  const oneSettled = async () => void (await Promise.race(active.keys()));
  return { begin, busy: () => active.size > 0, oneSettled, settled };
}

/** Takes what is due, leaving room: `busy` are the tries under way. */
async function claimDue(
  { desk, now }: DeliveryParts,
  busy: readonly Delivery[],
): Promise<readonly Delivery[]> {
  if (busy.length >= maxUnderWay) return [];
  // SQL has no empty list; no team and no job is called ''.
  const full = ['', ...busy.map((one) => one.team_id).filter((team) => isFull(team, busy))];
  const jobs = ['', ...busy.map((one) => one.job_id)];
  return claim(desk, deliveries, {
    now: now(),
    batchSize: maxUnderWay - busy.length,
    only: (where) => where.and([where('team_id', 'not in', full), where('job_id', 'not in', jobs)]),
    fits: ({ team_id, job_id }, taken) => {
      const all = [...busy, ...taken];
      return !isFull(team_id, all) && !all.some((one) => one.job_id === job_id);
    },
  });
}

/** Whether a team has as many tries under way as it may; what else it has waits, and is not looked at. */
function isFull(team: string, busy: readonly Delivery[]): boolean {
  return busy.filter((one) => one.team_id === team).length >= maxOfTeam;
}

async function deliver(parts: DeliveryParts, delivery: Delivery): Promise<void> {
  const at = parts.now();
  const { id, body, url, team_id } = delivery;
  const headers = {
    'content-type': 'application/json',
    'user-agent': 'Perennial-Webhooks/1.0',
    'webhook-id': id,
    'webhook-timestamp': timestampOf(at),
    'webhook-signature': await signatures(parts.desk.db, team_id, { id, at, body }, parts.seal),
  };
  const outcome = await parts
    .post({ url, headers, body, timeoutMs, sender: team_id })
    .catch(async (error: unknown) => {
      // A mistake of ours is no try of the receiver either; it is told each time.
      const again = new Date(parts.now().getTime() + afterOwnMistakeMs);
      await retry(parts.desk.db, deliveries, delivery, again, { tries: delivery.tries - 1 });
      throw error;
    });
  // What a stop cut off is no try of the receiver: whoever goes on makes it anew, at once.
  if (outcome === null) {
    await giveBack(parts.desk.db, deliveries, delivery, null, { tries: delivery.tries - 1 });
    return;
  }
  await parts.desk.exclusively(`webhook ${id}`, (transaction) =>
    settle(transaction, parts, delivery, at, outcome),
  );
}

/** Writes down what came of a try, and what follows from it. */
async function settle(
  transaction: DeskTransaction,
  parts: DeliveryParts,
  delivery: Delivery,
  at: Date,
  outcome: Outcome,
): Promise<void> {
  const { id, job_id, team_id, url } = delivery;
  const number = delivery.tries;
  const status = 'status' in outcome ? outcome.status : null;
  await transaction
    .insertInto('webhook_attempts')
    .values({
      delivery_id: id,
      number,
      job_id,
      at: at.toISOString(),
      status,
      error: 'error' in outcome ? outcome.error : null,
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const delivered = status !== null && status >= 200 && status < 300;
  const pauseMs = delivered || status === 410 ? null : pauseAfter(number, outcome, parts);
  if (pauseMs === null) {
    const state = delivered ? 'delivered' : 'dropped';
    await done(transaction, deliveries, delivery, { state, leased_until: null });
  } else await retry(transaction, deliveries, delivery, new Date(parts.now().getTime() + pauseMs));
  if (status === 410) await disable(transaction, team_id, url);
}

/** Ms until the next try, after so many, lengthened by up to a tenth; null when there is none. A longer Retry-After counts instead. */
export function pauseAfter(
  tries: number,
  outcome: Outcome,
  { now, random }: Pick<DeliveryParts, 'now' | 'random'>,
): number | null {
  const pauseMs = pauseAfterTries(deliveries, tries);
  if (pauseMs === null) return null;
  const [byte = 0] = random(1);
  const retryAfter = 'retryAfter' in outcome ? retryAfterMs(outcome.retryAfter, now()) : 0;
  return Math.max(Math.round(pauseMs * (1 + byte / 2550)), Math.min(retryAfter, longestPause));
}

/** Seconds, or a moment, as ms from now on; 0 for what is neither. */
function retryAfterMs(header: string | null, now: Date): number {
  if (header === null) return 0;
  if (/^\d{1,9}$/.test(header.trim())) return Number(header) * secondMs;
  const moment = Date.parse(header);
  return Number.isNaN(moment) ? 0 : Math.max(0, moment - now.getTime());
}

/** The receiver is gone: this team's jobs tell this address nothing more. */
async function disable(transaction: DeskTransaction, team: string, url: string): Promise<void> {
  await transaction
    .updateTable('research_jobs')
    .set({ webhook_disabled: 1 })
    .where('team_id', '=', team)
    .where('webhook_url', '=', url)
    .execute();
  await transaction
    .updateTable('webhook_deliveries')
    .set({ state: 'dropped' })
    .where('team_id', '=', team)
    .where('url', '=', url)
    .where('state', '=', 'pending')
    .execute();
}
