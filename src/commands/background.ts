// What runs beside the answering: bringing the shelf up to date; and research, webhooks, mail, dumps, what is
// forgotten, following another instance. Of several workers one does it.

import { randomBytes, randomUUID } from 'node:crypto';
import type { Logger } from 'pino';
import type { OutsideRules } from '../access/outside-address.ts';
import { outsidePost } from '../access/outside-post.ts';
import type { Config } from '../config.ts';
import type { Desk } from '../desk/desk.ts';
import { forgetPeople } from '../desk/forgetting.ts';
import { startNightlyDumps } from '../jobs/dumps.ts';
import { type KeptProjection, keepProjection } from '../jobs/kept-projection.ts';
import { startMail } from '../jobs/mail.ts';
import type { Mirror } from '../jobs/mirror.ts';
import { startFollowing } from '../jobs/mirror-following.ts';
import { startProjection } from '../jobs/projection.ts';
import { repeat } from '../jobs/repeating.ts';
import type { ResearchParts } from '../jobs/research.ts';
import { startResearch } from '../jobs/research-service.ts';
import type { Seal } from '../jobs/seal.ts';
import { smtpMail } from '../jobs/smtp.ts';
import type { Reader } from '../kernel/reader.ts';
import { dumpTask } from './dump.ts';

export interface BackgroundParts {
  readonly config: Config;
  readonly desk: Desk;
  readonly reader: Reader;
  readonly site: string;
  readonly outside: OutsideRules;
  readonly seal: Seal;
  readonly live: ResearchParts['live'] | null;
  readonly mirror: Mirror | null;
  readonly now: () => Date;
  readonly log: Logger;
  /** Told of what failed, unless the database is away. */
  readonly bug: (error: unknown, sentence: string) => void;
}

export interface Background {
  /** Resolves when nothing is under way any more. */
  readonly stop: () => Promise<void>;
}

/** Brings the shelf up to date with the log from now on. */
export function keepShelfUpToDate(config: Config, clock: () => number, log: Logger): KeptProjection {
  return keepProjection({
    start: (onError) => startProjection(config, onError),
    onError: (error, pause) =>
      log.error({ err: error, restarts_in_ms: pause }, 'the projection stopped and starts again'),
    clock,
  });
}

/** Everything else. */
export function startBackground(parts: BackgroundParts): Background {
  const { config, desk, site, now, log, bug, mirror, live } = parts;
  const research = startResearch({
    desk,
    reader: parts.reader,
    site,
    worker: randomUUID(),
    now,
    random: randomBytes,
    post: outsidePost(parts.outside),
    seal: parts.seal,
    ...(live ? { live } : {}),
    onBug: (error) => bug(error, 'research or a webhook failed'),
  });
  const following =
    mirror &&
    startFollowing(mirror, (error, pause) =>
      log.warn({ err: error, again_in_ms: pause }, 'the mirrored instance could not be followed'),
    );
  const dumps =
    config.dumpAt === null
      ? null
      : startNightlyDumps({
          at: config.dumpAt,
          desk,
          node: randomUUID(),
          task: { ...dumpTask(config), site },
          now,
          onDone: (version) => log.info({ version }, 'the dumps are made'),
          onMissed: (day) => log.error({ day }, 'a night ended without dumps; the old ones stay'),
          onFailure: (error) =>
            bug(error, 'the dumps were not made; the old ones stay, and it is tried again'),
        });
  const forgetting = repeat(
    async () => {
      const { erased } = await forgetPeople(desk, now());
      if (erased > 0) log.info({ erased }, 'closed requests were forgotten');
    },
    (error) => log.error({ err: error }, 'closed requests were not forgotten'),
    3_600_000,
  );
  const mail =
    config.smtpUrl === null
      ? null
      : startMail(
          {
            desk,
            mail: smtpMail(config.smtpUrl, config.mailFrom),
            to: config.mailTo,
            site,
            serviceName: config.serviceName,
            now,
            random: randomBytes,
          },
          (error) => bug(error, 'mail waits'),
        );
  return {
    stop: async () => {
      await research.stop();
      await mail?.stop();
      await forgetting.stop();
      await dumps?.stop();
      await following?.stop();
    },
  };
}
