// Twenty tasks of an agent, each solved by calls that follow from what the answers say: by structured content
// alone, or by text alone.

// biome-ignore lint/suspicious/noExplicitAny: an answer of any form
type Json = any;

export interface Task {
  readonly asks: string;
  /** The calls: each with what the answer before it said. The last answer holds what was asked for. */
  readonly calls: readonly ((before: Json) => readonly [tool: string, args: object])[];
  /** Whether the last answer says it. */
  readonly solved: (answer: Json) => boolean;
}

/** The day that many days after a moment. */
const dayAfter = (now: Date, days: number) =>
  new Date(now.getTime() + days * 86_400_000).toISOString().slice(0, 10);

const first = (answer: Json) => answer.data[0];
const one = (tool: string, args: object) => [() => [tool, args] as const];
const shownBy = (row: Json) => [row.get.tool, { [row.get.argument]: row.public_id ?? row.id }] as const;

/** The tasks, at that moment. */
export const toolTasks = (now: Date): readonly Task[] => [
  {
    asks: 'Which open grants fit a project on senescence in muscle?',
    calls: one('find_funding', { about: 'senescence in skeletal muscle ageing' }),
    solved: ({ data }) => data.length > 0 && data.every(({ reasons, url }: Json) => reasons && url),
  },
  {
    asks: 'When does the best of them close, and what must be handed in?',
    calls: [
      () => ['find_funding', { about: 'senescence in skeletal muscle ageing' }],
      (found) => ['get_grant', { public_id: first(found).public_id }],
    ],
    solved: ({ grant }) => 'deadline' in grant && 'requirements' in grant,
  },
  {
    asks: 'How many open grants are there by label and month?',
    calls: one('count_grants', { by: ['labels', 'closing_month'] }),
    solved: ({ data, total }) =>
      total > 0 && data.some(({ group }: Json) => group.labels && group.closing_month),
  },
  {
    asks: 'Which grants close in the next month?',
    calls: one('list_grants', { deadline_before: dayAfter(now, 31) }),
    solved: ({ data }) => data.length > 0 && data.every(({ deadline }: Json) => deadline < dayAfter(now, 32)),
  },
  {
    asks: 'Everything about Ombrelune?',
    calls: [() => ['resolve_name', { name: 'Ombrelune' }], (found) => shownBy(first(found))],
    solved: ({ company }) => company.public_id === 'ombrelune-bio',
  },
  {
    asks: 'The theory of the company Ombrelune?',
    calls: [
      () => ['list_theories', { company: 'ombrelune-bio' }],
      (found) => ['get_theory', { id: first(found).id }],
    ],
    solved: ({ theory, evaluation }) => theory && evaluation,
  },
  {
    asks: 'Who is Ada Thistlewood?',
    calls: [() => ['resolve_name', { name: 'Ada Thistlewood' }], (found) => shownBy(first(found))],
    solved: ({ hero }) => hero.public_id === 'ada-thistlewood',
  },
  {
    asks: 'In which families does senescence occur?',
    calls: one('search_records', { q: 'senescence' }),
    solved: ({ families }) => families.length >= 3,
  },
  {
    asks: 'The next events?',
    calls: one('list_events', { limit: 5 }),
    solved: ({ data }) => data.length === 5,
  },
  {
    asks: 'Where and when is the first of them?',
    calls: [
      () => ['list_events', { limit: 1 }],
      (found) => ['get_event', { public_id: first(found).public_id }],
    ],
    solved: ({ event }) => event.start_date !== undefined,
  },
  {
    asks: 'Which labels are there?',
    calls: one('get_taxonomy', { scheme: 'labels' }),
    solved: ({ data }) => data[0].terms.length > 5,
  },
  {
    asks: 'What is new in this month?',
    calls: one('whats_new', { since: dayAfter(now, -28) }),
    solved: ({ data }) => data.length > 0,
  },
  {
    asks: 'How large is the catalogue?',
    calls: one('get_catalogue', {}),
    solved: ({ families }) => families.some(({ rows_public: rows }: Json) => rows > 0),
  },
  {
    asks: 'Which preservation companies are rated?',
    calls: [
      () => ['find_tools', { query: 'rated preservation companies' }],
      (found) => ['call_tool', { name: found.tools[0].name, arguments: {} }],
    ],
    solved: ({ data }) => data.length > 0,
  },
  {
    asks: 'The second page of the grants?',
    calls: [
      () => ['list_grants', { limit: 5 }],
      (found) => [found.about_answer.next.tool, found.about_answer.next.arguments],
    ],
    solved: ({ pagination }) => pagination.offset === 5,
  },
  {
    asks: 'Why does this search find nothing?',
    calls: one('list_grants', { q: 'senescence', labels: ['dementia'] }),
    solved: ({ about_answer: about }) => /Without q/.test(about.hints.join(' ')),
  },
  {
    asks: 'Which experiments are published, and what is said of the first?',
    calls: [
      () => ['list_experiments', {}],
      (found) => ['list_comments', { public_id: first(found).public_id }],
    ],
    solved: ({ comments }) => Array.isArray(comments),
  },
  {
    asks: 'Which hypotheses are there?',
    calls: one('list_hypotheses', {}),
    solved: ({ data }) => data.length > 0,
  },
  {
    asks: 'Say something about an experiment.',
    calls: one('create_comment', { public_id: 'thin-blood-1', body: 'Was it blinded?', kind: 'agent' }),
    solved: ({ comment, about_answer: about }) => comment.id && /keep delete_token/.test(about.says),
  },
  {
    asks: 'Which words are wrong in this question?',
    calls: one('list_grants', { limit: 999 }),
    solved: ({ errors }) => errors[0].field === 'limit',
  },
];

/** What somebody sees who is shown structured content alone. */
export function seenInStructure({ structuredContent }: Json): Json {
  return structuredContent;
}

/** What somebody sees who reads the text alone, in the members that it names. */
export function seenInText({ content, isError }: Json): Json {
  const text = content[0].text as string;
  if (isError) return JSON.parse(text.slice(text.indexOf('\n') + 1));
  if (text.startsWith('{')) return JSON.parse(text);
  const [said = '', ...parts] = text.split('\n\n');
  const sentences = said.split('\n');
  const next = sentences.find((line) => line.startsWith('Next: '))?.slice('Next: '.length);
  const about = {
    says: sentences[0],
    hints: sentences.slice(1),
    ...(next === undefined
      ? {}
      : { next: { tool: next.split(' ')[0], arguments: JSON.parse(next.slice(next.indexOf(' ') + 1)) } }),
  };
  const seen: Record<string, Json> = { about_answer: about };
  let list: Json[] = [];
  for (const line of parts.join('\n\n').split('\n')) {
    if (/^\w+:$/.test(line)) {
      list = [];
      seen[line.slice(0, -1)] = list;
    } else if (Object.keys(seen).length === 1 && line.startsWith('{')) Object.assign(seen, JSON.parse(line));
    else if (line !== '') list.push(JSON.parse(line));
  }
  return seen;
}
