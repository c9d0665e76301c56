// The sources that can be harvested.

import { conferences } from './conferences.ts';
import { euFunding } from './eu-funding.ts';
import { grantsGov } from './grants-gov.ts';
import { ror } from './ror.ts';
import type { Source } from './source.ts';

export const sources: readonly Source[] = [grantsGov, euFunding, ror, conferences];
