// The settings as the program uses them. The environment is read here and nowhere else; a value that
// cannot be read stops the start with one clear line.

import { join } from 'node:path';
import { type ProviderSettings, providersIn } from './providers.ts';
import { ConfigError } from './setting.ts';
import { settings, type table } from './settings.ts';

/** SITE_URL is siteUrl. */
type CamelCase<Name extends string> = Name extends `${infer First}_${infer Rest}`
  ? `${Lowercase<First>}${Capitalize<CamelCase<Rest>>}`
  : Lowercase<Name>;

type Table = typeof table;
type Values = { readonly [Name in keyof Table]: ReturnType<Table[Name]['read']> };

/** Each setting under its name in camel case; where one is empty and another one says it, what that one says. */
export type Config = { readonly [Name in keyof Table as CamelCase<Name>]: Values[Name] } & {
  /** Whom people sign in with. */
  readonly providers: readonly ProviderSettings[];
};

export type Environment = Readonly<Record<string, string | undefined>>;

/** The text of each setting: from the environment, else its default. */
export function settingTexts(environment: Environment): Readonly<Record<string, string>> {
  return Object.fromEntries(
    settings.map(({ name, default: byDefault }) => [name, environment[name] ?? byDefault]),
  );
}

/** @throws ConfigError with one line that names the setting and what it accepts */
export function readConfig(environment: Environment): Config {
  const texts = settingTexts(environment);
  const read = settings.map((setting) => [setting.name, valueIn(setting, texts[setting.name] as string)]);
  const values: Values & Readonly<Record<string, unknown>> = Object.fromEntries(read);
  const providers = providersIn(texts);
  const alone = whatIsAlone(values, providers);
  if (alone !== null) throw new ConfigError(alone);
  const config: Config = Object.fromEntries(
    read.map(([name, value]) => [camelCase(name as string), value]),
  ) as Config;
  return {
    ...config,
    siteUrl: values.SITE_URL || siteOf(values.HOST, values.PORT),
    perennialDumps: values.PERENNIAL_DUMPS || join(values.PERENNIAL_DATA, 'dumps'),
    providers,
  };
}

function valueIn({ name, read, secret }: (typeof settings)[number], text: string): unknown {
  try {
    return read(text);
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error;
    throw new ConfigError(`${secret ? name : `${name}=${text}`} cannot be used: it takes ${error.message}.`);
  }
}

/** The sentence about a setting that means nothing without another one; null where all have what they need. */
function whatIsAlone(values: Values, providers: Config['providers']): string | null {
  // Sign-ins under way, codes and forms are sealed: what one node seals another one must open.
  if (values.DATABASE_URL !== null && providers.length > 0 && values.SECRET_KEY.length === 0) {
    return 'OIDC_ISSUER with DATABASE_URL takes SECRET_KEY beside it, the same on all nodes: at least 32 characters, such as "openssl rand -base64 32" prints.';
  }
  if (values.SMTP_URL !== null && (values.MAIL_FROM === '' || values.MAIL_TO === '')) {
    return 'SMTP_URL cannot be used alone: it takes MAIL_FROM and MAIL_TO beside it.';
  }
  if (values.HARVEST_AT !== null && values.HARVEST.length === 0) {
    return 'HARVEST_AT cannot be used alone: it takes the names of sources in HARVEST.';
  }
  return null;
}

function camelCase(name: string): string {
  return name.toLowerCase().replace(/_([a-z\d])/g, (_, letter: string) => letter.toUpperCase());
}

/** The site's address when none is set. */
export function siteOf(host: string, port: number): string {
  return `http://${host.includes(':') ? `[${host}]` : host}:${port}`;
}
