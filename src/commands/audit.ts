// The audit log of Deep Intelligence: does the chain hold, and what is in it.

import { existsSync } from 'node:fs';
import { type Desk, openDesk } from '../desk/desk.ts';
import { counted } from '../kernel/counted.ts';
import { auditRows, verifyAudit } from '../operations/intelligence/audit-log.ts';
import { ledgerFile, truthOf } from '../server/node/data-folder.ts';
import { CommandError, type Output } from '../server/node/output.ts';
import type { Config } from '../settings/config.ts';

/** A log that is not there is no good log: the folder must be the right one. */
function deskOf(config: Config): Promise<Desk> {
  const { perennialData: data, databaseUrl } = config;
  if (databaseUrl === null && !existsSync(ledgerFile(data))) {
    throw new CommandError(`There is no data in ${data}.`);
  }
  return openDesk(truthOf(config));
}

/** Follows the chain; exit code 1 names the first row that does not fit, or a noted head that is gone. */
export async function auditVerifyCommand(
  { json, head }: { json: boolean; head: string | undefined },
  config: Config,
  output: Output,
): Promise<number> {
  if (head !== undefined && !/^[0-9a-f]{64}$/.test(head)) {
    throw new CommandError('--head takes a hash of 64 hexadecimal digits, as verify prints it.', 2);
  }
  await using desk = await deskOf(config);
  const found = await verifyAudit(desk, head ?? null);
  const lost = found.noted === false && found.bad === null;
  if (json) output.print(JSON.stringify({ ok: found.bad === null && !lost, ...found }));
  else if (found.bad) output.problem(`Row ${found.bad.seq} is bad: ${found.bad.why}.`);
  else if (lost) output.problem(`The chain holds, but ${head} is not in it: rows were taken off its end.`);
  else output.print(`The chain holds: ${counted(found.rows, 'row')}, head ${found.head}`);
  return found.bad || lost ? 1 : 0;
}

/** Prints the rows, oldest first: a line each, or all as one JSON list. */
export async function auditListCommand(
  { json }: { json: boolean },
  config: Config,
  output: Output,
): Promise<number> {
  await using desk = await deskOf(config);
  let rows = 0;
  if (json) output.print('[');
  for await (const row of auditRows(desk)) {
    const subject_ids = subjectsOf(row.subject_ids);
    const who = `${row.actor} of ${row.team ?? 'no team'}`;
    if (json) output.print(`${rows === 0 ? '' : ','}${JSON.stringify({ ...row, subject_ids })}`);
    else
      output.print(
        `${row.seq} ${row.at} ${row.status} ${row.path} ${who} (${counted(subject_ids.length, 'subject')})`,
      );
    rows += 1;
  }
  if (json) output.print(']');
  else if (rows === 0) output.print('The audit log is empty.');
  return 0;
}

/** A row that was tampered with is listed all the same. */
function subjectsOf(text: string): readonly unknown[] {
  try {
    const value: unknown = JSON.parse(text);
    return Array.isArray(value) ? value : [text];
  } catch (error) {
    if (error instanceof SyntaxError) return [text];
    throw error;
  }
}
