// From where applicants of an opportunity may be, where its text says so: in a sentence of its own, or in a closed list
// in which every kind of organization is one of the United States.

import { foundRules } from '../../matching/calls/requirements/requirements.ts';
import { closedListIn } from '../../matching/calls/requirements/who-may-submit.ts';

export interface Places {
  readonly foreign_applicants?: 'yes' | 'no' | 'partial';
  readonly countries_in?: readonly string[];
  readonly countries_out?: readonly string[];
}

const placesBySentence: Readonly<Record<string, Places>> = {
  eligible: { foreign_applicants: 'yes' },
  some: { foreign_applicants: 'partial' },
  only: { foreign_applicants: 'yes', countries_out: ['US'] },
  not_eligible: { foreign_applicants: 'no', countries_in: ['US'] },
};

/** Nothing where the text says nothing. */
export function placesOf(call: Parameters<typeof foundRules>[0]): Places {
  const found = foundRules(call).find(({ rule }) => rule.kind === 'foreign_organizations');
  if (found) return placesBySentence[String(found.rule.value.value)] ?? {};
  const closed = closedListIn(call.details ?? '')?.replace(campusAbroad, ' ') ?? '';
  return ofTheStates.test(closed) && !ofOthers.test(closed) ? (placesBySentence.not_eligible as Places) : {};
}

/** A rule of NSF on these is about institutions of the United States. */
const campusAbroad = /\binternational branch campus(?:es of US IHEs)?\b/gi;
const ofTheStates = /\blocated in the (?:US|U\.S\.|United States)|\bU\.S\.-based\b/i;
const ofOthers = /\bforeign\b|\bunaffiliated\b|\binternational|\bnon-U\.?S\b/i;
