// Live sources that answer from a function, and what they say.

import type { Live, LiveSource } from '../../src/people/research/live-sources.ts';
import { euFunding } from '../../src/sources/eu-funding/eu-funding.ts';
import { grantsGov } from '../../src/sources/grants-gov/grants-gov.ts';
import type { TestApp } from './test-app.ts';

export interface Asked {
  readonly url: string;
  readonly keyword: string | null;
  readonly opportunityId: number | null;
  readonly text: string | null;
}

export type Answer = (asked: Asked) => Response | object | Promise<Response | object>;

/** Services that answer from a function. */
export function liveBy(answer: Answer, given: Partial<Live> = {}): Live & { readonly asked: Asked[] } {
  const asked: Asked[] = [];
  return {
    asked,
    sources: [grantsGov as LiveSource, euFunding as LiveSource],
    fetch: async (url, init) => {
      const body = typeof init?.body === 'string' ? JSON.parse(init.body) : {};
      const one: Asked = {
        url,
        keyword: body.keyword ?? null,
        opportunityId: body.opportunityId ?? null,
        text: new URL(url).searchParams.get('text'),
      };
      asked.push(one);
      init?.signal?.throwIfAborted();
      const said = await answer(one);
      return said instanceof Response ? said : Response.json(said);
    },
    sleep: async (_, signal) => signal.throwIfAborted(),
    timeMs: 5_000,
    busy: new Set(),
    ...given,
  };
}

export const isUs = ({ url }: Asked) => url.startsWith('https://api.grants.gov/');

export const hits = (...ids: number[]) => ({
  errorcode: 0,
  data: {
    hitCount: ids.length,
    oppHits: ids.map((id) => ({ id: String(id), title: `Call ${id}`, agency: 'NIH', oppStatus: 'posted' })),
  },
});

export const detail = (id: number | null, title = `Muscle ageing call ${id}`) => ({
  errorcode: 0,
  data: {
    id,
    opportunityTitle: title,
    synopsis: {
      synopsisDesc: `<p>Senescence in skeletal muscle &amp; more, ${id}.</p>`,
      responseDateStr: '2026-07-01-00-00-00',
    },
  },
});

export const call = (number: number, title: string) => ({
  reference: `${number}TOPICSen`,
  metadata: {
    identifier: [`HORIZON-${number}`],
    title: [title],
    type: ['1'],
    status: ['31094502'],
    deadlineDate: ['2027-01-01T17:00:00.000+0100'],
    descriptionByte: ['<p>Skeletal muscle and its senescence.</p>'],
  },
});

export const calls = (...results: object[]) => ({ totalResults: results.length, results });

/** Both services, each with one call that fits. */
export const both: Answer = (asked) => {
  if (!isUs(asked)) return calls(call(1001, 'Ageing of skeletal muscle'));
  return asked.opportunityId === null ? hits(7) : detail(asked.opportunityId);
};

export async function logOf({ ledger }: TestApp): Promise<number> {
  return ledger.head();
}
