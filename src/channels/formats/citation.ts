// How a record is cited, for programs that keep references: BibTeX, RIS and CSL-JSON of the same facts.

import type { Doc, Family } from '../../kernel/family.ts';
import { headingOf } from '../../kernel/heading.ts';

export interface Cited {
  readonly key: string;
  readonly title: string;
  readonly authors: readonly string[];
  readonly publisher: string;
  readonly container: string;
  readonly year: string | null;
  readonly address: string;
}

interface CiteAbout {
  readonly address: string;
  readonly service: string;
}

/** What a citation says of a record. */
export function citedOf(family: Family, record: Doc, { address, service }: CiteAbout): Cited {
  const dated = [record.published_at, record.updated_at, record.created_at].find(
    (one) => typeof one === 'string',
  );
  const authors = Array.isArray(record.authors) ? record.authors : [];
  const names = authors.map((one) => (typeof one === 'string' ? one : (one as Doc | null)?.name));
  return {
    key: `${family.singular}-${String(record.public_id ?? record.slug ?? record.id)}`.replaceAll(
      /[^A-Za-z0-9-]+/g,
      '-',
    ),
    title: headingOf(family, record),
    authors: names.filter((one): one is string => typeof one === 'string'),
    publisher: service,
    container: `${service}: ${family.title}`,
    year: typeof dated === 'string' ? dated.slice(0, 4) : null,
    address,
  };
}

const special = /[\\{}$&#%_~^]/g;
const named: Readonly<Record<string, string>> = {
  '\\': '\\textbackslash{}',
  '~': '\\textasciitilde{}',
  '^': '\\textasciicircum{}',
};

function latex(text: string): string {
  return text.replaceAll(special, (one) => named[one] ?? `\\${one}`).replaceAll(/\s+/g, ' ');
}

export function bibtex({ key, title, authors, container, publisher, year, address }: Cited): string {
  const members = [
    ['title', `{${latex(title)}}`],
    ...(authors.length > 0 ? [['author', authors.map(latex).join(' and ')]] : []),
    ['howpublished', latex(container)],
    ['publisher', latex(publisher)],
    ...(year ? [['year', year]] : []),
    ['url', address.replaceAll(/[{}\s]/g, encodeURIComponent)],
  ];
  return `@misc{${key},\n${members.map(([name, value]) => `  ${name} = {${value}}`).join(',\n')}\n}\n`;
}

export function ris({ title, authors, container, publisher, year, address }: Cited): string {
  const line = (tag: string, text: string) => `${tag}  - ${text.replaceAll(/\s+/g, ' ')}`;
  const lines = [
    line('TY', 'ELEC'),
    line('TI', title),
    ...authors.map((author) => line('AU', author)),
    line('T2', container),
    line('PB', publisher),
    ...(year ? [line('PY', year)] : []),
    line('UR', address),
    'ER  - ',
  ];
  return `${lines.join('\r\n')}\r\n`;
}

export function cslJson({ key, title, authors, container, publisher, year, address }: Cited): Doc {
  return {
    id: key,
    type: 'webpage',
    title,
    ...(authors.length > 0 ? { author: authors.map((literal) => ({ literal })) } : {}),
    'container-title': container,
    publisher,
    ...(year ? { issued: { 'date-parts': [[Number(year)]] } } : {}),
    URL: address,
  };
}
