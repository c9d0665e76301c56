// The comments of one experiment as a feed, the newest first.

import { atomText, recordTag } from '../../channels/formats/atom.ts';
import type { Doc } from '../../kernel/family.ts';
import { listComments } from '../../people/comments/comments.ts';
import { askOperation } from '../kit/ask.ts';
import type { PageRequest, PageRoute } from '../kit/page.ts';

const path = '/omega/experiments/:name/comments.atom';
const maxComments = 100;

async function feed(ask: PageRequest): Promise<Response> {
  const { url, name: service } = ask.site;
  const { name: public_id = '' } = ask.params;
  const { answer } = await askOperation(ask, listComments, { public_id });
  const page = `${url}/omega/experiments/${encodeURIComponent(public_id)}`;
  const comments = (answer.comments as readonly Doc[])
    .toSorted((a, b) => (String(a.created_at) < String(b.created_at) ? 1 : -1))
    .slice(0, maxComments);
  const text = atomText({
    title: `Comments on experiment ${public_id}`,
    self: `${page}/comments.atom`,
    alternate: `${page}#comments`,
    author: service,
    rights: 'Each comment is its author\u2019s.',
    entries: comments.map(({ id, author_name, author_kind, body, created_at }) => ({
      id: recordTag(url, 'comments', String(id)),
      title: `${author_name ?? (author_kind === 'agent' ? 'An unnamed agent' : 'Anonymous reader')}`,
      link: `${page}#comment-${id}`,
      updated: new Date(String(created_at)),
      summary: String(body),
    })),
  });
  return new Response(text, { headers: { 'Content-Type': 'application/atom+xml; charset=utf-8' } });
}

export const commentsFeedRoute: PageRoute = { name: 'comments feed', method: 'GET', path, answer: feed };
