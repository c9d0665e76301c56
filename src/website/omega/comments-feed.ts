// The comments of one experiment as a feed, the newest first.

import { atomText, recordTag } from '../../channels/formats/atom.ts';
import { listComments } from '../../people/comments/comments.ts';
import { askOperation } from '../kit/ask.ts';
import type { PageRequest, PageRoute } from '../kit/page.ts';
import { commenterName } from '../records/omega/experiment-comments.ts';

const path = '/omega/experiments/:name/comments.atom';
const maxComments = 100;

async function feed(ask: PageRequest): Promise<Response> {
  const { url, name: service } = ask.site;
  const { name: public_id = '' } = ask.params;
  const { comments } = (await askOperation(ask, listComments, { public_id })).answer;
  const page = `${url}/omega/experiments/${encodeURIComponent(public_id)}`;
  const newest = comments.toSorted((a, b) => (a.created_at < b.created_at ? 1 : -1)).slice(0, maxComments);
  const text = atomText({
    title: `Comments on experiment ${public_id}`,
    self: `${page}/comments.atom`,
    alternate: `${page}#comments`,
    author: service,
    rights: 'Each comment is its author\u2019s.',
    entries: newest.map((comment) => ({
      id: recordTag(url, 'comments', comment.id),
      title: commenterName(comment),
      link: `${page}#comment-${comment.id}`,
      updated: new Date(comment.created_at),
      summary: comment.body,
    })),
  });
  return new Response(text, { headers: { 'Content-Type': 'application/atom+xml; charset=utf-8' } });
}

export const commentsFeedRoute: PageRoute = { name: 'comments feed', method: 'GET', path, answer: feed };
