// The sources that can be harvested: each a folder (or a file) and a line here.

import { clinicaltrials } from './clinicaltrials/clinicaltrials.ts';
import { california } from './common-grants/california.ts';
import { pennsylvania } from './common-grants/pennsylvania.ts';
import { commonGrants } from './common-grants/protocol.ts';
import { conferences } from './conferences/conferences.ts';
import { cordis } from './cordis/cordis.ts';
import { crossrefFunders } from './crossref/funders.ts';
import { euFunding } from './eu-funding/eu-funding.ts';
import { foundations } from './foundations/foundations.ts';
import { grantsGov } from './grants-gov/grants-gov.ts';
import { meetings } from './ical/meetings.ts';
import { nihGuide } from './nih-guide/nih-guide.ts';
import { noService, type Source } from './reading/source.ts';
import { reporter } from './reporter/reporter.ts';
import { ror } from './ror/ror.ts';
import { ukri } from './ukri/ukri.ts';
import { drugage } from './works/drugage.ts';
import { openalex } from './works/openalex.ts';

export const sources: readonly Source[] = [
  grantsGov,
  euFunding,
  ror,
  conferences,
  california,
  pennsylvania,
  commonGrants,
  nihGuide,
  ukri,
  foundations,
  meetings,
  clinicaltrials,
  reporter,
  cordis,
  crossrefFunders,
  openalex,
  drugage,
];

/** Whether nobody can ask this source for news: it is read when an operator has a file of it. */
export function fromFilesAlone(name: string): boolean {
  return sources.some((source) => source.name === name && source.readLive === noService);
}
