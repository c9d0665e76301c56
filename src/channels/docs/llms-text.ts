// What agents read first: a map of the service in the form of llmstxt.org, and everything at once.

import { apiRoot, mcpPath, omegaPath } from '../../kernel/address.ts';
import type { Licence } from '../http/licence.ts';
import type { MemberDocs } from './answer-members.ts';
import type { Documentation, ParameterDocs, RouteDocs } from './documentation.ts';
import { asMarkdown } from './introduction.ts';

const introduction =
  'The open catalogue of funding and research in longevity science: grants, events, funders, investors, rated companies, funds and projects, people, scientific theories and the clusters they form.';

function opening({ service, site }: Documentation, { attribution }: Licence): string {
  return [
    `# ${service}`,
    `> ${introduction}`,
    `Everything is JSON under ${site}${apiRoot}. The public tier needs no key. Most operations are also tools, under the same names, of the tool server (MCP) at ${site}${mcpPath}, those of Omega Point at ${site}${omegaPath}. Data: CC BY 4.0, ${attribution}.`,
  ].join('\n\n');
}

/** The map: one line for each route. */
export function llmsText(docs: Documentation, licence: Licence): string {
  const { site, topics } = docs;
  const line = ({ name, method, path, tier, summary }: RouteDocs) =>
    `- [${name}](${site}/docs/${name}.md): ${method} ${path}${tier === 'public' ? '' : ` (${tier} tier)`}. ${summary}`;
  const sections = topics.map(({ topic, routes }) =>
    [`## ${topic}`, routes.map(line).join('\n')].join('\n\n'),
  );
  return `${[
    opening(docs, licence),
    [
      '## Start here',
      '',
      `- [Everything in one text](${site}/llms-full.txt): every route with parameters and an example`,
      `- [Documentation](${site}/docs): the same for people, each page also with .md behind it; as data at ${site}${apiRoot}/docs?format=json`,
      `- [Pages as Markdown](${site}/grants.md): every list and every record of the site with .md behind its address, or by Accept: text/markdown`,
      `- [OpenAPI](${site}/openapi.json): the interface for programs, OpenAPI 3.1`,
    ].join('\n'),
    [
      '## Tools',
      '',
      `- [Tool server](${site}${mcpPath}): MCP over HTTP; the tools are ${toolsOf(docs, mcpPath)}`,
      `- [Tool server of Omega Point](${site}${omegaPath}): MCP over HTTP; the tools are ${toolsOf(docs, omegaPath)}`,
    ].join('\n'),
    ...sections,
  ].join('\n\n')}\n`;
}

function toolsOf({ topics }: Documentation, server: string): string {
  const tools = topics.flatMap(({ routes }) => routes.filter((one) => one.tool_servers.includes(server)));
  return tools.map(({ name }) => name).join(', ');
}

/** Everything: what holds for all routes, then each with its parameters and an example. */
export function llmsFullText(docs: Documentation, licence: Licence): string {
  const topics = docs.topics.flatMap(({ topic, description, routes }) => [
    `## ${topic}`,
    ...(description ? [description] : []),
    ...routes.map(routeText),
  ]);
  return `${[opening(docs, licence), asMarkdown(docs.sections), ...topics].join('\n\n')}\n`;
}

export function routeText(route: RouteDocs): string {
  const { name, method, path, tier, summary, description, deprecated, parameters, forms, refusals } = route;
  const { example, members, answer } = route;
  const codes = refusals.flatMap((one) => one.codes.map((code) => `${one.status} ${code}`));
  return [
    `### ${name}`,
    `\`${method} ${path}\`, ${tier} tier. ${[summary, description].filter(Boolean).join(' ')}`,
    ...(deprecated ? [`**Deprecated.** ${deprecated}`] : []),
    ...(parameters.length > 0 ? [parameters.map(parameterLine).join('\n')] : []),
    ...(forms.length > 0
      ? [`Other forms: ${forms.map(({ suffix, type }) => `${path}${suffix} (${type})`).join(', ')}.`]
      : []),
    ...(codes.length > 0 ? [`Refusals: ${codes.join(', ')}.`] : []),
    ...(members.length > 0 ? [membersTable(members)] : []),
    `\`\`\`sh\n${example}\n\`\`\``,
    ...(answer === undefined ? [] : [`\`\`\`json\n${JSON.stringify(answer, null, 1)}\n\`\`\``]),
  ].join('\n\n');
}

function membersTable(members: readonly MemberDocs[]): string {
  const cell = (text: string) => text.replaceAll('|', '\\|').replaceAll('\n', ' ');
  const rows = members.map(
    ({ name, type, tier, nullable, meaning }) =>
      `| \`${name}\` | ${cell(type)} | ${tier} | ${nullable ? 'may be' : 'never'} | ${cell(meaning)} |`,
  );
  return ['| member | type | tier | null | meaning |', '| --- | --- | --- | --- | --- |', ...rows].join('\n');
}

function parameterLine(one: ParameterDocs): string {
  const facts = [
    `Takes ${one.accepts}`,
    one.required ? 'required' : '',
    one.default === undefined ? '' : `by default ${String(one.default)}`,
    one.example === undefined ? '' : `for example ${JSON.stringify(one.example)}`,
  ].filter((part) => part !== '');
  return `- \`${one.name}\` (${one.in}): ${one.description} ${facts.join('; ')}.`;
}
