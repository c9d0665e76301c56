// The only wiring: from the parts that hold state to one `fetch`.

import { hash } from 'node:crypto';
import packageJson from '../package.json' with { type: 'json' };
import { listedIn } from './access/address.ts';
import { type Caller, identifyNobody } from './access/caller.ts';
import { loadAgent } from './access/outgoing/pinned-request.ts';
import { safeGet } from './access/outgoing/safe-get.ts';
import { spendingOf } from './access/question-turns.ts';
import type { AppParts } from './app-parts.ts';
import { operations as everyOperation, topics, withoutFeatures } from './catalogue.ts';
import { descriptionsOf } from './channels/docs/descriptions.ts';
import { datasetFiles } from './channels/files/dump-files.ts';
import { pathOf } from './channels/http/address-parts.ts';
import { directAnswers } from './channels/http/direct-answers.ts';
import { edgeOf, type Fetch, type TurnedAway, type Visit } from './channels/http/edge.ts';
import { type Licence, licenceOf } from './channels/http/licence.ts';
import { type MountName, mountOf } from './channels/http/mounts.ts';
import type { DirectAnswers } from './channels/http/plain-request.ts';
import { experimentArchive, plainRoutes, runArchive } from './channels/http/plain-routes.ts';
import { statusOfOutcome } from './channels/http/status.ts';
import { mountedTools, type ToolOptions } from './channels/mcp/mounted-tools.ts';
import { routeOf } from './channels/rest/addresses.ts';
import { readyIn, restChannel } from './channels/rest/rest.ts';
import type { AppContext } from './context.ts';
import { noDumps } from './dumps/dump-index.ts';
import { families as everyFamily } from './families.ts';
import type { Family } from './kernel/family.ts';
import type { AuditedCall, Operation } from './kernel/operation.ts';
import { auditCall } from './kernel/perform.ts';
import { unlessUnavailable } from './kernel/refusal.ts';
import { finderOver } from './matching/near.ts';
import { omegaFiles } from './omega/files.ts';
import { ownRuns } from './omega/operations/own-runs.ts';
import { registerGuest, withAccounts, withLinks } from './omega/participants.ts';
import { omegaSettings } from './omega/settings.ts';
import { datasetsText } from './operations/datasets.ts';
import { appendAudit } from './operations/intelligence/audit-log.ts';
import { auditEntry, auditedAt } from './operations/intelligence/audited-call.ts';
import { oauthMount } from './people/accounts/oauth/channel.ts';
import { documentLimits } from './people/accounts/oauth/registration.ts';
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
import { type AccountSite, peopleLinks } from './website/account/account-page.ts';
import { isAsset } from './website/kit/assets.ts';
import type { Site } from './website/kit/page.ts';
import { websiteRouter } from './website/router.ts';
import { otherPages, pageRoutes } from './website/website.ts';

export interface App {
  readonly fetch: Fetch;
  /** What is below /api/v1, and pages that were shown before, for a server that makes no Request of it. */
  readonly direct: DirectAnswers;
  /** What is loaded when the first program asks for it, piece by piece, for a server that has time before. */
  readonly libraries: readonly (() => Promise<unknown>)[];
}

const [cacheBytes, pageCacheBytes] = [24 * 2 ** 20, 16 * 2 ** 20];

