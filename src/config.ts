// The settings, as one table: name, default, meaning, and how the text is read. The environment is
// read here and nowhere else; a value that cannot be read stops the start with one clear line.

import { BlockList, isIP } from 'node:net';

export interface Config {
  readonly host: string;
  readonly port: number;
  /** Without a trailing slash. */
  readonly siteUrl: string;
  readonly data: string;
  readonly databaseUrl: string | null;
  readonly serviceName: string;
  readonly partner: string;
  readonly trustProxy: readonly string[];
  readonly rateLimit: boolean;
  /** Addresses and CIDR ranges that webhooks may lead to besides public ones. */
  readonly webhookAllow: readonly string[];
  /** The mail server; null when no mail is sent. */
  readonly smtpUrl: string | null;
  readonly mailFrom: string;
  /** Where messages and requests go. */
  readonly mailTo: string;
  readonly relevanceMin: number;
  readonly logLevel: LogLevel;
  readonly metrics: 'auto' | 'on' | 'off';
}

export const logLevels = ['silent', 'fatal', 'error', 'warn', 'info', 'debug'] as const;
export type LogLevel = (typeof logLevels)[number];

export class ConfigError extends Error {
  override readonly name = 'ConfigError';
}

export interface Setting {
  readonly name: string;
  readonly default: string;
  readonly meaning: string;
  /** Its value is shown nowhere. */
  readonly secret?: true;
  /** Throws with what is accepted when the text cannot be read. */
  readonly read: (text: string) => unknown;
}

function must(holds: boolean, accepted: string): void {
  if (!holds) throw new ConfigError(accepted);
}

function line(text: string): string {
  must(/^[\x20-\x7e]{1,200}$/.test(text), 'one line of printable ASCII characters');
  return text;
}

function webAddress(text: string): string {
  must(
    /^https?:\/\/[^\s/?#]+(\/[^\s?#]*)?$/.test(text) && URL.canParse(text),
    'an address such as https://example.org',
  );
  return text.replace(/\/+$/, '');
}

function addresses(text: string): readonly string[] {
  const list = text
    .split(',')
    .map((one) => one.trim())
    .filter((one) => one !== '');
  const block = new BlockList();
  for (const one of list) {
    const [address, prefix] = one.split('/') as [string, string | undefined];
    const family = isIP(address);
    must(family > 0, `addresses or CIDR ranges separated by commas (${one} is neither)`);
    const bits = prefix === undefined ? (family === 4 ? 32 : 128) : Number(prefix);
    must(
      /^\d{1,3}$/.test(prefix ?? '0') && bits <= (family === 4 ? 32 : 128),
      `a CIDR range (${one} is none)`,
    );
    block.addSubnet(address, bits, family === 4 ? 'ipv4' : 'ipv6');
  }
  return list;
}

function mailAddress(text: string): string {
  must(text === '' || /^[^\s@<>"]+@[^\s@<>"]+$/.test(text), 'an e-mail address');
  return text;
}

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
    meaning: 'The folder that holds everything.',
    read: (text) => {
      must(text !== '' && !text.includes('\0'), 'the path of a folder');
      return text;
    },
  },
  {
    name: 'DATABASE_URL',
    default: '',
    meaning: 'PostgreSQL as ledger; not supported by this version, leave it empty.',
    read: (text) => {
      must(text === '', 'nothing yet: this version keeps its ledger in PERENNIAL_DATA');
      return null;
    },
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
    read: (text) => {
      must(text === 'on' || text === 'off', 'on or off');
      return text === 'on';
    },
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
  {
    name: 'RELEVANCE_MIN',
    default: '25',
    meaning: 'The relevance_score from which a harvested grant counts as verified.',
    read: (text) => {
      must(/^\d{1,3}$/.test(text) && Number(text) <= 100, 'a whole number from 0 to 100');
      return Number(text);
    },
  },
  {
    name: 'METRICS',
    default: 'auto',
    meaning: 'Whether /metrics answers: on, off, or auto (only this machine, not through a proxy).',
    read: (text) => {
      must(text === 'on' || text === 'off' || text === 'auto', 'on, off or auto');
      return text;
    },
  },
  {
    name: 'LOG_LEVEL',
    default: 'info',
    meaning: `How much is logged: ${logLevels.join(', ')}.`,
    read: (text) => {
      must((logLevels as readonly string[]).includes(text), `one of ${logLevels.join(', ')}`);
      return text;
    },
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
  const host = values.HOST as string;
  const port = values.PORT as number;
  return {
    host,
    port,
    siteUrl: (values.SITE_URL as string) || siteOf(host, port),
    data: values.PERENNIAL_DATA as string,
    databaseUrl: null,
    serviceName: values.SERVICE_NAME as string,
    partner: values.PARTNER as string,
    trustProxy: values.TRUST_PROXY as readonly string[],
    rateLimit: values.RATE_LIMIT as boolean,
    webhookAllow: values.WEBHOOK_ALLOW as readonly string[],
    smtpUrl: values.SMTP_URL as string | null,
    mailFrom: values.MAIL_FROM as string,
    mailTo: values.MAIL_TO as string,
    relevanceMin: values.RELEVANCE_MIN as number,
    logLevel: values.LOG_LEVEL as LogLevel,
    metrics: values.METRICS as Config['metrics'],
  };
}

/** The site's address when none is set. */
export function siteOf(host: string, port: number): string {
  return `http://${host.includes(':') ? `[${host}]` : host}:${port}`;
}
