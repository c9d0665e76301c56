// The list of lock names. What decides by what it reads runs in a section, and those of one section follow
// one another on all nodes; a name that is not listed here is an error of types. Nodes of two versions run
// side by side while one replaces the other, so a name that was released stays.

/** Each section with what it keeps in order. */
const sections = {
  ledger: 'appends to the log, and what takes the whole log along',
  accounts: 'people, their teams, sign-ins, consents and own keys',
  audit: 'the chain of the audit log',
  'device codes': 'codes that a person types in',
  keys: 'keys that the command line makes',
  markets: 'points and shares',
  nightly: 'claims of nights',
  'oauth register': 'programs that register themselves',
  'omega joins': 'who joins which run',
  outbox: 'claims of mail',
  people: 'what visitors and participants post, and how often',
  'research claims': 'claims of research jobs',
  'research sweep': 'the end of research jobs',
  redaction: 'names that are taken out of texts',
  reviews: 'reviews of funders',
  'saved searches': 'searches of people',
  'search hits': 'what searches found, and digests of it',
  'sign-in handles': 'how often sign-ins are begun',
  webhooks: 'claims of deliveries',
} as const;

/** Those that each team, run or delivery has for itself: the name, then whose it is. */
const sectionsOf = {
  'claims of': 'claims of a team on grants',
  omega: 'a run',
  'omega start': 'the runs that a participant starts',
  'projects of': 'projects of a team',
  'research of': 'research jobs of a team',
  webhook: 'what came of a delivery',
} as const;

export type Section = keyof typeof sections | `${keyof typeof sectionsOf} ${string}`;
