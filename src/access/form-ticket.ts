// Tickets of forms. A form that a person was shown carries one: it says that this session was shown this
// form for this thing, when, and it is spent once. So it is the proof against forged requests, of a recent
// interaction, and against a second click, in one.

import { createHmac, timingSafeEqual } from 'node:crypto';
import { hourMs } from '../kernel/durations.ts';

/** Younger tickets were filled in by no person, older ones in another sitting. In ms. */
const youngestMs = 800;
export const oldestMs = 2 * hourMs;

interface TicketFor {
  /** The hash of the session, or of what else binds the browser. */
  readonly session: string;
  readonly action: string;
  /** What the action is about; '' for none. */
  readonly subject: string;
}

type TicketState = 'good' | 'forged' | 'too_fast' | 'too_old';

export interface Tickets {
  readonly make: (of: TicketFor, now: Date) => string;
  readonly check: (ticket: string, of: TicketFor, now: Date) => TicketState;
}

/** @param secret the server's, the same on all nodes */
export function ticketsBy(secret: Uint8Array, random: (bytes: number) => Uint8Array): Tickets {
  const seal = ({ session, action, subject }: TicketFor, start: string) =>
    createHmac('sha256', secret)
      .update(JSON.stringify(['ticket', session, action, subject, start]))
      .digest('base64url');
  return {
    make: (of, now) => {
      const start = `${now.getTime()}.${Buffer.from(random(12)).toString('base64url')}`;
      return `${start}.${seal(of, start)}`;
    },
    check: (ticket, of, now) => {
      const found = /^((\d{1,16})\.[\w-]{16})\.([\w-]{43})$/.exec(ticket);
      if (!found) return 'forged';
      const [, start = '', at = '', given = ''] = found;
      if (!timingSafeEqual(Buffer.from(given), Buffer.from(seal(of, start)))) return 'forged';
      const age = now.getTime() - Number(at);
      if (age < youngestMs) return 'too_fast';
      return age > oldestMs ? 'too_old' : 'good';
    },
  };
}
