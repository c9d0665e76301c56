// The floor: node:http that sends given bytes and does nothing else. Takes a file with the body, and one with
// the headers as JSON where it is to send others than the least; prints the port it listens on.

import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';

const [bodyFile, headersFile] = process.argv.slice(2) as [string, string | undefined];
const body = readFileSync(bodyFile);
const given = headersFile ? (JSON.parse(readFileSync(headersFile, 'utf8')) as Record<string, string>) : {};
const headers = {
  'Content-Type': 'application/json; charset=utf-8',
  ...given,
  'Content-Length': body.length,
};
const server = createServer((_, response) => {
  response.writeHead(200, headers);
  response.end(body);
});
server.listen(0, '127.0.0.1', () => {
  const address = server.address();
  process.stdout.write(`${typeof address === 'object' && address ? address.port : ''}\n`);
});
