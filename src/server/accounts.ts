// What a server needs so that keys and people are known to it.

import { randomBytes } from 'node:crypto';
import { siteSecret } from '../access/site-secret.ts';
import type { AppParts } from '../app-parts.ts';
import { isLoopback } from '../channels/http/hosts.ts';
import type { Desk } from '../desk/desk.ts';
import type { KeyRing } from '../people/accounts/key-ring.ts';
import { type CustomFetch, openIdProvider } from '../people/accounts/providers.ts';
import { sessionsIn } from '../people/accounts/sessions.ts';
import { makeSignInLink } from '../people/accounts/sign-in-links.ts';
import { localOperator } from '../people/accounts/users.ts';
import type { Config } from '../settings/config.ts';

interface Accounts {
  readonly parts: Pick<AppParts, 'identify' | 'sessions' | 'secret' | 'newTeamTier' | 'providers'>;
  /** Writes down when keys and sessions were last used. */
  readonly noteUse: () => Promise<void>;
  /** Prints a link on the terminal of a fresh machine, where nobody can sign in otherwise. */
  readonly greet: (print: (line: string) => void) => Promise<void>;
}

interface AccountsParts {
  readonly desk: Desk;
  readonly keys: KeyRing;
  readonly config: Config;
  readonly site: string;
  readonly now: () => Date;
  readonly clock: () => number;
  /** Told of what failed. */
  readonly bug: (error: unknown, sentence: string) => void;
}

export function accountsOf({ desk, keys, config, site, now, clock, bug }: AccountsParts): Accounts {
  const sessions = sessionsIn({ desk, now });
  return {
    parts: {
      identify: keys.identify,
      sessions,
      secret: siteSecret(config, randomBytes),
      newTeamTier: config.newTeamTier,
      providers: config.providers.map((settings) =>
        openIdProvider(settings, {
          site,
          fetch: globalThis.fetch as CustomFetch,
          random: randomBytes,
          clock,
        }),
      ),
    },
    noteUse: async () => {
      try {
        await keys.noteUse();
        await sessions.noteUse();
      } catch (error) {
        bug(error, 'the use of keys was not noted');
      }
    },
    greet: async (print) => {
      if (!isLoopback(config.host) || config.providers.length > 0) return;
      try {
        print(await signInLine(desk, site, await localOperator(desk, clockAndRandomAt(now)), 'start', now));
      } catch (error) {
        // Where nothing can be written, reading goes on.
        bug(error, 'no link to sign in was made; perennial sign-in makes one');
      }
    },
  };
}

function clockAndRandomAt(now: () => Date) {
  return { now: now(), random: randomBytes };
}

/** A one-time link for a person, as it is printed. */
export async function signInLine(
  desk: Desk,
  site: string,
  user: string,
  madeBy: 'start' | 'command',
  now: () => Date,
): Promise<string> {
  return `Sign in: ${site}/sign-in/link/${await makeSignInLink(desk, user, madeBy, clockAndRandomAt(now))}`;
}
