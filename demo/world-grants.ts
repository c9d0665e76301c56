import type { Days } from './days.ts';
import { type DemoRecord, euros, page, record, slugOf, told, words } from './fiction.ts';
import { demoId } from './ids.ts';
import { funderName } from './world-funders.ts';
import { fullDetail } from './world-grant-detail.ts';
import { type GrantRow, grantRows } from './world-grant-rows.ts';

/** Days ago on which a call in this state was closed by its source. */
const closedDaysAgo: Readonly<Record<string, number>> = { closed: 6, archived: 45, withdrawn: 3 };

export function demoGrants(days: Days): DemoRecord[] {
  return grantRows.map((row, i) => grantRecord(days, row, i));
}

/** The key (and public id) of the grant with this title. */
function grantKey(title: string): string {
  return slugOf(title);
}

function grantRecord(days: Days, row: GrantRow, i: number): DemoRecord {
  const [title, funder, labelText, closes, score, , , state = 'open'] = row;
  const key = grantKey(title);
  const rolling = closes === null && state !== 'forecast';
  const labels = [...words(labelText), ...(rolling ? ['rolling'] : [])].sort();
  const closedAgo = closedDaysAgo[state];
  const open = state !== 'forecast' && closedAgo === undefined;
  const first = labels.find((label) => label !== 'rolling') ?? 'biology-of-ageing';
  return record('grants', key, {
    public_id: key,
    title,
    description: described(row),
    funder_name: funderName(funder),
    deadline: closes === null ? undefined : days.within(closes),
    url: `https://${funder}.example/apply/${key}`,
    info_url: page(`calls/${key}`),
    location: placeOf(i),
    labels,
    relevance_score: score,
    relevance_reasons: reasons(score, first, funder, closes),
    stage: open ? (i % 3 === 0 ? 'shortlisted' : 'screened') : undefined,
    status: open ? 'open' : state === 'forecast' ? 'forecast' : state === 'archived' ? 'archived' : 'closed',
    verified: open && state !== 'unverified',
    closed_at: closedAgo === undefined ? undefined : days.at(-closedAgo, 8),
    merged_into:
      state === 'withdrawn' ? demoId('grants', grantKey('Senescence in Living Tissue Awards')) : undefined,
    organization_id: state === 'unlinked' ? undefined : demoId('organizations', funder),
    text_policy: state === 'excerpt' ? 'excerpt_only' : 'full',
    detail: detailOf(days, row, i, rolling),
  });
}

function described([, , , , , amount, text, state]: GrantRow): string {
  const money =
    amount === null
      ? 'The size of an award is not stated.'
      : `Awards are up to ${amount.toLocaleString('en')} euros.`;
  const howToApply =
    'Applications have a one-page summary, a plan with the outcome that would prove the idea wrong, and a budget. Teams from any country may apply. Reviewers see the plan before they see the names.';
  if (state === 'excerpt') return `${told(`${text} ${money}`)}\n\n${howToApply}\n\n${longRules}`;
  return `${told(`${text} ${money}`)}\n\n${howToApply}`;
}

const longRules =
  'The funder keeps the rights in the full text of this call, so that readers of the catalogue get a quotation and the address of the original. The full text goes on for several pages: it explains who counts as an applicant, which costs are eligible, how the reviewers are chosen, how conflicts of interest are handled, what is expected of data and code, when the money is paid, and how a change of plan is agreed. None of it exists outside this demo.';

function placeOf(i: number): string | undefined {
  return ['Examplia', 'Fenland Isles', 'Inland Republic', 'Worldwide', undefined][i % 5];
}

/** One sentence for each part of the score, as the harvest writes them; the parts add up to the score. */
function reasons(
  score: number | null,
  label: string,
  funder: string,
  closes: number | null,
): string[] | undefined {
  if (score === null) return undefined;
  const when = closes === null ? 'no deadline' : closes < 0 ? 'closed' : `closes in ${closes} days`;
  const parts: readonly (readonly [text: string, most: number])[] = [
    [`title: ${label}`, 44],
    [when, pointsForTime(closes)],
    [`funder: ${funder}`, 15],
    [`body: ${label}`, 16],
    ['eligibility and instrument', 100],
  ];
  let left = score;
  return parts.flatMap(([text, most]) => {
    const points = Math.min(left, most);
    left -= points;
    return points > 0 ? [`${text} ${points}`] : [];
  });
}

function pointsForTime(closes: number | null): number {
  if (closes === null) return 7;
  if (closes < 0) return 0;
  if (closes < 7) return 1;
  if (closes < 14) return 3;
  if (closes < 30) return 5;
  return closes < 90 ? 8 : 10;
}

const instruments: readonly (readonly [label: string, instrument: string])[] = [
  ['instrument-prize', 'prize'],
  ['instrument-fellowship', 'fellowship'],
  ['instrument-contract', 'contract'],
  ['instrument-loan', 'loan'],
  ['instrument-equity', 'equity'],
  ['instrument-in-kind', 'in_kind'],
];

function detailOf(days: Days, row: GrantRow, i: number, rolling: boolean): Record<string, unknown> {
  const [title, funder, labels, closes, , amount, , state] = row;
  const instrument = instruments.find(([label]) => labels.includes(label))?.[1] ?? 'grant';
  const basic = {
    number: `DEMO-${String(i + 1).padStart(3, '0')}`,
    deadlines:
      closes === null && !rolling
        ? []
        : [
            {
              kind: 'full',
              label: rolling ? 'Open all year' : 'Full application',
              ...(closes === null ? {} : { date: days.date(closes - 1), at: days.within(closes), tz: 'UTC' }),
              precision: rolling ? 'unknown' : 'day',
              rolling,
              evidence_ids: [],
            },
          ],
    ...(state === 'forecast' ? {} : { posted_at: days.date(-20 - (i % 40)) }),
    ...(state === 'archived' ? { archived_at: days.date(-45) } : {}),
    ...(state === 'forecast'
      ? { project_start_expected: days.date(240), fiscal_year: Number(days.date(200).slice(0, 4)) }
      : {}),
    funding: {
      instrument,
      ...(amount === null
        ? {}
        : { max_award: euros(amount), total: euros(amount * (2 + (i % 5))), awards_expected: 2 + (i % 5) }),
      ...(i % 4 === 0 ? { cost_sharing: false } : {}),
    },
    eligibility: {
      applicant_types: (i % 2 === 0 ? ['organization', 'individual'] : ['unrestricted']).map((value) => ({
        value,
      })),
      foreign_applicants: i % 3 === 0 ? 'yes' : 'unknown',
    },
    funder: { organization_public_id: funder, name: funderName(funder) },
  };
  return title === 'Senescence in Living Tissue Awards'
    ? { ...basic, ...fullDetail(days, grantKey(title)) }
    : basic;
}
