// What an operation of the application may use beyond the catalogue itself.

import type { Caller } from './access/caller.ts';
import type { SafeAddressRules } from './access/outgoing/safe-address.ts';
import type { Desk } from './desk/desk.ts';
import type { Dumps } from './dumps/dump-index.ts';
import type { Context } from './kernel/operation.ts';
import type { Ledger } from './ledger/ledger.ts';

/** The instance whose records a node mirrors. */
export interface Mirrored {
  readonly url: string;
  /** When nothing more was to be taken, to a minute; null: never yet. */
  readonly inStepAt: string | null;
}

export interface DiskSpace {
  readonly free: number;
  readonly size: number;
}

export interface AppContext extends Context {
  /** What names this ledger's history: cursors of another one, or of one that was put back, are not good here. */
  readonly historyId: string;
  /** What names the program that made the lines for mirrors; empty where nobody says. */
  readonly program: string;
  /** The instance whose records this node mirrors, as it is at this moment; null where it mirrors none. */
  readonly mirrored: () => Mirrored | null;
  readonly dumps: Dumps;
  /** Bytes of the disk under the data folder; null where nobody can say. */
  readonly disk: () => DiskSpace | null;
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
  readonly outside: SafeAddressRules;
  readonly omega: OmegaSettings;
  /** Sign-ins that an agent begins and a person decides on. */
  readonly signIns: SignIns;
}

export interface SignIns {
  readonly start: (
    asked: { readonly scopes: readonly string[]; readonly address: string },
    clockAndRandom: Pick<AppContext, 'now' | 'random'>,
  ) => Promise<StartedSignIn>;
  readonly status: (handle: string, clockAndRandom: Pick<AppContext, 'now'>) => Promise<SignInStatus>;
}

interface StartedSignIn {
  /** Stands for what the person then allows. */
  readonly handle: string;
  readonly user_code: string;
  readonly verification_uri: string;
  /** Seconds until the code is over. */
  readonly expires_in: number;
}

type SignInStatus =
  | { readonly status: 'pending' | 'refused' | 'expired' }
  | {
      readonly status: 'allowed';
      readonly team: string;
      readonly scopes: readonly string[];
      readonly expires_at: string;
    };

/** A published work, as far as a citation is held against it. */
export interface KnownWork {
  readonly title: string;
  readonly year: number | null;
  readonly retracted: boolean;
}

/** What the operator settled about Omega Point. */
export interface OmegaSettings {
  /** Who lists what passes the gates. */
  readonly listing: 'review' | 'auto';
  /** How many MB all answers together may take before no new run is started. */
  readonly storeMb: number;
  /** What stands for the address of whoever reports something: nobody without the secret of the site can make it. */
  readonly reportTag: (publicId: string, address: string) => string;
  /** What signs with the key of the service; asked for before a transaction, used within it. */
  readonly signer: () => Promise<
    (content: Uint8Array) => {
      readonly key_id: string;
      readonly public_key: string;
      readonly signature: string;
    }
  >;
  /** Looks a work up by an identifier (null in work: there is none; null: nobody knows). Null: nobody is asked. */
  readonly lookup:
    | ((id: string) => Promise<{ readonly work: KnownWork | null; readonly match: string } | null>)
    | null;
}
