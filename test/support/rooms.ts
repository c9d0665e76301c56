// The plan of the rooms, as data: who may import whom, and where each package is used.

/**
 * The map: every room, from the innermost to the outermost, with the rooms it may import. A line counts for
 * all that lies below it, unless a deeper line stands for itself. Nobody imports a room further down, so no
 * circle can be drawn.
 */
export const map: readonly (readonly [room: string, ...mayImport: string[]])[] = [
  ['kernel'],
  ['engines', 'kernel'],
  ['shelf/layout', 'kernel'],
  ['shelf/write', 'kernel', 'shelf/layout'],
  ['shelf/read', 'kernel', 'shelf/layout'],
  ['shelf', 'kernel', 'shelf/layout', 'shelf/write', 'shelf/read'],
  ['matching/words', 'kernel', 'shelf/layout'],
  ['matching/question', 'kernel', 'shelf/layout', 'matching/words'],
  ['matching/calls', 'kernel'],
  ['matching/scoring', 'kernel', 'shelf/layout', 'matching/words', 'matching/question', 'matching/calls'],
  ['matching', 'kernel', 'shelf/layout', 'matching'],
  ['families/shared', 'kernel'],
  ['families', 'kernel', 'matching', 'families/shared'],
  ['ledger', 'kernel', 'engines'],
  ['desk/schema', 'kernel'],
  ['desk/migrations', 'kernel'],
  ['desk', 'kernel', 'engines', 'ledger', 'desk/schema', 'desk/migrations'],
  ['dumps', 'kernel', 'engines', 'shelf'],
  ['access', 'kernel'],
  ['context.ts', 'kernel', 'ledger', 'desk', 'access', 'dumps'],
  ['settings'],
  ['sources/reading', 'kernel', 'ledger', 'matching', 'families'],
  ['sources', 'kernel', 'ledger', 'matching', 'families', 'sources/reading'],
  ['channels/http', 'kernel', 'access'],
  ['channels/formats', 'kernel', 'channels/http'],
  ['channels/mcp', 'kernel', 'access', 'channels/http', 'channels/formats'],
  ['channels/rest', 'kernel', 'access', 'channels/http', 'channels/formats'],
  ['channels/files', 'kernel', 'access', 'dumps', 'channels/http', 'channels/rest'],
  ['channels/openapi', 'kernel', 'channels/http', 'channels/formats'],
  [
    'channels/docs',
    'kernel',
    'access',
    'channels/http',
    'channels/formats',
    'channels/rest',
    'channels/openapi',
  ],
  ['operations/changes', 'kernel', 'context.ts'],
  ['operations/taxonomy', 'kernel', 'context.ts', 'families'],
  ['operations/intelligence', 'kernel', 'context.ts', 'desk', 'access', 'families', 'operations/taxonomy'],
  ['operations/common-grants', 'kernel', 'context.ts', 'families'],
  [
    'operations',
    'kernel',
    'context.ts',
    'ledger',
    'desk',
    'access',
    'dumps',
    'families',
    'matching',
    'operations',
  ],
  // Features of people: each knows itself, and those that all may ask.
  ['people/mail', 'kernel', 'desk', 'access'],
  ['people/webhooks', 'kernel', 'desk', 'access', 'context.ts'],
  ['people/accounts', 'kernel', 'desk', 'access', 'context.ts', 'settings', 'people/mail'],
  ['people/privacy', 'kernel', 'matching', 'desk'],
  [
    'people/moderation',
    'kernel',
    'desk',
    'access',
    'context.ts',
    'people/accounts',
    'people/mail',
    'people/privacy',
    'sources',
  ],
  ['people/comments', ...feature()],
  ['people/requests', ...feature()],
  ['people/crm', ...feature()],
  ['people/projects', ...feature()],
  ['people/searches', ...feature()],
  ['people/runs', ...feature()],
  ['people/profile', ...feature()],
  ['people/markets', ...feature()],
  ['people/essays', ...feature()],
  ['people/reviews', ...feature(), 'ledger'],
  ['people/research', ...feature(), 'ledger', 'shelf', 'sources'],
  // What a person takes along, and what goes when the account is closed: over all features.
  ['people/own-data', 'kernel', 'desk', 'access', 'context.ts', 'people/accounts', 'people/mail'],
  ['people', 'kernel', 'desk', 'people'],
  ['omega', ...feature(), 'ledger', 'shelf', 'channels/http', 'channels/mcp'],
  ['website/kit', 'kernel', 'access', 'channels', 'context.ts', 'people/accounts'],
  [
    'website',
    'kernel',
    'access',
    'channels',
    'families',
    'matching',
    'operations',
    'people',
    'context.ts',
    'website',
  ],
  ['families.ts', 'kernel', 'families'],
  ['catalogue.ts', 'kernel', 'families', 'families.ts', 'operations', 'people', 'omega'],
  ['app-parts.ts', ...inside(), 'families.ts', 'catalogue.ts', 'website', 'settings'],
  ['app.ts', ...inside(), 'families.ts', 'catalogue.ts', 'website', 'app-parts.ts'],
  ['server/node', ...inside(), 'families.ts', 'settings'],
  ['server/projection', ...inside(), 'server/node'],
  ['server/dumps', ...inside(), 'families.ts', 'settings', 'server/node'],
  ['server/mirror', ...inside(), 'families.ts', 'settings', 'server/node'],
  ['server/workers', ...inside(), 'settings', 'server/node'],
  ['server', ...inside(), 'families.ts', 'catalogue.ts', 'settings', 'app-parts.ts', 'app.ts', 'server'],
  ['commands', ...inside(), 'families.ts', 'catalogue.ts', 'settings', 'app-parts.ts', 'app.ts', 'server'],
  ['cli', 'engines', 'access', 'sources', 'settings', 'server', 'commands'],
  ['cli.ts', 'cli'],
];

