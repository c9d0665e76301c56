// An agent that knows nothing but what the tool server says of itself: it takes the tool whose description has most
// of the words of its task, fills parameters whose descriptions ask for what it knows, and follows what an answer or
// a description names next.

import type { Client } from '@modelcontextprotocol/client';

// biome-ignore lint/suspicious/noExplicitAny: tools and answers of any form
type Json = any;

export interface AgentTask {
  readonly asks: string;
  /** What the person told it: a value, and the words that name what it is. */
  readonly knows: readonly (readonly [is: string, value: unknown])[];
  /** So few calls can solve it. */
  readonly fewest: number;
  readonly solved: (answer: Json) => boolean;
}

/** What the agent is shown of an answer. */
export type Sees = (result: Json) => Json;

const connecting = new Set(
  'a an and are at be by for from has have in is it its of on or that the this to what which who whom with how when where there do does me you i my'.split(
    ' ',
  ),
);

function wordsOf(text: string): readonly string[] {
  const words = text.toLowerCase().match(/[a-z]+/g) ?? [];
  return words.filter((word) => !connecting.has(word)).map((word) => word.replace(/(?:ies|y|es|s)$/, ''));
}

/** The tools, the one that fits the words best first; a word that few tools have says more. */
function ranked(tools: readonly Json[], asks: string): readonly Json[] {
  const said = tools.map(({ name, description }) => ({
    name: new Set(wordsOf(name.replaceAll('_', ' '))),
    all: new Set(wordsOf(`${name.replaceAll('_', ' ')} ${description}`)),
  }));
  const weight = (word: string) =>
    Math.log(1 + tools.length / (1 + said.filter((one) => one.all.has(word)).length));
  const score = (at: number) =>
    [...new Set(wordsOf(asks))].reduce((sum, word) => {
      const { name, all } = said[at] as (typeof said)[number];
      return sum + (all.has(word) ? weight(word) : 0) + (name.has(word) ? weight(word) : 0);
    }, 0);
  return tools
    .map((tool, at) => ({ tool, score: score(at) }))
    .toSorted((a, b) => b.score - a.score)
    .map(({ tool }) => tool);
}

/** What is known, under the parameters whose name or description asks for it. */
function filled({ inputSchema }: Json, knows: AgentTask['knows']): Record<string, unknown> {
  const given: Record<string, unknown> = {};
  const properties = Object.entries(inputSchema.properties) as [string, Json][];
  for (const [is, value] of knows) {
    const fits = ([name, { description = '' }]: [string, Json]) =>
      wordsOf(is).every((word) => wordsOf(`${name.replaceAll('_', ' ')} ${description}`).includes(word));
    const found = properties.find((one) => !(one[0] in given) && fits(one));
    if (found) given[found[0]] = found[1].type === 'array' ? [value].flat() : value;
  }
  return given;
}

/** Solves the task; answers how many calls it took. Throws after `most` calls. */
export async function solve(client: Client, task: AgentTask, sees: Sees, most: number): Promise<number> {
  const { tools } = await client.listTools();
  const known = new Map(tools.map((tool) => [tool.name, tool as Json]));
  const [best] = ranked(tools, task.asks);
  let call: [string, object] | null = [
    best.name,
    best.name === 'find_tools' ? { query: task.asks } : filled(best, task.knows),
  ];
  const made: string[] = [];
  while (call !== null && made.length < most) {
    const [name, args]: [string, object] = call;
    const answer: Json = sees(await client.callTool({ name, arguments: args as Record<string, unknown> }));
    made.push(`${name} ${JSON.stringify(args)}`);
    if (task.solved(answer)) return made.length;
    call = following(name, answer, task, known);
  }
  throw new Error(`${task.asks} is not solved by ${made.join('; ')}`);
}

