// Databases of a server that a trial makes, fills, copies and drops; on SQLite the folder is the database.

import { randomBytes } from 'node:crypto';
import pg from 'pg';

export interface Databases extends AsyncDisposable {
  /** The address of a new one that holds nothing; '' where the folder is the database. */
  readonly empty: (name: string) => Promise<string>;
  readonly copied: (name: string, from: string) => Promise<string>;
  /** Where a move goes from this engine: the other one; null where there is none. */
  readonly target: (name: string, folder: string) => Promise<string | null>;
  readonly drop: (name: string) => Promise<void>;
}

function server(url: string) {
  const client = new pg.Client(url);
  const connected = client.connect();
  const prefix = `perennial_rig_${randomBytes(4).toString('hex')}_`;
  const nameOf = (name: string) => prefix + name.replaceAll(/\W/g, '_');
  const made = new Set<string>();
  const ask = async (sql: string) => {
    await connected;
    await client.query(sql);
  };
  const drop = async (name: string) => {
    await ask(`drop database if exists ${nameOf(name)} with (force)`);
    made.delete(name);
  };
  const addressOf = (name: string) => {
    const address = new URL(url);
    address.pathname = `/${nameOf(name)}`;
    return address.href;
  };
  return {
    make: async (name: string, from: string | null) => {
      made.add(name);
      await ask(`create database ${nameOf(name)}${from === null ? '' : ` template ${nameOf(from)}`}`);
      return addressOf(name);
    },
    drop,
    end: async () => {
      await connected;
      for (const name of [...made]) await drop(name);
      await client.end();
    },
  };
}

export function databasesOf(url: string): Databases {
  const { make, drop, end } = server(url);
  return {
    empty: (name) => make(name, null),
    copied: (name, from) => make(name, from),
    target: async (_name, folder) => folder,
    drop,
    [Symbol.asyncDispose]: end,
  };
}

/** @param url of a server that moves go to, or null */
export function onFiles(url: string | null): Databases {
  const other = url === null ? null : server(url);
  return {
    empty: async () => '',
    copied: async () => '',
    target: async (name) => (other === null ? null : other.make(name, null)),
    drop: async (name) => other?.drop(name),
    [Symbol.asyncDispose]: async () => other?.end(),
  };
}
