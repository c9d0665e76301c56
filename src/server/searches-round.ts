// Saved searches, looked after: asked when the catalogue changed, and told of by mail where mail goes out.

import { randomBytes } from 'node:crypto';
import { setImmediate } from 'node:timers/promises';
import { siteSecret } from '../access/site-secret.ts';
import { operations } from '../catalogue.ts';
import type { Desk } from '../desk/desk.ts';
import { families } from '../families.ts';
import type { Reader } from '../kernel/reader.ts';
import { finderOver } from '../matching/near.ts';
import type { MailTexts } from '../people/mail/delivery.ts';
import { mailTexts } from '../people/mail-texts.ts';
import { digestMail } from '../people/searches/digest-mail.ts';
import { digestRound } from '../people/searches/digests.ts';
import { searchRound } from '../people/searches/round.ts';
import type { Config } from '../settings/config.ts';
import type { Bug } from './bugs.ts';

interface SearchesParts {
  readonly config: Config;
  readonly desk: Desk;
  readonly reader: Reader;
  readonly site: string;
  readonly now: () => Date;
  readonly bug: Bug;
}

function catalogueOf({ reader, site }: Pick<SearchesParts, 'reader' | 'site'>) {
  return { operations, reader, site, finder: finderOver(reader, families) };
}

/** Asks all searches, and makes the digests that are due. */
export function searchesRound({ config, desk, now, bug, ...catalogue }: SearchesParts): () => Promise<void> {
  const parts = {
    ...catalogueOf(catalogue),
    desk,
    now,
    random: randomBytes,
    pause: () => setImmediate(),
    onBug: (error: unknown) => bug(error, 'a saved search was not asked'),
  };
  const done = new Map<string, string>();
  return async () => {
    await searchRound(parts);
    if (config.smtpUrl !== null) await digestRound({ ...parts, done });
  };
}

/** All kinds of mail, digests too. */
export function textsOver({
  config,
  ...catalogue
}: Pick<SearchesParts, 'config' | 'reader' | 'site'>): MailTexts {
  const secret = siteSecret(config, randomBytes);
  return { ...mailTexts, digest: digestMail({ ...catalogueOf(catalogue), secret }) };
}
