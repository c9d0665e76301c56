// Writes src/schema.d.ts from the OpenAPI document of this repository. Run by `npm run contract` at its root.

import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import openapiTS, { astToString } from 'openapi-typescript';

const document = readFileSync(new URL('../../test/contract/openapi.json', import.meta.url), 'utf8');
const fingerprint = createHash('sha256').update(document).digest('hex').slice(0, 16);
const types = astToString(
  await openapiTS(JSON.parse(document), { alphabetize: false, emptyObjectsUnknown: true }),
);
const head = `// Made from the OpenAPI document with the fingerprint ${fingerprint} by openapi-typescript; do not edit.\n\n`;
writeFileSync(new URL('src/schema.d.ts', import.meta.url), head + types);
