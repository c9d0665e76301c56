import { existsSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Desk } from '../desk/desk.ts';
import { families } from '../families.ts';
import { counted } from '../kernel/counted.ts';
import { sum } from '../kernel/sum.ts';
import { erasedNames } from '../people/privacy/erased-names.ts';
import { dumpTask } from '../server/dumps/dump-task.ts';
import { beginErasing, finishErasures, notCompacted } from '../server/erasure/erasing.ts';
import { withoutErased } from '../server/erasure/person-references.ts';
import { mustBeNoMirror } from '../server/mirror/mirror-place.ts';
import type { DataFolder } from '../server/node/data-folder.ts';
import { CommandError, type Output } from '../server/node/output.ts';
import { openNode } from '../server/open-node.ts';
import { projectionHere } from '../server/projection/projection.ts';
import type { Config } from '../settings/config.ts';
import { type NamedAt, namesSeen } from '../sources/missing-references.ts';
import { familyOfFile, type ImportCounts, importFile, type RefusedLine } from '../sources/operator-file.ts';
import { keptOut } from './kept-out.ts';

export interface ImportArguments {
  readonly files: readonly string[];
  readonly strict: boolean;
  readonly json: boolean;
}

/** Refused lines that are named: to a reader, to a program. Every one is counted. */
const maxRefusals = { text: 50, json: 10_000 };
/** Names that no record bears, of which a reader is told: a file that comes before another one has many. */
const maxMissing = 10;
const recordFile = /\.(ndjson|jsonl|csv)(\.gz)?$/i;
/** What a folder of records may hold besides: folders, what is hidden, and what is written for people. */
const besides = /^\.|^[^.]+$|\.(md|txt)$/i;

/** Imports files and folders of `{family}.ndjson[.gz]` and `{family}.csv[.gz]`. Returns the exit code: 1 when a line was refused. */
export async function importCommand(
  { files, strict, json }: ImportArguments,
  config: Config,
  output: Output,
  now: () => Date,
): Promise<number> {
  const paths = files.flatMap((file) => recordFiles(file, output));
  for (const path of paths) familyOfFile(path, families);
  mustBeNoMirror(config.perennialData);
  await using data = await openNode(config, now);
  const { desk } = data;
  const isErased = await erasedNames(desk);
  // What ends the projection is thrown by `caughtUp`, and told once.
  const projection = isSmall(paths)
    ? projectionHere(data)
    : data.startProjection(() => undefined, 'when asked');
  const results: (ImportCounts & { file: string })[] = [];
  const most = json ? maxRefusals.json : maxRefusals.text;
  const named: RefusedLine[] = [];
  const leftOut: RefusedLine[] = [];
  const passedOver: PassedOver[] = [];
  let refusals = 0;
  let left = 0;
  const toErase: { readonly family: string; readonly id: string }[] = [];
  const seen = namesSeen();
  let missing: readonly NamedAt[] = [];
  let compacted = true;
  try {
    for (const path of paths) {
      const started = now().getTime();
      const counts = await importFile(path, {
        families,
        ledger: data.ledger,
        now,
        strict,
        ...(isErased ? { without: withoutErased(isErased) } : {}),
        onRefused: (refused) => {
          if (++refusals > most) return;
          named.push({ ...refused, file: path });
          if (!json) output.problem(sentenceOf(path, refused));
        },
        onLeftOut: (one) => {
          if (++left > most) return;
          leftOut.push({ ...one, file: path });
          if (!json) output.problem(sentenceOf(path, one));
        },
        onPassedOver: (columns) => {
          passedOver.push({ file: path, columns });
          if (!json) output.problem(`${path}: ${passedOverSentence(columns)}`);
        },
        onNamed: (family, name, line) => seen.note({ file: path, line, family, name }),
        onPrivacyRequest: (family, id) => toErase.push({ family, id }),
        onProgress: (lines, share) => {
          const seconds = (now().getTime() - started) / 1000;
          output.progress(
            `${path}: ${counted(lines, 'line')}, ${Math.round(lines / Math.max(seconds, 0.001))} a second`,
            share,
          );
        },
      });
      results.push({ file: path, ...counts });
    }
    missing = await seen.missing(data.ledger);
    output.progress('bringing the shelf up to date');
    compacted = await erase(toErase, { data, desk }, config, now, projection.caughtUp);
  } finally {
    await projection.stop();
  }
  const more = refusals - named.length;
  report(results, { named, more, leftOut, left, missing, passedOver }, { strict, json }, output);
  if (!compacted) output.problem(notCompacted);
  return refusals > 0 || !compacted ? 1 : 0;
}

function sentenceOf(path: string, { line, field, reason }: RefusedLine): string {
  return `${path}:${line}${field === '' ? '' : ` (${field})`}: ${reason}`;
}

