// Random requests over every page and form of the site, as nobody, as a person and as the operator: addresses
// with right and wrong steps, links and forms that pages showed, and their fields with what has broken services.

import { randomBytes } from 'node:crypto';
import { operations } from '../src/catalogue.ts';
import { families } from '../src/families.ts';
import { makeSignInLink } from '../src/people/accounts/sign-in-links.ts';
import { localOperator, signUp } from '../src/people/accounts/users.ts';
import { pageRoutes } from '../src/website/website.ts';
import { hostile } from '../test/support/hostile.ts';
import { formsIn, type ShownForm } from '../test/support/shown-forms.ts';
import type { Chance } from './chance.ts';
import { type RigNode, site } from './node.ts';

export interface PageFuzz {
  readonly routes: number;
  readonly next: () => Promise<Request>;
  /** Told of each answer, so that what pages show is asked next. What is wrong with it; null: nothing. */
  readonly saw: (request: Request, response: Response, text: string) => string | null;
}

/** Addresses of the site that are no pages of the route table. */
const beside = [
  '/oauth/authorize',
  '/oauth/token',
  '/oauth/register',
  '/oauth/revoke',
  '/oauth/device_authorization',
  '/oauth/jwks',
  '/.well-known/oauth-authorization-server',
  '/.well-known/openid-configuration',
  '/.well-known/oauth-protected-resource/mcp',
  '/mcp/omega-agent',
  '/omega/SKILL.md',
  '/assets/style.css',
  '/datasets/index.json',
  '/robots.txt',
];
const names = (
  'q sort order page limit offset cursor scope label labels funder deadline_after facets return_to token user_code ' +
  'client_id redirect_uri response_type code_challenge code_challenge_method state resource grant_type code ' +
  'refresh_token device_code kind id query list correct subject_kind subject_public_id ticket version name title ' +
  'text_md summary body decision email handle points outcome webhook_url again accept'
).split(' ');
/** What must not come back as it was sent: it would be markup. */
const markup = '"><svg/onload=fuzz>\'';
const newcomersEvery = 400;
/** Links are good where the machine itself is asked. */
const here = '127.0.0.1';

/** What a browser would send back. */
function cookiesOf(answer: Response): string {
  return answer.headers
    .getSetCookie()
    .map((line) => line.split(';', 1)[0])
    .join('; ');
}

const routes = pageRoutes({
  accounts: { off: [], providers: [], secret: new Uint8Array(32) } as never,
  site: { families, operations, savesSearches: true } as never,
  operations,
  partner: '',
  documented: () => ({}) as never,
}).map(({ method, path }) => ({ method, path }));

