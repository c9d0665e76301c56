// The settings, as one table: name, default, meaning, and how the text is read. The environment is
// read here and nowhere else; a value that cannot be read stops the start with one clear line.

import { join } from 'node:path';
import { type ProviderSettings, peopleSettings, providersIn } from './provider-settings.ts';
import {
  addresses,
  among,
  ConfigError,
  databaseAddress,
  line,
  listed,
  mailAddress,
  must,
  percentage,
  type Setting,
  someOf,
  sourceNames,
  timeOfDay,
  webAddress,
  wholeNumber,
} from './setting-values.ts';

export interface Config {
  readonly host: string;
  readonly port: number;
  /** Without a trailing slash. */
  readonly siteUrl: string;
  readonly data: string;
  readonly databaseUrl: string | null;
  /** Where the dumps are. */
  readonly dumps: string;
  /** Hour and minute (UTC) at which dumps are made; null when they are not. */
  readonly dumpAt: { readonly hour: number; readonly minute: number } | null;
  /** When the sources of `harvest` are harvested each night; null when they are not. */
  readonly harvestAt: { readonly hour: number; readonly minute: number } | null;
  readonly harvest: readonly string[];
  readonly serviceName: string;
  readonly partner: string;
  readonly trustProxy: readonly string[];
  readonly rateLimit: boolean;
  /** What secrets in the desk are sealed with: the first; the others still open what they sealed. */
  readonly secretKeys: readonly string[];
  /** Names of the sources that research jobs ask live. */
  readonly researchLive: readonly string[];
  readonly omegaListing: 'review' | 'auto';
  readonly omegaResolvers: readonly ('crossref' | 'openalex' | 'pubmed')[];
  readonly omegaStoreMb: number;
  /** Addresses and CIDR ranges that webhooks may lead to besides public ones. */
  readonly webhookAllow: readonly string[];
  /** The mail server; null when no mail is sent. */
  readonly smtpUrl: string | null;
  readonly mailFrom: string;
  /** Where messages and requests go. */
  readonly mailTo: string;
  /** Whom people sign in with. */
  readonly providers: readonly ProviderSettings[];
  /** What a person's first team may read. */
  readonly newTeamTier: 'public' | 'full';
  /** What the operator switched off. */
  readonly off: readonly 'markets'[];
  readonly relevanceMin: number;
  readonly logLevel: LogLevel;
  readonly metrics: 'auto' | 'on' | 'off';
}

const logLevels = ['silent', 'fatal', 'error', 'warn', 'info', 'debug'] as const;
export type LogLevel = (typeof logLevels)[number];

