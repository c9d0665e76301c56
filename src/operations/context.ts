// What an operation of the application may use beyond the catalogue itself.

import type { Caller } from '../access/caller.ts';
import type { OutsideRules } from '../access/outside-address.ts';
import type { Dumps } from '../datasets/dump-index.ts';
import type { Desk } from '../desk/desk.ts';
import type { Context } from '../kernel/operation.ts';
import type { Ledger } from '../ledger/ledger.ts';

export interface AppContext extends Context {
  /** What names this ledger's history: cursors of another one, or of one that was put back, are not good here. */
  readonly lineage: string;
  readonly dumps: Dumps;
  readonly caller: Caller;
  readonly desk: Desk;
  readonly ledger: Ledger;
  /** So many random bytes. */
  readonly random: (bytes: number) => Uint8Array;
  /** Whether mail goes out, so that whoever asks can be sent a link. */
  readonly sendsMail: boolean;
  /** Whether callers may ask only so often. */
  readonly limited: boolean;
  /** Which addresses that callers give may be asked. */
  readonly outside: OutsideRules;
}
