import { existsSync, mkdirSync, readdirSync, rmSync, statSync } from 'node:fs';
import { basename, join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { families } from '../catalogue.ts';
import type { Config } from '../config.ts';
import { openDataFolder } from '../data-folder.ts';
import { harvest } from '../jobs/harvest.ts';
import { startProjection } from '../jobs/projection.ts';
import { nearest } from '../kernel/nearest.ts';
import type { Ledger } from '../ledger/ledger.ts';
import { type HarvestContext, type LiveService, type Source, SourceError } from '../sources/source.ts';
import { sources } from '../sources/sources.ts';
import { CommandError, type Output } from './output.ts';

export interface HarvestArguments {
  readonly source: string;
  readonly from: string | undefined;
  readonly all: boolean;
  readonly json: boolean;
}

const mostRefusals = 20;
const requestTime = 120_000;

/** Harvests one source. Returns the exit code: 1 when the harvest failed; the old data is then kept. */
export async function harvestCommand(
  { source: name, from, all, json }: HarvestArguments,
  config: Config,
  output: Output,
  now: () => Date,
): Promise<number> {
  const source = sourceNamed(name);
  const files = from === undefined ? null : filesAt(from);
  await using data = await openDataFolder(config);
  let refusals = 0;
  try {
    const run = await harvest(source, {
      ledger: data.ledger,
      families,
      now,
      relevanceMin: config.relevanceMin,
      all,
      read: (asked, context) =>
        files ? asked.readFiles(files, context) : readLive(asked, context, data.ledger, data.path),
      onRefused: (where, reason) => {
        if (!json && ++refusals <= mostRefusals) output.problem(`${where}: ${reason}`);
      },
      onProgress: (records) => output.progress(`${source.name}: ${records} records read`),
    });
    // What ends the projection is thrown by `caughtUp`, and told once.
    const projection = startProjection(config, () => undefined);
    try {
      await projection.caughtUp();
    } finally {
      await projection.stop();
    }
    const { added, changed, unchanged, left, refused, suppressed } = run;
    const erased = suppressed > 0 ? `, ${suppressed} suppressed` : '';
    output.print(
      json
        ? JSON.stringify(run)
        : `${source.name}: ${added} added, ${changed} changed, ${unchanged} unchanged, ${left} left the source, ${refused} refused${erased}`,
    );
    return 0;
  } catch (error) {
    if (!(error instanceof SourceError)) throw error;
    const sentence = `${source.name}: ${error.message}. The catalogue is as it was.`;
    if (json) output.print(JSON.stringify({ source: source.name, status: 'failed', error: error.message }));
    output.problem(sentence);
    return 1;
  }
}

function sourceNamed(name: string): Source {
  const source = sources.find((one) => one.name === name);
  if (source) return source;
  const names = sources.map((one) => one.name);
  const near = nearest(name, names);
  throw new CommandError(
    `There is no source ${name}; ${near ? `did you mean ${near}?` : `there are ${names.join(', ')}.`}`,
    2,
  );
}

function filesAt(path: string): string[] {
  if (!existsSync(path)) throw new CommandError(`${path}: there is no such file or folder.`);
  if (!statSync(path).isDirectory()) return [path];
  const files = readdirSync(path)
    .sort()
    .map((file) => join(path, file));
  return newestCopies(files.filter((file) => statSync(file).isFile() && !file.endsWith('.md')));
}

const day = /20\d\d-?(?:0[1-9]|1[0-2])-?(?:0[1-9]|[12]\d|3[01])/;

/** Of files (in the order of their names) that differ by the day in their name alone the last: each is a whole. */
function newestCopies(files: readonly string[]): string[] {
  return [...new Map(files.map((file) => [basename(file).replace(day, 'day'), file])).values()];
}

async function readLive(source: Source, context: HarvestContext, ledger: Ledger, folder: string) {
  const scratch = join(folder, 'harvest');
  rmSync(scratch, { recursive: true, force: true });
  mkdirSync(scratch, { recursive: true });
  const runs = await ledger.runs(source.name, 50);
  const last = runs.find((run) => run.status !== 'failed');
  const service: LiveService = {
    fetch: (url, init) => fetch(url, { ...init, signal: AbortSignal.timeout(requestTime) }),
    sleep: (ms) => setTimeout(ms),
    watermark: last?.watermark ?? null,
    scratch,
  };
  return source.readLive(service, context);
}