export const settings: readonly Setting[] = [
  {
    name: 'PORT',
    default: '8080',
    meaning: 'The port the server listens on.',
    read: (text) => {
      must(/^\d{1,5}$/.test(text) && Number(text) <= 65_535, 'a port from 0 to 65535');
      return Number(text);
    },
  },
  { name: 'HOST', default: '127.0.0.1', meaning: 'The address the server listens on.', read: line },
  {
    name: 'SITE_URL',
    default: '',
    meaning: 'The address of the site as others see it; http://HOST:PORT when empty.',
    read: (text) => (text === '' ? '' : webAddress(text)),
  },
  {
    name: 'PERENNIAL_DATA',
    default: './data',
    meaning:
      'The folder that holds everything; with DATABASE_URL what can be made again, and the list of erasures.',
    read: (text) => {
      must(text !== '' && !text.includes('\0'), 'the path of a folder');
      return text;
    },
  },
  {
    name: 'DATABASE_URL',
    default: '',
    meaning:
      'A PostgreSQL 15 or newer as ledger and desk of many nodes, such as postgres://user:password@host/name; a file in PERENNIAL_DATA when empty.',
    secret: true,
    read: (text) => (text === '' ? null : databaseAddress(text)),
  },
  {
    name: 'PERENNIAL_DUMPS',
    default: '',
    meaning: 'The folder of the dumps, one for all nodes of a database; dumps in PERENNIAL_DATA when empty.',
    read: (text) => {
      must(!text.includes('\0'), 'the path of a folder');
      return text;
    },
  },
  {
    name: 'DUMP_AT',
    default: '03:00',
    meaning: 'When the nightly dumps are made, in UTC: HH:MM, or off.',
    read: timeOfDay,
  },
  {
    name: 'HARVEST_AT',
    default: 'off',
    meaning: 'When the sources of HARVEST are harvested every night, in UTC: HH:MM, or off.',
    read: timeOfDay,
  },
  {
    name: 'HARVEST',
    default: '',
    meaning: 'Comma-separated sources that are harvested at HARVEST_AT; `harvest --help` names them.',
    read: sourceNames,
  },
  { name: 'SERVICE_NAME', default: 'Perennial', meaning: 'The name in the attribution line.', read: line },
  {
    name: 'PARTNER',
    default: 'Omega Point Research',
    meaning: 'The partner research organization in it.',
    read: line,
  },
  {
    name: 'TRUST_PROXY',
    default: '',
    meaning: 'Comma-separated addresses or CIDR ranges whose X-Forwarded-For counts.',
    read: addresses,
  },
  {
    name: 'RATE_LIMIT',
    default: 'on',
    meaning: 'Whether callers are limited: on or off.',
    read: (text) => among('on', 'off')(text) === 'on',
  },
  {
    name: 'SECRET_KEY',
    default: '',
    meaning: 'Seals what webhooks are signed with: 32 characters or more; to change it NEW,OLD.',
    secret: true,
    read: (text) => {
      const keys = listed(text);
      must(
        keys.every((key) => key.length >= 32),
        'one or more texts of at least 32 characters, separated by commas',
      );
      return keys;
    },
  },
  {
    name: 'RESEARCH_LIVE',
    default: '',
    meaning: 'Comma-separated sources that research jobs ask live: grants-gov, eu-funding.',
    read: sourceNames,
  },
  {
    name: 'OMEGA_LISTING',
    default: 'review',
    meaning: 'Who lists what passes the gates of Omega Point: review (the operator), or auto.',
    read: among('review', 'auto'),
  },
  {
    name: 'OMEGA_RESOLVERS',
    default: '',
    meaning: 'Comma-separated registers that citations are looked up in: crossref, openalex, pubmed.',
    read: someOf('crossref', 'openalex', 'pubmed'),
  },
  {
    name: 'OMEGA_STORE_MB',
    default: '1000',
    meaning: 'How many MB all answers of Omega Point may take before no new run is started.',
    read: wholeNumber,
  },
  {
    name: 'WEBHOOK_ALLOW',
    default: '',
    meaning: 'Comma-separated addresses or CIDR ranges that webhooks may lead to, with http and any port.',
    read: addresses,
  },
  {
    name: 'SMTP_URL',
    default: '',
    meaning: 'The mail server, such as smtps://user:password@mail.example.org; no mail is sent when empty.',
    secret: true,
    read: (text) => {
      must(text === '' || (/^smtps?:\/\/[^\s]+$/.test(text) && URL.canParse(text)), 'smtp://… or smtps://…');
      return text === '' ? null : text;
    },
  },
  {
    name: 'MAIL_FROM',
    default: '',
    meaning: 'The address that mail comes from; required with SMTP_URL.',
    read: mailAddress,
  },
  {
    name: 'MAIL_TO',
    default: '',
    meaning: 'The address that messages and data requests go to; required with SMTP_URL.',
    read: mailAddress,
  },
  ...peopleSettings,
  {
    name: 'MARKETS',
    default: 'on',
    meaning: 'Whether there are forecast markets, with their pages and /markets: on or off.',
    read: (text) => among('on', 'off')(text) === 'on',
  },
  {
    name: 'RELEVANCE_MIN',
    default: '25',
    meaning: 'The relevance_score from which lists show a harvested grant unless all are asked for.',
    read: percentage,
  },
  {
    name: 'METRICS',
    default: 'auto',
    meaning: 'Whether /metrics answers: on, off, or auto (only this machine, not through a proxy).',
    read: among('on', 'off', 'auto'),
  },
  {
    name: 'LOG_LEVEL',
    default: 'info',
    meaning: `How much is logged: ${logLevels.join(', ')}.`,
    read: among(...logLevels),
  },
];

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
  const values: Record<string, unknown> = {};
  for (const { name, read, secret } of settings) {
    try {
      values[name] = read(texts[name] as string);
    } catch (error) {
      if (!(error instanceof ConfigError)) throw error;
      const shown = secret ? name : `${name}=${texts[name]}`;
      throw new ConfigError(`${shown} cannot be used: it takes ${error.message}.`);
    }
  }
  if (values.SMTP_URL !== null && (values.MAIL_FROM === '' || values.MAIL_TO === '')) {
    throw new ConfigError('SMTP_URL cannot be used alone: it takes MAIL_FROM and MAIL_TO beside it.');
  }
  if (values.HARVEST_AT !== null && (values.HARVEST as readonly string[]).length === 0) {
    throw new ConfigError('HARVEST_AT cannot be used alone: it takes the names of sources in HARVEST.');
  }
  const host = values.HOST as string;
  const port = values.PORT as number;
  return {
    host,
    port,
    siteUrl: (values.SITE_URL as string) || siteOf(host, port),
    data: values.PERENNIAL_DATA as string,
    databaseUrl: values.DATABASE_URL as string | null,
    dumps: (values.PERENNIAL_DUMPS as string) || join(values.PERENNIAL_DATA as string, 'dumps'),
    dumpAt: values.DUMP_AT as Config['dumpAt'],
    harvestAt: values.HARVEST_AT as Config['harvestAt'],
    harvest: values.HARVEST as readonly string[],
    serviceName: values.SERVICE_NAME as string,
    partner: values.PARTNER as string,
    trustProxy: values.TRUST_PROXY as readonly string[],
    rateLimit: values.RATE_LIMIT as boolean,
    secretKeys: values.SECRET_KEY as readonly string[],
    researchLive: values.RESEARCH_LIVE as readonly string[],
    omegaListing: values.OMEGA_LISTING as Config['omegaListing'],
    omegaResolvers: values.OMEGA_RESOLVERS as Config['omegaResolvers'],
    omegaStoreMb: values.OMEGA_STORE_MB as number,
    webhookAllow: values.WEBHOOK_ALLOW as readonly string[],
    smtpUrl: values.SMTP_URL as string | null,
    mailFrom: values.MAIL_FROM as string,
    mailTo: values.MAIL_TO as string,
    providers: providersIn(values as Readonly<Record<string, string>>),
    newTeamTier: values.NEW_TEAM_TIER as Config['newTeamTier'],
    off: (['markets'] as const).filter((feature) => values[feature.toUpperCase()] === false),
    relevanceMin: values.RELEVANCE_MIN as number,
    logLevel: values.LOG_LEVEL as LogLevel,
    metrics: values.METRICS as Config['metrics'],
  };
}

/** The site's address when none is set. */
export function siteOf(host: string, port: number): string {
  return `http://${host.includes(':') ? `[${host}]` : host}:${port}`;
}
