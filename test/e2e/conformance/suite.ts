// The conformance suite of the protocol, asked of a tool server at some address.

import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Runs a program of a package on this Node; resolves with its exit code and what it said. */
export async function run(program: string, args: readonly string[], env: NodeJS.ProcessEnv, cwd: string) {
  const child = spawn(process.execPath, [program, ...args], {
    cwd,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const said = { stdout: '', stderr: '' };
  child.stdout.on('data', (chunk) => {
    said.stdout += chunk;
  });
  child.stderr.on('data', (chunk) => {
    said.stderr += chunk;
  });
  const [code] = await once(child, 'close');
  return { code: code as number | null, ...said };
}

/** The program that a package calls by this name. */
export function programOf(name: string, bin: string): string {
  const file = createRequire(import.meta.url).resolve(`${name}/package.json`);
  const declared = JSON.parse(readFileSync(file, 'utf8')) as { bin: Record<string, string> };
  return join(dirname(file), declared.bin[bin] as string);
}

/** How many scenarios and checks need something of the suite's own; the numbers may only go down. */
const expected = { '2025-11-25': 22, '2026-07-28': 29 } as const;
/** Scenarios that the suite warns of: sessions are optional, and this server has none; the others need its tools. */
const warned = {
  '2025-11-25': ['server-sse-multiple-streams'],
  '2026-07-28': ['input-required-result-ignore-extra-params', 'input-required-result-missing-input-response'],
} as const;

/** The list under `server:` of a file of the suite's form, each entry with the line before it. */
function entriesOf(file: string): readonly { readonly entry: string; readonly reason: string }[] {
  const lines = readFileSync(file, 'utf8').split('\n');
  const from = lines.indexOf('server:') + 1;
  const until = lines.findIndex((line, index) => index >= from && /^\S/.test(line));
  const own = lines.slice(from, until < 0 ? lines.length : until);
  return own.flatMap((line, index) =>
    line.startsWith('  - ') ? [{ entry: line.slice(4), reason: own[index - 1] ?? '' }] : [],
  );
}

/** Scenarios with the ids of their checks that ended so. */
function checksThat(
  status: 'FAILURE' | 'WARNING',
  results: string,
): readonly { scenario: string; id: string; message: string }[] {
  return readdirSync(results).flatMap((name) => {
    const scenario = name.replace(/^server-(.+?)-\d{4}-\d\d-\d\dT.*$/, '$1');
    const checks = JSON.parse(readFileSync(join(results, name, 'checks.json'), 'utf8')) as readonly {
      id: string;
      status: string;
      errorMessage?: string;
    }[];
    return checks
      .filter((check) => check.status === status)
      .map(({ id, errorMessage }) => ({ scenario, id, message: errorMessage ?? '' }));
  });
}

/** What is said where a tool, a prompt or a resource of the suite's own is missing, or a capability is not offered. */
const ofTheSuite = new RegExp(
  [
    'There is no (tool|prompt) test_',
    'Resource not found: test://',
    "does not list the diagnostic tool 'test_",
    '[Ee]xpected InputRequiredResult|could not get initial InputRequiredResult',
    'Method not found$',
  ].join('|'),
);

export const revisions = ['2025-11-25', '2026-07-28'] as const;

/** Fails where something that needs no tool, prompt or resource of the suite's own does not pass. */
export async function conforms(
  url: string,
  revision: (typeof revisions)[number],
  folder: string,
): Promise<void> {
  const list = entriesOf(fileURLToPath(new URL(`${revision}.yaml`, import.meta.url)));
  assert.ok(list.length <= expected[revision], `${list.length} entries`);
  for (const { entry, reason } of list) {
    assert.match(reason, /# .*the suite's own (tool|prompt|resource) test/, entry);
  }
  const suite = programOf('@modelcontextprotocol/conformance', 'conformance');
  const results = mkdtempSync(join(folder, `${revision}-`));
  const asked = ['server', '--url', url, '--requirements', revision, '--output-dir', results];
  const { stdout } = await run(suite, asked, {}, folder);
  const required = entriesOf(join(suite, '../../requirements', `${revision}.yaml`)).map(({ entry }) => entry);
  for (const scenario of required) assert.match(stdout, new RegExp(`[✓✗] ${scenario}: `), `${scenario} ran`);
  const failed = checksThat('FAILURE', results).filter(({ scenario }) => required.includes(scenario));
  const excused = ({ scenario, id }: { scenario: string; id: string }) =>
    list.filter(({ entry }) => entry === scenario || entry === `${scenario}:${id}`);
  assert.deepEqual(
    failed.filter((one) => excused(one).length === 0),
    [],
    stdout,
  );
  for (const { scenario, message } of failed) assert.match(message, ofTheSuite, scenario);
  const used = new Set(failed.flatMap((one) => excused(one).map(({ entry }) => entry)));
  assert.deepEqual(
    list.map(({ entry }) => entry).filter((entry) => !used.has(entry)),
    [],
    'entries that pass by now',
  );
  const warnings = checksThat('WARNING', results).filter(({ scenario }) => required.includes(scenario));
  assert.deepEqual([...new Set(warnings.map(({ scenario }) => scenario))].sort(), warned[revision]);
}
