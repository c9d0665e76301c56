// A month of searches and digests, day by day, until it is killed: what the catalogue takes in, what searches
// find, what mail goes out. It begins with the day that its folder names. Each line says what is done next.

import { randomBytes } from 'node:crypto';
import { appendFileSync, existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { operations } from '../../src/catalogue.ts';
import { dayMs } from '../../src/kernel/durations.ts';
import { catchUp } from '../../src/ledger/follow.ts';
import { sendDue } from '../../src/people/mail/delivery.ts';
import { mailTexts } from '../../src/people/mail-texts.ts';
import { digestMail } from '../../src/people/searches/digest-mail.ts';
import { digestRound } from '../../src/people/searches/digests.ts';
import { searchRound } from '../../src/people/searches/round.ts';
import { openNode } from '../../src/server/open-node.ts';
import { readConfig } from '../../src/settings/config.ts';
import { changeOf } from '../support/node.ts';
import { site } from '../support/test-app.ts';
import { grantsOf, monthBegins, monthDays } from './month.ts';

const [scratch] = process.argv.slice(2) as [string];
const config = readConfig(process.env);
let moment = monthBegins;
const now = () => moment;
const random = (bytes: number) => randomBytes(bytes);
const say = (line: string) => process.stdout.write(`${line}\n`);
const dayFile = join(scratch, 'day');

await using node = await openNode(config, now);
const { ledger, shelf, desk } = node;
const onBug = (error: unknown) => {
  throw error;
};
const parts = {
  operations,
  reader: shelf.reader,
  site,
  desk,
  now,
  random,
  pause: async () => undefined,
  onBug,
};
const texts = { ...mailTexts, digest: digestMail({ ...parts, secret: new Uint8Array(32).fill(7) }) };

for (let day = existsSync(dayFile) ? Number(readFileSync(dayFile, 'utf8')) : 0; day < monthDays; day++) {
  for (const hour of [3, 6, 8, 20]) {
    moment = new Date(monthBegins.getTime() + day * dayMs + hour * 3_600_000);
    say(`append ${day} ${hour}`);
    const changes =
      hour === 3 || hour === 20 ? grantsOf(day, hour).map((one) => changeOf('grants', one)) : [];
    if (changes.length > 0) await ledger.append(changes, moment);
    await catchUp(ledger, shelf);
    say(`ask ${day} ${hour}`);
    await searchRound(parts);
    say(`digest ${day} ${hour}`);
    await digestRound(parts);
    say(`mail ${day} ${hour}`);
    await sendDue({
      desk,
      texts,
      // What is sent is out of hand before anybody notes that it is.
      mail: async ({ id, to, text }) => {
        const line = { id, to, day, cadence: /all (daily|weekly) mail/.exec(text)?.[1], text };
        appendFileSync(join(scratch, 'mails.ndjson'), `${JSON.stringify(line)}\n`);
      },
      to: 'operator@perennial.test',
      site,
      serviceName: 'Perennial',
      now,
      random,
    });
  }
  writeFileSync(dayFile, String(day + 1));
}
say('end');
await new Promise((resolve) => setTimeout(resolve, 2 ** 30));
