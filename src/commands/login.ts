// Lets this machine's commands in at an instance: a person types the code that is printed, in a browser, and
// what comes back is kept in a file of its owner alone.

import { scopes } from '../access/permissions.ts';
import { apiRoot, mcpPath } from '../kernel/address.ts';
import { nearest } from '../kernel/nearest.ts';
import { deviceGrant } from '../people/accounts/oauth/registration.ts';
import {
  askInstance,
  keepLogin,
  type Login,
  type LoginParts,
  loginFrom,
  readLogins,
  saysNothing,
  tokensIn,
} from '../server/node/logins.ts';
import { CommandError, type Output } from '../server/node/output.ts';

const clientId = 'perennial-cli';

export interface LoginArguments {
  readonly site: string;
  readonly scope: string;
}

interface Metadata {
  readonly token_endpoint: string;
  readonly revocation_endpoint: string;
  readonly device_authorization_endpoint: string;
}

/** The address of an instance as logins are kept by it. Tokens go over https, or stay on this machine. */
export function instanceAt(given: string): string {
  const url = URL.canParse(given) ? new URL(given) : null;
  const isHere = /^(?:localhost|127(?:\.\d+){3}|\[::1\])$/.test(url?.hostname ?? '');
  if (!url || (url.protocol !== 'https:' && !(url.protocol === 'http:' && isHere))) {
    throw new CommandError(
      `An instance is named by its https address, or http on this machine, not ${given}.`,
      2,
    );
  }
  return url.origin;
}

async function metadataOf(site: string, parts: LoginParts): Promise<Metadata> {
  const { isOk, status, body } = await askInstance(parts, `${site}/.well-known/oauth-authorization-server`);
  if (!isOk || body === null) throw new CommandError(`${site} lets no programs in (${status}).`);
  const text = (member: string) => String(body[member]);
  const found = {
    token_endpoint: text('token_endpoint'),
    revocation_endpoint: text('revocation_endpoint'),
    device_authorization_endpoint: text('device_authorization_endpoint'),
  };
  for (const one of Object.values(found)) {
    if (!URL.canParse(one) || new URL(one).origin !== site)
      throw new CommandError(`${site} calls itself ${text('issuer')}; log in there.`);
  }
  return found;
}

/** An instance passes over a scope that it does not know, and whoever asked would read less without a word. */
function refuseUnknown(scope: string): void {
  const known = Object.keys(scopes);
  for (const one of scope.split(/\s+/)) {
    if (known.includes(one)) continue;
    const near = nearest(one, known);
    const hint = near ? `did you mean ${near}?` : `there are ${known.join(', ')}.`;
    throw new CommandError(`--scope: there is no scope ${one || 'without a name'}; ${hint}`, 2);
  }
}

/** @param wait resolves after so many ms */
export async function loginCommand(
  asked: LoginArguments,
  parts: LoginParts,
  output: Output,
  wait: (ms: number) => Promise<unknown>,
): Promise<number> {
  const { now, file } = parts;
  const site = instanceAt(asked.site);
  refuseUnknown(asked.scope);
  const { device_authorization_endpoint, ...endpoints } = await metadataOf(site, parts);
  const resources = [site + apiRoot, site + mcpPath];
  const begin = new URLSearchParams({ client_id: clientId, scope: asked.scope });
  for (const one of resources) begin.append('resource', one);
  const { isOk, status, body: begun } = await askInstance(parts, device_authorization_endpoint, begin);
  if (!isOk)
    throw new CommandError(`${site} refuses: ${String(begun?.error_description ?? begun?.error ?? status)}.`);
  if (typeof begun?.device_code !== 'string' || typeof begun.expires_in !== 'number')
    throw new CommandError(`${site} gave no code; try again later.`);
  output.print(`Open ${String(begun.verification_uri)} and type ${String(begun.user_code)}.`);
  const [resource = ''] = resources;
  let pauseMs = Number(begun.interval ?? 5) * 1_000;
  const end = now().getTime() + begun.expires_in * 1_000;
  let trouble: string | null = null;
  while (now().getTime() < end) {
    await wait(pauseMs);
    trouble = null;
    const body = new URLSearchParams({
      grant_type: deviceGrant,
      client_id: clientId,
      device_code: begun.device_code,
      resource,
    });
    // The code may still be typed: what goes wrong on the way is asked again while it is good.
    const polled = await askInstance(parts, endpoints.token_endpoint, body).catch((error: unknown) => {
      if (!(error instanceof CommandError)) throw error;
      trouble = error.message;
      return null;
    });
    const tokens = polled && tokensIn(polled);
    if (tokens) {
      const { token_endpoint, revocation_endpoint } = endpoints;
      const empty: Login = {
        client_id: clientId,
        token_endpoint,
        revocation_endpoint,
        refresh_token: '',
        tokens: {},
      };
      await keepLogin(file, site, loginFrom(empty, resource, tokens, now()));
      output.print(`This machine is let in at ${site}; perennial logout ${site} ends it.`);
      return 0;
    }
    const error = polled?.body?.error;
    if (error === 'slow_down') pauseMs += 5_000;
    else if (polled && saysNothing(polled))
      trouble = `${site} does not give out tokens now (${polled.status}).`;
    else if (polled && error !== 'authorization_pending') {
      throw new CommandError(
        error === 'access_denied' ? 'It was refused.' : `It ended: ${String(error ?? polled.status)}.`,
      );
    }
  }
  throw new CommandError(trouble ?? 'Nobody typed the code in time; run it once more.');
}

/** Ends what this machine may do there, there and here. */
export async function logoutCommand(given: string, parts: LoginParts, output: Output): Promise<number> {
  const { file } = parts;
  const site = instanceAt(given);
  const login = (await readLogins(file))[site];
  if (!login) throw new CommandError(`Nobody logged in to ${site} on this machine.`);
  const { client_id, refresh_token: token, revocation_endpoint } = login;
  const body = new URLSearchParams({ client_id, token, token_type_hint: 'refresh_token' });
  const answer = await askInstance(parts, revocation_endpoint, body).catch(() => null);
  await keepLogin(file, site, null);
  if (!answer?.isOk) {
    output.problem(
      `${site} was not told: it keeps letting this machine in until you revoke it at ${site}/account/apps.`,
    );
    return 1;
  }
  output.print(`This machine is let in at ${site} no more.`);
  return 0;
}
