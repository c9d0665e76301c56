// Signing in with an identity provider (OpenID Connect). What a provider says of itself is asked for at
// first use and kept for an hour; a failure is not kept, so a provider that comes back works at once.

import type { Configuration, IDToken, CustomFetch as OpenIdFetch, ServerMetadata } from 'openid-client';
import { boundedFetch } from '../../access/outgoing/bounded-fetch.ts';
import { hourMs } from '../../kernel/durations.ts';
import { isMailAddress } from '../../kernel/mail-address.ts';
import { Refusal } from '../../kernel/refusal.ts';
import type { ProviderSettings } from '../../settings/providers.ts';
import type { Identity } from './users.ts';

/** What is remembered of a sign-in that is under way, in the browser that began it. */
export interface Attempt {
  /** Which provider. */
  readonly n: number;
  readonly state: string;
  readonly nonce: string;
  readonly verifier: string;
  readonly to: string;
  /** The hash of the session whose person adds this way to sign in; left out: somebody signs in. */
  readonly joins?: string;
}

interface SignedInIdentity {
  readonly identity: Identity;
  readonly name: string | null;
  /** When the provider saw the person, where it says so. */
  readonly authAt: Date | null;
}

export interface Provider {
  readonly label: string;
  readonly issuer: string;
  /**
   * Where the browser goes, and what it must bring back.
   * @param again the person must prove anew who they are
   */
  readonly begin: (
    n: number,
    to: string,
    again: boolean,
  ) => Promise<{ readonly url: string; readonly attempt: Attempt }>;
  /** Who came back. Throws Refusal where it is not what was begun, or the provider is away. */
  readonly finish: (url: URL, attempt: Attempt) => Promise<SignedInIdentity>;
}

/** How requests go to a provider. */
export type CustomFetch = OpenIdFetch;

interface ProviderParts {
  readonly site: string;
  readonly fetch: CustomFetch;
  /** How long each answer may take; left out: five seconds. */
  readonly longestWaitMs?: number;
  readonly random: (bytes: number) => Uint8Array;
  /** Milliseconds that never step back. */
  readonly clock: () => number;
}

const knownForMs = hourMs;
const usualWaitMs = 5_000;
/** Of discovery and tokens alike; what providers send has a twentieth of it. */
const maxBytes = 256_000;

function away(label: string, cause: unknown): Refusal {
  const refusal = new Refusal(
    'unavailable',
    `Signing in with ${label} is not possible at the moment; the rest of the site goes on.`,
    {
      retryAfter: 60,
    },
  );
  refusal.cause = cause;
  return refusal;
}

