// The only wiring: from the parts that hold state to one `fetch`.

import { hash } from 'node:crypto';
import packageJson from '../package.json' with { type: 'json' };
import { trustIn } from './access/address.ts';
import { type Caller, identifyNobody } from './access/caller.ts';
import type { AppParts } from './app-parts.ts';
import {
  families as everyFamily,
  operations as everyOperation,
  topics,
  withoutFeatures,
} from './catalogue.ts';
import { describe } from './channels/docs/descriptions.ts';
import { type Documentation, documentation } from './channels/docs/documentation.ts';
import { datasetFiles } from './channels/files/dump-files.ts';
import { pathOf } from './channels/http/address-parts.ts';
import type { DirectAnswers } from './channels/http/asked.ts';
import { edgeOf, type Fetch, type TurnedAway, type Visit } from './channels/http/edge.ts';
import { licenceOf } from './channels/http/licence.ts';
import { plainRoutes } from './channels/http/plain-routes.ts';
import { statusOfOutcome } from './channels/http/status.ts';
import { mcpPath } from './channels/mcp/mcp-path.ts';
import type { ToolPlace } from './channels/mcp/tool-place.ts';
import { routeOf } from './channels/rest/addresses.ts';
import { restChannel } from './channels/rest/rest.ts';
import type { AppContext } from './context.ts';
import { noDumps } from './dumps/dump-index.ts';
import type { AuditedCall } from './kernel/operation.ts';
import { auditCall } from './kernel/perform.ts';
import { formerNames } from './ledger/former-names.ts';
import { finderOver } from './matching/near.ts';
import { omegaFiles } from './omega/files.ts';
import { omegaPath, withLinks } from './omega/participants.ts';
import { omegaSettings } from './omega/settings.ts';
import { datasetsText } from './operations/datasets.ts';
import { appendAudit } from './operations/intelligence/audit-log.ts';
import { auditEntry, auditedAt } from './operations/intelligence/audited-call.ts';
import { isOauthPath, oauthMount } from './people/accounts/oauth/channel.ts';
import { signInsOver } from './people/accounts/oauth/sign-in-handles.ts';
import { callerOfHandle, withTokens } from './people/accounts/oauth/tokens.ts';
import {
  cookieLine,
  cookieNamed,
  type Sessions,
  sessionCookieName,
  sessionsIn,
  withSessions,
} from './people/accounts/sessions.ts';
import { formTickets } from './people/accounts/used-tickets.ts';
import type { AccountSite } from './website/account/account-page.ts';
import type { Site } from './website/kit/page.ts';
import { websiteRouter } from './website/router.ts';
import { otherPages, pageRoutes } from './website/website.ts';

export interface App {
  readonly fetch: Fetch;
  /** What is below /api/v1, for a server that makes no Request of it. */
  readonly direct: DirectAnswers;
}

const cacheBytes = 32 * 1024 * 1024;
const pageCacheBytes = 16 * 1024 * 1024;

