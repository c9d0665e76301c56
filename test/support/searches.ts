// Saved searches over a test's catalogue, their rounds, and the mail that they send.

import { randomBytes } from 'node:crypto';
import { operations } from '../../src/catalogue.ts';
import type { Message } from '../../src/people/mail/delivery.ts';
import { sendDue } from '../../src/people/mail/delivery.ts';
import { mailTexts } from '../../src/people/mail-texts.ts';
import { digestMail } from '../../src/people/searches/digest-mail.ts';
import { digestRound } from '../../src/people/searches/digests.ts';
import { searchRound } from '../../src/people/searches/round.ts';
import { type Browser, hereConfig, newPerson, signedInBrowser } from './browser.ts';
import { createTestApp, site, type TestApp } from './test-app.ts';

export const secret = new Uint8Array(32).fill(7);

export function appWithSearches(): Promise<TestApp> {
  return createTestApp({ parts: () => ({ config: hereConfig, secret }) });
}

export const random = (bytes: number) => randomBytes(bytes);

export function partsOf(t: TestApp, pause: () => Promise<void> = async () => undefined) {
  return {
    operations,
    reader: t.shelf.reader,
    site,
    desk: t.desk,
    now: () => t.clock.now,
    random,
    secret,
    pause,
    onBug: (error: unknown) => {
      throw error;
    },
  };
}

/** Sends what waits; the mails that went out. */
export async function mailOut(
  t: TestApp,
  send?: (message: Message) => Promise<void>,
): Promise<readonly Message[]> {
  const sent: Message[] = [];
  await sendDue({
    desk: t.desk,
    texts: { ...mailTexts, digest: digestMail(partsOf(t)) },
    mail: async (message) => {
      await send?.(message);
      sent.push(message);
    },
    to: 'operator@perennial.test',
    site,
    serviceName: 'Perennial',
    now: () => t.clock.now,
    random,
  });
  return sent;
}

/** One round as the server makes it: asking, digests, mail. */
export async function wholeRound(t: TestApp): Promise<readonly Message[]> {
  await searchRound(partsOf(t));
  await digestRound(partsOf(t));
  return mailOut(t);
}

/** Asks the searches that are kept and makes a digest of what they found; its page. */
export async function digestPage(t: TestApp): Promise<string> {
  await searchRound(partsOf(t));
  await digestRound(partsOf(t));
  const { id } = await t.desk.db.selectFrom('digests').select('id').executeTakeFirstOrThrow();
  return `/account/searches/found/${id}`;
}

/** A person with a browser. */
export async function reader(t: TestApp, name = 'Ada') {
  const user = await newPerson(t, name);
  return { user, browser: await signedInBrowser(t, user) };
}

/** Saves a search through its form; its id. */
export async function saved(
  t: TestApp,
  browser: Browser,
  query: string,
  typed: Readonly<Record<string, string>> = {},
  list = 'list_grants',
): Promise<string> {
  const page = `/account/searches/new?${new URLSearchParams({ list, query })}`;
  const answer = await browser.submit(page, '/account/searches', { cadence: 'daily', ...typed });
  if (answer.status !== 303) throw new Error(answer.text);
  const rows = await t.desk.db
    .selectFrom('saved_searches')
    .select(['id', 'created_at'])
    .orderBy('created_at', 'desc')
    .execute();
  return rows.find(({ created_at }) => created_at === rows[0]?.created_at)?.id as string;
}
