// The contract as it is kept for review: the OpenAPI document of the catalogue, at an address that
// stands for any.

import { createHash } from 'node:crypto';
import { operations, topics } from '../../src/catalogue.ts';
import { asMarkdown, introduction } from '../../src/channels/docs/introduction.ts';
import { plainRoutes } from '../../src/channels/http/plain-routes.ts';
import type { ExampleAnswers, ExampleBodies } from '../../src/channels/openapi/example-answers.ts';
import type { ExampleValues } from '../../src/channels/openapi/example-values.ts';
import { openapiDocument } from '../../src/channels/openapi/openapi-document.ts';

const root = new URL('../../', import.meta.url);

export const snapshotFile = new URL('test/contract/openapi.json', root);
export const changelogFile = new URL('CHANGELOG.md', root);
export const clientFile = new URL('clients/typescript/src/schema.d.ts', root);

/** The document as the code makes it now. */
export function contractText(
  examples?: ExampleAnswers,
  values?: ExampleValues,
  bodies?: ExampleBodies,
): string {
  const siteUrl = 'https://perennial.example';
  const document = openapiDocument({
    serviceName: 'Perennial',
    siteUrl,
    operations,
    routes: plainRoutes,
    topics,
    ...(examples ? { examples } : {}),
    ...(values ? { values } : {}),
    ...(bodies ? { bodies } : {}),
    introduction: asMarkdown(introduction(siteUrl)),
  });
  return `${JSON.stringify(document, null, 2)}\n`;
}

export function fingerprintOf(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 16);
}

/** A merge keeps the lines of both sides: the first one counts. */
export const repeatedContractLines =
  /^(Contract of this version: [^\n]*\n)(?:Contract of this version: [^\n]*\n)+/m;

/** The line of the changelog that names the contract. */
export const contractLine = /^Contract of this version: the OpenAPI document `([0-9a-f]{16})`\.$/m;