/** The next call: what a row names, what the answer says is next, or what the description says comes then. */
function following(
  name: string,
  answer: Json,
  { asks, knows }: AgentTask,
  known: Map<string, Json>,
): [string, object] | null {
  if (name === 'find_tools') {
    const [found] = answer.tools as Json[];
    for (const tool of answer.tools) {
      if (!tool.listed) known.set(tool.name, { ...tool, inputSchema: tool.input_schema });
    }
    return ['call_tool', { name: found.name, arguments: filled(known.get(found.name), knows) }];
  }
  const row = (answer.data ?? answer.grants ?? [])[0];
  if (row?.get) return [row.get.tool, { [row.get.argument]: row.public_id ?? row.id }];
  if (/next page|go on/.test(asks) && answer.about_answer?.next) {
    const { tool, arguments: args } = answer.about_answer.next;
    return [tool, args];
  }
  const [, then = ''] =
    /\bThen (?:the )?((?:get|list)_[a-z_]+)/.exec(known.get(name)?.description ?? '') ?? [];
  const tool = known.get(then);
  if (!row || !tool) return null;
  const [argument = 'public_id'] = tool.inputSchema.required as string[];
  return [then, { [argument]: row[argument] ?? row.public_id ?? row.id }];
}

export const agentTasks: readonly AgentTask[] = [
  {
    asks: 'Which open grants fit a project described in plain words, with reasons?',
    knows: [['project', 'senescence in skeletal muscle ageing']],
    fewest: 1,
    solved: ({ data }) => data?.length > 0 && data.every(({ reasons }: Json) => reasons),
  },
  {
    asks: 'What does the best open grant that fits my project in plain words require of applicants?',
    knows: [['project', 'senescence in skeletal muscle ageing']],
    fewest: 2,
    solved: ({ grant }) => grant !== undefined && 'requirements' in grant,
  },
  {
    asks: 'Which grants have the soonest deadline, before the first of April?',
    knows: [['deadlines on or before', '2026-04-01']],
    fewest: 1,
    solved: ({ data }) => data?.length > 0 && data.every(({ deadline }: Json) => deadline < '2026-04-02'),
  },
  {
    asks: 'Which tools, also such that are not in the list, give counts by group, of grants by label and month?',
    knows: [['by', ['labels', 'closing_month']]],
    fewest: 2,
    solved: ({ data }) => data?.some(({ group }: Json) => group?.labels && group.closing_month),
  },
  {
    asks: 'Which record may this name mean: Ombrelune? Show it.',
    knows: [['name', 'Ombrelune']],
    fewest: 2,
    solved: ({ company }) => company?.public_id === 'ombrelune-bio',
  },
  {
    asks: 'Which scientific theories has the company Ombrelune, and how are they evaluated with rationale?',
    knows: [['company', 'ombrelune-bio']],
    fewest: 2,
    solved: ({ evaluation }) => evaluation !== undefined,
  },
  {
    asks: 'Which people, heroes who moved longevity science, are best rated?',
    knows: [],
    fewest: 1,
    solved: ({ data }) => data?.length > 0 && data.every(({ public_id }: Json) => public_id),
  },
  {
    asks: 'Where do the words senescence occur in any family of records: companies, people, theories?',
    knows: [['q', 'senescence']],
    fewest: 1,
    solved: ({ families }) => families?.length >= 3,
  },
  {
    asks: 'Which conferences, summits and workshops come soonest, and who organises the first one?',
    knows: [],
    fewest: 2,
    solved: ({ event }) => event?.start_date !== undefined,
  },
  {
    asks: 'What changed, was added or removed since a day?',
    knows: [['since', '2026-02-01']],
    fewest: 1,
    solved: ({ counts }) => Array.isArray(counts),
  },
  {
    asks: 'Which preservation companies are rated? They are not in your list of tools.',
    knows: [],
    fewest: 2,
    solved: ({ data }) => data?.length > 0 && 'section' in data[0],
  },
  {
    asks: 'Grants, soonest deadline first, and then the next page of grants.',
    knows: [['limit', 5]],
    fewest: 2,
    solved: ({ pagination }) => pagination?.offset === 5,
  },
];