export function createApp(parts: AppParts): App {
  const { config, desk, now, random, off = [] } = parts;
  const families = parts.families ?? everyFamily;
  const operations = withoutFeatures(parts.operations ?? everyOperation, off);
  const licence = licenceOf(config);
  const secret = parts.secret ?? random(32);
  const sessions = parts.sessions ?? sessionsIn({ desk, now });
  // Whoever is nobody's customer names these addresses: what the operator permits for webhooks is not for them.
  const getDocument =
    parts.getDocument ??
    safeGet({ permitted: [], resolve: parts.outside?.resolve ?? (async () => []) }, documentLimits);
  const oauth = oauthMount({ desk, site: config.siteUrl, secret, now, getDocument }, sessions.find);
  const signIns = signInsOver({ server: oauth.server, desk, site: config.siteUrl });
  const contextFor = contextsOf({ ...parts, secret }, licence, signIns);
  const core: Core = { parts, families, operations, licence, contextFor, secret };
  const site: Site = {
    name: config.serviceName,
    url: config.siteUrl,
    licence,
    families,
    operations,
    savesSearches: !off.includes('searches'),
    dumpsNightly: config.dumpAt !== null,
    peopleLinks,
  };
  const accounts: AccountSite = {
    oauth: oauth.server,
    desk,
    random,
    secret,
    tickets: formTickets(desk, secret, random),
    providers: parts.providers ?? [],
    newTeamTier: parts.newTeamTier ?? 'public',
    registerGuest: (address, at) => registerGuest(desk, address, at, random),
    ownRuns,
    off,
  };
  /** What is refused before an operation is asked is written down where operations would be. */
  const onTurnedAway: TurnedAway = async (method, path, caller, { reason }) => {
    const found = auditedAt(operations, method, path, routeOf);
    if (found) await auditCall(found.operation, found.input, contextFor(caller, now()), reason);
  };
  const { rest, refused, ready, leanPage, make } = readers(core, site, accounts, onTurnedAway);
  const shared = toolOptions(core);
  const tools = mountedTools(shared, async () => (await import('./channels/mcp/main-place.ts')).mainPlace);
  const agents = mountedTools(shared, async () => (await import('./omega/agent-place.ts')).agentPlace);
  const answers: Readonly<Record<MountName, (request: Request, visit: Visit) => Promise<Response>>> = {
    tools: tools.answer,
    agents: agents.answer,
    oauth: (request, visit) => oauth.answer(request, visit.caller.address, visit.headers),
    rest: rest.fetch,
  };
  const around = edgeOf(
    { ...edgeOptions(parts, licence, sessions), onTurnedAway, refusedPage: refused, isAsset },
    (request, visit) => answers[mountOf(pathOf(request.url))](request, visit),
  );
  const direct = directAnswers(around, { ready, lean: rest.lean, leanPage, sent: tools.sent });
  const libraries = [
    ...[tools, agents].flatMap(({ open, rehearse }) => [open, rehearse]),
    oauth.server,
    loadAgent,
    ...make,
  ];
  return { fetch: around.fetch, direct, libraries };
}

/** What all channels of one app have in common. */
interface Core {
  readonly parts: AppParts;
  readonly families: readonly Family[];
  readonly operations: readonly Operation[];
  readonly licence: Licence;
  readonly contextFor: (caller: Caller, moment: Date, asker?: Caller) => AppContext;
  readonly secret: Uint8Array;
}

/** What every operation may use, for one caller at one moment. */
function contextsOf(parts: AppParts, licence: Licence, signIns: AppContext['signIns']): Core['contextFor'] {
  const { config, reader, desk, ledger, random, now, requestId, onBug } = parts;
  const finder = finderOver(reader, parts.families ?? everyFamily);
  /** Whatever keeps the audit log from being written is a bug to be logged, not only a refusal. */
  const auditOf = (caller: Caller, moment: Date) => async (call: AuditedCall) => {
    try {
      await appendAudit(desk, auditEntry(call, caller, moment, statusOfOutcome));
    } catch (error) {
      onBug(error, { id: requestId(), method: call.operation.method, path: call.operation.path });
      throw error;
    }
  };
  const omega = omegaSettings(desk, now, parts.secret ?? random(32), parts.omega);
  const spending = spendingOf(parts);
  return (caller, moment, asker = caller) => ({
    tier: caller.tier,
    now: moment,
    reader,
    finder,
    // While the database is away nobody knows by which names records went before.
    formerly: (family, slug) => unlessUnavailable(ledger.owner(family, slug)),
    site: config.siteUrl,
    licence: licence.members,
    caller,
    desk,
    ledger,
    random,
    sendsMail: parts.sendsMail ?? false,
    limited: parts.limits !== undefined,
    ...spending(asker),
    audit: auditOf(caller, moment),
    historyId: parts.historyId ?? '',
    program: parts.program ?? '',
    mirrored: parts.mirrored ?? (() => null),
    dumps: parts.dumps ?? noDumps,
    disk: parts.disk ?? (() => null),
    outside: parts.outside ?? { permitted: [], resolve: async () => [] },
    omega,
    signIns,
  });
}