/**
 * What a file takes out for privacy is erased as by `perennial remove`, and what another process left of an
 * erasure is finished; false when bytes of it may be left.
 */
async function erase(
  records: readonly { readonly family: string; readonly id: string }[],
  { data, desk }: { readonly data: DataFolder; readonly desk: Desk },
  config: Config,
  now: () => Date,
  shown: () => Promise<void>,
): Promise<boolean> {
  for (const { family, id } of records) {
    await beginErasing({ ledger: data.ledger, desk }, config.perennialData, family, id, now());
  }
  const { compacted } = await finishErasures({ data, desk, dumps: dumpTask(config), shown, now });
  return compacted;
}

interface Reported {
  readonly named: readonly RefusedLine[];
  /** Refused lines that are not named. */
  readonly more: number;
  /** Members that nothing declares, of which `left` is the whole number. */
  readonly leftOut: readonly RefusedLine[];
  readonly left: number;
  /** What records name and the catalogue does not have. */
  readonly missing: readonly NamedAt[];
  readonly passedOver: readonly PassedOver[];
}

/** Columns of a table that hold what lists compute. */
interface PassedOver {
  readonly file: string;
  readonly columns: readonly string[];
}

function passedOverSentence(columns: readonly string[]): string {
  const [which, are] = columns.length === 1 ? ['The column', 'is'] : ['The columns', 'are'];
  return `${which} ${columns.join(', ')} ${are} computed, and passed over.`;
}

function report(
  results: readonly (ImportCounts & { file: string })[],
  { named, more, leftOut, left, missing, passedOver }: Reported,
  { strict, json }: { strict: boolean; json: boolean },
  output: Output,
): void {
  if (json) {
    const leftOutCount = more > 0 ? { refused_left_out: more } : {};
    const undeclared = left > 0 ? { undeclared: leftOut, members_left_out: left } : {};
    const absent = missing.length > 0 ? { missing: missing.slice(0, maxRefusals.json) } : {};
    const passed = passedOver.length > 0 ? { passed_over: passedOver } : {};
    output.print(
      JSON.stringify({
        files: results,
        refused: named,
        ...leftOutCount,
        ...undeclared,
        ...absent,
        ...passed,
      }),
    );
    return;
  }
  for (const { file, line, family, name } of missing.slice(0, maxMissing))
    output.problem(
      `${file}:${line}: no record of ${family} is called "${name}", which is named here; the line was taken.`,
    );
  if (missing.length > maxMissing)
    output.problem(`… and ${missing.length - maxMissing} more names that no record bears.`);
  if (left > leftOut.length)
    output.problem(`… and ${left - leftOut.length} more members that were left out.`);
  if (more > 0) output.problem(`… and ${more} more refused lines.`);
  for (const { file, added, changed, unchanged, removed, refused, suppressed, carried, older } of results) {
    const removals = removed > 0 ? `, ${removed} removed` : '';
    output.print(
      `${file}: ${added} added, ${changed} changed, ${unchanged} unchanged${removals}, ${refused} refused${keptOut(suppressed)}`,
    );
    if (older !== undefined)
      output.print(`${file}: ${older} left as they were, because their source was harvested later`);
    if (carried !== undefined)
      output.print(`${file}: ${carried} other records name what took the place of what was merged`);
    if (strict && refused > 0) output.print(`${file}: nothing of it was imported, because of --strict`);
  }
}

/** Files up to so many bytes are imported before a thread that reads along has begun. */
const smallBytes = 4 * 1024 * 1024;

function isSmall(paths: readonly string[]): boolean {
  return sum(paths.map((path) => statSync(path).size)) <= smallBytes;
}

/** A file, or the record files of a folder; `starter` is the folder that ships with the project. */
function recordFiles(path: string, output: Output): string[] {
  const shipped = fileURLToPath(new URL(`../../${path}`, import.meta.url));
  const place = !existsSync(path) && path === 'starter' ? shipped : path;
  if (place === '-')
    throw new CommandError(
      '-: records are read from files, whose names say their family, such as grants.ndjson.',
    );
  if (!existsSync(place)) throw new CommandError(`${path}: there is no such file or folder.`);
  if (!statSync(place).isDirectory()) return [place];
  const names = readdirSync(place);
  const found = names.filter((file) => recordFile.test(file));
  if (found.length === 0)
    throw new CommandError(
      `${path}: the folder holds no {family}.ndjson or {family}.csv file, gzipped (.gz) or not.`,
    );
  for (const file of names.filter((name) => !recordFile.test(name) && !besides.test(name)).sort())
    output.problem(
      `${join(path, file)} was passed over: records are read from {family}.ndjson, one a line, and {family}.csv.`,
    );
  return found.sort().map((file) => join(place, file));
}
