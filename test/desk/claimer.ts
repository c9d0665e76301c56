// Claims the next mail of the place that its settings name, at the moment that it is given, says which, and
// waits for its end.

import { openDesk } from '../../src/desk/desk.ts';
import { claim } from '../../src/desk/queue.ts';
import { outbox } from '../../src/people/mail/outbox.ts';
import { truthOf } from '../../src/server/node/data-folder.ts';

const { PERENNIAL_DATA = '', DATABASE_URL = null } = process.env;
const desk = await openDesk(truthOf({ perennialData: PERENNIAL_DATA, databaseUrl: DATABASE_URL }));
const [mail] = await claim(desk, outbox, { now: new Date(process.argv[2] as string) });
process.stdout.write(`${mail?.id}\n`);
setInterval(() => undefined, 1_000);
