// `npm run contract`: writes the reviewed snapshot, its fingerprint in the changelog, the table of routes and
// the types of the client; says what changed, so that a line of the changelog can say it too.

import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { exampleAnswersFile, exampleBodiesFile } from '../../src/channels/openapi/example-answers.ts';
import { exampleValuesFile } from '../../src/channels/openapi/example-values.ts';
import { demoAnswers } from './demo-answers.ts';
import { writeTable } from './routes-table.ts';
import {
  changelogFile,
  contractLine,
  contractText,
  fingerprintOf,
  repeatedContractLines,
  snapshotFile,
} from './snapshot.ts';

type Json = Readonly<Record<string, unknown>>;

/** What clients hold on to: operations, their parameters and statuses, members of schemas. */
function namesIn(text: string): Set<string> {
  const { paths, components } = JSON.parse(text) as { paths: Json; components: { schemas: Json } };
  const names = new Set<string>();
  for (const [path, methods] of Object.entries(paths)) {
    for (const [method, item] of Object.entries(methods as Json)) {
      const { parameters = [], responses } = item as { parameters?: { name: string }[]; responses: Json };
      const operation = `${method.toUpperCase()} ${path}`;
      names.add(operation);
      for (const { name } of parameters) names.add(`${operation} parameter ${name}`);
      for (const status of Object.keys(responses)) names.add(`${operation} status ${status}`);
    }
  }
  for (const [name, schema] of Object.entries(components.schemas)) {
    const { properties = {} } = schema as { properties?: Json };
    for (const member of Object.keys(properties)) names.add(`${name}.${member}`);
  }
  return names;
}

const { answers, bodies, values } = await demoAnswers();
writeFileSync(exampleAnswersFile, `${JSON.stringify(answers, null, 1)}\n`);
writeFileSync(exampleValuesFile, `${JSON.stringify(values, null, 1)}\n`);
writeFileSync(exampleBodiesFile, `${JSON.stringify(bodies, null, 1)}\n`);
// As every other file: `npm run format:check` reads them too.
const formatter = fileURLToPath(import.meta.resolve('@biomejs/biome/bin/biome'));
const { status: formatted } = spawnSync(
  process.execPath,
  [
    formatter,
    'format',
    '--write',
    ...[exampleAnswersFile, exampleValuesFile, exampleBodiesFile].map((file) => fileURLToPath(file)),
  ],
  { stdio: 'inherit' },
);
if (formatted !== 0) throw new Error('The examples could not be formatted.');
const text = contractText(answers, values, bodies);
const before = existsSync(snapshotFile) ? namesIn(readFileSync(snapshotFile, 'utf8')) : new Set<string>();
const after = namesIn(text);
for (const name of [...before].filter((one) => !after.has(one)))
  console.log(`- ${name}   (a break: nothing is removed within v1)`);
for (const name of [...after].filter((one) => !before.has(one))) console.log(`+ ${name}`);
writeFileSync(snapshotFile, text);
writeTable();

const line = `Contract of this version: the OpenAPI document \`${fingerprintOf(text)}\`.`;
const changelog = readFileSync(changelogFile, 'utf8');
const heading = /^## Unreleased.*\n/m;
writeFileSync(
  changelogFile,
  contractLine.test(changelog)
    ? changelog.replace(repeatedContractLines, '$1').replace(contractLine, line)
    : changelog.replace(heading, (found) => `${found}\n${line}\n`),
);

const client = fileURLToPath(new URL('../../clients/typescript/', import.meta.url));
const run = (command: string, ...given: string[]) => {
  const { status } = spawnSync(command, given, { cwd: client, stdio: 'inherit' });
  if (status !== 0) throw new Error(`${command} ${given.join(' ')} failed in ${client}`);
};
if (!existsSync(new URL('../../clients/typescript/node_modules', import.meta.url))) run('npm', 'ci');
run(process.execPath, 'generate.js');
console.log(line, 'Write what changed into CHANGELOG.md.');