export function createApp(parts: AppParts): App {
  const { config, reader, desk, ledger, random, now, requestId, onBug } = parts;
  const licence = licenceOf(config);
  const off = parts.off ?? [];
  const operations = withoutFeatures(parts.operations ?? everyOperation, off);
  /** Whatever keeps the audit log from being written is a bug to be logged, not only a refusal. */
  const auditOf = (caller: Caller, moment: Date) => async (call: AuditedCall) => {
    try {
      await appendAudit(desk, auditEntry(call, caller, moment, statusOfOutcome));
    } catch (error) {
      onBug(error, { id: requestId(), method: call.operation.method, path: call.operation.path });
      throw error;
    }
  };
  const finder = finderOver(reader, parts.families ?? everyFamily);
  const contextFor = (caller: Caller, moment: Date): AppContext => ({
    tier: caller.tier,
    now: moment,
    reader,
    finder,
    formerly: formerNames(ledger),
    site: config.siteUrl,
    licence: licence.members,
    caller,
    desk,
    ledger,
    random,
    sendsMail: parts.sendsMail ?? false,
    limited: parts.limits !== undefined,
    ...(parts.cpuMs ? { cpuMs: parts.cpuMs } : {}),
    audit: auditOf(caller, moment),
    historyId: parts.historyId ?? '',
    dumps: parts.dumps ?? noDumps,
    outside: parts.outside ?? { permitted: [], resolve: async () => [] },
    omega: omegaSettings(desk, now, parts.omega),
    signIns,
  });
  /** What is refused before an operation is asked is written down where operations would be. */
  const onTurnedAway: TurnedAway = async (method, path, caller, { reason }) => {
    const found = auditedAt(operations, method, path, routeOf);
    if (found) await auditCall(found.operation, found.input, contextFor(caller, now()), reason);
  };
  const site: Site = {
    name: config.serviceName,
    url: config.siteUrl,
    licence,
    families: parts.families ?? everyFamily,
    operations,
    savesSearches: !off.includes('searches'),
    peopleLinks: ({ session, account }) =>
      session !== null && account !== null
        ? [{ href: '/account', text: account.name }]
        : [{ href: '/sign-in', text: 'Sign in' }],
  };
  const secret = parts.secret ?? random(32);
  const sessions = parts.sessions ?? sessionsIn({ desk, now });
  const oauth = oauthMount({ desk, site: config.siteUrl, secret, now }, sessions.find);
  const signIns = signInsOver({ server: oauth.server, desk, site: config.siteUrl });
  const accounts: AccountSite = {
    oauth: oauth.server,
    desk,
    random,
    secret,
    tickets: formTickets(desk, secret, random),
    providers: parts.providers ?? [],
    newTeamTier: parts.newTeamTier ?? 'public',
    off,
  };
  const described = {
    serviceName: config.serviceName,
    siteUrl: config.siteUrl,
    operations,
    routes: plainRoutes,
    topics,
  };
  let documents: Documentation | null = null;
  const documented = () => {
    documents ??= documentation(described);
    return documents;
  };
  const website = websiteRouter(
    {
      site,
      reader,
      contextFor,
      now,
      mark: etagSeed(parts),
      cacheBytes: pageCacheBytes,
      onBug,
      forward: (request, visit) => rest.fetch(request, visit),
    },
    [
      ...(parts.moreRoutes ?? []),
      ...pageRoutes({ accounts, site, operations, partner: config.partner, documented }),
    ],
    otherPages,
  );
  const rest = restChannel(
    {
      operations,
      reader,
      contextFor,
      now,
      cacheBytes,
      mark: etagSeed(parts),
      onBug,
      onTurnedAway,
    },
    (app) => {
      describe(app, described, licence);
      datasetFiles(app, {
        dumps: parts.dumps ?? noDumps,
        folder: parts.dumpsFolder ?? '',
        licence: licence.file,
        indexText: (index, { caller }) => datasetsText(index, contextFor(caller, now())),
      });
      const { archive, skill } = omegaFiles({ desk, site: config.siteUrl });
      const archives = '/api/v1/omega/:kind{runs|experiments}/:id/manifest';
      app.get(archives, (c) => archive(c.req.param('id'), c.req.raw, c.env.visit));
      app.get('/omega/SKILL.md', (c) => skill(c.env.visit));
      website.mount(app);
    },
  );
  // The library of the tool servers is large: it is loaded when the first agent asks.
  const toolServer = (load: () => Promise<ToolPlace>) => {
    let loaded: Promise<(request: Request, visit: Visit) => Promise<Response>> | undefined;
    const opened = async () => {
      const [{ mcpChannel }, place] = await Promise.all([import('./channels/mcp/mcp.ts'), load()]);
      return mcpChannel({
        serviceName: config.serviceName,
        site: config.siteUrl,
        version: packageJson.version,
        licence,
        families: parts.families ?? everyFamily,
        operations,
        place,
        contextFor,
        callerOfHandle: (handle, address) =>
          callerOfHandle(handle, address, { desk, site: config.siteUrl, now: now() }),
        now,
        onBug,
      });
    };
    return async (request: Request, visit: Visit) => {
      loaded ??= opened();
      return (await loaded)(request, visit);
    };
  };
  const mounts = new Map([
    [mcpPath, toolServer(async () => (await import('./channels/mcp/main-place.ts')).mainPlace)],
    [omegaPath, toolServer(async () => (await import('./omega/agent-place.ts')).agentPlace)],
  ]);
  const around = edgeOf(
    {
      site: config.siteUrl,
      licence,
      ...whoAsks(parts, sessions),
      requestId,
      clock: parts.clock ?? (() => now().getTime()),
      ...(parts.limits ? { limits: parts.limits } : {}),
      trusts: parts.trusts ?? trustIn([]),
      loopbackOnly: parts.loopbackOnly ?? false,
      aside: parts.aside ?? (() => null),
      onBug,
      onTurnedAway,
      refusedPage: website.refused,
      ...(parts.onAnswer ? { onAnswer: parts.onAnswer } : {}),
      ...(parts.isStale ? { isStale: parts.isStale } : {}),
    },
    (request, visit) => {
      const path = pathOf(request.url);
      if (isOauthPath(path)) return oauth.answer(request, visit.caller.address, visit.headers);
      return (mounts.get(path) ?? rest.fetch)(request, visit);
    },
  );
  const direct: DirectAnswers = {
    ready: (asked, peer) => around.ready(asked, peer, () => rest.ready(asked)),
    lean: (asked, peer) => {
      const answered = rest.lean(asked);
      return answered && around.lean(asked, peer, answered);
    },
  };
  return { fetch: around.fetch, direct };
}

/** How the edge finds out who asks: by a credential of programs, else by the session of a browser. */
function whoAsks({ config, desk, now, identify = identifyNobody }: AppParts, sessions: Sessions) {
  const programs = withTokens(withLinks(identify, desk, now), { desk, site: config.siteUrl, now });
  const name = sessionCookieName(config.siteUrl);
  return {
    identify: withSessions(programs, sessions),
    sessionIn: (cookies: string) => cookieNamed(cookies, name),
    endedCookie: cookieLine(config.siteUrl, name, '', 0),
  };
}

/** The same on all nodes that write the same bytes from the same log. */
function etagSeed({ config, historyId = '', program = '' }: AppParts): string {
  const all = [packageJson.version, program, historyId, config.serviceName, config.partner, config.siteUrl];
  return hash('sha1', JSON.stringify(all), 'base64url');
}
