// The only wiring: from the parts that hold state to one `fetch`.

import { hash } from 'node:crypto';
import packageJson from '../package.json' with { type: 'json' };
import { type Trusts, trustIn } from './access/address.ts';
import { type Caller, type Identify, identifyNobody } from './access/caller.ts';
import type { Limits } from './access/limits.ts';
import type { OutsideRules } from './access/outside-address.ts';
import { families as everyFamily, operations as everyOperation, topics } from './catalogue.ts';
import { pathOf } from './channels/address-parts.ts';
import { datasetFiles } from './channels/datasets.ts';
import { describe } from './channels/docs/descriptions.ts';
import { type Answered, edge, type Fetch, type TurnedAway, type Visit } from './channels/edge.ts';
import { licenceOf } from './channels/licence.ts';
import { mcpPath } from './channels/mcp/mcp-path.ts';
import { plainRoutes } from './channels/openapi/plain-routes.ts';
import { restChannel, routeOf } from './channels/rest/rest.ts';
import { statusOfOutcome } from './channels/rest/status.ts';
import type { Config } from './config.ts';
import { type Dumps, noDumps } from './datasets/dump-index.ts';
import { appendAudit } from './desk/audit.ts';
import type { Desk } from './desk/desk.ts';
import type { Family } from './kernel/family.ts';
import type { AuditedCall, Operation } from './kernel/operation.ts';
import { auditCall } from './kernel/perform.ts';
import type { Reader } from './kernel/reader.ts';
import type { Ledger } from './ledger/ledger.ts';
import { auditEntry, auditedAt } from './operations/audited-call.ts';
import type { AppContext } from './operations/context.ts';
import { datasetsText } from './operations/datasets.ts';
import { dataRequestPage } from './website/data-request-page.ts';
import { docsPage } from './website/docs-page.ts';
import { frontPage } from './website/front-page.ts';

export interface AppParts {
  readonly config: Pick<Config, 'serviceName' | 'partner' | 'siteUrl'>;
  readonly reader: Reader;
  readonly desk: Desk;
  readonly ledger: Ledger;
  readonly random: (bytes: number) => Uint8Array;
  /** Names the history that cursors belong to. */
  readonly lineage?: string;
  /** Names the code that writes the answers; left out: the version of the package alone does. */
  readonly program?: string;
  /** The dumps; left out: there are none. */
  readonly dumps?: Dumps;
  /** Where they are. */
  readonly dumpsFolder?: string;
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
  /** Whether the database is away, so that reading goes on from a shelf nobody brings up to date. */
  readonly isStale?: () => boolean;
  readonly families?: readonly Family[];
  readonly operations?: readonly Operation[];
}

export interface App {
  readonly fetch: Fetch;
}

const cacheBytes = 32 * 1024 * 1024;

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
    limited: parts.limits !== undefined,
    audit: auditOf(caller, moment),
    lineage: parts.lineage ?? '',
    dumps: parts.dumps ?? noDumps,
    outside: parts.outside ?? { permitted: [], resolve: async () => [] },
  });
  /** What is refused before an operation is asked is written down where operations would be. */
  const onTurnedAway: TurnedAway = async (method, path, caller, { reason }) => {
    const found = auditedAt(operations, method, path, routeOf);
    if (found) await auditCall(found.operation, found.input, contextFor(caller, now()), reason);
  };
  const rest = restChannel(
    {
      operations,
      reader,
      contextFor,
      now,
      cacheBytes,
      mark: markOf(parts),
      onBug,
      onTurnedAway,
    },
    (app) => {
      app.get('/data-requests/:token', (c) => dataRequestPage(config.serviceName, c.req.param('token')));
      const { serviceName, siteUrl } = config;
      describe(app, { serviceName, siteUrl, operations, routes: plainRoutes, topics }, licence, docsPage);
      datasetFiles(app, {
        dumps: parts.dumps ?? noDumps,
        folder: parts.dumpsFolder ?? '',
        licence: licence.file,
        indexText: (index, { caller }) => datasetsText(index, contextFor(caller, now())),
      });
      app.get('/', () => frontPage({ ...config, operations, licence }));
    },
  );
  // The library of the tool server is large: it is loaded when the first agent asks.
  const loadTools = async () => {
    const { mcpChannel } = await import('./channels/mcp/mcp.ts');
    return mcpChannel({
      serviceName: config.serviceName,
      site: config.siteUrl,
      version: packageJson.version,
      licence,
      families: parts.families ?? everyFamily,
      operations,
      contextFor,
      now,
      onBug,
    });
  };
  let tools: ReturnType<typeof loadTools> | undefined;
  const mcp = async (request: Request, visit: Visit) => {
    tools ??= loadTools();
    return (await tools)(request, visit);
  };
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
      onTurnedAway,
      ...(parts.onAnswer ? { onAnswer: parts.onAnswer } : {}),
      ...(parts.isStale ? { isStale: parts.isStale } : {}),
    },
    (request, visit) => (pathOf(request.url) === mcpPath ? mcp(request, visit) : rest(request, visit)),
  );
  return { fetch };
}

/** The same on all nodes that write the same bytes from the same log. */
function markOf({ config, lineage = '', program = '' }: AppParts): string {
  const { serviceName, partner, siteUrl } = config;
  const all = [packageJson.version, program, lineage, serviceName, partner, siteUrl];
  return hash('sha1', JSON.stringify(all), 'base64url');
}
