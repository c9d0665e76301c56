// A person's browser over a test's app: it keeps cookies, says where its requests come from, and fills in the
// forms that it is shown, a second after it saw them.

import assert from 'node:assert/strict';
import type { Desk } from '../../src/desk/desk.ts';
import type { Tier } from '../../src/kernel/tier.ts';
import { keyRing } from '../../src/people/accounts/key-ring.ts';
import { makeSignInLink } from '../../src/people/accounts/sign-in-links.ts';
import { localOperator, signUp } from '../../src/people/accounts/users.ts';
import { formsIn } from './shown-forms.ts';
import { type Clock, clockAndRandom, site, type TestApp } from './test-app.ts';

export interface Seen {
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
  readonly path: string;
}

export interface Browser {
  readonly cookies: Map<string, string>;
  readonly get: (path: string, headers?: Readonly<Record<string, string>>) => Promise<Seen>;
  readonly post: (
    path: string,
    fields: Readonly<Record<string, string>>,
    headers?: Readonly<Record<string, string>>,
  ) => Promise<Seen>;
  /** Opens the page and sends the form of this action with what is typed into it. */
  readonly submit: (page: string, action: string, typed?: Readonly<Record<string, string>>) => Promise<Seen>;
}

const local = { address: '127.0.0.1' };

interface BrowserOptions {
  readonly at?: string;
  readonly agent?: string;
}

export function browserOf(
  { app, clock }: Pick<TestApp, 'app' | 'clock'>,
  options: BrowserOptions = {},
): Browser {
  return browserOver(app.fetch, options, async () => {
    clock.now = new Date(clock.now.getTime() + 1_000);
  });
}

/** @param lookAt what passes while a person looks at a form */
export function browserOver(
  fetch: TestApp['app']['fetch'],
  { at = site, agent = 'Test browser' }: BrowserOptions,
  lookAt: () => Promise<void>,
): Browser {
  const cookies = new Map<string, string>();
  async function ask(
    method: string,
    path: string,
    headers: Readonly<Record<string, string>>,
    body?: string,
  ): Promise<Seen> {
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const request = new Request(at + path, {
      method,
      headers: {
        accept: 'text/html',
        'user-agent': agent,
        'sec-fetch-mode': 'navigate',
        ...(cookie === '' ? {} : { cookie }),
        ...headers,
      },
      ...(body === undefined ? {} : { body }),
    });
    const response = await fetch(request, local);
    for (const line of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      if (/Max-Age=0\b/.test(line)) cookies.delete(name);
      else cookies.set(name, value);
    }
    return { status: response.status, headers: response.headers, text: await response.text(), path };
  }
  const get: Browser['get'] = (path, headers = {}) =>
    ask('GET', path, { 'sec-fetch-site': 'none', ...headers });
  const post: Browser['post'] = (path, fields, headers = {}) =>
    ask(
      'POST',
      path,
      {
        'content-type': 'application/x-www-form-urlencoded',
        'sec-fetch-site': 'same-origin',
        origin: at,
        ...headers,
      },
      new URLSearchParams(fields).toString(),
    );
  return {
    cookies,
    get,
    post,
    submit: async (page, action, typed = {}) => {
      const shown = await get(page);
      const found = formsIn(shown.text).find((one) => one.action === action);
      assert.ok(found, `${page} (${shown.status}) has no form for ${action}: ${shown.text.slice(0, 2000)}`);
      await lookAt();
      return post(action, { ...found.fields, ...typed });
    },
  };
}

/** A person with a team of the own, as if somebody had signed up. */
export async function newPerson(test: TestApp, name: string, tier: Tier = 'full'): Promise<string> {
  const identity = {
    issuer: 'https://id.test',
    subject: name,
    email: `${name.toLowerCase()}@id.test`,
    emailVerified: true,
    image: null,
  };
  const means = clockAndRandom(test);
  return signUp(test.desk, { identity, profile: { name, handle: null, publicName: false }, tier }, means);
}

/** A link for whoever runs the machine, or for this person. */
export async function linkFor(test: TestApp, user?: string): Promise<string> {
  const means = clockAndRandom(test);
  const who = user ?? (await localOperator(test.desk, means));
  return `/sign-in/link/${await makeSignInLink(test.desk, who, 'command', means)}`;
}

/** A key that the person of this browser makes on the page of keys. */
export async function makeKey(
  browser: Browser,
  typed: Readonly<Record<string, string>> = {},
): Promise<string> {
  const made = await browser.submit('/account/keys', '/account/keys', { name: 'script', ...typed });
  const key = /perennial_key_\w{36}/.exec(made.text)?.[0];
  assert.ok(key, made.text);
  return key;
}

/** An app whose site is this machine's own, where links are good without https. */
export const here = 'http://127.0.0.1:8080';
export const hereConfig = { serviceName: 'Perennial', partner: 'Omega Point Research', siteUrl: here };

/** The parts of such an app in which callers are who their keys and tokens say. */
export const hereWithKeys = (desk: Desk, clock: Clock) => ({
  config: hereConfig,
  identify: keyRing({ desk, now: () => clock.now, clock: () => clock.now.getTime() }).identify,
});

/** A browser in which somebody is signed in: the local operator, or this person. For an app of `hereConfig`. */
export async function signedInBrowser(test: TestApp, user?: string): Promise<Browser> {
  const browser = browserOf(test, { at: here });
  const link = await linkFor(test, user);
  const answer = await browser.submit(link, link);
  assert.equal(answer.status, 303, answer.text);
  return browser;
}
