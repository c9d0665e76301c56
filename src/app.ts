// The only wiring: from the parts that hold state to one `fetch`.

import { type Identify, identifyNobody } from './access/caller.ts';
import { operations as everyOperation } from './catalogue.ts';
import { licenceOf } from './channels/licence.ts';
import { type Fetch, restChannel } from './channels/rest/rest.ts';
import type { Config } from './config.ts';
import type { Desk } from './desk/desk.ts';
import type { Operation } from './kernel/operation.ts';
import type { Reader } from './kernel/reader.ts';
import type { Ledger } from './ledger/ledger.ts';
import type { AppContext } from './operations/context.ts';
import { frontPage } from './website/front-page.ts';

export interface AppParts {
  readonly config: Pick<Config, 'serviceName' | 'partner' | 'siteUrl'>;
  readonly reader: Reader;
  readonly desk: Desk;
  readonly ledger: Ledger;
  readonly random: (bytes: number) => Uint8Array;
  readonly now: () => Date;
  readonly requestId: () => string;
  readonly onBug: (error: unknown, request: { id: string; method: string; path: string }) => void;
  readonly identify?: Identify;
  readonly operations?: readonly Operation[];
}

export interface App {
  readonly fetch: Fetch;
}

const cacheBytes = 64 * 1024 * 1024;

export function createApp(parts: AppParts): App {
  const { config, reader, desk, ledger, random, now, requestId, onBug } = parts;
  const licence = licenceOf(config);
  const operations = parts.operations ?? everyOperation;
  const fetch = restChannel(
    {
      operations,
      reader,
      site: config.siteUrl,
      licence,
      identify: parts.identify ?? identifyNobody,
      contextFor: (caller, moment): AppContext => ({
        tier: caller.tier,
        now: moment,
        reader,
        site: config.siteUrl,
        licence: licence.members,
        caller,
        desk,
        ledger,
        random,
      }),
      now,
      requestId,
      onBug,
      cacheBytes,
    },
    (app) => {
      app.get('/', () => frontPage({ ...config, operations, licence }));
    },
  );
  return { fetch };
}