/** REST and the website: each sends on to the other what is not its own. */
function readers(core: Core, site: Site, accounts: AccountSite, onTurnedAway: TurnedAway) {
  const { parts, operations, licence, contextFor } = core;
  const { config, reader, desk, now, onBug } = parts;
  const described = {
    serviceName: config.serviceName,
    siteUrl: config.siteUrl,
    operations,
    routes: plainRoutes,
    topics,
  };
  const { documented, add, make } = descriptionsOf(described, licence);
  const website = websiteRouter(
    {
      site,
      reader,
      contextFor,
      now,
      mark: etagSeed(parts),
      cacheBytes: pageCacheBytes,
      onBug,
      forward: (request, visit) => restApi.fetch(request, visit),
    },
    [
      ...(parts.moreRoutes ?? []),
      ...pageRoutes({ accounts, site, operations, partner: config.partner, documented }),
    ],
    otherPages,
  );
  const restApi = restChannel(
    { operations, reader, contextFor, now, cacheBytes, mark: etagSeed(parts), onBug, onTurnedAway },
    (app) => {
      add(app);
      datasetFiles(app, {
        dumps: parts.dumps ?? noDumps,
        folder: parts.dumpsFolder ?? '',
        licence: licence.file,
        indexText: (index, { caller }) => datasetsText(index, contextFor(caller, now())),
      });
      const { archive, skill } = omegaFiles({ desk, site: config.siteUrl });
      for (const route of [runArchive, experimentArchive]) {
        app.get(routeOf(route), (c) =>
          archive(String(Object.values(c.req.param())[0]), c.req.raw, c.env.visit),
        );
      }
      app.get('/omega/SKILL.md', (c) => skill(c.env.visit));
      website.mount(app);
    },
  );
  return {
    rest: restApi,
    refused: website.refused,
    leanPage: website.lean,
    make,
    ready: readyIn(restApi, website),
  };
}

/** What both tool servers have in common. */
function toolOptions({ parts, families, operations, licence, contextFor, secret }: Core): ToolOptions {
  const { desk, now, onBug } = parts;
  const { serviceName, siteUrl: site } = parts.config;
  return {
    serviceName,
    site,
    version: packageJson.version,
    licence,
    families,
    operations,
    secret,
    contextFor,
    callerOfHandle: (handle, address) => callerOfHandle(handle, address, { desk, now: now() }),
    now,
    onBug,
  };
}

/** What the edge asks of the parts. */
function edgeOptions(parts: AppParts, licence: Licence, sessions: Sessions) {
  return {
    site: parts.config.siteUrl,
    licence,
    ...whoAsks(parts, sessions),
    requestId: parts.requestId,
    clock: parts.clock ?? (() => parts.now().getTime()),
    ...(parts.limits ? { limits: parts.limits } : {}),
    trusts: parts.trusts ?? listedIn([]),
    loopbackOnly: parts.loopbackOnly ?? false,
    operatorRoutes: parts.operatorRoutes ?? (() => null),
    onBug: parts.onBug,
    ...(parts.onAnswer ? { onAnswer: parts.onAnswer } : {}),
    ...(parts.isStale ? { isStale: parts.isStale } : {}),
  };
}

/** How the edge finds out who asks: by a credential of programs, else by the session of a browser. */
function whoAsks({ config, desk, now, random, identify = identifyNobody }: AppParts, sessions: Sessions) {
  const tokens = withTokens(withLinks(identify, desk, now), { desk, site: config.siteUrl, now });
  const programs = withAccounts(tokens, desk, now, random);
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
