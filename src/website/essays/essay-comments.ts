// What readers say below an essay.

import type { FieldError, Refusal } from '../../kernel/refusal.ts';
import {
  commentOnEssay,
  commentsOn,
  removeOwnComment,
  type ShownComment,
} from '../../people/essays/readers.ts';
import { type AccountSite, formRoute } from '../account/account-page.ts';
import { errorsOf, type FormField, form, type Values } from '../kit/form.ts';
import { countText, instant } from '../kit/format.ts';
import { html, nothing, type SafeHtml } from '../kit/html.ts';
import type { Page, PageRequest, PageRoute } from '../kit/page.ts';
import { act, foldedButton, privatePage, ticketFor } from '../kit/person-form.ts';
import { commentPage, commentPager, commentsAt, commentsPerPage } from '../records/pager.ts';

export async function commentsBelow(
  ask: PageRequest,
  site: AccountSite,
  {
    id,
    public_id,
    comments_open,
  }: { readonly id: string; readonly public_id: string; readonly comments_open: boolean },
): Promise<SafeHtml> {
  const page = commentPage(ask.query);
  const offset = (page - 1) * commentsPerPage;
  const { comments, answered, total } = await commentsOn(ask.context, id, { limit: commentsPerPage, offset });
  const me = ask.visit.caller.session === null ? null : (ask.visit.caller.account?.id ?? null);
  const path = `/essays/${public_id}`;
  const answer = ask.query.get('answer') ?? '';
  const here = commentsAt(path, page);
  const one = (comment: ShownComment) => {
    const parent = answered.get(comment.parent_id ?? '');
    return html`<li class="comment" id="comment-${comment.id}"><p class="small"><strong>${comment.author ?? 'A former member'}</strong> <span class="muted">${instant(comment.created_at)}</span></p>
${parent === undefined ? nothing : html`<blockquote>${parent.slice(0, 300)}</blockquote>`}<p class="words">${comment.body}</p>
<p class="actions small">${me !== null && comments_open ? html`<a href="${here}${page > 1 ? '&' : '?'}answer=${comment.id}#write">Answer</a>` : nothing}<a href="/report?kind=comment&amp;id=${comment.id}">Report</a></p>${
      me === comment.user_id
        ? foldedButton({
            action: `/essays/comments/${comment.id}/remove`,
            ticket: ticketFor(ask, site, removeOwnComment, comment.id),
            submit: 'Remove',
            about: `your comment of ${comment.created_at}`,
            effect: 'What it says is erased at once, for good.',
            fields: { back: path },
          })
        : nothing
    }</li>`;
  };
  const writing =
    !comments_open || me === null
      ? html`<p class="muted">${comments_open ? html`<a href="/sign-in?return_to=${encodeURIComponent(path)}">Sign in to comment</a>` : 'The author takes no comments.'}</p>`
      : commentForm(ask, site, public_id, {
          parent_id: comments.some((one) => one.id === answer) ? answer : '',
        });
  return html`<section class="section" id="comments"><h2>${total === 0 ? 'Comments' : countText(total, 'comment')}</h2>
${comments.length === 0 ? html`<p class="muted">Nobody has said anything yet.</p>` : html`<ol class="items">${comments.map(one)}</ol>`}${commentPager(path, { page, shown: comments.length, total, what: 'Comments' })}</section>
<section class="section" id="write"><h2>Say something</h2>${writing}</section>`;
}

function commentForm(
  ask: PageRequest,
  site: AccountSite,
  public_id: string,
  values: Values,
  errors: readonly FieldError[] = [],
): SafeHtml {
  return form({
    id: 'comment',
    label: 'Your comment',
    action: `/essays/${public_id}/comments`,
    fields: commentFields(values),
    values,
    errors,
    submit: 'Post',
    ticket: ticketFor(ask, site, commentOnEssay, public_id),
  });
}

function commentFields({ parent_id }: Values): readonly FormField[] {
  const label = parent_id ? 'Your answer' : 'Your comment';
  return [
    { name: 'body', label, type: 'textarea', required: true, maxLength: 5_000 },
    { name: 'parent_id', label: '', type: 'hidden' },
  ];
}

const withoutParent =
  'The comment that you answer is not there any more; sent from here, yours stands alone.';

/** A comment that was refused, on a page of its own: the thread may be closed, and the essay gone. */
function refusedComment(ask: PageRequest, site: AccountSite, values: Values, refusal: Refusal): Page {
  const { public_id = '' } = ask.params;
  const errors = errorsOf(refusal);
  const isAlone = errors.some(({ field }) => field === 'parent_id');
  return privatePage(
    { title: 'Say something', crumbs: [{ href: `/essays/${public_id}`, text: 'The essay' }] },
    commentForm(
      ask,
      site,
      public_id,
      isAlone ? { ...values, parent_id: '' } : values,
      isAlone ? [{ field: 'body', code: 'invalid', message: withoutParent }] : errors,
    ),
  );
}

export function essayCommentRoutes(site: AccountSite): readonly PageRoute[] {
  return [
    formRoute('comment_on_essay', '/essays/:public_id/comments', async (ask) => {
      const { public_id = '' } = ask.params;
      const back = `/essays/${public_id}`;
      return act(ask, site, {
        operation: commentOnEssay,
        subject: public_id,
        input: { public_id },
        fields: commentFields(await ask.form()),
        submit: 'Post',
        says: 'posted',
        back,
        done: ({ id, place }) =>
          `${commentsAt(back, Math.ceil(Number(place) / commentsPerPage))}#comment-${String(id)}`,
        again: (values, refusal) => refusedComment(ask, site, values, refusal),
      });
    }),
    formRoute('remove_own_comment', '/essays/comments/:id/remove', async (ask) => {
      const { id = '' } = ask.params;
      const { back = '' } = await ask.form();
      const safe = /^\/essays\/[\w-]{1,200}$/.test(back) ? back : '/essays';
      return act(ask, site, {
        operation: removeOwnComment,
        subject: id,
        input: { id },
        submit: 'Remove',
        says: 'removed',
        back: safe,
        done: () => `${safe}#comments`,
      });
    }),
  ];
}
