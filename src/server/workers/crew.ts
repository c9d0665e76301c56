// The workers that are there: who has the place of which number, who leads, and what each is told. One
// leads, the youngest, because it is the last to be replaced.

import cluster, { type Worker } from 'node:cluster';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Logger } from 'pino';
import { clearKilled, dropUnreadShelves } from '../node/serving-processes.ts';
import { type FiguresOfAll, figuresOfAll } from './figures-of-all.ts';
import type { SharedPort } from './shared-port.ts';
import type { FromWorker, ToWorker } from './worker.ts';

export interface Member {
  readonly number: number;
  readonly worker: Worker;
  readonly bornAt: number;
  /** Where it serves, once it is ready, and which shelf it reads. */
  site: string | null;
  shelf: string;
  /** It was told to bring its shelf up to date. */
  follows: boolean;
  /** It was told to leave. */
  leaving: boolean;
  /** Told once: when it is ready with where it serves, or with its exit code when it ended before. */
  readonly begun: PromiseWithResolvers<string | EndedEarly>;
  readonly ended: PromiseWithResolvers<void>;
}

export interface EndedEarly {
  readonly code: number;
  readonly signal: string | null;
}

interface CrewParts {
  /** The data folder. */
  readonly data: string;
  /** Where workers count requests together, and the secret that they count with. */
  readonly limits: string;
  readonly seed: string;
  readonly port: SharedPort;
  /** Milliseconds that never step back. */
  readonly clock: () => number;
  readonly log: Logger;
  /** Told of a member that ended while it had a place, and was neither told to leave nor to stop. */
  readonly onLost: (
    member: Member,
    end: { readonly code: number | null; readonly signal: string | null },
  ) => void;
}

export interface Crew {
  /** Starts a worker for the place of this number, which it has once it is ready. */
  readonly begin: (number: number) => Member;
  /** Who has the place. */
  readonly inPlace: (number: number) => Member | undefined;
  /** Who starts for the place, and is not ready. */
  readonly startingFor: (number: number) => Member | undefined;
  readonly lives: (member: Member) => boolean;
  readonly tellToLeave: (member: Member) => void;
  /** Shelves of other versions go when all workers read the same one. */
  readonly dropOldShelves: () => void;
  /** Ends all, once what was asked is with them; nobody is appointed and nobody lost from then on. */
  readonly stop: () => Promise<void>;
  readonly stopping: () => boolean;
  /** Resolves when all that are there now have ended. */
  readonly ended: () => Promise<unknown>;
}

/** How long workers that stop may take to take what was asked before, in ms. */
const giveAwayMs = 1_000;

export function crewOf({ data, limits, seed, port, clock, log, onLost }: CrewParts): Crew {
  const members = new Map<number, Member>();
  /** Who has the place of each number. */
  const memberAt = new Map<number, Member>();
  let leader: Member | null = null;
  let stopping = false;
  let again = false;
  const figures: FiguresOfAll = figuresOfAll(memberAt, tell);
  /** Where workers serve already; null while none does. */
  const siteNow = () => [...members.values()].find(({ site }) => site !== null)?.site ?? null;

  function hear(member: Member, message: FromWorker): void {
    if (message.kind === 'here') {
      const mark = member.worker.id % 65_536;
      const { number } = member;
      tell(member, { kind: 'begin', slot: { number, mark, site: siteNow(), again, limits, seed } });
    } else if (message.kind === 'ready') {
      again = true;
      member.site = message.site;
      member.shelf = message.shelf;
      memberAt.set(member.number, member);
      log.info({ worker: member.number, pid: member.worker.process.pid }, 'a worker answers');
      member.begun.resolve(message.site);
      appoint();
    } else if (message.kind === 'listen') port.join(member);
    else if (message.kind === 'took') port.answered(member, message.taken);
    else if (message.kind === 'freed') free(member);
    else if (message.kind === 'ask') figures.tell(member, message.ask);
    else if (message.kind === 'figures') figures.hear(member, message.ask, message.figures);
  }

  /**
   * Lets the youngest worker lead when none does. While a new version of the program takes the places of an old
   * one, both have a shelf, and each of them somebody who follows the log.
   */
  function appoint(): void {
    if (stopping) return;
    const able = ableOf(members.values());
    const youngest = able[0];
    if (leader === null && youngest) {
      leader = youngest;
      leader.follows = true;
      log.info({ worker: leader.number }, 'a worker leads');
      tell(leader, { kind: 'lead' });
    }
    for (const member of able) {
      if ([...members.values()].some(({ shelf, follows }) => follows && shelf === member.shelf)) continue;
      member.follows = true;
      tell(member, { kind: 'follow' });
    }
  }

  function free(member: Member): void {
    member.follows = false;
    if (leader === member) leader = null;
    appoint();
  }

  function ended(member: Member, code: number | null, signal: string | null): void {
    const { number } = member;
    members.delete(member.worker.id);
    port.leave(member, true);
    if (signal !== null) clearKilled(data);
    member.ended.resolve();
    member.begun.resolve({ code: code ?? 1, signal });
    free(member);
    if (memberAt.get(number) !== member) return;
    memberAt.delete(number);
    if (!stopping && !member.leaving) onLost(member, { code, signal });
  }

  return {
    begin: (number) => {
      const member = newMember(number, clock());
      members.set(member.worker.id, member);
      member.worker.on('message', (message: FromWorker) => hear(member, message));
      member.worker.once('exit', (code, signal) => ended(member, code, signal));
      return member;
    },
    inPlace: (number) => memberAt.get(number),
    startingFor: (number) => [...members.values()].find((one) => one.number === number && one.site === null),
    lives: (member) => members.has(member.worker.id),
    tellToLeave: (member) => {
      member.leaving = true;
      port.leave(member, false);
      tell(member, { kind: 'leave' });
    },
    dropOldShelves: () => {
      const [shelf, ...others] = new Set([...memberAt.values()].map((member) => member.shelf));
      if (shelf !== undefined && others.length === 0) dropUnreadShelves(data, shelf);
    },
    stop: async () => {
      stopping = true;
      await Promise.race([port.stop(), sleep(giveAwayMs, undefined, { ref: false })]);
      for (const { worker } of members.values()) worker.process.kill('SIGTERM');
    },
    stopping: () => stopping,
    ended: () => Promise.all([...members.values()].map(({ ended }) => ended.promise)),
  };
}

export function tell({ worker }: Member, message: ToWorker): void {
  if (worker.isConnected()) worker.send(message, () => {});
}

function newMember(number: number, bornAt: number): Member {
  return {
    number,
    worker: cluster.fork(),
    bornAt,
    site: null,
    shelf: '',
    follows: false,
    leaving: false,
    begun: Promise.withResolvers(),
    ended: Promise.withResolvers(),
  };
}

/** Who may lead or follow, the youngest first. */
function ableOf(members: Iterable<Member>): readonly Member[] {
  return [...members]
    .filter(({ site, leaving }) => site !== null && !leaving)
    .sort((a, b) => b.bornAt - a.bornAt);
}
