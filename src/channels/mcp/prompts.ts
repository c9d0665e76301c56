// Prompts: ready beginnings for what people ask of the catalogue most. What the person fills in stands
// in quotation marks, as a value of theirs.

import type { GetPromptResult } from '@modelcontextprotocol/server';
import { shownText } from './shown-text.ts';

interface PromptArgument {
  readonly name: string;
  readonly description: string;
  readonly required: boolean;
  /** What completes it; left out: nothing does. */
  readonly completes?: 'career_stages' | { readonly family: string; readonly column: string };
}

export interface PromptDeclaration {
  readonly name: string;
  readonly title: string;
  readonly description: string;
  readonly arguments: readonly PromptArgument[];
  readonly text: (given: Readonly<Record<string, string>>) => string;
}

/** Those of the main tool server. */
export const mainPrompts: readonly PromptDeclaration[] = [
  {
    name: 'find_funding_for_project',
    title: 'Find funding for my project',
    description: 'Open grants for a research project, ranked, with reasons and what to check.',
    arguments: [
      { name: 'project', description: 'What the project is about, in plain words.', required: true },
      {
        name: 'career_stage',
        description: 'Who applies, as in postdoctoral or early-career.',
        required: false,
        completes: 'career_stages',
      },
      { name: 'country', description: 'Where they work: two letters, as in DE.', required: false },
    ],
    text: ({ project, career_stage, country }) =>
      [
        `Find funding for this project: ${project}.`,
        ...(career_stage === undefined ? [] : [`The applicant's career stage is ${career_stage}.`]),
        ...(country === undefined ? [] : [`The applicant works in ${country}.`]),
        'Call find_funding with it as about, and with career_stage and country where they are given. Read the best five with get_grant, and check deadline, eligibility and documents there.',
        'Read meta and read in the answer: what was not understood, and what nothing names. If fewer than five fit, call list_grants with a label of get_taxonomy that is near and say so.',
        'Answer a table: grant, funder, deadline, amount, why it fits, what is unclear. Link each grant by its url. Say which words of the project nothing was found for.',
      ].join('\n'),
  },
  {
    name: 'brief_company_theory',
    title: "Brief me on a company's theory",
    description: "A company's theory of ageing: what it claims, how it was rated, what speaks against it.",
    arguments: [
      {
        name: 'company',
        description: 'The name of the company.',
        required: true,
        completes: { family: 'companies', column: 'public_id' },
      },
    ],
    text: ({ company }) =>
      [
        `Brief me on the theory of the company ${company}.`,
        'Call resolve_name with it and family companies, then list_theories with company set to its public_id, then get_theory.',
        'Say in one page: the claim, the mechanism, the scores with their rationale, supporting and counter evidence, and related theories. Keep apart what the company says and what the catalogue rated. Where the catalogue has nothing, say so.',
      ].join('\n'),
  },
  {
    name: 'check_company',
    title: 'Check a company',
    description: 'What the catalogue knows of a company, rated and unrated, with what is not known.',
    arguments: [
      {
        name: 'company',
        description: 'Its name or public_id.',
        required: true,
        completes: { family: 'companies', column: 'public_id' },
      },
    ],
    text: ({ company }) =>
      [
        `Check the company ${company}.`,
        'Call resolve_name with it and family companies; where several records fit, ask which is meant. Then get_company with the public_id, list_company_records for what it published, filed and ran, and list_theories with company set to the public_id.',
        'Answer: what it does, how it was rated on each dimension and on what evidence, what speaks against it, what changed last, and what the catalogue does not know. Quote evidence with its source. Keep apart what the company says of itself and what others found.',
      ].join('\n'),
  },
  {
    name: 'watch_theme',
    title: 'Watch a theme',
    description: 'What is new on one theme since a day, what closes soon, and how much there is.',
    arguments: [
      {
        name: 'theme',
        description: 'A label of the catalogue, as in cellular-senescence, or words.',
        required: true,
        completes: { family: 'labels', column: 'slug' },
      },
      { name: 'since', description: 'A day as YYYY-MM-DD.', required: true },
      {
        name: 'funder',
        description: 'Only this funder.',
        required: false,
        completes: { family: 'grants', column: 'funder_name' },
      },
    ],
    text: ({ theme, since, funder }) =>
      [
        `Watch the theme ${theme}: what is new since ${since}?`,
        ...(funder === undefined ? [] : [`Only grants of the funder ${funder}: pass it as funder.`]),
        'Call get_taxonomy with scheme labels to see whether the theme is a label; if it is, filter by label, otherwise by q. Call whats_new with the day as since, once for each family that matters, and keep what is on the theme. Call list_grants with the filter, facets closing_month and limit 20 for what is open, and list_events with q.',
        'Answer: new on the theme (title, date, link), closing soon first; then one line on how many open grants there are by month; then what to look at next time. Say where nothing was found.',
      ].join('\n'),
  },
  {
    name: 'what_is_new',
    title: "What's new in longevity funding",
    description: 'What changed in the catalogue since a day: new grants and events first.',
    arguments: [{ name: 'since', description: 'A day as YYYY-MM-DD.', required: true }],
    text: ({ since }) =>
      [
        `What is new in the catalogue since ${since}?`,
        'Call whats_new with that day as since. Read what matters with the tools that show one record.',
        'Answer new grants by deadline, then new events by date, then what else changed, each in one line with its link.',
      ].join('\n'),
  },
];

const maxChars = 2_000;

/**
 * The prompt with what was filled in; null when there is none of this name.
 * @returns a sentence where an argument is missing or too long
 */
export function promptOf(
  declared: readonly PromptDeclaration[],
  name: string,
  given: Readonly<Record<string, string>>,
): GetPromptResult | string | null {
  const prompt = declared.find((one) => one.name === name);
  if (!prompt) return null;
  const filled: Record<string, string> = {};
  for (const { name: argument, required } of prompt.arguments) {
    const value = given[argument]?.trim() ?? '';
    if (value === '' && required) return `${argument} is required.`;
    if (value.length > maxChars) return `${argument} may have at most ${maxChars} characters.`;
    if (value !== '') filled[argument] = JSON.stringify(shownText(value));
  }
  const text = prompt.text(filled);
  return { description: prompt.description, messages: [{ role: 'user', content: { type: 'text', text } }] };
}
