import type { Days } from './days.ts';
import { type DemoRecord, fictional, page, record, told, words } from './fiction.ts';

/** Key, family, title, subject (kind/key), days ago, topics, whole text or quotation. */
const items: readonly (readonly [string, string, string, string, number, string, 'full' | 'excerpt_only'])[] =
  [
    [
      'why-we-hold',
      'letter',
      'Why we hold for fifteen years',
      'investor/larkspur-long-view',
      80,
      'longevity',
      'full',
    ],
    [
      'patient-terms',
      'interview',
      'Patient terms for slow biology',
      'investor/tidegate-capital',
      35,
      'translational',
      'excerpt_only',
    ],
    [
      'methods-first',
      'podcast',
      'Methods first, then money',
      'investor/linnet-farrowgate',
      21,
      'data-resource',
      'excerpt_only',
    ],
    [
      'first-trial-report',
      'publication',
      'A regrown thymus: report of the first year',
      'company/pellucid-thymus',
      140,
      'immune-rejuvenation',
      'full',
    ],
    [
      'lung-round',
      'press',
      'Ombrelune Bio closes its second round',
      'company/ombrelune-bio',
      640,
      'senolytics',
      'excerpt_only',
    ],
    [
      'wrong-by-how-much',
      'post',
      'Wrong by how much? Our clock after a year',
      'company/glasshour-diagnostics',
      12,
      'biomarkers-of-ageing',
      'full',
    ],
    [
      'life-tables-talk',
      'talk',
      'Life tables of ninety species',
      'hero/ada-thistlewood',
      55,
      'comparative-biology',
      'full',
    ],
    [
      'annual-filing',
      'filing',
      'Annual filing of a dissolved company',
      'company/driftwood-organs',
      1200,
      'cell-replacement',
      'full',
    ],
  ];

export function demoContent(days: Days): DemoRecord[] {
  return items.map(([key, family, title, subject, ago, topics, policy], i) => {
    const [kind = '', publicId = ''] = subject.split('/');
    const quote = 'We name the outcome that would prove us wrong before we begin.';
    const text = `${title}. ${quote} The rest of this invented text speaks of plans, of delays, and of what was learned from both.`;
    return record('content', key, {
      public_id: key,
      family,
      title,
      url: page(`content/${key}`),
      published_at: days.at(-ago, 10),
      publisher: fictional(i % 2 === 0 ? 'Quillmark Press' : 'The Slow Review'),
      authors: [fictional(i % 2 === 0 ? 'Fennimore Gale' : 'Tamsin Rookwood')],
      language: 'en',
      text_policy: policy,
      text: policy === 'full' ? text : undefined,
      excerpt: policy === 'full' ? undefined : quote,
      summary: told(`Says in own words what "${title}" is about.`),
      quotes: [
        {
          text: quote,
          start: policy === 'full' ? title.length + 2 : 0,
          end: (policy === 'full' ? title.length + 2 : 0) + quote.length,
        },
      ],
      topics: words(topics),
      subjects: [{ kind, public_id: publicId }],
      retrieved_at: days.at(-2, 5),
      licence: policy === 'full' ? 'CC BY 4.0' : undefined,
    });
  });
}

/** Path, title, kind, public id. */
const pages: readonly (readonly [string, string, string, string?])[] = [
  ['/about-the-demo', 'About this demo', 'article'],
  ['/guides/reading-a-score', 'How to read a score', 'guide'],
  ['/guides/first-grant', 'Finding a first grant', 'guide'],
  ['/stories/second-thymus', 'The story of the second thymus', 'article', 'second-thymus'],
];

export function demoPages(days: Days): DemoRecord[] {
  return pages.map(([path, title, kind, publicId], i) =>
    record('pages', path.slice(1).replaceAll('/', '-'), {
      path,
      title,
      kind,
      public_id: publicId,
      lastmod: days.at(-5 - i, 8),
      summary: told(`${title}, in five minutes.`),
      markdown_url: page(`pages${path}.md`),
      jsonld: i % 2 === 0,
    }),
  );
}
