// Opens the data folder that its argument names at the moment that its second argument names, follows the log to
// its end by the name of the shelf, and tells which grants the shelf that it has open lists.

import { setTimeout } from 'node:timers/promises';
import { openDataFolder } from '../../src/server/node/data-folder.ts';
import { bringUpToDate } from '../../src/server/projection/build-shelf.ts';

const [place, moment] = process.argv.slice(2) as [string, string];

await setTimeout(Number(moment) - Date.now());
await using data = await openDataFolder(JSON.parse(place));
{
  using shelf = data.openToWrite();
  await bringUpToDate(data.ledger, shelf);
}
const rows = data.shelf.reader.select('select id from grants order by id');
process.stdout.write(JSON.stringify({ rebuilt: data.rebuilt, ids: rows.map(({ id }) => id) }));
