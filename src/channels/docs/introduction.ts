// What holds for every route, told once: it opens the OpenAPI document, the documentation and
// llms-full.txt. Figures come from where they are used. Text between backticks is code.

import { policies, windowSeconds } from '../../access/limits.ts';
import { apiRoot } from '../../kernel/address.ts';
import { deepestOffset } from '../../kernel/listing.ts';
import { everyRefusal, meaningOf } from '../openapi/refusals.ts';

export interface Section {
  readonly id: string;
  readonly title: string;
  readonly paragraphs: readonly string[];
  readonly table?: { readonly head: readonly string[]; readonly rows: readonly (readonly string[])[] };
}

export function introduction(site: string): readonly Section[] {
  return [
    {
      id: 'start',
      title: 'First steps',
      paragraphs: [
        `The API lives under \`${site}${apiRoot}\`; what anyone may send (comments, messages, data requests) lives beside it, under \`${site}/api\`. All bodies are JSON. Reading the public tier needs nothing: \`curl '${site}${apiRoot}/grants?q=senescence'\`.`,
        'Lists are plural nouns, one record is the list plus its `public_id` or `id`. Parameters narrow together; an unknown one is refused with the nearest name. A member whose value is not known is `null`. New members may appear at any time: ignore those you do not know.',
        'The names in the examples are those of the demo catalogue; ids of jobs, claims, essays and markets, and of runs that are under way, are made up. `KEY` stands for a key of a team, `LINK` for a link token of Omega Point: `register` answers one.',
      ],
    },
    {
      id: 'tiers',
      title: 'Tiers',
      paragraphs: [
        `Three tiers, each including the one before. \`public\` needs nothing; \`full\` and \`top\` need a key of a team, sent as \`Authorization: Bearer KEY\` and nowhere else. A member above the tier of the caller is absent, not null. \`access_level\` is the tier of the caller; \`GET ${apiRoot}/me\` says more.`,
        'A credential that is malformed, unknown, expired or revoked is 401 on every route, public ones too. None, or one of too low a tier, is 403 where a tier is needed.',
      ],
    },
    {
      id: 'errors',
      title: 'Errors',
      paragraphs: [
        'Every refusal is JSON: `error` is a sentence for people and may change, `code` is for programs and stays, `errors` names each bad member, `request_id` finds the request in the log, `docs_url` leads to the code in the table below. With `Accept: application/problem+json` the same comes in the form of RFC 9457.',
      ],
      table: {
        head: ['status', 'code', 'when'],
        rows: [...everyRefusal()]
          .sort(([a], [b]) => a - b)
          .flatMap(([status, codes]) =>
            codes.map((code) => [String(status), `\`${code}\``, meaningOf[code]]),
          ),
      },
    },
    {
      id: 'paging',
      title: 'Paging',
      paragraphs: [
        `Where an operation says nothing else, \`limit\` is 1 to 200, by default 50, and \`offset\` goes to ${deepestOffset.toLocaleString('en')}; read more than that from the dumps. \`pagination.total\` is exact on every page. Every order is total: pages neither overlap nor leave a row out while nothing changes.`,
        'A list without a row, and a page past the last one, is 200 with an empty list. Where filters left nothing, `meta.relax` says which of them to drop, and how many rows would then match.',
      ],
    },
    {
      id: 'forms',
      title: 'Formats',
      paragraphs: [
        `Lists and records answer in further formats: by a suffix of the path (\`${apiRoot}/grants.csv?labels=longevity\`) or by \`Accept\`. \`.csv\` and \`.ndjson\` send all rows that match, \`.atom\` what is new and changed, \`.ics\` dates as a calendar, \`.jsonld\` the words of schema.org, \`.md\` Markdown; of a record \`.bib\`, \`.ris\` and \`.csl.json\` say how to cite it. Filters, tiers and rows are those of the JSON.`,
      ],
    },
    {
      id: 'limits',
      title: 'Limits',
      paragraphs: [
        `So many requests in any ${windowSeconds} seconds: ${policies.public.requests} for an address without a key, ${policies.full.requests} for a key of the full tier, ${policies.top.requests} for one of the top tier. \`RateLimit\` and \`RateLimit-Policy\` say on every answer how you stand. After 429 wait for the seconds of \`Retry-After\`.`,
        'What costs too much is 400, with a sentence that says what to leave out, or 503 with `Retry-After`: asked again, it goes on. One caller reads four exports at a time.',
        'Send the `ETag` of an answer back as `If-None-Match`: nothing changed is 304, without a body.',
      ],
    },
    {
      id: 'licence',
      title: 'Licence',
      paragraphs: [
        'Data that the service produces are CC BY 4.0: name whom `attribution` names. Texts of others keep their authors’ rights; `text_policy` says of each record whether its text is shown whole or as an excerpt.',
      ],
    },
    {
      id: 'versions',
      title: 'Versions',
      paragraphs: [
        `Inside \`${apiRoot}\` members, parameters, routes and words of closed lists are added, never renamed, removed or retyped without notice: at least twelve months before something goes it stands in \`${apiRoot}/deprecations\`, and answers that use it carry \`Deprecation\`, \`Sunset\` and links.`,
      ],
    },
  ];
}

/** The sections as Markdown, each under a heading of the second level. */
export function asMarkdown(sections: readonly Section[]): string {
  const row = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  return sections
    .map(({ title, paragraphs, table }) => {
      const lines = [`## ${title}`, ...paragraphs];
      if (table) {
        const rule = row(table.head.map(() => '---'));
        lines.push([row(table.head), rule, ...table.rows.map(row)].join('\n'));
      }
      return lines.join('\n\n');
    })
    .join('\n\n');
}
