// The settings of up to five identity providers: OIDC_ISSUER, OIDC_CLIENT_ID, OIDC_CLIENT_SECRET and
// OIDC_LABEL, for further ones with _2 to _5 behind them.

import { ConfigError, line, must, type Setting, webAddress } from './setting.ts';

export interface ProviderSettings {
  readonly issuer: string;
  readonly clientId: string;
  readonly clientSecret: string;
  /** What the button says behind "Sign in with". */
  readonly label: string;
}

const numbers = ['', '_2', '_3', '_4', '_5'];
const orEmpty = (text: string) => (text === '' ? '' : line(text));

/** Up to five providers, each with four settings. */
export const providerSettings: Readonly<Record<string, Setting>> = Object.fromEntries(
  numbers.flatMap((n) => [
    [
      `OIDC_ISSUER${n}`,
      {
        default: '',
        meaning: 'The issuer of an OpenID Connect provider that people sign in with; none when empty.',
        read: (text: string) => {
          if (text === '') return '';
          const address = webAddress(text);
          const { protocol, hostname } = new URL(address);
          const here = /^(?:localhost|127(?:\.\d+){3}|\[::1\])$/.test(hostname);
          must(protocol === 'https:' || here, 'an address with https');
          return text;
        },
      },
    ],
    [
      `OIDC_CLIENT_ID${n}`,
      { default: '', meaning: 'The id under which the provider knows this site.', read: orEmpty },
    ],
    [
      `OIDC_CLIENT_SECRET${n}`,
      { default: '', meaning: 'The secret that belongs to it.', secret: true as const, read: orEmpty },
    ],
    [
      `OIDC_LABEL${n}`,
      {
        default: '',
        meaning: 'What people call the provider; the name of its host when empty.',
        read: orEmpty,
      },
    ],
  ]),
);

/** @throws ConfigError where something of a provider is set and not all that belongs to it */
export function providersIn(values: Readonly<Record<string, string>>): readonly ProviderSettings[] {
  return numbers.flatMap((n) => {
    const names = ['OIDC_ISSUER', 'OIDC_CLIENT_ID', 'OIDC_CLIENT_SECRET', 'OIDC_LABEL'].map(
      (name) => name + n,
    );
    const [issuer = '', clientId = '', clientSecret = '', label = ''] = names.map(
      (name) => values[name] ?? '',
    );
    if (issuer === '') {
      const alone = names.find((name) => (values[name] ?? '') !== '');
      if (alone === undefined) return [];
      throw new ConfigError(`${alone} cannot be used alone: it takes OIDC_ISSUER${n} beside it.`);
    }
    if (clientId === '' || clientSecret === '') {
      const beside = `OIDC_CLIENT_ID${n} and OIDC_CLIENT_SECRET${n}`;
      throw new ConfigError(`OIDC_ISSUER${n} cannot be used alone: it takes ${beside} beside it.`);
    }
    return [{ issuer, clientId, clientSecret, label: label || new URL(issuer).hostname }];
  });
}
