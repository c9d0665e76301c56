import type { Days } from './days.ts';
import { type DemoRecord, fictional, page, record, told, words } from './fiction.ts';
import { demoId } from './ids.ts';

/** Name, kind, opportunities, status, stage, relevance, days to a deadline, key of an investor, text, stale. */
type LeadRow = readonly [
  string,
  string,
  string,
  string,
  string | null,
  number | null,
  number | null,
  string | null,
  string,
  'stale'?,
];

// biome-ignore format: a table reads better with one row a line
const rows: readonly LeadRow[] = [
  ['Meridian Longevity Fund', 'organization', 'grant', 'active', 'contacted', 88, 30, null, 'Their programme officer answers within a week.'],
  ['Tidegate Capital', 'investor', 'investment partnership', 'active', 'in_talks', 81, null, 'tidegate-capital', 'Asked for the protocol of the next trial.'],
  ['Larkspur Long View', 'investor', 'investment', 'reviewed', 'qualified', 74, null, 'larkspur-long-view', 'Holds for fifteen years; fits slow biology.'],
  ['Larkspur Conference on the Biology of Ageing', 'event', 'speaking sponsorship', 'new', 'identified', 69, 12, null, 'Open call for talks in the session on failed replications.'],
  ['Tessaly Hospital Endowment', 'investor', 'investment pilot', 'new', null, 58, null, 'tessaly-endowment', 'Could host a trial and take a stake.'],
  ['Lantern Prize Society', 'organization', 'prize', 'reviewed', 'identified', 77, 365, null, 'The prize for a predictive biomarker stays open for a year.'],
  ['Glasshour Diagnostics', 'company', 'partnership pilot', 'active', 'in_talks', 72, null, null, 'Would measure our samples at cost.'],
  ['Ironbark Ventures', 'investor', 'investment', 'parked', 'qualified', 41, null, 'ironbark-ventures', 'Wait for their new budget.'],
  ['Copperleaf Early Career Fund', 'organization', 'fellowship grant', 'new', 'identified', 83, 17, null, 'Two members of the team qualify.'],
  ['Fogbell Brain Foundation', 'organization', 'grant fellowship', 'parked', 'identified', 52, 88, null, 'Only the cohort call fits.'],
  ['Quorum of Elders DAO', 'organization', 'grant', 'closed', 'won', 64, null, null, 'Paid for the first data set.'],
  ['Greyheron Ventures', 'investor', 'investment', 'closed', 'lost', 22, null, 'greyheron-ventures', 'No answer to three letters.', 'stale'],
  ['Oakhollow Family Office', 'investor', 'investment in_kind', 'reviewed', 'contacted', 60, null, 'oakhollow-office', 'Offers laboratory space.'],
  ['Umbral Research Fund', 'organization', 'grant', 'parked', 'dormant', 18, null, null, 'Has not published its rules.', 'stale'],
  ['Saltmarsh Institute for Comparative Biology', 'organization', 'in_kind partnership', 'closed', 'applied', 55, -20, null, 'Applied for a stay; the answer is pending.'],
];

function leadKey(name: string): string {
  return name.toLowerCase().replaceAll(/[^a-z]+/g, '-');
}

export function demoLeads(days: Days): DemoRecord[] {
  return rows.map(([name, kind, opportunities, status, stage, score, closes, investor, text, stale], i) => {
    const key = leadKey(name);
    return record('leads', key, {
      name: fictional(name),
      entity_type: kind,
      opportunity_types: words(opportunities),
      status,
      stage: stage ?? undefined,
      active_action: status === 'active' ? 'Send the two-page summary' : undefined,
      relevance_score: score ?? undefined,
      description: told(text),
      url: `https://${key}.example/`,
      location: i % 3 === 0 ? 'Examplia' : i % 3 === 1 ? 'Inland Republic' : undefined,
      contact_email: i % 4 === 0 ? `office@${key}.example` : undefined,
      submission_url: closes === null ? undefined : page(`leads/${key}/apply`),
      info_url: page(`leads/${key}`),
      approach_strategy: status === 'new' ? undefined : 'Open with the negative result, then the plan.',
      grant_deadline: closes === null ? undefined : days.within(closes),
      discovery_source: i % 2 === 0 ? 'demo harvest' : 'added by the team',
      stale: stale !== undefined,
      investor_id: investor === null ? undefined : demoId('investors', investor),
    });
  });
}

/** Name, role, organization (key and name), lead, status of the address, basis, do not contact. */
const people: readonly (readonly [string, string, string | null, string | null, string, string, boolean])[] =
  [
    [
      'Ottilie Brackenshaw',
      'Programme officer',
      'meridian-longevity-fund',
      'Meridian Longevity Fund',
      'verified',
      'published_business',
      false,
    ],
    [
      'Corvin Maslow-Tarn',
      'Head of grants',
      'fogbell-brain-foundation',
      'Fogbell Brain Foundation',
      'unverified',
      'published_business',
      false,
    ],
    ['Tamsin Rookwood', 'Partner', null, 'Tidegate Capital', 'verified', 'consented', false],
    [
      'Edric Halloway',
      'Secretary',
      'copperleaf-fund',
      'Copperleaf Early Career Fund',
      'bounced',
      'added_by_team',
      false,
    ],
    [
      'Wilhelmina Stork',
      'Laboratory manager',
      'saltmarsh-institute',
      null,
      'verified',
      'added_by_team',
      true,
    ],
    [
      'Bram Quillfeather',
      'Press office',
      'lantern-prize-society',
      'Lantern Prize Society',
      'unverified',
      'published_business',
      false,
    ],
  ];

export function demoContacts(days: Days): DemoRecord[] {
  return people.map(([name, role, organization, lead, state, basis, silent], i) => {
    const key = leadKey(name);
    return record('contacts', key, {
      name: fictional(name),
      role,
      organization_public_id: organization ?? undefined,
      organization_name: lead === null ? undefined : fictional(lead),
      lead_id: lead === null ? undefined : demoId('leads', leadKey(lead)),
      email: silent ? undefined : `${key}@contacts.example`,
      email_status: state,
      profile_url: page(`people/${key}`),
      basis,
      last_verified_at: state === 'verified' ? days.at(-14 - i, 9) : undefined,
      do_not_contact: silent,
    });
  });
}
