// Changes records of its own over and over, from a process of its own, until its input ends:
// FILE-OR-ADDRESS NUMBER. A number gives the same choices each time.

import { hash } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import { companies } from '../../src/families/companies/companies.ts';
import { grants } from '../../src/families/grants/grants.ts';
import { theories } from '../../src/families/theories/theories.ts';
import type { Family } from '../../src/kernel/family.ts';
import type { Change } from '../../src/ledger/ledger.ts';
import { openLedger } from '../../src/ledger/open-ledger.ts';
import { readRecord } from '../../src/ledger/record.ts';
import { aCompany, aGrant, aTheory } from '../support/records.ts';

const [place, number] = process.argv.slice(2) as [string, string];
const writer = Number(number);
let state = writer + 1;

/** A number below `end`. */
function upTo(end: number): number {
  state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
  return Math.floor((state / 2 ** 32) * end);
}

const name = (n: number) => `w${writer}-${n}`;

/** A UUID as a source would give it. */
function idOf(n: number): string {
  const hex = hash('md5', name(n));
  return [
    hex.slice(0, 8),
    hex.slice(8, 12),
    `4${hex.slice(13, 16)}`,
    `8${hex.slice(17, 20)}`,
    hex.slice(20),
  ].join('-');
}

function changeOf(family: Family, record: object): Change {
  const read = readRecord(family, record);
  if (Array.isArray(read)) throw new Error(JSON.stringify(read));
  return read as Change;
}

function oneChange(round: number): Change {
  const n = upTo(40);
  const grant = { id: idOf(n), public_id: name(n), title: `Grant ${round}` };
  const company = { id: idOf(n), public_id: name(n), name: `Company ${round}` };
  switch (upTo(10)) {
    case 0:
      return changeOf(grants, aGrant({ ...grant, verified: false }));
    case 1:
      return changeOf(grants, { id: idOf(n), removed: true });
    case 2:
      return changeOf(grants, aGrant({ ...grant, merged_into: idOf((n + 1) % 40) }));
    case 3:
      return changeOf(companies, aCompany({ ...company, is_public: upTo(2) === 0 }));
    case 4:
      return changeOf(
        theories,
        aTheory({
          id: idOf(n),
          theory_name: `Theory ${round}`,
          owner_kind: 'company',
          owner_id: idOf(n),
        }),
      );
    default:
      return changeOf(grants, aGrant(grant));
  }
}

let ended = false;
process.stdin.resume().once('end', () => {
  ended = true;
});

await using ledger = await openLedger(place);
process.stdout.write('ready\n');
for (let round = 0; !ended; round++) {
  await ledger.append([oneChange(round), oneChange(round), oneChange(round)], new Date());
  if (round % 25 === 24) await ledger.erase('grants', name(upTo(40)), 'privacy_request', new Date());
  await setTimeout(60 + upTo(120));
}
process.stdout.write('done\n');
