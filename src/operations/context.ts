// What an operation of the application may use beyond the catalogue itself.

import type { Caller } from '../access/caller.ts';
import type { OutsideRules } from '../access/outside-address.ts';
import type { Desk } from '../desk/desk.ts';
import type { Context } from '../kernel/operation.ts';
import type { Ledger } from '../ledger/ledger.ts';

export interface AppContext extends Context {
  readonly caller: Caller;
  readonly desk: Desk;
  readonly ledger: Ledger;
  /** So many random bytes. */
  readonly random: (bytes: number) => Uint8Array;
  /** Whether mail goes out, so that whoever asks can be sent a link. */
  readonly sendsMail: boolean;
  /** Which addresses that callers give may be asked. */
  readonly outside: OutsideRules;
}