export function pageFuzz(node: RigNode, chance: Chance): PageFuzz {
  const links: string[] = ['/', '/grants', '/account', '/operator', '/omega'];
  const forms: ShownForm[] = [];
  let cookies: readonly string[] = [];
  let asked = 0;

  /** A person and the operator, signed in anew: what was sent may have ended their sessions. */
  async function newcomers(): Promise<void> {
    const means = { now: new Date(), random: (bytes: number) => randomBytes(bytes) };
    const name = `Person ${asked}`;
    const identity = { issuer: site, subject: name, email: null, emailVerified: false, image: null };
    const profile = { name, handle: null, publicName: false };
    const person = await signUp(node.desk, { identity, profile, tier: 'full' } as never, means);
    const operator = await localOperator(node.desk, means);
    cookies = await Promise.all([person, person, operator].map((who) => signedIn(who, means)));
  }

  async function signedIn(user: string, means: Parameters<typeof makeSignInLink>[3]): Promise<string> {
    const link = `${site}/sign-in/link/${await makeSignInLink(node.desk, user, 'command', means)}`;
    const sent = { origin: site, 'sec-fetch-site': 'same-origin', 'sec-fetch-mode': 'navigate' };
    const shown = await node.fetch(new Request(link, { headers: { ...sent, accept: 'text/html' } }), here);
    const pre = cookiesOf(shown);
    const [form] = formsIn(await shown.text()).filter(({ action }) => link.endsWith(action));
    const headers = { ...sent, cookie: pre, 'content-type': 'application/x-www-form-urlencoded' };
    const body = new URLSearchParams(form?.fields).toString();
    const answer = await node.fetch(new Request(link, { method: 'POST', headers, body }), here);
    if (answer.status !== 303) throw new Error(`a sign-in was answered with ${answer.status}`);
    return cookiesOf(answer);
  }

  function text(): string {
    return chance.is(0.2)
      ? markup
      : chance.is(0.5)
        ? chance.oneOf(hostile)
        : chance.oneOf(['x', 'ageing', '1', '']);
  }

  function query(): string {
    const many = chance.whole(4);
    const parts = Array.from({ length: many }, () => `${chance.oneOf(names)}=${step(text())}`);
    return many === 0 ? '' : `?${parts.join('&')}`;
  }

  /** Encoded, or as it is where that makes an address. */
  function step(one: string): string {
    return chance.is(0.8)
      ? encodeURIComponent(one.toWellFormed())
      : one.replaceAll(/[^\x21-\x7e]|[#?&"<>\\^`{|}]/g, '');
  }

  function path(pattern: string): string {
    return pattern.replaceAll(/:\w+/g, () => {
      const known = chance.is(0.5) ? chance.oneOf(links).split('/').at(-1) : undefined;
      return known || step(text()) || 'x';
    });
  }

  function headers(form: boolean): Headers {
    const made = new Headers({
      accept: chance.is(0.9) ? 'text/html' : chance.oneOf(['*/*', 'text/markdown', 'a/b']),
    });
    if (chance.is(0.7)) made.set('cookie', chance.oneOf(cookies));
    if (chance.is(0.03)) made.set('cookie', `perennial=${'x'.repeat(chance.whole(2_000))}; perennial=y`);
    if (form || chance.is(0.3)) {
      made.set('sec-fetch-site', chance.is(0.95) ? 'same-origin' : 'cross-site');
      made.set('sec-fetch-mode', 'navigate');
      made.set('origin', site);
    }
    return made;
  }

  function posted(): Request {
    const form = forms.length > 0 && chance.is(0.7) ? chance.oneOf(forms) : null;
    const sent = new Headers(headers(chance.is(0.95)));
    const type = chance.is(0.95)
      ? 'application/x-www-form-urlencoded'
      : chance.oneOf(['application/json', 'multipart/form-data; boundary=x', 'text/plain']);
    sent.set('content-type', type);
    const fields = new URLSearchParams(form?.fields);
    for (const name of [...fields.keys()]) {
      if (name !== 'ticket' && chance.is(0.5)) fields.set(name, text().toWellFormed());
      if (chance.is(0.02)) fields.append(name, text().toWellFormed());
      if (chance.is(0.02)) fields.delete(name);
    }
    for (let n = chance.whole(form ? 2 : 5); n > 0; n--)
      fields.append(chance.oneOf(names), text().toWellFormed());
    const at = form ? form.action : path(chance.oneOf([...routes.map((one) => one.path), ...beside]));
    const body = type === 'application/json' ? JSON.stringify(Object.fromEntries(fields)) : fields.toString();
    return new Request(new URL(at, site), { method: 'POST', headers: sent, body });
  }

  function opened(): Request {
    const at = chance.is(0.4)
      ? chance.oneOf(links)
      : path(chance.oneOf([...routes.map((one) => one.path), ...beside]));
    const more = chance.is(0.1) ? chance.oneOf(['/', '.md', '.atom', '.csv', '//', '/..;/', '.json']) : '';
    const method = chance.is(0.97) ? 'GET' : chance.oneOf(['HEAD', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']);
    const asks = at.includes('?') ? at : at + more + query();
    return new Request(new URL(asks, site), { method, headers: headers(false) });
  }

  return {
    routes: routes.length,
    next: async () => {
      if (asked++ % newcomersEvery === 0) await newcomers();
      return chance.is(0.4) ? posted() : opened();
    },
    saw: (request, response, shown) => {
      if (!(response.headers.get('content-type') ?? '').startsWith('text/html')) return null;
      for (const [, href = ''] of shown.matchAll(/href="(\/[^"#]*)"/g))
        keep(links, href.replaceAll('&amp;', '&'));
      for (const form of formsIn(shown)) if (form.action.startsWith('/')) keep(forms, form);
      const policy = response.headers.get('content-security-policy') ?? '';
      if (!policy.includes("base-uri 'none'")) return `a page without its policy: ${request.url}`;
      return shown.includes('<svg/onload') ? `a text became markup: ${shown.slice(0, 300)}` : null;
    },
  };

  /** So many are kept; one of them makes room by chance. */
  function keep<Item>(items: Item[], one: Item): void {
    if (items.length < 3_000) items.push(one);
    else items[chance.whole(items.length)] = one;
  }
}
