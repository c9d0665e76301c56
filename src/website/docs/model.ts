// What a page of documentation shows of an operation beside its members: programs that ask it, and an answer.

import { curlOf, type Example } from '../../channels/http/route-example.ts';
import { answeredExample } from '../../channels/openapi/example-answers.ts';
import { pathBelowSite } from '../../kernel/address.ts';
import type { Operation } from '../../kernel/operation.ts';

interface Program {
  readonly language: string;
  readonly text: string;
}

/**
 * The same question in three ways.
 * @param names what its path is to name; where it says nothing, the example of the documentation names
 */
export function programs(
  operation: Operation,
  site: string,
  names: Readonly<Record<string, string>>,
): readonly Program[] {
  const example = naming(answeredExample(operation), operation, names);
  const address = site + example.target;
  const body = example.body && JSON.stringify(example.body);
  const { method } = operation;
  const shown = Object.entries(example.headers).map(([name, value]) => [name, value.replace('$', '')]);
  const headers = {
    ...Object.fromEntries(shown),
    ...(body ? { 'Content-Type': 'application/json' } : {}),
  };
  const some = Object.keys(headers).length > 0;
  const init = [
    method === 'GET' ? '' : `method: '${method}'`,
    some ? `headers: ${JSON.stringify(headers)}` : '',
    body ? `body: JSON.stringify(${body})` : '',
  ].filter(Boolean);
  const further = [
    ['headers', some ? JSON.stringify(headers) : ''],
    ['data', body ? `json.dumps(${pythonOf(body)}).encode()` : ''],
    ['method', method === 'GET' ? '' : `"${method}"`],
  ] as const;
  const headerPairs = further.filter(([, value]) => value !== '').map(([name, value]) => `${name}=${value}`);
  const python = [
    'import json, urllib.request',
    `request = urllib.request.Request(${[JSON.stringify(address), ...headerPairs].join(', ')})`,
    'answer = json.load(urllib.request.urlopen(request))',
  ].join('\n');
  return [
    { language: 'curl', text: curlOf(example, site) },
    {
      language: 'TypeScript',
      text: `const response = await fetch('${address}'${init.length > 0 ? `, { ${init.join(', ')} }` : ''});\nconst answer = await response.json();`,
    },
    { language: 'Python', text: python },
  ];
}

function naming(example: Example, operation: Operation, names: Readonly<Record<string, string>>): Example {
  const named = Object.entries(names).reduce(
    (path, [name, value]) => path.replace(`{${name}}`, encodeURIComponent(value)),
    pathBelowSite(operation),
  );
  if (Object.keys(names).length === 0 || named.includes('{')) return example;
  const [, query] = example.target.split('?');
  return { ...example, target: query === undefined ? named : `${named}?${query}` };
}

function pythonOf(json: string): string {
  return json
    .replaceAll(/\btrue\b/g, 'True')
    .replaceAll(/\bfalse\b/g, 'False')
    .replaceAll(/\bnull\b/g, 'None');
}

/** An answer that is shown: some lines of it, the longest lists cut. */
export function shownAnswer(answer: unknown): string {
  const short = JSON.stringify(
    answer,
    (_, value) =>
      Array.isArray(value) && value.length > 2
        ? [...value.slice(0, 2), `… ${value.length - 2} more`]
        : typeof value === 'string' && value.length > 300
          ? `${value.slice(0, 300)}…`
          : value,
    2,
  );
  const lines = short.split('\n');
  return lines.length > 80 ? `${lines.slice(0, 80).join('\n')}\n…` : short;
}
