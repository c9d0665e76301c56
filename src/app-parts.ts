// What the app is made of: the parts that hold state, and what is settled.

import type { Trusts } from './access/address.ts';
import type { Identify } from './access/caller.ts';
import type { Limits } from './access/limits.ts';
import type { SafeAddressRules } from './access/outgoing/safe-address.ts';
import type { GetDocument } from './access/outgoing/safe-get.ts';
import type { Feature } from './catalogue.ts';
import type { Answered } from './channels/http/edge.ts';
import type { DiskSpace, Mirrored, OmegaSettings } from './context.ts';
import type { Desk } from './desk/desk.ts';
import type { Dumps } from './dumps/dump-index.ts';
import type { Family } from './kernel/family.ts';
import type { Operation } from './kernel/operation.ts';
import type { Reader } from './kernel/reader.ts';
import type { Tier } from './kernel/tier.ts';
import type { Ledger } from './ledger/ledger.ts';
import type { Provider } from './people/accounts/providers.ts';
import type { Sessions } from './people/accounts/sessions.ts';
import type { Config } from './settings/config.ts';
import type { PageRoute } from './website/kit/page.ts';

export interface AppParts {
  readonly config: Pick<Config, 'serviceName' | 'partner' | 'siteUrl'> & Partial<Pick<Config, 'dumpAt'>>;
  readonly reader: Reader;
  readonly desk: Desk;
  readonly ledger: Ledger;
  readonly random: (bytes: number) => Uint8Array;
  /** Names the history that cursors belong to. */
  readonly historyId?: string;
  /** The instance that is mirrored; left out: none. */
  readonly mirrored?: () => Mirrored | null;
  /** Bytes of the disk under the data folder; left out: nobody can say. */
  readonly disk?: () => DiskSpace | null;
  /** Names the code that writes the answers; left out: the version of the package alone does. */
  readonly program?: string;
  /** The dumps; left out: there are none. */
  readonly dumps?: Dumps;
  /** Where they are. */
  readonly dumpsFolder?: string;
  /** Whether mail goes out; left out: it does not. */
  readonly sendsMail?: boolean;
  /** Which addresses that callers give may be asked; left out: none. */
  readonly outside?: SafeAddressRules;
  /** Reads the document that a program's id is the address of; left out: from public addresses alone. */
  readonly getDocument?: GetDocument;
  /** What is settled about Omega Point; left out: review before listing, no resolvers. */
  readonly omega?: Partial<OmegaSettings>;
  readonly now: () => Date;
  readonly requestId: () => string;
  readonly onBug: (error: unknown, request: { id: string; method: string; path: string }) => void;
  readonly identify?: Identify;
  /** The sessions of browsers; left out: those of the desk. */
  readonly sessions?: Sessions;
  /** What tickets of forms and signed cookies are made with; left out: good for this app alone. */
  readonly secret?: Uint8Array;
  /** The identity providers that people sign in with; left out: none. */
  readonly providers?: readonly Provider[];
  /** What a new team may read; left out: what everybody may. */
  readonly newTeamTier?: Tier;
  /** How often callers may ask; left out: as often as they like. */
  readonly limits?: Limits;
  /** Whose X-Forwarded-For counts; left out: nobody's. */
  readonly trusts?: Trusts;
  /** Processor time of this thread in ms, for what one question may cost; left out: what it likes. */
  readonly cpuMs?: () => number;
  /** Milliseconds that never step back, for how long answers take. */
  readonly clock?: () => number;
  readonly loopbackOnly?: boolean;
  /** What is answered beside the service: health and figures. */
  readonly operatorRoutes?: (path: string, request: Request) => Promise<Response> | null;
  readonly onAnswer?: (answered: Answered) => void;
  /** Whether the database is away, so that reading goes on from a shelf nobody brings up to date. */
  readonly isStale?: () => boolean;
  /** Pages beside those of the site. */
  readonly moreRoutes?: readonly PageRoute[];
  readonly families?: readonly Family[];
  readonly operations?: readonly Operation[];
  /** What is switched off; left out: nothing is. */
  readonly off?: readonly Feature[];
}
