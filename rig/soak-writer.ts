// Writes by commands until its input ends: imports of linked records, removals, merges, erasures, dumps and
// backups. SCRATCH SEED PAUSE-MS. Each line of its output is what it did, or what nobody expects.

import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { perennial } from '../test/commands/process.ts';
import {
  aCompany,
  aContact,
  aFundingRound,
  aFundReview,
  aGrant,
  aHero,
  aLead,
  anAttendanceRecord,
  anEvent,
  anInvestor,
  anOrganization,
  aSponsor,
  aTheory,
  uuid,
} from '../test/support/records.ts';
import { chanceOf } from './chance.ts';
import { canaryName } from './power-promises.ts';
import type { SoakSaid } from './soak.ts';

const [scratch, seed, pauseMs] = process.argv.slice(2) as [string, string, string];
const { PERENNIAL_DATA = '', DATABASE_URL = '', SITE_URL = '' } = process.env;
const settings = { PERENNIAL_DATA, DATABASE_URL, SITE_URL };
const chance = chanceOf(Number(seed));
const say = (said: SoakSaid) => process.stdout.write(`${JSON.stringify(said)}\n`);

/** Of each family there are so many names: most records change, go and come back again and again. */
const pool = 40;
let counted = 0;
const some = (kind: string) => `${kind}-${chance.whole(pool)}`;
/** No two alike: where rows of one moment stand is another matter. */
const moment = () => new Date(Date.UTC(2027, 0, 1) + ++counted * 60_000).toISOString();
const words = ['Atlas', 'Beacon', 'Cedar', 'Delta', 'Ember', 'Fjord'];
const named = (kind: string) => `${chance.oneOf(words)} ${kind} ${++counted}`;

const builders: Readonly<Record<string, (id: string) => object>> = {
  grants: (id) =>
    aGrant({
      id,
      public_id: id,
      title: named('Grant'),
      funder_name: `${chance.oneOf(words)} Funder`,
      deadline: moment(),
      verified: chance.is(0.9),
      ...(chance.is(0.1) ? { merged_into: some('grants') } : {}),
    }),
  events: (id) =>
    anEvent({
      id,
      public_id: id,
      title: named('Event'),
      start_date: moment(),
      end_date: moment(),
      sponsor_ids: [some('sponsors'), some('sponsors')],
    }),
  sponsors: (id) => aSponsor({ id, public_id: id, name: named('Sponsor') }),
  organizations: (id) =>
    anOrganization({ id, public_id: id, name: named('Organization'), published: chance.is(0.8) }),
  fund_reviews: (id) =>
    aFundReview({ id, organization_id: some('organizations'), published: chance.is(0.8) }),
  investors: (id) => anInvestor({ id, public_id: id, name: named('Investor') }),
  leads: (id) => aLead({ id, name: named('Lead'), investor_id: some('investors') }),
  contacts: (id) => aContact({ id, name: named('Office'), lead_id: some('leads') }),
  companies: (id) => aCompany({ id, public_id: id, name: named('Company'), is_public: chance.is(0.7) }),
  funding_rounds: (id) =>
    aFundingRound({ id, investor_id: some('investors'), company_id: some('companies') }),
  attendance_records: (id) =>
    anAttendanceRecord({ id, investor_id: some('investors'), event_id: some('events') }),
  theories: (id) =>
    aTheory({
      id: uuid(Number(id.split('-').at(-1)) + 1),
      theory_name: named('Theory'),
      ...(chance.is(0.7) ? { owner_kind: 'company', owner_id: some('companies') } : {}),
    }),
  heroes: (id) => aHero({ id, public_id: id, name: named('Person'), is_public: chance.is(0.8) }),
};

function file(family: string, records: readonly object[]): string {
  const path = join(scratch, `${family}.ndjson`);
  writeFileSync(path, records.map((record) => `${JSON.stringify(record)}\n`).join(''));
  return path;
}

async function command(...args: readonly string[]): Promise<void> {
  const { code, stderr } = await perennial(args, settings);
  // A removal waits for readers of the files, and says so when it waited in vain: others go on with it. A merge
  // into what was taken out, or into itself, is refused.
  const known = /Another process reads the files|merged_into/;
  if (code !== 0 && !known.test(stderr))
    say({ kind: 'odd', text: `${args.slice(0, 2).join(' ')}: ${code} ${stderr.slice(0, 400)}` });
}

async function changes(): Promise<void> {
  const names = Object.keys(builders);
  const files = Array.from({ length: 3 }, () => {
    const family = chance.oneOf(names);
    const ids = new Set(Array.from({ length: 8 }, () => some(family)));
    const records = [...ids].map((id) => {
      const record = (builders[family] as (id: string) => object)(id) as { readonly id: string };
      return chance.is(0.12) ? { id: record.id, removed: true } : record;
    });
    return [family, records] as const;
  });
  await command(
    'import',
    ...new Map(files.map(([family, records]) => [family, file(family, records)])).values(),
  );
  say({ kind: 'imported' });
}

let canaries = 0;

/** A person with a grant of theirs, who were shown for a moment. */
async function erasure(): Promise<void> {
  const n = canaries++;
  const id = `canary-${n}`;
  const name = canaryName(n);
  const grant = aGrant({
    id,
    public_id: id,
    title: named('Grant'),
    funder_name: `${name} Giving`,
    deadline: moment(),
  });
  await command('import', file('heroes', [aHero({ id, public_id: id, name })]), file('grants', [grant]));
  if (chance.is(0.3)) await command('dump', '--allow-fewer');
  say({ kind: 'erasing', name });
  const removal = { id, removed: true, removal_reason: 'privacy_request' };
  if (chance.is(0.5)) await command('import', file('heroes', [removal]), file('grants', [removal]));
  else {
    for (const family of ['heroes', 'grants'])
      await command('remove', family, id, '--reason', 'privacy_request', '--yes');
  }
  say({ kind: 'erased', name });
}

let backups = 0;
let isOver = false;
process.stdin.resume().once('end', () => {
  isOver = true;
});
say({ kind: 'ready' });
for (let n = 1; !isOver; n++) {
  await changes();
  if (n % 9 === 2) await erasure();
  if (n % 14 === 4) {
    await command('dump', '--allow-fewer');
    say({ kind: 'dumped' });
  }
  if (n % 50 === 6) {
    await command('backup', join(scratch, `backup-${backups++}.db`));
    say({ kind: 'backed up' });
  }
  await setTimeout(Number(pauseMs));
}
say({ kind: 'end' });
