import type { Days } from './days.ts';
import { type DemoRecord, euros, fictional, page, record, told, words } from './fiction.ts';
import { demoId } from './ids.ts';
import { companyName } from './world-companies.ts';
import { eventKey } from './world-events.ts';

interface Investor {
  readonly key: string;
  readonly name: string;
  readonly type: string;
  readonly person: boolean;
  readonly text: string;
  readonly sectors: string;
  readonly portfolio: string;
  readonly check?: readonly [min: number, max: number];
  readonly stale?: true;
  readonly published?: false;
  readonly firm?: string;
}

// biome-ignore format: a table reads better with one row a line
const investors: readonly Investor[] = [
  { key: 'tidegate-capital', name: 'Tidegate Capital', type: 'vc', person: false, text: 'Venture firm for therapies that act on the causes of ageing.', sectors: 'rejuvenation senolytics', portfolio: 'ombrelune-bio verrin-reprogramming lumenfold', check: [2000000, 15000000] },
  { key: 'larkspur-long-view', name: 'Larkspur Long View', type: 'vc', person: false, text: 'Early firm that holds for fifteen years and says so in its terms.', sectors: 'biology-of-ageing', portfolio: 'pellucid-thymus tallowick-mitochondria', check: [500000, 4000000] },
  { key: 'greyheron-ventures', name: 'Greyheron Ventures', type: 'vc', person: false, text: 'Has made no investment for three years.', sectors: 'digital-health', portfolio: 'nightjar-brain', stale: true },
  { key: 'oakhollow-office', name: 'Oakhollow Family Office', type: 'family_office', person: false, text: 'Invests for one invented family, mostly beside other funds.', sectors: 'organ-preservation biostasis', portfolio: 'pellucid-thymus', check: [1000000, 5000000] },
  { key: 'ironbark-ventures', name: 'Ironbark Ventures', type: 'corporate_vc', person: false, text: 'Venture arm of an invented insurer.', sectors: 'agetech digital-health', portfolio: 'glasshour-diagnostics', check: [250000, 2000000] },
  { key: 'springboard-eight', name: 'Springboard Eight', type: 'accelerator', person: false, text: 'Takes eight start-ups each season and a small stake in each.', sectors: 'translational', portfolio: 'mosswater-proteins harrow-hound', check: [100000, 100000] },
  { key: 'tessaly-endowment', name: 'Tessaly Hospital Endowment', type: 'institution', person: false, text: 'Takes stakes in companies that run their trials in the hospital.', sectors: 'clinical-trial', portfolio: 'verrin-reprogramming', check: [1000000, 8000000] },
  { key: 'fenland-pension-circle', name: 'Fenland Pension Circle', type: 'lp', person: false, text: 'Backs funds, never companies; not shown on the site.', sectors: '', portfolio: '', published: false },
  { key: 'linnet-farrowgate', name: 'Linnet Farrowgate', type: 'angel', person: true, text: 'Puts small sums into the first round of companies that publish their methods.', sectors: 'biomarkers-of-ageing data-resource', portfolio: 'glasshour-diagnostics harrow-hound', check: [25000, 150000], firm: 'larkspur-long-view' },
  { key: 'osric-vane', name: 'Osric Vane', type: 'individual', person: true, text: 'Backed the first round of a company that later closed; the entry is old.', sectors: 'cell-replacement', portfolio: 'driftwood-organs', stale: true },
];

function nameOf(key: string): string {
  return fictional(investors.find((one) => one.key === key)?.name ?? key);
}

export function demoInvestors(days: Days): DemoRecord[] {
  return investors.map((one) =>
    record('investors', one.key, {
      public_id: one.key,
      name: fictional(one.name),
      type: one.type,
      bio: told(one.text),
      entities: words(one.portfolio).map((company) => ({
        entity_name: companyName(company),
        entity_type: 'portfolio_company',
        role: 'investor',
        url: `https://${company}.example/`,
      })),
      is_person: one.person,
      stale: one.stale ?? false,
      published: one.published ?? true,
      detail: {
        headline: one.text,
        ...(one.firm === undefined
          ? {}
          : { firm: { public_id: one.firm, name: nameOf(one.firm), role: 'Adviser' } }),
        geo: ['Examplia', 'Fenland Isles'],
        stages:
          one.type === 'accelerator' || one.person ? ['pre_seed', 'seed'] : ['seed', 'series_a', 'series_b'],
        sectors: words(one.sectors),
        ...(one.check === undefined
          ? {}
          : { check_size: { min: euros(one.check[0]), max: euros(one.check[1]) } }),
        portfolio: words(one.portfolio).map((company) => ({
          company_public_id: company,
          name: companyName(company),
          lead: one.type === 'vc',
          source: 'demo',
        })),
        last_investment_at: days.date(one.stale === true ? -1150 : -120),
        ...(one.stale === true ? { stale_since: days.at(-55, 3) } : {}),
        links: { website: `https://${one.key}.example/` },
      },
    }),
  );
}

