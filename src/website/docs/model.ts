// What a page of documentation shows of an operation, from its declaration: the fields of its answer with
// their tier, programs that ask it, and a form that tries it.

import { curlOf, exampleOf } from '../../channels/http/route-example.ts';
import type { Operation } from '../../kernel/operation.ts';
import { reaches, type Tier, tiers } from '../../kernel/tier.ts';

export interface AnswerField {
  readonly name: string;
  readonly type: string;
  readonly tier: Tier;
  readonly description: string;
}

type Schema = Readonly<Record<string, unknown>>;

const deepest = 3;

/** The members of a successful answer, each with the lowest tier that reads it. */
export function answerFields(operation: Operation): readonly AnswerField[] {
  const found = new Map<string, AnswerField>();
  for (const tier of tiers) {
    if (!reaches(tier, operation.tier)) continue;
    walk(operation.output(tier) as Schema, '', 0, (name, schema) => {
      if (!found.has(name))
        found.set(name, { name, type: typeOf(schema), tier, description: String(schema.description ?? '') });
    });
  }
  return [...found.values()];
}

function walk(
  schema: Schema,
  path: string,
  depth: number,
  tell: (name: string, schema: Schema) => void,
): void {
  if (schema.items && typeof schema.items === 'object') {
    walk(schema.items as Schema, `${path}[]`, depth, tell);
    return;
  }
  if (depth >= deepest) return;
  for (const [member, inner] of Object.entries(
    (schema.properties ?? {}) as Readonly<Record<string, Schema>>,
  )) {
    const name = path === '' ? member : `${path}.${member}`.replace(/^\./, '');
    tell(name, inner);
    walk(inner, name, depth + 1, tell);
  }
}

function typeOf({ type, format, enum: words, items }: Schema): string {
  const types = ([] as unknown[]).concat(type ?? 'any');
  const nullable = types.includes('null') ? ', nullable' : '';
  const own = types.find((one) => one !== 'null') as string;
  if (Array.isArray(words))
    return `${words
      .filter((word) => word !== null)
      .slice(0, 8)
      .join(' | ')}${nullable}`;
  if (own === 'array') return `list of ${items ? typeOf(items as Schema) : 'any'}${nullable}`;
  return `${format && format !== 'web-address' ? String(format) : own}${nullable}`;
}

export interface Program {
  readonly language: string;
  readonly text: string;
}

/** The same question in three ways. */
export function programs(operation: Operation, site: string): readonly Program[] {
  const curl = curlOf(exampleOf(operation), site);
  const address = /'(https?:[^']+)'/.exec(curl)?.[1] ?? site;
  const body = / -d '([\s\S]*)'/.exec(curl)?.[1];
  const needsKey = operation.tier !== 'public';
  const { method } = operation;
  const headers = {
    ...(needsKey ? { Authorization: 'Bearer KEY' } : {}),
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
  const given = further.filter(([, value]) => value !== '').map(([name, value]) => `${name}=${value}`);
  const python = [
    'import json, urllib.request',
    `request = urllib.request.Request(${[JSON.stringify(address), ...given].join(', ')})`,
    'answer = json.load(urllib.request.urlopen(request))',
  ].join('\n');
  return [
    { language: 'curl', text: curl },
    {
      language: 'TypeScript',
      text: `const response = await fetch('${address}'${init.length > 0 ? `, { ${init.join(', ')} }` : ''});\nconst answer = await response.json();`,
    },
    { language: 'Python', text: python },
  ];
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
