// What is answered without the objects of fetch: each way says whether it has an answer, and the edge is passed as
// by everybody.

import type { Edge, Visit } from './edge.ts';
import type { DirectAnswers, PlainAnswer, PlainRequest, PlainSent } from './plain-request.ts';
import type { Found } from './ready-answer.ts';

type Way<Asked> = (asked: Asked) => ((visit: Visit) => Promise<PlainAnswer | Response>) | null;

interface Ways {
  readonly ready: (asked: PlainRequest) => Found | null;
  readonly lean: Way<PlainRequest>;
  readonly leanPage: Way<PlainRequest>;
  readonly sent: Way<PlainSent>;
}

export function directAnswers(edge: Edge, { ready, lean, leanPage, sent }: Ways): DirectAnswers {
  return {
    ready: (asked, peer) => edge.ready(asked, peer, () => ready(asked)),
    lean: (asked, peer) => {
      const answer = lean(asked);
      if (answer) return edge.lean(asked, peer, answer);
      const page = leanPage(asked);
      return page && edge.lean(asked, peer, page, 'page');
    },
    sent: (asked, peer) => {
      const answer = sent(asked);
      return answer && edge.lean(asked, peer, answer);
    },
  };
}
