// The application as a serving process runs it: with its health pages, its limits and its figures.

import type { Logger } from 'pino';
import { createApp } from '../app.ts';
import { isLoopback } from '../channels/http/hosts.ts';
import type { Config } from '../settings/config.ts';
import type { accountsOf } from './accounts.ts';
import { healthPages } from './health.ts';
import type { HttpServer } from './http/http-server.ts';
import type { Leading } from './leading.ts';
import type { limitsFor } from './limits-for.ts';
import type { Metrics } from './node/metrics.ts';
import { requestLine } from './node/server-log.ts';
import type { Node } from './open-node.ts';
import type { partsOver } from './parts-over.ts';

interface ServedParts {
  readonly node: Node;
  readonly over: Awaited<ReturnType<typeof partsOver>>;
  readonly accounts: Awaited<ReturnType<typeof accountsOf>>;
  readonly leading: Leading;
  readonly http: HttpServer;
  readonly metrics: Metrics | null;
  /** Which addresses may say for whom they ask. */
  readonly trusts: (address: string) => boolean;
  readonly limits: ReturnType<typeof limitsFor> | null;
  /** Whether the database is away, so that what is read may be older than it is. */
  readonly isStale: () => boolean;
  readonly config: Config;
  readonly clock: () => number;
  readonly log: Logger;
  readonly bug: (error: unknown, sentence: string, of?: object) => void;
}

export function appOverNode(parts: ServedParts) {
  const { node, over, accounts, leading, http, metrics, trusts, limits, isStale, config, clock, log, bug } =
    parts;
  const { ledger, shelf } = node;
  return createApp({
    ...over,
    onBug: (error, request) => bug(error, 'a request failed', { request }),
    isStale,
    ...accounts.parts,
    ...(limits ? { limits } : {}),
    trusts,
    loopbackOnly: isLoopback(config.host),
    operatorRoutes: healthPages({
      head: () => ledger.head(),
      at: () => shelf.at(),
      isAway: isStale,
      projects: leading.projects,
      clock,
      stopping: http.stopping,
      metrics,
      metricsForAll: config.metrics === 'on',
      host: config.host,
      bug,
    }),
    onAnswer: (answered) => {
      metrics?.observe(answered);
      if (log.isLevelEnabled('debug')) log.debug(requestLine(answered), 'answered');
    },
  });
}
