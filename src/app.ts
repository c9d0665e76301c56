// The only wiring: from the parts that hold state to one `fetch`.

import { type Trusts, trustIn } from './access/address.ts';
import { type Caller, type Identify, identifyNobody } from './access/caller.ts';
import type { Limits } from './access/limits.ts';
import type { OutsideRules } from './access/outside-address.ts';
import { operations as everyOperation } from './catalogue.ts';
import { type Answered, edge, type Fetch } from './channels/edge.ts';
import { licenceOf } from './channels/licence.ts';
import { restChannel, routeOf } from './channels/rest/rest.ts';
import { statusOfOutcome } from './channels/rest/status.ts';
import type { Config } from './config.ts';
import { appendAudit } from './desk/audit.ts';
import type { Desk } from './desk/desk.ts';
import type { AuditedCall, Operation } from './kernel/operation.ts';
import { auditCall } from './kernel/perform.ts';
import type { Reader } from './kernel/reader.ts';
import type { Ledger } from './ledger/ledger.ts';
import { auditEntry, auditedAt } from './operations/audited-call.ts';
import type { AppContext } from './operations/context.ts';
import { dataRequestPage } from './website/data-request-page.ts';
import { frontPage } from './website/front-page.ts';

export interface AppParts {
  readonly config: Pick<Config, 'serviceName' | 'partner' | 'siteUrl'>;
  readonly reader: Reader;
  readonly desk: Desk;
  readonly ledger: Ledger;
  readonly random: (bytes: number) => Uint8Array;
  /** Whether mail goes out; left out: it does not. */
  readonly sendsMail?: boolean;
  /** Which addresses that callers give may be asked; left out: none. */
  readonly outside?: OutsideRules;
  readonly now: () => Date;
  readonly requestId: () => string;
  readonly onBug: (error: unknown, request: { id: string; method: string; path: string }) => void;
  readonly identify?: Identify;
  /** How often callers may ask; left out: as often as they like. */
  readonly limits?: Limits;
  /** Whose X-Forwarded-For counts; left out: nobody's. */
  readonly trusts?: Trusts;
  /** Milliseconds that never step back, for how long answers take. */
  readonly clock?: () => number;
  readonly loopbackOnly?: boolean;
  /** What is answered beside the service: health and figures. */
  readonly aside?: (path: string, request: Request) => Promise<Response> | null;
  readonly onAnswer?: (answered: Answered) => void;
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
  /** Whatever keeps the audit log from being written is a bug to be logged, not only a refusal. */
  const auditOf = (caller: Caller, moment: Date) => async (call: AuditedCall) => {
    try {
      await appendAudit(desk, auditEntry(call, caller, moment, statusOfOutcome));
    } catch (error) {
      onBug(error, { id: requestId(), method: call.operation.method, path: call.operation.path });
      throw error;
    }
  };
  const contextFor = (caller: Caller, moment: Date): AppContext => ({
    tier: caller.tier,
    now: moment,
    reader,
    site: config.siteUrl,
    licence: licence.members,
    caller,
    desk,
    ledger,
    random,
    sendsMail: parts.sendsMail ?? false,
    audit: auditOf(caller, moment),
    outside: parts.outside ?? { permitted: [], resolve: async () => [] },
  });
  const answer = restChannel(
    {
      operations,
      reader,
      contextFor,
      now,
      cacheBytes,
    },
    (app) => {
      app.get('/data-requests/:token', (c) => dataRequestPage(config.serviceName, c.req.param('token')));
      app.get('/', () => frontPage({ ...config, operations, licence }));
    },
  );
  const fetch = edge(
    {
      site: config.siteUrl,
      licence,
      identify: parts.identify ?? identifyNobody,
      requestId,
      clock: parts.clock ?? (() => now().getTime()),
      ...(parts.limits ? { limits: parts.limits } : {}),
      trusts: parts.trusts ?? trustIn([]),
      loopbackOnly: parts.loopbackOnly ?? false,
      aside: parts.aside ?? (() => null),
      onBug,
      onTurnedAway: async (method, path, caller, { reason }) => {
        const found = auditedAt(operations, method, path, routeOf);
        if (found) await auditCall(found.operation, found.input, contextFor(caller, now()), reason);
      },
      ...(parts.onAnswer ? { onAnswer: parts.onAnswer } : {}),
    },
    answer,
  );
  return { fetch };
}
