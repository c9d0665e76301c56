// What is particular to the pages of a family, beside its declaration: the facts that come first, and what
// stands below the sections.

import { ageingText, applicantText } from '../../families/grants/spoken.ts';
import type { Doc } from '../../kernel/family.ts';
import type { FieldError } from '../../kernel/refusal.ts';
import type { Figure } from '../kit/figure.ts';
import type { Values } from '../kit/form.ts';
import type { Hole, SafeHtml } from '../kit/html.ts';
import type { PageRequest } from '../kit/page.ts';
import { dossierLink } from './beside.ts';
import { contactNotes } from './contact-notes.ts';
import { eventFacts } from './event-parts.ts';
import { callNotes } from './grant-money.ts';
import { grantFacts, grantMark, grantSaid, similarGrants } from './grant-parts.ts';
import { grantSections } from './grant-sections.ts';
import { labelCarriers, labelSections } from './label-parts.ts';
import { experimentParticulars } from './omega/experiment-parts.ts';
import { hypothesisParticulars } from './omega/hypothesis-parts.ts';
import { openGrants } from './open-grants.ts';
import { clusterFigures, clusterMembers, theoryFacts, theoryFigures, theoryParts } from './theory-parts.ts';

export interface Fact {
  readonly label: string;
  readonly value: Hole;
  readonly note?: Hole;
}

/** What a form of the page held when it was refused. */
export interface RefusedForm {
  readonly values: Values;
  readonly errors: readonly FieldError[];
}

export interface Particulars {
  /** What comes first, in place of the headline and the members of a row. */
  readonly facts?: (record: Doc, ask: PageRequest) => readonly Fact[];
  /** Below the title: whether it was checked, and the like. */
  readonly mark?: (record: Doc, ask: PageRequest) => Hole;
  /** Pictures of more than the record itself, behind those of the declaration. @param path of its page */
  readonly figures?: (ask: PageRequest, record: Doc, path: string) => Promise<readonly Figure[]>;
  /** Sections in its own words, by the member that they show. */
  readonly sections?: Readonly<Record<string, (value: unknown, ask: PageRequest) => SafeHtml>>;
  /** Below the sections; asks like any page. */
  readonly more?: (ask: PageRequest, record: Doc, refused?: RefusedForm) => Promise<SafeHtml>;
  /** Not for search engines: it has a page, and no place in the catalogue. */
  readonly hidden?: (record: Doc, ask: PageRequest) => boolean;
  /** What stands there is not of the catalogue alone: the page is made anew each time. */
  readonly live?: true;
  /** A thread of comments stands below it. */
  readonly takesComments?: true;
  /** What a row of a list tells first, of more than its members, by the id of the row. */
  readonly rowNotes?: (ids: readonly string[], ask: PageRequest) => ReadonlyMap<string, readonly Hole[]>;
  /** The values of a closed list in words, by the column that holds them. */
  readonly words?: Readonly<Record<string, (value: string) => string>>;
  /** Members that the above says. */
  readonly said?: (record: Doc) => readonly string[];
}

export const particulars: Readonly<Record<string, Particulars>> = {
  grants: {
    facts: grantFacts,
    mark: grantMark,
    more: similarGrants,
    said: grantSaid,
    sections: grantSections,
    rowNotes: callNotes,
    words: { applicant_type: applicantText, open_to_ageing: ageingText },
  },
  events: {
    facts: eventFacts,
    said: () => [
      'start_date',
      'end_date',
      'submission_deadline',
      'location',
      'is_online',
      'organizer',
      'event_type',
    ],
  },
  contacts: { rowNotes: contactNotes },
  investors: { mark: dossierLink },
  organizations: { sections: { open_grants: openGrants } },
  theories: {
    facts: theoryFacts,
    figures: theoryFigures,
    more: theoryParts,
    said: () => ['is_primary', 'theory_summary', 'extracted_at'],
  },
  theory_clusters: { figures: clusterFigures, more: clusterMembers },
  // Where a label stands is said below, with a link.
  labels: { facts: () => [], more: labelCarriers, sections: labelSections },
  experiments: experimentParticulars,
  omega_hypotheses: hypothesisParticulars,
};