/** Investor, company (or the name of one that is not in the catalogue), round, days ago, amount. */
const rounds: readonly (readonly [string, string, string, number, number | null])[] = [
  ['tidegate-capital', 'ombrelune-bio', 'series_a', 640, 12000000],
  ['tidegate-capital', 'verrin-reprogramming', 'series_b', 210, 20000000],
  ['tidegate-capital', 'lumenfold', 'series_c', 400, 15000000],
  ['larkspur-long-view', 'pellucid-thymus', 'seed', 1500, 1500000],
  ['larkspur-long-view', 'tallowick-mitochondria', 'seed', 330, 3000000],
  ['oakhollow-office', 'pellucid-thymus', 'series_a', 700, 4000000],
  ['ironbark-ventures', 'glasshour-diagnostics', 'seed', 515, 900000],
  ['springboard-eight', 'mosswater-proteins', 'pre_seed', 180, 100000],
  ['tessaly-endowment', 'verrin-reprogramming', 'series_b', 210, 6000000],
  ['linnet-farrowgate', 'glasshour-diagnostics', 'seed', 515, 50000],
  ['linnet-farrowgate', 'Wren and Tansy Assays', 'pre_seed', 95, null],
  ['osric-vane', 'driftwood-organs', 'seed', 3300, 400000],
];

export function demoFundingRounds(days: Days): DemoRecord[] {
  return rounds.map(([investor, company, round, ago, amount], i) => {
    const known = !company.includes(' ');
    return record('funding_rounds', `${investor}-${i}`, {
      investor_id: demoId('investors', investor),
      company_id: known ? demoId('companies', company) : undefined,
      company_name: known ? companyName(company) : fictional(company),
      round,
      date: days.date(-ago),
      amount: amount === null ? undefined : euros(amount),
      source_url: page(`rounds/${i}`),
    });
  });
}

/** Past events of the demo, with the investors who were seen there. */
// biome-ignore format: a table reads better with one row a line
const attendance: readonly (readonly [event: string, investors: string])[] = [
  ['Larkspur Conference on the Biology of Ageing, Last Year', 'tidegate-capital larkspur-long-view linnet-farrowgate oakhollow-office'],
  ['Patient Capital Evening, Autumn', 'tidegate-capital oakhollow-office tessaly-endowment linnet-farrowgate ironbark-ventures'],
  ['Clock Builders Workshop, Spring', 'linnet-farrowgate ironbark-ventures'],
  ['Frailty in the Clinic', 'tessaly-endowment larkspur-long-view'],
  ['Webinar: Reading a Negative Result', 'linnet-farrowgate tidegate-capital'],
];

export function demoAttendance(days: Days): DemoRecord[] {
  return attendance.flatMap(([event, keys]) =>
    words(keys).map((investor) =>
      record('attendance_records', `${eventKey(event)}-${investor}`, {
        investor_id: demoId('investors', investor),
        event_id: demoId('events', eventKey(event)),
        attended_at: days.at(attendedDays[event] ?? -100, 9),
      }),
    ),
  );
}

const attendedDays: Readonly<Record<string, number>> = {
  'Larkspur Conference on the Biology of Ageing, Last Year': -313,
  'Patient Capital Evening, Autumn': -70,
  'Clock Builders Workshop, Spring': -160,
  'Frailty in the Clinic': -35,
  'Webinar: Reading a Negative Result': -11,
};

/** Investor, statement, probability, status. Professional guesses only. */
const guesses: readonly (readonly [string, string, number | null, string])[] = [
  ['tidegate-capital', 'Prepares a fund for therapies of the immune system.', 0.6, 'open'],
  ['tidegate-capital', 'Prefers companies with a registered trial.', 0.8, 'supported'],
  ['larkspur-long-view', 'Would lead a round for mitochondrial transfer.', 0.5, 'open'],
  ['ironbark-ventures', 'Looks for a second test company.', 0.35, 'open'],
  ['linnet-farrowgate', 'Invests only after a preprint is out.', 0.9, 'supported'],
  ['osric-vane', 'Will invest again.', null, 'refuted'],
];

export function demoInvestorHypotheses(): DemoRecord[] {
  return guesses.map(([investor, statement, probability, status], i) =>
    record('investor_hypotheses', `${investor}-${i}`, {
      investor_id: demoId('investors', investor),
      statement: told(statement),
      probability: probability ?? undefined,
      basis: [demoId('funding_rounds', `${investor}-${rounds.findIndex(([other]) => other === investor)}`)],
      status,
    }),
  );
}
