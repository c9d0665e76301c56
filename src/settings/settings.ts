// THE table of settings: name, default, meaning, and how the text is read. In the code a setting has its
// own name in camel case, and the type that its reader gives: see config.ts.

import { providerSettings } from './providers.ts';
import {
  addresses,
  among,
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
} from './setting.ts';

const logLevels = ['silent', 'fatal', 'error', 'warn', 'info', 'debug'] as const;
export type LogLevel = (typeof logLevels)[number];

const onOrOff = (text: string) => among('on', 'off')(text) === 'on';

export const table = {
  PORT: {
    default: '8080',
    meaning: 'The port the server listens on.',
    read: (text) => {
      must(/^\d{1,5}$/.test(text) && Number(text) <= 65_535, 'a port from 0 to 65535');
      return Number(text);
    },
  },
  HOST: {
    default: '127.0.0.1',
    meaning: 'The address the server listens on.',
    read: line,
  },
  SITE_URL: {
    default: '',
    meaning:
      'The address of the site as others see it; when empty http://HOST:PORT, and for commands without PORT where the data folder was served last.',
    read: (text) => (text === '' ? '' : webAddress(text)),
  },
  PERENNIAL_DATA: {
    default: './data',
    meaning:
      'The folder that holds everything; with DATABASE_URL what can be made again, and the list of erasures.',
    read: (text) => {
      must(text !== '' && !text.includes('\0'), 'the path of a folder');
      return text;
    },
  },
  DATABASE_URL: {
    default: '',
    meaning:
      'A PostgreSQL 15 or newer as ledger and desk of many nodes, such as postgres://user:password@host/name; a file in PERENNIAL_DATA when empty.',
    secret: true,
    read: (text) => (text === '' ? null : databaseAddress(text)),
  },
  PERENNIAL_DUMPS: {
    default: '',
    meaning: 'The folder of the dumps, one for all nodes of a database; dumps in PERENNIAL_DATA when empty.',
    read: (text) => {
      must(!text.includes('\0'), 'the path of a folder');
      return text;
    },
  },
  DUMP_AT: {
    default: '03:00',
    meaning: 'When the nightly dumps are made, in UTC: HH:MM, or off.',
    read: timeOfDay,
  },
  HARVEST_AT: {
    default: 'off',
    meaning: 'When the sources of HARVEST are harvested every night, in UTC: HH:MM, or off.',
    read: timeOfDay,
  },
  HARVEST: {
    default: '',
    meaning: 'Comma-separated sources that are harvested at HARVEST_AT; `harvest --help` names them.',
    read: sourceNames,
  },
  SERVICE_NAME: {
    default: 'Perennial',
    meaning: 'The name in the attribution line.',
    read: line,
  },
  PARTNER: {
    default: 'Omega Point Research',
    meaning: 'The partner research organization in it.',
    read: line,
  },
  TRUST_PROXY: {
    default: '',
    meaning: 'Comma-separated addresses or CIDR ranges whose X-Forwarded-For counts.',
    read: addresses,
  },
  RATE_LIMIT: {
    default: 'on',
    meaning: 'Whether callers are limited: on or off.',
    read: onOrOff,
  },
  SECRET_KEY: {
    default: '',
    meaning:
      'Signs forms, cookies and links in mails, and encrypts what webhooks are signed with: 32 characters or more; to change it NEW,OLD.',
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
  RESEARCH_LIVE: {
    default: '',
    meaning: 'Comma-separated sources that research jobs ask live: grants-gov, eu-funding.',
    read: sourceNames,
  },
  OMEGA_LISTING: {
    default: 'review',
    meaning: 'Who lists what passes the gates of Omega Point: review (the operator), or auto.',
    read: among('review', 'auto'),
  },
  OMEGA_RESOLVERS: {
    default: '',
    meaning: 'Comma-separated registers that citations are looked up in: crossref, openalex, pubmed.',
    read: someOf('crossref', 'openalex', 'pubmed'),
  },
  OMEGA_STORE_MB: {
    default: '1000',
    meaning: 'How many MB all answers of Omega Point may take before no new run is started.',
    read: wholeNumber,
  },
  WEBHOOK_ALLOW: {
    default: '',
    meaning: 'Comma-separated addresses or CIDR ranges that webhooks may lead to, with http and any port.',
    read: addresses,
  },
  SMTP_URL: {
    default: '',
    meaning: 'The mail server, such as smtps://user:password@mail.example.org; no mail is sent when empty.',
    secret: true,
    read: (text) => {
      must(text === '' || (/^smtps?:\/\/[^\s]+$/.test(text) && URL.canParse(text)), 'smtp://… or smtps://…');
      return text === '' ? null : text;
    },
  },
  MAIL_FROM: {
    default: '',
    meaning: 'The address that mail comes from; required with SMTP_URL.',
    read: mailAddress,
  },
  MAIL_TO: {
    default: '',
    meaning: 'The address that messages and data requests go to; required with SMTP_URL.',
    read: mailAddress,
  },
  NEW_TEAM_TIER: {
    default: 'public',
    meaning: 'What the team of whoever signs up may read: public or full.',
    read: among('public', 'full'),
  },
  ESSAYS: {
    default: 'on',
    meaning: 'Whether people write essays, with their pages and /essays: on or off.',
    read: onOrOff,
  },
  PROJECTS: {
    default: 'on',
    meaning: 'Whether teams have projects, with their pages and /team/projects: on or off.',
    read: onOrOff,
  },
  SEARCHES: {
    default: 'on',
    meaning: 'Whether people keep searches that are asked again, with mail and private feeds: on or off.',
    read: onOrOff,
  },
  REVIEWS: {
    default: 'on',
    meaning: 'Whether people review funders, with their pages and their place in the catalogue: on or off.',
    read: onOrOff,
  },
  REVIEW_THRESHOLD: {
    default: '3',
    meaning: 'From how many accepted reviews on those of a fund are published.',
    read: (text) => {
      must(/^[2-9]$|^[1-9]\d$/.test(text), 'a whole number from 2 to 99');
      return Number(text);
    },
  },
  MARKETS: {
    default: 'on',
    meaning: 'Whether there are forecast markets, with their pages and /markets: on or off.',
    read: onOrOff,
  },
  TOPIC_MIN: {
    default: '30',
    meaning:
      'The topic from which a harvested call is about ageing, and lists show it unless all are asked for.',
    read: percentage,
  },
  OPEN_LISTED: {
    default: 'named,any_field',
    meaning:
      'Which values of open_to_ageing bring a harvested call into the same lists, whatever its topic: named, any_field, institute.',
    read: someOf('named', 'any_field', 'institute'),
  },
  VERIFIED_DAYS: {
    default: '7',
    meaning:
      'For how many days a harvested grant counts as verified after its source listed it; who harvests less often sets more.',
    read: (text) => {
      const days = wholeNumber(text);
      must(days >= 1 && days <= 365, 'a whole number of days from 1 to 365');
      return days;
    },
  },
  PERENNIAL_TEST_CLOCK: {
    default: 'off',
    meaning:
      'Whether `perennial tick` moves the clock, in tests and rehearsals on loopback alone: on or off.',
    read: onOrOff,
  },
  METRICS: {
    default: 'auto',
    meaning: 'Whether /metrics answers: on, off, or auto (only this machine, not through a proxy).',
    read: among('on', 'off', 'auto'),
  },
  LOG_LEVEL: {
    default: 'info',
    meaning: `How much is logged: ${logLevels.join(', ')}.`,
    read: among(...logLevels),
  },
} as const satisfies Readonly<Record<string, Setting>>;

interface NamedSetting extends Setting {
  readonly name: string;
}

/** All settings, those of identity providers too. */
export const settings: readonly NamedSetting[] = Object.entries<Setting>({
  ...table,
  ...providerSettings,
}).map(([name, setting]) => ({ name, ...setting }));
