// Two tools over all tools: `find_tools` finds what the list leaves out, `call_tool` calls it for clients that
// only call what is listed.

import type { CallToolResult, Tool } from '@modelcontextprotocol/server';
import { invalid } from '../../kernel/refusal.ts';
import type { Body } from './compact.ts';
import { isMembers } from './plain-call.ts';
import { type Arguments, parsedJson } from './tool-arguments.ts';
import type { OfferedTool } from './tools.ts';

export const finderNames = { find: 'find_tools', call: 'call_tool' } as const;

/** So many tools are answered with what they take; others are named. */
const maxTools = 6;

/** Words of a question that say nothing of a tool. */
const connecting = new Set(
  'and any are can does for from has have how into its many may mine more much not one other some such than that the their them then there they this tool tools what when where which who whom why will with you your'.split(
    ' ',
  ),
);

const reads = { readOnlyHint: true, destructiveHint: false, idempotentHint: true, openWorldHint: false };

export const finderTools: readonly Tool[] = [
  {
    name: finderNames.find,
    title: 'Find tools',
    description:
      'Tools that are not in your list: counts by group, preservation companies, funds, projects, sponsors, labels, one lead, claims, ideas, pages, dumps, schemas, your key and more. Use it when no listed tool fits. It answers the best tools for your words with their descriptions, the input schemas of those that are not listed, and the names of all others; schemas of answers with output: true. Then call one by its name, or through call_tool.',
    inputSchema: {
      type: 'object',
      properties: {
        query: {
          type: 'string',
          maxLength: 200,
          description:
            'What you want to do, in words, or the name of a tool; left out, all names are answered.',
        },
        output: { type: 'boolean', default: false, description: 'Add the schemas of what the tools answer.' },
      },
      required: [],
      additionalProperties: false,
    },
    annotations: reads,
  },
  {
    name: finderNames.call,
    title: 'Call tool',
    description:
      'Calls any tool by name, also one that is not in your list. Use it for what find_tools found when your client calls listed tools only; call listed tools directly. It answers exactly what that tool answers, and does what it does: a tool that writes or removes needs the consent of the person.',
    inputSchema: {
      type: 'object',
      properties: {
        name: { type: 'string', description: 'The name of the tool, as find_tools answers it.' },
        arguments: {
          type: 'object',
          description: 'What the tool takes, by its input schema.',
          additionalProperties: true,
        },
        handle: { type: 'string', description: 'Of sign_in_start, for what the person allowed.' },
      },
      required: ['name'],
      additionalProperties: false,
    },
    annotations: { readOnlyHint: false, destructiveHint: true, idempotentHint: false, openWorldHint: true },
  },
] as readonly Tool[];

interface Called {
  readonly name: string;
  readonly given: Arguments;
}

/** What is called through `call_tool`; anything else as it is. */
export function calledTool(name: string, given: Arguments): Called {
  if (name !== finderNames.call) return { name, given };
  refuseOthers(given, ['name', 'arguments'], '; what the tool takes belongs into arguments');
  const { name: inner } = given;
  const args = objectIn(given.arguments ?? {});
  if (typeof inner !== 'string' || inner === '')
    throw invalid('name', 'name must be the name of a tool.', 'type');
  if (inner === finderNames.call) throw invalid('name', 'call_tool does not call itself.', 'value');
  if (args === null) throw invalid('arguments', 'arguments must be an object.', 'type');
  return { name: inner, given: args };
}

/** An object, or a text that is one in JSON, as models write what has no schema; null: neither. */
function objectIn(value: unknown): Arguments | null {
  if (typeof value === 'string' && value.trimStart().startsWith('{')) {
    const parsed = parsedJson(value);
    return typeof parsed === 'string' ? null : objectIn(parsed);
  }
  return isMembers(value) ? value : null;
}

export function foundTools(given: Arguments, known: ReadonlyMap<string, OfferedTool>): CallToolResult {
  refuseOthers(given, ['query', 'output']);
  const query = given.query ?? '';
  const output = given.output ?? false;
  if (typeof query !== 'string' || query.length > 200) {
    throw invalid('query', 'query must be a text of at most 200 characters.', 'type');
  }
  if (typeof output !== 'boolean') throw invalid('output', 'output must be true or false.', 'type');
  const words = (query.toLowerCase().match(/[\p{L}\p{N}]{3,}/gu) ?? []).filter(
    (word) => !connecting.has(word),
  );
  const scoreOf = scores([...known.values()], words);
  const ranked = [...known.values()]
    .map((one) => ({ one, score: scoreOf(one) + (one.tool.name === query ? 100 : 0) }))
    .sort((a, b) => b.score - a.score);
  const least = (ranked[0]?.score ?? 0) / 2;
  const best = ranked
    .filter(({ score }) => score > 0 && score >= least)
    .slice(0, maxTools)
    .map(({ one }) => one);
  const body: Body = {
    tools: best.map(({ tool, listed, outputSchema }) => ({
      name: tool.name,
      description: tool.description,
      listed,
      ...(listed ? {} : { input_schema: tool.inputSchema, annotations: tool.annotations }),
      ...(output ? { output_schema: outputSchema } : {}),
    })),
    others: ranked
      .map(({ one }) => one.tool.name)
      .filter((name) => !best.some(({ tool }) => tool.name === name)),
    hint:
      best.length > 0
        ? 'Call one by its name, or call_tool with name and arguments. One that is listed stands in tools/list with what it takes. A key of a higher tier may have more tools.'
        : 'Name what you look for in query.',
  };
  return {
    content: [{ type: 'text', text: JSON.stringify(body) }],
    structuredContent: body,
  };
}

/**
 * How well a tool fits the words: one in its name counts most, then one in its summary, then one in its
 * description; and one that few tools have counts more than one that many have.
 */
function scores(tools: readonly OfferedTool[], words: readonly string[]): (tool: OfferedTool) => number {
  const places = new Map(tools.map((one) => [one, placesOf(one)]));
  const stems = words.map((word) => {
    const stem = word.length > 4 ? word.replace(/(?:ies|y|s)$/, '') : word;
    const having = [...places.values()].filter((place) => pointsOf(place, stem) > 0).length;
    return { stem, weight: Math.log(1 + tools.length / (1 + having)) ** 2 };
  });
  return (tool) =>
    stems.reduce((sum, { stem, weight }) => sum + weight * pointsOf(places.get(tool) as Places, stem), 0);
}

interface Places {
  readonly name: readonly string[];
  readonly summary: string;
  readonly description: string;
}

function placesOf({ tool, operation }: OfferedTool): Places {
  return {
    name: tool.name.split('_'),
    summary: operation.summary.toLowerCase(),
    description: `${tool.description} ${operation.description ?? ''}`.toLowerCase(),
  };
}

function pointsOf({ name, summary, description }: Places, stem: string): number {
  if (name.some((part) => part.startsWith(stem))) return 3;
  return summary.includes(stem) ? 2 : description.includes(stem) ? 1 : 0;
}

function refuseOthers(given: Arguments, known: readonly string[], hint = ''): void {
  const other = Object.keys(given).find((name) => !known.includes(name));
  if (other !== undefined)
    throw invalid(other.slice(0, 60), `Only ${known.join(' and ')} are known here${hint}.`, 'unknown');
}
