// How the texts of settings are read: each function throws with what is accepted when it can't.

import ipaddr from 'ipaddr.js';

export class ConfigError extends Error {
  override readonly name = 'ConfigError';
}

export interface Setting {
  readonly default: string;
  readonly meaning: string;
  /** Its value is shown nowhere. */
  readonly secret?: true;
  /** Throws with what is accepted when the text cannot be read. */
  readonly read: (text: string) => unknown;
}

export function must(holds: boolean, accepted: string): void {
  if (!holds) throw new ConfigError(accepted);
}

export function line(text: string): string {
  must(/^[\x20-\x7e]{1,200}$/.test(text), 'one line of printable ASCII characters');
  return text;
}

export function webAddress(text: string): string {
  must(
    /^https?:\/\/[^\s/?#]+(\/[^\s?#]*)?$/.test(text) && URL.canParse(text),
    'an address such as https://example.org',
  );
  return text.replace(/\/+$/, '');
}

/** @throws ConfigError that says nothing of the address, which may hold a password */
export function databaseAddress(text: string): string {
  const accepted = 'the address of a PostgreSQL database, such as postgres://user@host:5432/name';
  must(/^postgres(ql)?:\/\/[^\s]+$/.test(text) && URL.canParse(text), accepted);
  const { pathname, protocol } = new URL(text);
  must(protocol.startsWith('postgres') && /^\/[^/]+$/.test(pathname), accepted);
  return text;
}

export function listed(text: string): readonly string[] {
  return text
    .split(',')
    .map((one) => one.trim())
    .filter((one) => one !== '');
}

export function addresses(text: string): readonly string[] {
  const list = listed(text);
  for (const one of list) {
    const [address = ''] = one.split('/', 1);
    const isAddress = ipaddr.IPv6.isValid(address) || ipaddr.IPv4.isValidFourPartDecimal(address);
    must(isAddress, `addresses or CIDR ranges separated by commas (${one} is neither)`);
    must(!one.includes('/') || ipaddr.isValidCIDR(one), `a CIDR range (${one} is none)`);
  }
  return list;
}

export function mailAddress(text: string): string {
  must(text === '' || /^[^\s@<>"]+@[^\s@<>"]+$/.test(text), 'an e-mail address');
  return text;
}

export function timeOfDay(text: string): { hour: number; minute: number } | null {
  if (text === 'off') return null;
  const time = /^([01]\d|2[0-3]):([0-5]\d)$/.exec(text);
  must(time !== null, 'a time of day such as 03:00, or off');
  return { hour: Number(time?.[1]), minute: Number(time?.[2]) };
}

export function sourceNames(text: string): readonly string[] {
  const names = listed(text);
  must(
    names.every((name) => /^[a-z\d][a-z\d-]*$/.test(name)),
    'names of sources separated by commas',
  );
  return [...new Set(names)];
}

/** One of these words. */
export function among<const Word extends string>(...words: readonly Word[]): (text: string) => Word {
  return (text) => {
    const word = words.find((one) => one === text);
    if (word === undefined) throw new ConfigError(words.join(' or '));
    return word;
  };
}

/** Some of these words, separated by commas, each once. */
export function someOf<const Word extends string>(
  ...words: readonly Word[]
): (text: string) => readonly Word[] {
  return (text) => {
    const names = listed(text);
    must(
      names.every((name) => words.some((word) => word === name)),
      `${words.join(', ')} separated by commas`,
    );
    return words.filter((word) => names.includes(word));
  };
}

export function wholeNumber(text: string): number {
  must(/^\d{1,9}$/.test(text), 'a whole number');
  return Number(text);
}

export function percentage(text: string): number {
  must(/^\d{1,3}$/.test(text) && Number(text) <= 100, 'a whole number from 0 to 100');
  return Number(text);
}
