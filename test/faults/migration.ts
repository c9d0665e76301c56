// Makes ledger and desk in an empty place, as a first start does: PLACE.

import { openDesk } from '../../src/desk/desk.ts';
import { openLedger } from '../../src/ledger/open-ledger.ts';

const [truth] = process.argv.slice(2) as [string];
process.stdout.write('ready\n');
const ledger = await openLedger(truth);
process.stdout.write('ledger\n');
const desk = await openDesk(truth);
process.stdout.write('desk\n');
// Killed later than expected, it waits.
setInterval(() => [ledger, desk], 60_000);
