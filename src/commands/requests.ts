import { randomBytes } from 'node:crypto';
import type { Config } from '../config.ts';
import { type Desk, openDesk } from '../desk/desk.ts';
import { newId } from '../desk/new-id.ts';
import { type Outcome, outcomes } from '../desk/schema/requests.ts';
import { waitingMail } from '../people/mail/outbox.ts';
import { resolveRequest } from '../people/requests/data-requests-store.ts';
import { listRequests, resolveMessage, wholeRequest } from '../people/requests/request-list.ts';
import { truthOf } from '../server/node/data-folder.ts';
import { CommandError, type Output } from '../server/node/output.ts';
import { noteWithdrawals } from '../server/withdrawals.ts';

async function withDesk<T>(config: Config, use: (desk: Desk) => Promise<T>): Promise<T> {
  await using desk = await openDesk(truthOf(config));
  return await use(desk);
}

/** Lists messages and data requests that are open, or all of them. */
export function requestsListCommand(
  { all, json }: { all: boolean; json: boolean },
  config: Config,
  output: Output,
): Promise<number> {
  return withDesk(config, async (desk) => {
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
    if (waiting > 0) output.print(`${waiting} mails wait to be sent.`);
    return 0;
  });
}

export function requestsShowCommand(
  { id, json }: { id: string; json: boolean },
  config: Config,
  output: Output,
): Promise<number> {
  return withDesk(config, async (desk) => {
    const request = await wholeRequest(desk, id);
    if (!request) throw new CommandError(`There is no request ${id}.`);
    if (json) output.print(JSON.stringify(request));
    else {
      for (const [member, value] of Object.entries(request)) {
        if (value !== null) output.print(`${member}: ${onOneTerminal(String(value))}`);
      }
    }
    return 0;
  });
}

/** Control characters of what strangers wrote do nothing on the operator's terminal. */
function onOneTerminal(text: string): string {
  return text.replaceAll(/[\p{Cc}\p{Cf}]/gu, (one) => (one === '\n' ? '\n  ' : ' '));
}

/** Closes a data request with its outcome, or marks a message as answered. */
export function requestsResolveCommand(
  { id, outcome, note }: { id: string; outcome: string; note: string | undefined },
  config: Config,
  output: Output,
  now: () => Date,
): Promise<number> {
  const status = outcomes.find((one) => one === outcome);
  if (!status) throw new CommandError(`--outcome takes ${outcomes.join(', ')}.`, 2);
  return withDesk(config, async (desk) => {
    if (!(await resolved(desk, id, status, note ?? null, now()))) {
      throw new CommandError(`There is no request ${id}.`);
    }
    await noteWithdrawals(config.perennialData, desk);
    output.print(`${id}: ${outcome}`);
    return 0;
  });
}

async function resolved(desk: Desk, id: string, status: Outcome, outcome: string | null, now: Date) {
  const close = { status, outcome, receipt: null };
  return (
    (await resolveRequest(desk, id, close, newId(randomBytes), now)) || (await resolveMessage(desk, id, now))
  );
}
