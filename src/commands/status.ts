import { statSync } from 'node:fs';
import { families } from '../families.ts';
import { counted } from '../kernel/counted.ts';
import { hourMs } from '../kernel/durations.ts';
import { openDataFolder } from '../server/node/data-folder.ts';
import type { Output } from '../server/node/output.ts';
import { type Config, type Environment, settingTexts } from '../settings/config.ts';
import { settings } from '../settings/settings.ts';

/** What a data folder holds: records of each family, the shelf's place, the newest harvests. */
export async function statusCommand(
  { json }: { json: boolean },
  config: Config,
  output: Output,
  now: () => Date,
): Promise<number> {
  await using data = await openDataFolder(config);
  const [head, counts, runs, ages] = await Promise.all([
    data.ledger.head(),
    data.ledger.counts(),
    data.ledger.runs(null, 10),
    data.ledger.sourceAges(),
  ]);
  const shelf = data.shelf.at();
  const records = Object.fromEntries(
    families.filter((family) => !family.of).map(({ name }) => [name, counts[name] ?? 0]),
  );
  if (json) {
    output.print(
      JSON.stringify({
        data: data.path,
        seq: head,
        shelf_seq: shelf,
        records,
        sources: ages,
        harvests: runs,
      }),
    );
    return 0;
  }
  output.print(`Data folder ${data.path}: ${counted(head, 'change')}, ${head - shelf} not yet on the shelf.`);
  for (const [name, count] of Object.entries(records)) output.print(`${String(count).padStart(9)} ${name}`);
  if (isReadableByOthers(data.path))
    output.problem(`Every user of this machine can read ${data.path}; chmod -R go= ${data.path} ends that.`);
  if (runs.length === 0) output.print('No harvest yet.');
  for (const { source, harvested_at, tried_at } of ages)
    output.print(`${source}: ${ageOf(harvested_at, tried_at, now())}`);
  for (const run of runs) {
    const outcome =
      run.status === 'failed'
        ? `failed: ${run.error}`
        : `${run.added} added, ${run.changed} changed, ${run.left} left`;
    const asOf = run.as_of === null ? '' : ` as kept on ${run.as_of.slice(0, 10)}`;
    output.print(`${run.finished_at} ${run.source}${asOf}: ${outcome}`);
  }
  return 0;
}

/** How long ago a source was harvested, in whole days or hours. */
function ageOf(harvestedAt: string | null, triedAt: string, now: Date): string {
  if (harvestedAt === null) return `never harvested with success, tried ${triedAt}`;
  const hours = Math.floor((now.getTime() - Date.parse(harvestedAt)) / hourMs);
  const age = hours < 48 ? `${hours} h` : counted(Math.floor(hours / 24), 'day');
  return `harvested ${age} ago${triedAt > harvestedAt ? `, tried in vain ${triedAt}` : ''}`;
}

/** What lies in the folder is of all tiers, and of the people who wrote. */
function isReadableByOthers(folder: string): boolean {
  return process.platform !== 'win32' && (statSync(folder).mode & 0o007) !== 0;
}

/** The settings with their values, defaults and meanings. */
export function settingsCommand(
  { json }: { json: boolean },
  environment: Environment,
  output: Output,
): number {
  const texts = settingTexts(environment);
  const shown = settings.map((setting) => ({
    name: setting.name,
    value: setting.secret && texts[setting.name] ? '(set)' : (texts[setting.name] as string),
    default: setting.default,
    meaning: setting.meaning,
  }));
  if (json) output.print(JSON.stringify(shown));
  else {
    for (const { name, value, meaning } of shown) output.print(`${name}=${value}\n    ${meaning}`);
  }
  return 0;
}
