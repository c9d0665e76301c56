// Directus in a process of its own, on any port. Prints the port it listens on.
//
// usage: directus-server.ts FOLDER

import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

const folder = process.argv[2] as string;
process.chdir(folder);
const module = join(folder, 'node_modules', '@directus', 'api', 'dist', 'server.js');
const { createServer } = (await import(pathToFileURL(module).href)) as {
  createServer: () => Promise<Server>;
};
const server = await createServer();
server.listen(0, '127.0.0.1', () => {
  process.stdout.write(`${(server.address() as AddressInfo).port}\n`);
});
