import { hash } from 'node:crypto';
import type { Days } from './days.ts';
import { euros, page } from './fiction.ts';
import { demoId } from './ids.ts';

const callText =
  'Senescence in living tissue. We pay for experiments that count, clear or quiet senescent cells in living tissue. Late applications are returned unread. The plan has no more than six pages, figures included. Plans that name controls and blinding are preferred. Letters of support are welcome.';
const faqExcerpt = 'May a company apply? Yes, when the data are published.';

/** The members of a grant whose solicitation was read in full: documents, requirements with quotes, amendments. */
export function fullDetail(days: Days, key: string): Record<string, unknown> {
  const id = (name: string): string => demoId('grant-parts', `${key}/${name}`);
  const source = {
    id: 'call-text',
    name: 'Call text (fictional)',
    url: page(`calls/${key}.pdf`),
    kind: 'pdf',
    retrieved_at: days.at(-4, 6),
    text_policy: 'full',
  };
  const quoted = (name: string, quote: string, state: string): Record<string, unknown> => ({
    id: id(`evidence/${name}`),
    quote,
    source,
    document_id: id('documents/call'),
    page: 2,
    quote_sha256: hash('sha256', quote),
    state,
  });
  const extractor = {
    name: 'demo',
    version: '1',
    run_id: id('run'),
    at: days.at(-4, 7),
    reviewed_by: 'human',
  };
  const requirement = (
    name: string,
    category: string,
    obligation: string,
    statement: string,
    quote: string,
    state = 'confirmed',
  ): Record<string, unknown> => ({
    id: id(`requirements/${name}`),
    category,
    statement,
    obligation,
    state,
    evidence: [quoted(name, quote, state)],
    extractor,
    confidence: state === 'confirmed' ? 0.97 : 0.6,
  });
  return {
    deadlines: [
      {
        kind: 'loi',
        label: 'Letter of intent',
        date: days.date(9),
        at: days.at(9, 17),
        time: '17:00',
        tz: 'UTC',
        precision: 'minute',
        rolling: false,
        evidence_ids: [],
      },
      {
        kind: 'full',
        label: 'Full application',
        date: days.date(29),
        at: days.within(30),
        tz: 'UTC',
        precision: 'day',
        rolling: false,
        evidence_ids: [id('evidence/deadline')],
      },
      {
        kind: 'decision',
        label: 'Decision',
        date: days.date(110),
        precision: 'month',
        rolling: false,
        evidence_ids: [],
      },
    ],
    award_date_expected: days.date(110),
    requirements: [
      requirement(
        'deadline',
        'other',
        'must',
        'The full application arrives before the deadline.',
        'Late applications are returned unread.',
      ),
      requirement(
        'pages',
        'format',
        'must',
        'The plan has at most six pages.',
        'The plan has no more than six pages, figures included.',
      ),
      requirement(
        'controls',
        'review_criteria',
        'should',
        'The plan names its controls and how reviewers are blinded.',
        'Plans that name controls and blinding are preferred.',
      ),
      requirement(
        'budget',
        'budget',
        'must',
        'Indirect costs are at most 10 percent.',
        'Indirect costs: 10 percent (table) or 15 percent (text).',
        'conflict',
      ),
      requirement(
        'letters',
        'letters',
        'may',
        'A letter of support can be added.',
        'Letters of support are welcome.',
      ),
    ],
    documents: [
      {
        id: id('documents/call'),
        title: 'Call text (fictional)',
        kind: 'solicitation',
        is_primary: true,
        url: page(`calls/${key}.pdf`),
        mime_type: 'application/pdf',
        size_bytes: 48211,
        sha256: hash('sha256', callText),
        page_count: 4,
        language: 'en',
        retrieved_at: days.at(-4, 6),
        version: 2,
        parse_status: 'parsed',
        text_policy: 'full',
        text: callText,
      },
      {
        id: id('documents/faq'),
        title: 'Questions and answers (fictional)',
        kind: 'faq',
        is_primary: false,
        url: page(`calls/${key}-faq.html`),
        mime_type: 'text/html',
        sha256: hash('sha256', faqExcerpt),
        language: 'en',
        retrieved_at: days.at(-4, 6),
        version: 1,
        parse_status: 'parsed',
        text_policy: 'excerpt_only',
        excerpt: faqExcerpt,
      },
    ],
    verification: {
      verified_open: true,
      method: 'human',
      last_checked_at: days.at(-1, 9),
      next_check_at: days.at(6, 9),
      url_status: 200,
      deadline_seen_in_source: true,
      amount_seen_in_source: true,
      funder_domain_match: true,
      flags: [{ code: 'deadline_conflict', since: days.at(-12, 9) }],
    },
    amendments: [
      {
        version: 2,
        at: days.at(-4, 6),
        changes: [{ path: 'deadline', old: days.within(20), new: days.within(30) }],
        evidence_ids: [id('evidence/deadline')],
      },
    ],
    past_awards: [
      {
        title: 'Counting senescent cells in muscle (fictional)',
        recipient: 'Saltmarsh Institute for Comparative Biology (fictional)',
        amount: euros(180000),
        year: Number(days.date(-400).slice(0, 4)),
        url: page('awards/counting-senescent-cells'),
        source,
      },
    ],
  };
}
