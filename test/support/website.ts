// The site over the demo, as a browser asks it, and the kinds of pages that it has.

import { demoRuns } from '../../demo/omega/runs.ts';
import { addDemo, addDemoRuns } from './demo-app.ts';
import { createTestApp, site, type TestApp } from './test-app.ts';

export interface TestSite extends AsyncDisposable {
  readonly test: TestApp;
  /** A page or file, as a browser asks for it. */
  readonly visit: (path: string, headers?: Readonly<Record<string, string>>) => Promise<Visited>;
  /** A form, as a browser posts it from a page of the site. */
  readonly post: (
    path: string,
    fields: Readonly<Record<string, string>>,
    headers?: Readonly<Record<string, string>>,
  ) => Promise<Visited>;
}

export interface Visited {
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
  readonly type: string;
}

const browser = { accept: 'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8' };

async function visited(response: Response): Promise<Visited> {
  const { status, headers } = response;
  const type = (headers.get('content-type') ?? '').split(';')[0] as string;
  return { status, headers, text: await response.text(), type };
}

/** @param filled without: an empty catalogue */
export async function demoSite({
  filled = true,
  ...options
}: { filled?: boolean } & Parameters<typeof createTestApp>[0] = {}): Promise<TestSite> {
  const test = await createTestApp(options);
  if (filled) {
    await addDemo(test);
    await addDemoRuns(test);
  }
  return {
    test,
    visit: async (path, headers = {}) =>
      visited(
        await test.app.fetch(
          new Request(site + path, { headers: { ...browser, ...headers }, redirect: 'manual' }),
        ),
      ),
    post: async (path, fields, headers = {}) =>
      visited(
        await test.app.fetch(
          new Request(site + path, {
            method: 'POST',
            headers: {
              ...browser,
              'content-type': 'application/x-www-form-urlencoded',
              'sec-fetch-site': 'same-origin',
              ...headers,
            },
            body: new URLSearchParams(fields).toString(),
          }),
        ),
      ),
    [Symbol.asyncDispose]: () => test[Symbol.asyncDispose](),
  };
}

/** The paths within the site that a page names. */
export function pathsIn(html: string): readonly string[] {
  const found = [...html.matchAll(/\s(?:href|src)="(\/[^"#]*)/g)].map(([, path]) =>
    (path as string).replaceAll('&amp;', '&'),
  );
  return [...new Set(found)];
}

const runs = demoRuns();
const folders = { experiment: 'experiments', hypothesis: 'hypotheses', run: 'runs' } as const;

/** The page of what a run of the demo published. */
export function publishedBy(kind: keyof typeof folders, runKind: string): string {
  const of = runs.omega_runs.find((one) => one.kind === runKind)?.id;
  const one = runs.omega_publications.find(({ run_id, kind: is }) => run_id === of && is === kind);
  return `/omega/${folders[kind]}/${one?.public_id}`;
}

/** One page of each kind, and its states. */
export const kinds: Readonly<Record<string, string>> = {
  front: '/',
  'list of grants': '/grants',
  'list with filters': '/grants?q=ageing&label=longevity',
  'list without hits': '/grants?q=zzzzzz',
  'list with a wrong filter': '/grants?deadline_after=soon',
  grant: '/grants/senescence-in-living-tissue-awards',
  events: '/events',
  event: '/events/larkspur-conference-on-the-biology-of-ageing',
  company: '/companies/ombrelune-bio',
  'preservation company': '/preservation/stillwater-vault',
  fund: '/funds/meridian-longevity-fund',
  project: '/projects/second-thymus',
  hero: '/heroes/ada-thistlewood',
  theory: '/theories/cd046b51-f682-525a-ad49-d1b05adf5751',
  clusters: '/theories/clusters',
  cluster: '/theories/clusters/unpaid-repair',
  profile: '/organizations/meridian-longevity-fund',
  'tier needed': '/organizations',
  labels: '/labels?limit=200',
  label: '/labels/longevity',
  experiment: '/omega/experiments/thin-blood-1',
  'experiment of a run': publishedBy('experiment', 'discover'),
  'hypothesis of a run': publishedBy('hypothesis', 'discover'),
  'hypothesis that was imported': '/omega/hypotheses/thinned-old-blood',
  hypotheses: '/omega/hypotheses',
  run: publishedBy('run', 'discover'),
  'run that tested a theory': publishedBy('run', 'test'),
  'run that reviewed another': publishedBy('run', 'review'),
  runs: '/omega/runs',
  experiments: '/omega/experiments',
  'report of an experiment': '/omega/experiments/thin-blood-1/report',
  'no such run': '/omega/runs/or-00000000',
  omega: '/omega',
  workbench: '/omega/workbench',
  'workbench with a wrong address': '/omega/workbench?way=openai&endpoint=http://model.example',
  'workbench at work': '/omega/workbench?way=openai',
  'workbench by hand': '/omega/workbench?way=paste',
  'omega method': '/omega/method',
  'omega protocol': '/omega/protocols/1',
  content: '/content',
  'content of one family': '/content/letter',
  'find funding': '/funding',
  'funding that fits': '/funding?about=senescent%20cells%20in%20muscle&country=DE',
  'funding, asked wrongly': '/funding?about=senescence&country=Germania',
  search: '/search?q=senescence',
  'search without hits': '/search?q=zzzzzz+senescence',
  changes: '/changes',
  datasets: '/datasets',
  'data set': '/datasets/grants',
  docs: '/docs',
  operation: '/docs/list_grants',
  'operation that writes': '/docs/create_comment',
  guide: '/docs/guides/tiers',
  about: '/about/method',
  'what this is': '/about',
  'about the data': '/about/data',
  privacy: '/privacy',
  accessibility: '/accessibility',
  companies: '/companies',
  'preservation companies': '/preservation',
  funds: '/funds',
  projects: '/projects',
  heroes: '/heroes',
  theories: '/theories',
  'cluster among others': '/theories/clusters/thrifty-cell',
  'item of content': '/content/letter/why-we-hold',
  'tier needed for investors': '/investors',
  'tier needed for leads': '/leads',
  'tier needed for sponsors': '/sponsors',
  'tier needed for contacts': '/contacts',
  'tier needed for the crm': '/crm',
  'tier needed for research': '/research',
  'tier needed for ideas': '/ideas',
  'tier needed for events that matter': '/intelligence/events',
  'tier needed for tracked investors': '/intelligence/investors',
  'profile of an investor': '/investors/tidegate-capital',
  'message was received': '/contact/thanks',
  'state of a data request': '/data-requests/perennial_req_x',
  contact: '/contact?correct=grants/x',
  'data request': '/privacy/request?subject_kind=hero&subject_public_id=ada-thistlewood',
  status: '/status',
  'page of the operator': '/guides/first-grant',
  'no such page': '/no/such/page',
};
