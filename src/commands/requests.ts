import { randomBytes } from 'node:crypto';
import { type Desk, openDesk } from '../desk/desk.ts';
import { newId } from '../desk/new-id.ts';
import { type Outcome, outcomes } from '../desk/schema/requests.ts';
import { counted } from '../kernel/counted.ts';
import { openLedger } from '../ledger/open-ledger.ts';
import { waitingMail } from '../people/mail/outbox.ts';
import { redactAtDesk } from '../people/privacy/redact.ts';
import type { Mention } from '../people/privacy/speaks-of.ts';
import { resolveRequest } from '../people/requests/data-requests-store.ts';
import { listRequests, resolveMessage, wholeRequest } from '../people/requests/request-list.ts';
import { stillWaiting } from '../server/erasure/still-named.ts';
import { noteWithdrawals } from '../server/erasure/withdrawals.ts';
import { truthOf } from '../server/node/data-folder.ts';
import { CommandError, type Output } from '../server/node/output.ts';
import type { Config } from '../settings/config.ts';

/** Lists messages and data requests that are open, or all of them. */
export async function requestsListCommand(
  { all, json }: { all: boolean; json: boolean },
  config: Config,
  output: Output,
): Promise<number> {
  await using desk = await openDesk(truthOf(config));
  const requests = await listRequests(desk, all);
  const waiting = await waitingMail(desk);
  if (json) {
    output.print(JSON.stringify({ requests, mail_waiting: waiting }));
    return 0;
  }
  if (requests.length === 0) output.print(all ? 'No requests.' : 'No open requests.');
  for (const { id, kind, status, received_at, due_by } of requests) {
    output.print(`${id} ${received_at} ${kind}, ${status}${due_by ? `, due by ${due_by}` : ''}`);
  }
  if (waiting > 0) output.print(`${counted(waiting, 'mail waits', 'mails wait')} to be sent.`);
  return 0;
}

export async function requestsShowCommand(
  { id, json }: { id: string; json: boolean },
  config: Config,
  output: Output,
): Promise<number> {
  await using desk = await openDesk(truthOf(config));
  const request = await knownRequest(desk, id);
  if (json) output.print(JSON.stringify(request));
  else {
    for (const [member, value] of Object.entries(request)) {
      if (value !== null) output.print(`${member}: ${onOneTerminal(String(value))}`);
    }
  }
  return 0;
}

async function knownRequest(desk: Desk, id: string) {
  const request = await wholeRequest(desk, id);
  if (!request) throw new CommandError(`There is no request ${id}.`);
  return request;
}

type KnownRequest = Awaited<ReturnType<typeof knownRequest>>;

/** What a removal left that still names the person. */
function waitingIn({ waiting }: KnownRequest): readonly Mention[] {
  return JSON.parse(String(waiting ?? '[]')) as readonly Mention[];
}

/** Control characters of what strangers wrote do nothing on the operator's terminal. */
function onOneTerminal(text: string): string {
  return text.replaceAll(/[\p{Cc}\p{Cf}]/gu, (one) => (one === '\n' ? '\n  ' : ' '));
}

/** Closes a data request with its outcome, or marks a message as answered. */
export async function requestsResolveCommand(
  { id, outcome, note }: { id: string; outcome: string; note: string | undefined },
  config: Config,
  output: Output,
  now: () => Date,
): Promise<number> {
  const status = outcomes.find((one) => one === outcome);
  if (!status) throw new CommandError(`--outcome takes ${outcomes.join(', ')}.`, 2);
  await using desk = await openDesk(truthOf(config));
  const request = await knownRequest(desk, id);
  if (request.purpose !== undefined && (status !== 'done' || note !== undefined))
    throw new CommandError(
      `${id} is a message: --outcome done marks it as answered, and nothing is mailed. Answer it by mail.`,
      2,
    );
  if (status === 'done' && note === undefined) await refuseWhileNamed(desk, request, config);
  if (!(await resolved(desk, id, status, note ?? null, now()))) {
    throw new CommandError(`There is no request ${id}.`);
  }
  await noteWithdrawals(config.perennialData, desk);
  output.print(`${id}: ${outcome}`);
  return 0;
}

/** Takes the names of whom was erased out of what waits at the desk. */
export async function requestsRedactCommand(
  { id, json }: { id: string; json: boolean },
  config: Config,
  output: Output,
): Promise<number> {
  await using desk = await openDesk(truthOf(config));
  const waiting = waitingIn(await knownRequest(desk, id));
  const redacted = await redactAtDesk(desk, waiting);
  await using ledger = await openLedger(truthOf(config));
  const still = await stillWaiting({ ledger, desk }, waiting);
  if (json) output.print(JSON.stringify({ id, redacted, waiting: still }));
  else if (waiting.length === 0)
    output.print(
      `No removal left anything waiting. First comes perennial remove FAMILY ID --reason privacy_request --request ${id}`,
    );
  else {
    output.print(`The name was taken out of ${listed(redacted) || 'nothing'}.`);
    if (still.length > 0) output.print(`Still waiting: ${listed(still)}.`);
    else output.print(`Nothing waits: close it with perennial requests resolve ${id} --outcome done`);
  }
  return 0;
}

function listed(mentions: readonly Mention[]): string {
  return mentions.map((one) => `${one.family} ${one.id}`).join(', ');
}

/** A removal is done when nobody serves the person any more, or when the operator says why it is somebody else. */
async function refuseWhileNamed(desk: Desk, request: KnownRequest, config: Config): Promise<void> {
  const waiting = waitingIn(request);
  if (waiting.length === 0) return;
  await using ledger = await openLedger(truthOf(config));
  const still = await stillWaiting({ ledger, desk }, waiting);
  if (still.length === 0) return;
  throw new CommandError(
    `${listed(still)} still name whom it is about: import them without the name or remove them, or say with --note why they are about somebody else.`,
  );
}

async function resolved(desk: Desk, id: string, status: Outcome, outcome: string | null, now: Date) {
  const close = { status, outcome, receipt: null };
  return (
    (await resolveRequest(desk, id, close, newId(randomBytes), now)) || (await resolveMessage(desk, id, now))
  );
}
