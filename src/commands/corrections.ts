import { families } from '../families.ts';
import type { Doc, Family } from '../kernel/family.ts';
import { nearest } from '../kernel/nearest.ts';
import {
  amended,
  beneath,
  type Correcting,
  type Correction,
  corrected,
  correctionsOf,
} from '../ledger/corrections.ts';
import { rereadRecord, slugOf } from '../ledger/record.ts';
import { idNamed } from '../server/erasure/record-names.ts';
import { mustBeNoMirror } from '../server/mirror/mirror-place.ts';
import { type DataFolder, openDataFolder } from '../server/node/data-folder.ts';
import { CommandError, type Output } from '../server/node/output.ts';
import { showOnShelf } from '../server/projection/build-shelf.ts';
import type { Config } from '../settings/config.ts';

export interface CorrectArguments {
  readonly family: string;
  /** The id or the public_id of the record. */
  readonly id: string;
  readonly member: string;
  /** JSON, or a text as it is; undefined takes the correction back. */
  readonly value: string | undefined;
  /** Everybody reads it. */
  readonly reason: string;
  readonly json: boolean;
}

const maxReason = 1_000;

/** The families whose records show what was corrected. */
const correctable = families.filter(({ fields, of }) => fields.corrections && of === undefined);

/** Corrects a member of a record, or lets its source's word count again. */
export async function correctCommand(
  { family: name, id: called, member, value, reason, json }: CorrectArguments,
  config: Config,
  output: Output,
  now: () => Date,
): Promise<number> {
  const family = familyNamed(name);
  const said = reason.trim();
  if (value !== undefined && (said === '' || said.length > maxReason))
    throw new CommandError(`--reason takes 1 to ${maxReason} characters.`, 2);
  const correcting: Correcting = {
    path: pathOf(family, member),
    reason: said,
    at: now().toISOString(),
    ...(value === undefined ? {} : { value: givenValue(value) }),
  };
  mustBeNoMirror(config.perennialData);
  await using data = await openDataFolder(config);
  const id = await idNamed(data.ledger, name, called);
  const before = await data.ledger.present(name, id);
  if (before === null) throw new CommandError(`There is no record ${called} in ${name}.`);
  if (value === undefined && !correctionsOf(before).some(({ path }) => path === correcting.path))
    throw new CommandError(
      `${name} ${called}: ${member} is not corrected; \`perennial corrections list\` shows what is.`,
    );
  check(family, before, correcting);
  await data.ledger.append([{ family: name, id, record: null, correcting }], now());
  await showOnShelf(data);
  const after = correctionsOf(await data.ledger.present(name, id));
  if (json) output.print(JSON.stringify({ family: name, id, corrections: after }));
  else
    output.print(
      `${name} ${called}: ${outcomeOf(
        after.find(({ path }) => path === correcting.path),
        member,
      )}`,
    );
  return 0;
}

/** Lists what was corrected, with what the sources say. */
export async function listCorrectionsCommand(
  { json }: { json: boolean },
  config: Config,
  output: Output,
): Promise<number> {
  await using data = await openDataFolder(config);
  const found = await correctedRecords(data);
  if (json) output.print(JSON.stringify(found));
  else if (found.length === 0) output.print('Nothing was corrected.');
  else {
    for (const { family, name, correction } of found) {
      output.print(`${family} ${name}: ${outcomeOf(correction, correction.path)}`);
    }
  }
  return 0;
}

async function correctedRecords({ ledger }: DataFolder) {
  const found: { family: string; name: string; correction: Correction }[] = [];
  for (const { name: family } of correctable) {
    for await (const record of ledger.records(family)) {
      const name = slugOf(record) ?? String(record.id);
      for (const correction of correctionsOf(record)) found.push({ family, name, correction });
    }
  }
  return found;
}

function outcomeOf(correction: Correction | undefined, member: string): string {
  if (!correction) return `${member} says what its source says again.`;
  const { value, harvested, reason, at } = correction;
  const source =
    harvested === undefined ? 'its source says nothing' : `its source says ${shortly(harvested)}`;
  return `${correction.path} is ${shortly(value)}; ${source} (${reason}, ${at.slice(0, 10)}).`;
}

/** So much of a value tells which it is; --json has it whole. */
const maxShown = 200;

function shortly(value: unknown): string {
  const points = [...JSON.stringify(value)];
  return points.length <= maxShown ? points.join('') : `${points.slice(0, maxShown - 1).join('')}…`;
}

function familyNamed(name: string): Family {
  const family = correctable.find((one) => one.name === name);
  if (family) return family;
  const names = correctable.map((one) => one.name);
  const near = nearest(name, names);
  const hint = near ? `did you mean ${near}?` : `it takes ${names.join(', ')}.`;
  throw new CommandError(`Records of ${name} cannot be corrected in this way; ${hint}`, 2);
}

/** Where a record keeps the member, which may be called as the list of corrections shows it. What names the record, and what the service itself writes, stays. */
function pathOf(family: Family, member: string): string {
  const name = member.replace(/^detail\./, '');
  const field = family.fields[name];
  const fixed = ['id', 'public_id', 'source', 'attribution', 'corrections', 'created_at', 'updated_at'];
  if (field?.from !== 'record' || fixed.includes(name) || (name !== member && !field.inside)) {
    const near = nearest(member, Object.keys(family.fields));
    throw new CommandError(
      `${member} is no member of ${family.name} that can be corrected${near && near !== member ? `; did you mean ${near}?` : '.'}`,
      2,
    );
  }
  return field.inside ? `detail.${name}` : name;
}

function givenValue(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

/** Refuses what an import would refuse. */
function check(family: Family, before: Doc, correcting: Correcting): void {
  const { created_at: _created, updated_at: _updated, ...record } = before;
  const whole = corrected(beneath(record), amended(correctionsOf(before), correcting));
  const read = rereadRecord(family, whole);
  if (Array.isArray(read)) throw new CommandError(read.map(({ message }) => message).join(' '), 2);
}
