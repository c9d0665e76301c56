import { existsSync, readdirSync, statSync } from 'node:fs';
import { basename, join } from 'node:path';
import { families } from '../families.ts';
import { counted } from '../kernel/counted.ts';
import { isoDay } from '../kernel/durations.ts';
import { nearest } from '../kernel/nearest.ts';
import { wayOut } from '../server/harvests/way-out.ts';
import { mustBeNoMirror } from '../server/mirror/mirror-place.ts';
import { openDataFolder } from '../server/node/data-folder.ts';
import { CommandError, type Output } from '../server/node/output.ts';
import { showOnShelf } from '../server/projection/build-shelf.ts';
import type { Config } from '../settings/config.ts';
import { harvest } from '../sources/harvest.ts';
import { readLive } from '../sources/live-reading.ts';
import { noService, type Source, SourceError } from '../sources/reading/source.ts';
import { sources } from '../sources/sources.ts';
import { keptOut } from './kept-out.ts';

export interface HarvestArguments {
  readonly source: string;
  readonly from?: string | undefined;
  /** The day on which the files were kept. */
  readonly asOf?: string | undefined;
  readonly all: boolean;
  readonly shrunk: boolean;
  /** Take over files that were kept before the day that is held. */
  readonly older?: boolean;
  readonly json: boolean;
}

const maxRefusals = 20;

/** Harvests one source. Returns the exit code: 1 when the harvest failed; the old data is then kept. */
export async function harvestCommand(
  { source: name, from, asOf, all, shrunk, older = false, json }: HarvestArguments,
  config: Config,
  output: Output,
  now: () => Date,
  clock: () => number,
): Promise<number> {
  const source = sourceNamed(name);
  if (from === undefined && source.readLive === noService)
    throw new CommandError(`${name} has no service that is documented: say with --from which files.`, 2);
  const files = from === undefined ? null : filesAt(from);
  const keptOn = asOf === undefined ? null : dayKept(asOf, files, now());
  const named = files && !keptOn ? olderCopy(files, now()) : null;
  mustBeNoMirror(config.perennialData);
  await using data = await openDataFolder(config);
  let refusals = 0;
  try {
    const run = await harvest(source, {
      ledger: data.ledger,
      families,
      now,
      topicMin: config.topicMin,
      openListed: config.openListed,
      verifiedDays: config.verifiedDays,
      all,
      acceptShrunk: shrunk,
      acceptOlder: older,
      keptOn: named?.day ?? null,
      ...(keptOn ? { asOf: keptOn } : {}),
      read: (asked, context) =>
        files
          ? asked.readFiles(files, context)
          : readLive(asked, context, data.ledger, data.path, wayOut(clock)),
      onRefused: (where, reason) => {
        if (!json && ++refusals <= maxRefusals) output.problem(`${where}: ${reason}`);
      },
      onProgress: (records) => output.progress(`${source.name}: ${counted(records, 'record')} read`),
    });
    await showOnShelf(data);
    const { added, changed, unchanged, left, refused, suppressed } = run;
    output.print(
      json
        ? JSON.stringify(run)
        : `${source.name}: ${added} added, ${changed} changed, ${unchanged} unchanged, ${left} left the source, ${refused} refused${keptOut(suppressed)}`,
    );
    if (named)
      output.problem(
        `${source.name}: what ${named.name} lists counts as seen at its source today. If it was kept on ${named.day}, say --as-of ${named.day}.`,
      );
    return 0;
  } catch (error) {
    if (!(error instanceof SourceError)) throw error;
    const sentence = `${source.name}: ${error.message.replace(/\.$/, '')}. The catalogue is as it was.`;
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

/** The beginning of the day of `--as-of`. */
function dayKept(asOf: string, files: readonly string[] | null, now: Date): Date {
  if (files === null)
    throw new CommandError('--as-of is the day on which files were kept: say with --from which ones.', 2);
  const day = new Date(`${asOf}T00:00:00Z`);
  if (!/^\d{4}-\d\d-\d\d$/.test(asOf) || dayOf(day) !== asOf)
    throw new CommandError(`--as-of ${asOf} is no day; write it as 2026-08-22.`, 2);
  if (day > now) throw new CommandError(`--as-of ${asOf} is not there yet; today is ${dayOf(now)}.`, 2);
  return day;
}

function dayOf(moment: Date): string {
  return Number.isNaN(moment.getTime()) ? '' : isoDay(moment);
}

/** The newest of the files that name a day, where that day has passed. */
function olderCopy(files: readonly string[], now: Date): { name: string; day: string } | null {
  const dated = files.flatMap((file) => {
    const name = basename(file);
    const found = dayInName.exec(name)?.[0].replaceAll('-', '');
    return found ? [{ name, day: `${found.slice(0, 4)}-${found.slice(4, 6)}-${found.slice(6)}` }] : [];
  });
  const [newest] = dated.sort((a, b) => (a.day < b.day ? 1 : -1));
  return newest && newest.day < dayOf(now) ? newest : null;
}

const dayInName = /20\d\d-?(?:0[1-9]|1[0-2])-?(?:0[1-9]|[12]\d|3[01])/;

/** Of files (in the order of their names) that differ by the day in their name alone the last: each is a whole. */
function newestCopies(files: readonly string[]): string[] {
  return [...new Map(files.map((file) => [basename(file).replace(dayInName, 'day'), file])).values()];
}