function feature(): readonly string[] {
  const asked = ['people/accounts', 'people/mail', 'people/webhooks', 'people/privacy', 'people/moderation'];
  return ['kernel', 'matching', 'families', 'desk', 'access', 'context.ts', ...asked];
}

/** All that the wiring may reach. */
function inside(): readonly string[] {
  const inner = ['kernel', 'engines', 'shelf', 'matching', 'families', 'ledger', 'desk', 'dumps', 'access'];
  return [...inner, 'context.ts', 'sources', 'channels', 'operations', 'people', 'omega'];
}

export const rooms = map.map(([room]) => room);

/** The room of a path below src: the longest line of the map that holds it. */
export function roomOf(path: string): string | undefined {
  return rooms
    .filter((room) => path === room || path.startsWith(`${room}/`))
    .toSorted((a, b) => b.length - a.length)[0];
}

/** Each package and where it is imported: one room, so that it can be replaced there. */
export const packages: Readonly<Record<string, readonly string[]>> = {
  // Schemas are compiled where input is checked: requests in the kernel, records in the ledger.
  typebox: ['kernel', 'ledger'],
  // The canonical form of what Omega Point hashes.
  canonicalize: ['omega'],
  // Routes in the channels, pages in the website.
  hono: ['channels', 'website'],
  '@hono/node-server': ['server'],
  '@modelcontextprotocol/server': ['channels'],
  '@modelcontextprotocol/client': ['channels'],
  commander: ['cli'],
  pino: ['server', 'commands'],
  'ipaddr.js': ['access', 'settings'],
  undici: ['access'],
  'csv-stringify': ['channels', 'website'],
  'ical-generator': ['channels'],
  kysely: ['desk', 'people', 'operations'],
  pg: ['engines'],
  nodemailer: ['people'],
  // Sign-in towards identity providers, and the authorization server for programs.
  'openid-client': ['people'],
  'oidc-provider': ['people'],
  'light-my-request': ['people'],
  croner: ['server'],
  standardwebhooks: ['people'],
  saxes: ['sources'],
  yaml: ['sources'],
  yauzl: ['sources'],
  'html-to-text': ['sources'],
  '@observablehq/plot': ['website'],
  '@mixmark-io/domino': ['website'],
  'markdown-it': ['website'],
  'node-diff3': ['people'],
  '@fontsource-variable/public-sans': ['website'],
  '@fontsource-variable/source-serif-4': ['website'],
};
