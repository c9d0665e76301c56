// Words for the codes of the EU portal. The search service gives codes only; snapshots give labels,
// whose spelling changes now and then. The programmes are therefore named here, and a code that is
// in neither place is left out.

import { percentDecoded } from '../../kernel/plain-text.ts';
import { slugify } from '../reading/ids.ts';
import type { EuFacet } from './call.ts';

const programmes: Readonly<Record<string, string>> = {
  43108390: 'Horizon Europe',
  43152860: 'Digital Europe Programme',
  44181033: 'European Defence Fund',
  43252405: 'LIFE Programme for the Environment and Climate Action',
  43252476: 'Single Market Programme',
  111111: 'EU External Action',
  43298916: 'Euratom Research and Training Programme',
  43251589: 'Citizens, Equality, Rights and Values Programme',
  43251567: 'Connecting Europe Facility',
  43251814: 'Creative Europe',
  43353764: 'Erasmus+',
  31045243: 'Horizon 2020',
  43252449: 'Research Fund for Coal and Steel',
  43254019: 'European Social Fund',
  43637601: 'Pilot Projects and Preparatory Actions',
  44416173: 'Interregional Innovation Investments',
  43252368: 'Internal Security Fund',
  44773066: 'Just Transition Mechanism',
  43252386: 'Justice Programme',
  45532249: 'EU Bodies and Agencies',
  43298664: 'Promotion of Agricultural Products',
  43251842: 'Union Anti-Fraud Programme',
  43089234: 'Innovation Fund',
  43298203: 'Union Civil Protection Mechanism',
  43254037: 'European Solidarity Corps',
  43253967: 'Renewable Energy Financing Mechanism',
  43392145: 'European Maritime, Fisheries and Aquaculture Fund',
  46324255: 'Technical Assistance for ERDF, CF and JTF',
};

const healthDivision = '43108557';

/** The codes that a search can be split by. */
export const programmeCodes: readonly string[] = Object.keys(programmes);

/** The programme's name for people, or null for a code that nobody names. */
export function programmeName(programme: EuFacet): string | null {
  return programmes[programme.code] ?? readable(programme.label);
}

/** A code that nobody names says nothing to a reader: it has no slug. */
export function programmeSlug(programme: EuFacet): string | null {
  return slugOf(programmeName(programme));
}

/** A division that is a whole programme has the programme's slug. */
export function divisionSlug(division: EuFacet): string | null {
  if (division.code in programmes) return programmeSlug(division);
  return slugOf(readable(division.label));
}

/** A type of action, which the portal gives in words; a bare number is a code. */
export function actionSlug(action: string): string | null {
  return /^\d+$/.test(action) ? null : slugOf(readable(action));
}

/** True for calls in the health part of a programme, or with health in their identifier or title. */
export function isHealthCall(identifier: string, title: string, divisions: readonly EuFacet[]): boolean {
  return (
    divisions.some(({ code }) => code === healthDivision) ||
    /HLTH|EU4H/.test(identifier) ||
    /\bhealth/i.test(title)
  );
}

function slugOf(name: string | null): string | null {
  const slug = name === null ? '' : slugify(name, 70);
  return slug === '' ? null : slug;
}

/** Labels come with percent signs (`%26`), double spaces and the acronym in brackets at their end. */
function readable(label: string | null): string | null {
  if (label === null) return null;
  const text = percentDecoded(label)
    .replace(/\s+/g, ' ')
    .replace(/ \([A-Z\d –-]+\) ?$/, '')
    .trim();
  return text === '' ? null : text;
}
