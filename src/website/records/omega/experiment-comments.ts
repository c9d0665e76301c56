// The comment thread of an experiment, without scripts: read it, answer, and remove what this browser wrote.
// The token that removes a comment is shown once, and kept in a cookie that no script reads.

import type { Account } from '../../../access/caller.ts';
import type { PlainRequest } from '../../../channels/http/plain-request.ts';
import type { Doc } from '../../../kernel/family.ts';
import type { OutputOf } from '../../../kernel/operation.ts';
import { type FieldError, Refusal } from '../../../kernel/refusal.ts';
import {
  createComment,
  deleteComment,
  listComments,
  ownComments,
  signedIn,
} from '../../../people/comments/comments.ts';
import { askOperation } from '../../kit/ask.ts';
import { errorsOf, type FormField, form, type Values } from '../../kit/form.ts';
import { countText, instant } from '../../kit/format.ts';
import { html, nothing, type SafeHtml } from '../../kit/html.ts';
import { titleBlock } from '../../kit/layout.ts';
import { type Page, type PageRequest, type PageRoute, seeOther } from '../../kit/page.ts';
import { doneAt } from '../../kit/said.ts';
import { commentPage, commentPager, commentsPerPage } from '../pager.ts';

type Comment = OutputOf<typeof listComments>['comments'][number];

const cookieName = 'comment_tokens';
const maxTokens = 20;

const fields: readonly FormField[] = [
  {
    name: 'body',
    label: 'Your comment',
    type: 'textarea',
    required: true,
    maxLength: 5_000,
    hint: 'Plain text, at most 5,000 characters.',
  },
  {
    name: 'name',
    label: 'Your name',
    type: 'text',
    maxLength: 80,
    hint: 'Left empty, you are an anonymous reader.',
  },
  { name: 'parent_id', label: '', type: 'hidden' },
];

/** Whoever is signed in comments with the name of the account: there is no other to choose. */
function fieldsFor(account: Account | null): readonly FormField[] {
  return account === null ? fields : fields.filter(({ name }) => name !== 'name');
}

function signedAs(account: Account | null): SafeHtml {
  return account === null
    ? nothing
    : html`<p class="muted">You are signed in: it stands with the name of your account, ${account.name}.</p>`;
}

/** The tokens that this browser holds, by comment. */
function tokensOf(request: PlainRequest): ReadonlyMap<string, string> {
  const cookie = (request.headers.get('cookie') ?? '')
    .split(/;\s*/)
    .find((one) => one.startsWith(`${cookieName}=`));
  const pairs = (cookie?.slice(cookieName.length + 1) ?? '').split('|').map((one) => one.split('.'));
  return new Map(
    pairs.filter(
      ([id, token]) => /^[0-9a-f-]{36}$/.test(id ?? '') && /^perennial_cmt_\w+$/.test(token ?? ''),
    ) as [string, string][],
  );
}

function cookieWith(tokens: ReadonlyMap<string, string>, site: string): string {
  const tokenText = [...tokens]
    .slice(-maxTokens)
    .map(([id, token]) => `${id}.${token}`)
    .join('|');
  const secure = site.startsWith('https:') ? '; Secure' : '';
  return `${cookieName}=${tokenText}; Path=/omega/experiments; HttpOnly; SameSite=Lax; Max-Age=31536000${secure}`;
}

export function commenterName({ author_name, author_kind }: Comment): string {
  return author_name ?? (author_kind === 'agent' ? 'An unnamed agent' : 'Anonymous reader');
}

/** The thread below an experiment's page. */
export async function commentThread(
  ask: PageRequest,
  experiment: Doc,
  values: Values = {},
  errors: readonly FieldError[] = [],
): Promise<SafeHtml> {
  const public_id = String(experiment.public_id);
  const { comments } = (await askOperation(ask, listComments, { public_id })).answer;
  const account = signedIn(ask.visit.caller);
  const own = new Set([...tokensOf(ask.request).keys(), ...(await ownComments(public_id, ask.context))]);
  const known = new Set(comments.map(({ id }) => id));
  const below = Map.groupBy(comments, ({ parent_id }) =>
    parent_id !== null && known.has(parent_id) ? parent_id : '',
  );
  const roots = below.get('') ?? [];
  const page = commentPage(ask.query);
  const shown = roots.slice((page - 1) * commentsPerPage, page * commentsPerPage);
  const path = `/omega/experiments/${encodeURIComponent(public_id)}`;
  const one = (comment: Comment, depth: number): SafeHtml => {
    const answers = below.get(comment.id) ?? [];
    return html`<li class="comment" id="comment-${comment.id}"><p class="small"><strong>${commenterName(comment)}</strong> <span class="tier">${comment.author_kind}</span> <span class="muted">${instant(comment.created_at)}</span></p>
<p class="words">${comment.body}</p>
<p class="actions small"><a href="${path}?answer=${comment.id}#write">Answer</a>${own.has(comment.id) ? html`<a href="${path}/comments/${comment.id}/remove">Remove</a>` : nothing}</p>
${answers.length > 0 && depth < 6 ? html`<ul class="tree">${answers.map((inner) => one(inner, depth + 1))}</ul>` : nothing}</li>`;
  };
  const target = values.parent_id ?? ask.query.get('answer') ?? '';
  const answered = comments.find(({ id }) => id === target);
  return html`<section class="section" id="comments"><h2>${comments.length === 0 ? 'Comments' : countText(comments.length, 'comment')}</h2>
${comments.length === 0 ? html`<p class="muted">Nobody has said anything yet.</p>` : html`<ol class="items">${shown.map((comment) => one(comment, 0))}</ol>`}
${commentPager(path, { page, shown: shown.length, total: roots.length, what: 'Threads' })}
</section>
<section class="section" id="write"><h2>${answered ? 'Your answer' : 'Say something'}</h2>
${answered ? html`<blockquote>${answered.body.slice(0, 300)}</blockquote><p class="small"><a href="${path}#write">Not an answer to this</a></p>` : nothing}
${form({ id: 'comment', action: `${path}/comments`, fields: fieldsFor(account), submit: 'Post', before: signedAs(account), values: { ...values, parent_id: answered?.id ?? '' }, errors })}</section>`;
}

