// What is wrong with this service by itself, and what whoever runs it can do about it: sources that fail or were
// not read lately, dumps that are not made, jobs and mail that stay where they are, a disk that fills up.

import type { AppContext } from '../../context.ts';
import { answerOf } from '../../kernel/answer.ts';
import { counted } from '../../kernel/counted.ts';
import { dayMs, hourMs } from '../../kernel/durations.ts';
import { operatorMember, partsOf, personOperation } from '../accounts/person.ts';

interface Trouble {
  readonly what: string;
  /** Since when; null where nobody can say. */
  readonly since: string | null;
  readonly remedy: string;
}

/** Nothing of what comes every night, or ends within a minute, is older than this while all goes well. */
const [nightlyMs, jobMs] = [2 * dayMs, hourMs];
const gigabyte = 10 ** 9;

/** At most so much of an error of a source or a mail server is shown. */
const maxError = 300;

export const listTroubles = personOperation({
  name: 'list_troubles',
  method: 'GET',
  path: '/operator/troubles',
  summary: 'What is wrong with this service by itself, and what to do about it.',
  input: {},
  run: async (_, context: AppContext) => {
    operatorMember(context);
    const found = [
      ...(await ofSources(context)),
      ...ofDumps(context),
      ...(await ofJobs(context)),
      ...(await ofMail(context)),
      ...ofDisk(context),
    ];
    return answerOf({ troubles: found });
  },
});

const before = (now: Date, ms: number) => new Date(now.getTime() - ms).toISOString();

async function ofSources({ ledger, now }: AppContext): Promise<readonly Trouble[]> {
  const late = before(now, nightlyMs);
  const troubles: Trouble[] = [];
  const { fromFilesAlone } = await import('../../sources/sources.ts');
  for (const { source, harvested_at, tried_at } of await ledger.sourceAges()) {
    // What was tried once, as with a wrong file, and never read is no source of this catalogue.
    if (harvested_at === null && tried_at < late) continue;
    const again = `perennial harvest ${source}${fromFilesAlone(source) ? ' --from FILE' : ''}`;
    const [last] = await ledger.runs(source, 1);
    if (last?.status === 'failed')
      troubles.push({
        what: `The source ${source} cannot be read: ${(last.error ?? 'nothing is known of why').slice(0, maxError)}`,
        since: harvested_at ?? tried_at,
        remedy: `Its older records stay as they are. Look at the address and at the message, then run ${again}.`,
      });
    else if (harvested_at !== null && harvested_at < late && !fromFilesAlone(source))
      troubles.push({
        what: `The source ${source} was not read for more than two days.`,
        since: harvested_at,
        remedy: `Run ${again}, or name it in HARVEST and set HARVEST_AT, so that it is read every night.`,
      });
  }
  return troubles;
}

function ofDumps({ dumps, now }: AppContext): readonly Trouble[] {
  const made = dumps.newest()?.generated_at;
  if (made === undefined || made >= before(now, nightlyMs)) return [];
  const remedy = 'Run perennial dump: it says what keeps it. With DUMP_AT they are made every night.';
  return [{ what: 'The dumps are older than two days.', since: made, remedy }];
}

async function ofJobs(context: AppContext): Promise<readonly Trouble[]> {
  const { desk, now } = partsOf(context);
  const { n, oldest } = await desk.db
    .selectFrom('research_jobs')
    .select(({ fn }) => [fn.countAll().as('n'), fn.min('created_at').as('oldest')])
    .where('status', 'in', ['pending', 'running'])
    .where('created_at', '<', before(now, jobMs))
    .where('expires_at', '>', now.toISOString())
    .executeTakeFirstOrThrow();
  if (Number(n) === 0) return [];
  const remedy =
    'A server works on them one after the other: look whether one runs, and in its log for lines of level 50.';
  return [
    { what: `${counted(Number(n), 'research job')} did not end within an hour.`, since: oldest, remedy },
  ];
}

async function ofMail(context: AppContext): Promise<readonly Trouble[]> {
  const { desk, now } = partsOf(context);
  const waiting = desk.db.selectFrom('outbox').where('sent_at', 'is', null);
  if (!context.sendsMail) {
    const { n, oldest } = await waiting
      .select(({ fn }) => [fn.countAll().as('n'), fn.min('created_at').as('oldest')])
      .executeTakeFirstOrThrow();
    const remedy = 'Set SMTP_URL, MAIL_FROM and MAIL_TO and start the server again: what waits is sent then.';
    const what = `${counted(Number(n), 'mail waits', 'mails wait')}: no mail server is set.`;
    return Number(n) === 0 ? [] : [{ what, since: oldest, remedy }];
  }
  const failed = waiting.where('error', 'is not', null).where('created_at', '<', before(now, jobMs));
  const { n, oldest } = await failed
    .select(({ fn }) => [fn.countAll().as('n'), fn.min('created_at').as('oldest')])
    .executeTakeFirstOrThrow();
  if (Number(n) === 0) return [];
  const last = await failed.select('error').orderBy('created_at', 'desc').limit(1).executeTakeFirst();
  const what = `${counted(Number(n), 'mail')} could not be sent: ${(last?.error ?? '').slice(0, maxError)}`;
  return [
    { what, since: oldest, remedy: 'They are tried again by themselves, for days. Look at the mail server.' },
  ];
}

function ofDisk({ disk }: AppContext): readonly Trouble[] {
  const space = disk();
  // A new shelf takes about as much as the one that is there.
  if (space === null || space.free >= Math.min(10 * gigabyte, Math.max(gigabyte, space.size / 20))) return [];
  const what = `The disk of the data folder is nearly full: ${(space.free / gigabyte).toFixed(1)} GB of ${(space.size / gigabyte).toFixed(1)} GB are free.`;
  const remedy = 'Make space: once it is full, reading goes on and every write is refused.';
  return [{ what, since: null, remedy }];
}
