// Directus as a peer, from its packages: installed when somebody asks for it, outside the packages of the
// project, which never depends on it. Its licence (Monospace Sustainable Core License 1.0, later GPL-3.0)
// permits use of one's own. Without a key it knows no rules for rows, so what the public may not see is
// taken out of its table, which spares it a condition.

import { execFile } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import pg from 'pg';

const version = '12.4.1';
const packages = {
  private: true,
  dependencies: { directus: version },
  overrides: {
    // The pages for a browser, which are not served; 18.0.1, which it names, is not in every mirror.
    '@directus/app': '18.0.0',
    // It names a version that must be compiled and knows no Node 24; this one brings what it needs.
    'isolated-vm': '6.2.0',
  },
};
const cached = new URL(`../../node_modules/.cache/bench-peers/directus-${version}`, import.meta.url);
const run = promisify(execFile);

/** The folder it is installed in; that takes some minutes and 630 MB when it is asked for the first time. */
export async function installDirectus(): Promise<string> {
  const folder = process.env.BENCH_DIRECTUS || fileURLToPath(cached);
  if (existsSync(join(folder, 'node_modules', '.package-lock.json'))) return folder;
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'package.json'), JSON.stringify(packages));
  const quiet = ['--no-audit', '--no-fund', '--loglevel=error'];
  // No program of a package runs, and what is optional for a mail service does not count.
  const args = ['install', '--prefix', folder, '--ignore-scripts', '--legacy-peer-deps', ...quiet];
  await run('npm', args, { cwd: folder });
  return folder;
}

/** What its process is told: no pages, no telemetry, nothing that refuses under load, connections that stay. */
export function directusEnv(url: string, files: string): Record<string, string> {
  const connections = String(4 * availableParallelism());
  return {
    NODE_ENV: 'production',
    DB_CLIENT: 'pg',
    DB_CONNECTION_STRING: url,
    DB_POOL__MIN: connections,
    DB_POOL__MAX: connections,
    SECRET: randomBytes(32).toString('hex'),
    PUBLIC_URL: 'http://127.0.0.1',
    STORAGE_LOCAL_ROOT: files,
    EXTENSIONS_PATH: files,
    SERVE_APP: 'false',
    TELEMETRY: 'false',
    WEBSOCKETS_ENABLED: 'false',
    PRESSURE_LIMITER_ENABLED: 'false',
    LOG_LEVEL: 'error',
  };
}

/** Its own tables beside those of the grants, and what it is told of these. */
export async function bootstrapDirectus(folder: string, env: Record<string, string>): Promise<void> {
  const cli = join(folder, 'node_modules', '@directus', 'api', 'dist', 'cli', 'run.js');
  await run(process.execPath, [cli, 'bootstrap', '--skipAdminInit'], {
    cwd: folder,
    env: { ...process.env, ...env },
  });
  const client = new pg.Client({ connectionString: env.DB_CONNECTION_STRING });
  await client.connect();
  try {
    for (const statement of model.split(';')) await client.query(statement);
  } finally {
    await client.end();
  }
}

const columns = `id,public_id,title,description,funder_name,deadline,url,info_url,location,labels,public_url,
  created_at,updated_at,text_policy,source_url`.replaceAll(/\s/g, '');

/** It searches by parts of words, for which there are trigrams, and labels by a table of their own. */
const model = `
  set client_min_messages = warning;
  set maintenance_work_mem = '1GB';
  create extension if not exists pg_trgm;
  delete from grants where not (standing and (deadline is null or deadline >= now()));
  drop table ready, searched;
  vacuum full grants;
  create index on grants (deadline, id);
  create index on grants using gin (lower(title) gin_trgm_ops, lower(description) gin_trgm_ops,
    lower(funder_name) gin_trgm_ops) with (fastupdate = off);
  create unlogged table grant_labels (id bigint generated always as identity primary key,
    grant_id uuid not null references grants, label text not null);
  insert into grant_labels (grant_id, label) select id, unnest(labels) from grants;
  create index on grant_labels (label, grant_id);
  create index on grant_labels (grant_id);
  vacuum (analyze);
  insert into directus_collections (collection) values ('grants'), ('grant_labels');
  insert into directus_relations (many_collection, many_field, one_collection, one_field)
    values ('grant_labels', 'grant_id', 'grants', 'labelled');
  insert into directus_fields (collection, field, special, searchable) values ('grants', 'labelled', 'o2m', false);
  insert into directus_fields (collection, field, searchable)
    select 'grants', field, false from unnest('{${columns},standing}'::text[]) as field
    where field not in ('title', 'description', 'funder_name');
  insert into directus_permissions (policy, collection, action, fields, permissions)
    select policy, collection, 'read', '*', '{}' from directus_access,
      unnest('{grants,grant_labels}'::text[]) as collection where role is null and "user" is null`;

const always = `/items/grants?fields=${columns}&limit=50&sort=deadline,id&meta=filter_count`;

/** The same question in its words. */
export function askedOfDirectus(path: string): string {
  const { searchParams } = new URL(path, 'http://localhost');
  const conditions = (searchParams.get('labels')?.split(',') ?? []).map((label) => ({
    labelled: { _some: { label: { _eq: label } } },
  }));
  const filter =
    conditions.length > 0 && `&filter=${encodeURIComponent(JSON.stringify({ _and: conditions }))}`;
  const search = searchParams.has('q') && `&search=${encodeURIComponent(searchParams.get('q') as string)}`;
  return `${always}${filter || ''}${search || ''}`;
}