/** @param shown draws the experiment's page again with what was refused */
export function commentRoutes(
  shown: (ask: PageRequest, values: Values, errors: readonly FieldError[]) => Promise<Page | Response>,
): readonly PageRoute[] {
  return [
    {
      name: 'comment posted',
      method: 'POST',
      path: '/omega/experiments/:name/comments',
      answer: async (ask) => {
        const values = await ask.form();
        const { name: public_id = '' } = ask.params;
        const input = {
          public_id,
          body: (values.body ?? '').replaceAll('\r\n', '\n'),
          name: values.name ?? '',
          parent_id: values.parent_id || null,
        };
        try {
          const { answer } = await askOperation(ask, createComment, input);
          return posted(ask, answer);
        } catch (error) {
          if (
            !(error instanceof Refusal) ||
            !['invalid_input', 'duplicate', 'rate_limited'].includes(error.reason)
          )
            throw error;
          return shown(ask, values, errorsOf(error));
        }
      },
    },
    {
      name: 'comments',
      method: 'GET',
      path: '/omega/experiments/:name/comments',
      answer: async ({ params }) =>
        seeOther(`/omega/experiments/${encodeURIComponent(params.name as string)}#comments`),
    },
    {
      name: 'comment to remove',
      method: 'GET',
      path: '/omega/experiments/:name/comments/:id/remove',
      answer: async (ask) => removeSheet(ask),
    },
    {
      name: 'comment removed',
      method: 'POST',
      path: '/omega/experiments/:name/comments/:id/remove',
      answer: removed,
    },
  ];
}

/** The token is shown this once; the browser keeps it too. */
function posted(ask: PageRequest, answer: OutputOf<typeof createComment>): Page | Response {
  const { id } = answer.comment;
  const token = answer.delete_token;
  const path = `/omega/experiments/${encodeURIComponent(ask.params.name as string)}`;
  if (token === null) return doneAt(`${path}#comment-${id}`, 'posted', ask.site.url);
  const tokens = new Map([...tokensOf(ask.request), [id, token]]);
  return {
    title: 'Your comment is there',
    status: 201,
    hidden: true,
    cookies: [cookieWith(tokens, ask.site.url)],
    body: html`${titleBlock({ title: 'Your comment is there' })}<div class="stack"><p><a href="${path}#comment-${id}">Read it in its thread</a></p>
<div class="notice"><h2>To remove it later</h2><p>This browser remembers how. On another one you need this token, which is shown only now:</p><p><code>${token}</code></p></div></div>`,
  };
}

async function removeSheet(ask: PageRequest, errors: readonly FieldError[] = []): Promise<Page> {
  const { name = '', id = '' } = ask.params;
  const path = `/omega/experiments/${encodeURIComponent(name)}`;
  const known = tokensOf(ask.request).has(id) || (await ownComments(name, ask.context)).has(id);
  const token: readonly FormField[] = known
    ? []
    : [{ name: 'token', label: 'The token of the comment', type: 'text', required: true, maxLength: 100 }];
  return {
    title: 'Remove a comment',
    hidden: true,
    status: errors.length > 0 ? 403 : 200,
    body: html`${titleBlock({ title: 'Remove a comment', lede: 'What it says is erased; answers to it stay.' })}${form({ id: 'remove', action: `${path}/comments/${encodeURIComponent(id)}/remove`, fields: token, submit: 'Remove it', errors })}<p><a href="${path}#comments">Keep it</a></p>`,
  };
}

async function removed(ask: PageRequest): Promise<Page | Response> {
  const { name = '', id = '' } = ask.params;
  const tokens = new Map(tokensOf(ask.request));
  const typedToken = (await ask.form()).token;
  const comment_token = typedToken || tokens.get(id);
  try {
    await askOperation(ask, deleteComment, { id, ...(comment_token ? { comment_token } : {}) });
  } catch (error) {
    if (!(error instanceof Refusal) || !['forbidden', 'missing_credential'].includes(error.reason))
      throw error;
    return removeSheet(ask, [{ field: 'token', code: error.reason, message: error.message }]);
  }
  tokens.delete(id);
  const answer = doneAt(`/omega/experiments/${encodeURIComponent(name)}#comments`, 'removed', ask.site.url);
  answer.headers.append('Set-Cookie', cookieWith(tokens, ask.site.url));
  return answer;
}
