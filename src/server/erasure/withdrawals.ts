// What must not come back with a backup: a list beside the data, which outlives it. A line says what was
// erased for privacy, when a key ends, which comment was removed, or which request was closed. Erasures are
// written before they are carried out; the rest follows from the desk within seconds. Of an account it says
// that its person asked to close it, took that back, or that it was erased; of a team the same. Of a text that
// it was removed or taken back, of a member that the membership ended or that the role is another one. Which
// reviews of funds were taken back is sealed (taken-back-reviews.ts).
//
// The list names every key. So a restore knows which keys of the backup it can tell of, and holds back the
// others: nobody can say of them that they were not revoked since.

import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Desk } from '../../desk/desk.ts';
import { type TextKind, textKinds } from '../../desk/schema/moderation.ts';
import { makeFolder } from '../../engines/sync-names.ts';
import { appendSynced } from '../../engines/synced-files.ts';
import { hourMs } from '../../kernel/durations.ts';
import { type Role, roles } from '../../kernel/role.ts';
import { linesOfReviews, type ReviewSeal, type SealedReviews } from './taken-back-reviews.ts';
import { withdrawnAtDesk } from './withdrawn-at-desk.ts';

interface Erasure {
  readonly family: string;
  readonly id: string;
  readonly at: string;
}

/** A key and the moment at which it ends, or ended. */
interface KeyEnd {
  readonly key: string;
  readonly at: string;
}

interface Removal {
  readonly comment: string;
  readonly at: string;
}

interface Closing {
  readonly request: string;
  readonly status: string;
  readonly at: string;
}

/** An account that is closed, step by step; the newest step counts. */
export interface AccountClosing {
  readonly account: string;
  readonly step: 'asked' | 'stopped' | 'erased';
  readonly words: 'delete' | 'keep';
  readonly reviews: 'delete' | 'keep';
  readonly at: string;
}

/** A team that is closed, step by step; the newest step counts. */
export interface TeamClosing {
  readonly team: string;
  readonly step: 'asked' | 'stopped' | 'erased';
  readonly at: string;
}

const textSteps = ['removed', 'taken_back', 'back'] as const;

/** A text of a person that a moderator removed, or its author took back, or that is back; the newest step counts. */
export interface TextStep {
  /** A comment is one on an essay. */
  readonly text: TextKind;
  readonly id: string;
  readonly step: (typeof textSteps)[number];
  /** What it was removed for. */
  readonly rule: string | null;
  readonly at: string;
}

/** The role of a person in a team from then on; null: no member any more. The newest counts. */
export interface MemberStep {
  readonly member: string;
  readonly of: string;
  readonly role: Role | null;
  readonly at: string;
}

export type DeskWithdrawal =
  | KeyEnd
  | Removal
  | Closing
  | AccountClosing
  | TeamClosing
  | TextStep
  | MemberStep;
export type Withdrawal = Erasure | DeskWithdrawal | SealedReviews;

/** Beside the data. The name is that of its first version, which told of erasures alone. */
export const withdrawalsFile = 'erased.ndjson';

/** Why a line tells nothing. */
export class BadWithdrawal extends Error {
  override readonly name = 'BadWithdrawal';
}

/** Stands behind a line that was never written to its end, so that the list goes on after it. */
const tornMark = '{"torn":true}';

/**
 * What a list tells; null where there is none. A line that a power cut or a full disk tore tells nothing: what it
 * was to tell of was not carried out, or is written down at the desk too.
 * @throws BadWithdrawal for a line that somebody else spoiled
 */
export async function withdrawalsIn(
  path: string,
  onTorn: (where: string) => void = () => {},
): Promise<readonly Withdrawal[] | null> {
  if (!existsSync(path)) return null;
  const lines = (await readFile(path, 'utf8')).split('\n');
  const last = lines.length - 1;
  return lines.flatMap((line, at) => {
    if (line === '' || line === tornMark) return [];
    const where = `${path}:${at + 1}`;
    try {
      return [withdrawalIn(line, where)];
    } catch (error) {
      if (!(error instanceof BadWithdrawal) || (at < last && lines[at + 1] !== tornMark)) throw error;
      onTorn(where);
      return [];
    }
  });
}

/** What ends the last line of a list that nobody ended; whoever is just writing it comes before this. */
async function endOfLast(path: string): Promise<string> {
  if (!existsSync(path)) return '';
  const text = await readFile(path, 'utf8');
  return text === '' || text.endsWith('\n') ? '' : `\n${tornMark}\n`;
}