export function openIdProvider(settings: ProviderSettings, parts: ProviderParts): Provider {
  const { issuer, clientId, clientSecret, label } = settings;
  const { site, clock, longestWaitMs: timeoutMs = usualWaitMs } = parts;
  // Each answer has its own end, body and all.
  const longestS = timeoutMs / 1_000 + 1;
  const isPlain = issuer.startsWith('http:');
  const bounded = boundedFetch(parts.fetch as never, { timeoutMs, maxBytes }) as CustomFetch;
  const redirect_uri = `${site}/sign-in/callback`;
  let known: { readonly at: number; readonly metadata: Promise<ServerMetadata> } | null = null;

  function metadata(): Promise<ServerMetadata> {
    if (known && clock() - known.at < knownForMs) return known.metadata;
    const discovery = discover();
    const own = { at: clock(), metadata: discovery };
    known = own;
    discovery.catch(() => {
      if (known === own) known = null;
    });
    return discovery;
  }

  async function discover(): Promise<ServerMetadata> {
    const oidc = await import('openid-client');
    const found = await oidc.discovery(new URL(issuer), clientId, clientSecret, undefined, {
      [oidc.customFetch]: bounded,
      timeout: longestS,
      ...(isPlain ? { execute: [oidc.allowInsecureRequests] } : {}),
    });
    const server = found.serverMetadata();
    for (const name of ['authorization_endpoint', 'token_endpoint'] as const) {
      const { protocol } = new URL(server[name] ?? 'none:');
      if (protocol !== 'https:' && !(isPlain && protocol === 'http:'))
        throw new Error(`its discovery document has no ${name} that can be asked`);
    }
    return server;
  }

  /** What the library needs, where the provider can be asked. */
  async function configuration(fetch: CustomFetch): Promise<Configuration> {
    const oidc = await import('openid-client');
    const server = await metadata().catch((error) => {
      throw away(label, error);
    });
    const made = new oidc.Configuration(server, clientId, clientSecret);
    if (isPlain) oidc.allowInsecureRequests(made);
    made[oidc.customFetch] = fetch;
    made.timeout = longestS;
    return made;
  }

  const text = () => Buffer.from(parts.random(32)).toString('base64url');

  return {
    label,
    issuer,
    begin: async (n, to, again) => {
      const oidc = await import('openid-client');
      const config = await configuration(bounded);
      const attempt: Attempt = { n, state: text(), nonce: text(), verifier: text(), to };
      const url = oidc.buildAuthorizationUrl(config, {
        redirect_uri,
        scope: 'openid email profile',
        state: attempt.state,
        nonce: attempt.nonce,
        code_challenge: await oidc.calculatePKCECodeChallenge(attempt.verifier),
        code_challenge_method: 'S256',
        ...(again ? { prompt: 'login', max_age: '0' } : {}),
      });
      return { url: url.href, attempt };
    },
    finish: async (url, { state, nonce, verifier }) => {
      const oidc = await import('openid-client');
      let asked = false;
      const config = await configuration((address, init) => {
        asked = true;
        return bounded(address, init);
      });
      const own = new URL(redirect_uri);
      own.search = url.search;
      try {
        const tokens = await oidc.authorizationCodeGrant(config, own, {
          pkceCodeVerifier: verifier,
          expectedState: state,
          expectedNonce: nonce,
          idTokenExpected: true,
        });
        const claims = tokens.claims();
        if (!claims) throw new Error('there is no ID token');
        return signedInBy(claims);
      } catch (error) {
        if (isOfBrowser(error, asked)) throw new Refusal('invalid_input', `${label} ${whyNot(error)}`);
        throw away(label, error);
      }
    },
  };
}

/** @throws where its name for the person is none: all who have none would be one person */
function signedInBy(claims: IDToken): SignedInIdentity {
  const claim = (name: string) => (typeof claims[name] === 'string' ? (claims[name] as string) : null);
  const picture = claim('picture');
  if (!/^[^\p{Cc}]{1,255}$/u.test(claims.sub)) throw new Error('its name for the person is none');
  const address = claim('email');
  const email = address !== null && isMailAddress(address) ? address : null;
  return {
    identity: {
      issuer: claims.iss,
      subject: claims.sub,
      email,
      emailVerified: email !== null && claims.email_verified === true,
      image: picture?.startsWith('https://') && picture.length <= 500 ? picture : null,
    },
    name: claim('name'),
    authAt: typeof claims.auth_time === 'number' ? new Date(claims.auth_time * 1000) : null,
  };
}

/** What a provider said in the place of who somebody is. Its own words are not shown: anybody may write them. */
function whyNot(error: unknown): string {
  const code = (error as { error?: unknown }).error;
  return code === 'access_denied'
    ? 'says that signing in was refused there.'
    : 'did not confirm who you are.';
}

/**
 * Whether what the browser brought is not good, such as the code of another sign-in, or one that was used. All else
 * is between the provider and this site (it is away, sends what cannot be read, its clock or a secret is wrong):
 * the operator is told, and nobody is told that they are not who they are.
 */
function isOfBrowser(error: unknown, asked: boolean): boolean {
  const { error: said, cause } = error as {
    readonly error?: string;
    readonly cause?: { readonly status?: number; readonly cause?: { readonly claim?: string } };
  };
  if (!asked) return said !== 'server_error' && said !== 'temporarily_unavailable';
  // Some refuse a code in words of their own.
  const isRefused = said === 'invalid_grant' || said === 'invalid_request' || cause?.status === 400;
  return isRefused || cause?.cause?.claim === 'nonce';
}
