// The table of routes in docs/api-design.md, written from the declarations.

import { readFileSync, writeFileSync } from 'node:fs';
import { operations } from '../../src/catalogue.ts';
import { plainRoutes } from '../../src/channels/http/plain-routes.ts';
import { pathBelowSite } from '../../src/kernel/address.ts';
import type { Operation, Param } from '../../src/kernel/operation.ts';

const file = new URL('../../docs/api-design.md', import.meta.url);
const begin = '<!-- routes: "npm run contract" writes them from the declarations -->\n';
const end = '<!-- end of the routes -->\n';

type Route = Pick<Operation, 'name' | 'method' | 'path' | 'root' | 'tier' | 'tag' | 'input'> &
  Partial<Pick<Operation, 'output'>>;

/** One row for each route, by subject in the order of the catalogue. */
export function routesTable(): string {
  const bySubject = Map.groupBy<string, Route>([...operations, ...plainRoutes], ({ tag }) => tag);
  const rows = [...bySubject.values()].flat().map((route) => {
    const answers = route.output?.('top').type === 'array' ? 'an array' : '';
    const takes = [inputOf(route), answers].filter((text) => text !== '').join('; ');
    return `| \`${route.method} ${pathBelowSite(route)}\` | \`${route.name}\` | ${route.tier} | ${takes} |
`;
  });
  return `${begin}
| route | name | tier | takes |
|---|---|---|---|
${rows.join('')}
${end}`;
}

function inputOf({ input }: Route): string {
  const members = Object.entries(input).filter(([, param]) => param.in !== 'path' && !param.deprecated);
  return members.map(([name, param]) => memberOf(name, param)).join(', ');
}

function memberOf(name: string, { schema, optional, in: place, header }: Param): string {
  const { default: usual, enum: words, minimum, maximum } = schema as Readonly<Record<string, unknown>>;
  const closed = Array.isArray(words) && words.length <= 8 ? words.filter((word) => word !== null) : [];
  const first = usual === undefined ? '' : `=${[usual].flat().join(',')}`;
  const others = closed.filter((word) => word !== usual).join('\\|');
  const joint = others === '' ? '' : first === '' ? ': ' : '\\|';
  const value = `${first}${joint}${others}`;
  const bounds = typeof maximum === 'number' ? ` (${minimum ?? 0} to ${maximum})` : '';
  return `\`${header ?? name}${value}\`${optional ? '' : '*'}${place === 'header' ? ' (header)' : bounds}`;
}

/** What stands in the document now. */
export function documentedTable(): string {
  const text = readFileSync(file, 'utf8');
  return text.slice(text.indexOf(begin), text.indexOf(end) + end.length);
}

export function writeTable(): void {
  const text = readFileSync(file, 'utf8');
  writeFileSync(
    file,
    text.replace(documentedTable(), () => routesTable()),
  );
}