function withdrawalIn(line: string, where: string): Withdrawal {
  try {
    const row = (JSON.parse(line) ?? {}) as Record<string, unknown>;
    const { family, id, key, comment, request, status, account, team, step, at } = row;
    const text = (value: unknown): value is string => typeof value === 'string' && value !== '';
    if (text(row.reviews_taken_back)) return { reviews_taken_back: row.reviews_taken_back };
    if (text(at)) {
      const known = textStepIn(row, at) ?? memberStepIn(row, at);
      if (known) return known;
      if (text(family) && text(id)) return { family, id, at };
      if (text(key)) return { key, at };
      if (text(comment)) return { comment, at };
      if (text(request) && text(status)) return { request, status, at };
      if (step === 'asked' || step === 'stopped' || step === 'erased') {
        const [words, reviews] = [actionOf(row.words), actionOf(row.reviews)];
        if (text(account)) return { account, step, words, reviews, at };
        if (text(team)) return { team, step, at };
      }
    }
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
  }
  throw new BadWithdrawal(
    `${where} is not an erasure, such as {"family":"heroes","id":"…","at":"…"}, nor the end of a key, a comment, a request, an account, a team, a text or a membership: mend the line, so that nobody comes back who was erased.`,
  );
}

function textStepIn({ text, id, step, rule }: Record<string, unknown>, at: string): TextStep | null {
  const kind = textKinds.find((one) => one === text);
  const known = textSteps.find((one) => one === step);
  if (!kind || !known || typeof id !== 'string' || id === '') return null;
  return { text: kind, id, step: known, rule: typeof rule === 'string' ? rule : null, at };
}

function memberStepIn({ member, of, role }: Record<string, unknown>, at: string): MemberStep | null {
  const known = role === null ? null : roles.find((one) => one === role);
  if (known === undefined || typeof member !== 'string' || typeof of !== 'string') return null;
  return { member, of, role: known, at };
}

function actionOf(word: unknown): 'delete' | 'keep' {
  return word === 'keep' ? 'keep' : 'delete';
}

/** What a line is about, whenever it was. */
function subjectOf(one: Withdrawal): string {
  if ('reviews_taken_back' in one) return `reviews ${one.reviews_taken_back}`;
  if ('text' in one) return `text ${one.text} ${one.id} ${one.step} ${one.at}`;
  if ('member' in one) return `member ${one.member} ${one.of} ${one.role} ${one.at}`;
  if ('family' in one) return `record ${one.family} ${one.id}`;
  if ('key' in one) return `key ${one.key} ${one.at}`;
  if ('account' in one) return `account ${one.account} ${one.step} ${one.at}`;
  if ('team' in one) return `team ${one.team} ${one.step} ${one.at}`;
  return 'comment' in one ? `comment ${one.comment}` : `request ${one.request}`;
}

interface WithdrawalList {
  /** Adds what the list does not tell yet, and brings it to the disk. */
  readonly note: (withdrawals: readonly Withdrawal[]) => Promise<void>;
  /**
   * Adds what the desk tells: keys, removed comments and texts, ended memberships, closed requests and accounts.
   * @param seal for the reviews that were taken back; without it they are left to whoever has one
   */
  readonly noteDesk: (desk: Pick<Desk, 'db'>, seal?: ReviewSeal) => Promise<void>;
}

/** An hour: what one node writes down late is still seen by the others. */
const overlapMs = hourMs;

/** The list of a data folder. */
export function withdrawalList(folder: string): WithdrawalList {
  const path = join(folder, withdrawalsFile);
  let noted: Set<string> | null = null;
  let since = '';
  let reviews: Set<string> | null = null;
  async function note(withdrawals: readonly Withdrawal[]): Promise<readonly Withdrawal[]> {
    noted ??= new Set((await withdrawalsIn(path))?.map(subjectOf));
    const known = noted;
    const fresh = withdrawals.filter((one) => !known.has(subjectOf(one)));
    if (fresh.length === 0) return fresh;
    // Beside a database nothing may have made the folder yet.
    makeFolder(folder, 0o700);
    await appendSynced(
      path,
      (await endOfLast(path)) + fresh.map((one) => `${JSON.stringify(one)}\n`).join(''),
    );
    for (const one of fresh) known.add(subjectOf(one));
    return fresh;
  }
  return {
    note: async (withdrawals) => void (await note(withdrawals)),
    noteDesk: async (desk, seal) => {
      const found = await withdrawnAtDesk(desk, since);
      const fresh = await note(found);
      if (seal) {
        reviews ??= new Set(
          (await withdrawalsIn(path))?.flatMap((one) =>
            'reviews_taken_back' in one ? (seal.open(one) ?? []) : [],
          ),
        );
        const covers = fresh.some((one) => 'account' in one);
        await note(await linesOfReviews(desk, reviews, seal, covers));
      }
      const newest = found.reduce((max, one) => ('key' in one || one.at < max ? max : one.at), since);
      if (newest !== '') since = new Date(Date.parse(newest) - overlapMs).toISOString();
    },
  };
}

/** Notes at once what a command did. */
export function noteWithdrawals(folder: string, desk: Pick<Desk, 'db'>): Promise<void> {
  return withdrawalList(folder).noteDesk(desk);
}
