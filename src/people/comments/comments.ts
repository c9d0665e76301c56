// Comments on published experiments: read, posted and removed by anyone. Who posts says so; nothing is
// inferred. A comment without an account can be removed with the token that was shown once.

import type { Account, Caller } from '../../access/caller.ts';
import { hashOfSecret, makeSecret } from '../../access/key-format.ts';
import type { AppContext } from '../../context.ts';
import { newId } from '../../desk/new-id.ts';
import type { PostLimit } from '../../desk/post-limit.ts';
import { experiments } from '../../families/omega/experiments.ts';
import { type Answer, answerOf } from '../../kernel/answer.ts';
import {
  bounded,
  dateTime,
  example,
  exampleBeside,
  name,
  nullable,
  oneOf,
  text,
  titled,
  uuid,
  writtenBy,
} from '../../kernel/field.ts';
import {
  byDefault,
  inBody,
  inHeader,
  inPath,
  inQuery,
  maybe,
  operation,
  schemaOf,
} from '../../kernel/operation.ts';
import { invalid, Refusal, refuseErrors } from '../../kernel/refusal.ts';
import { shownName, textError } from '../../kernel/sent-text.ts';
import { commentsBy, type NewComment, positionOf, postComment, removeComment } from './store.ts';
import { maxCharacters, maxListed, shown, type Thread, threadText } from './thread-text.ts';

const path = '/api/omega/experiments/{public_id}/comments';
const tag = 'Experiment comments';

const commentLimit: PostLimit = {
  kind: 'comments',
  maxPosts: 12,
  maxOfNetwork: 60,
  windowMs: 10 * 60 * 1000,
  words: '12 comments in 10 minutes',
};

const commentSchema = titled(
  'ExperimentComment',
  schemaOf({
    id: uuid('The id of the comment.'),
    parent_id: nullable(uuid('The comment it answers; null at top level.')),
    author_kind: oneOf(['account', 'visitor', 'agent'], 'What the author says to be; a label only.'),
    author_name: nullable(
      writtenBy('commenter', text('The name of the account, or the name its author gave.')),
    ),
    author_image: nullable(text('The picture of the account.')),
    body: writtenBy('commenter', text('What it says.')),
    created_at: dateTime('When it was posted.'),
  }),
);

const experiment = inPath(example(name('The code in the address of the experiment.'), 'thin-blood-1'));

export const listComments = operation({
  name: 'list_comments',
  method: 'GET',
  path,
  root: 'site',
  tier: 'public',
  tag,
  summary: 'The comments on a published experiment, flat, oldest first.',
  description: `A removed comment is not listed; answers to it keep their parent_id. One answer lists at most ${maxListed} comments and ${maxCharacters} characters; next_after then says where the next begins.`,
  input: {
    public_id: experiment,
    after: inQuery(
      maybe(
        example(
          uuid('Only comments posted after this one, as next_after of an answer says.'),
          '0b5c1f6e-6f0d-4f57-9d0c-3a3f1c1f7a52',
        ),
      ),
    ),
  },
  output: () => ({
    type: 'object',
    properties: {
      comments: { type: 'array', items: commentSchema },
      next_after: { type: 'string', format: 'uuid', description: 'There only when more comments follow.' },
    },
    required: ['comments'],
  }),
  run: async ({ public_id, after }, context: AppContext): Promise<Answer<string, Thread>> => {
    const id = await experimentId(public_id, context);
    let from = 0;
    if (after !== undefined) {
      const position = await positionOf(context.desk, id, after.toLowerCase());
      if (position === null) throw invalid('after', 'after must be the id of a comment on this experiment.');
      from = position;
    }
    return { text: await threadText(context.desk, id, from) };
  },
});

export const createComment = operation({
  name: 'create_comment',
  method: 'POST',
  path,
  root: 'site',
  tier: 'public',
  tag,
  summary: 'Comment on a published experiment, as a visitor or an agent.',
  description: `Each author (an account, else an address) may post ${commentLimit.words}. The same body within 24 hours is a duplicate here, and for its author anywhere, removed or not. delete_token is shown once; without an account only it removes the comment.`,
  input: {
    public_id: experiment,
    body: inBody(
      example(
        bounded(text('The comment; 1 to 5000 characters.', 5_000), { minLength: 1 }),
        'Was the order of the samples blinded?',
      ),
    ),
    name: inBody(
      maybe(
        exampleBeside(
          nullable(bounded(text('The name to sign with; blank or left out: none.', 80), { minLength: 0 })),
          'Ada Example',
        ),
      ),
    ),
    kind: inBody(byDefault(oneOf(['agent', 'visitor'], 'What the author is; self-declared.'), 'visitor')),
    parent_id: inBody(
      maybe(
        exampleBeside(
          nullable(uuid('The comment that this one answers.')),
          '0b5c1f6e-6f0d-4f57-9d0c-3a3f1c1f7a52',
        ),
      ),
    ),
  },
  refuses: ['duplicate'],
  output: () => ({
    type: 'object',
    properties: { comment: commentSchema, delete_token: { type: ['string', 'null'] } },
    required: ['comment', 'delete_token'],
  }),
  success: 'created',
  bodyLimit: 64 * 1024,
  run: async (input, context: AppContext) => {
    const { caller, random, now, desk } = context;
    const experiment_id = await experimentId(input.public_id, context);
    refuseErrors([textError('body', input.body, 'text') ?? nameError(input.name)]);
    const account = signedIn(caller);
    const token = account ? null : makeSecret('cmt', random);
    const comment: NewComment = {
      id: newId(random),
      experiment_id,
      parent_id: input.parent_id?.toLowerCase() ?? null,
      author_kind: account ? 'account' : input.kind,
      author_name: account ? account.name : input.name?.trim() || null,
      author_image: account?.image ?? null,
      account_id: account?.id ?? null,
      body: input.body,
      token_hash: token === null ? null : hashOfSecret(token),
    };
    const author = account ? `account ${account.id}` : `address ${caller.address}`;
    const outcome = await postComment(desk, comment, author, commentLimit, now);
    if (outcome === 'no_parent')
      throw invalid('parent_id', 'parent_id must be a live comment on this same experiment.');
    if (outcome === 'duplicate') {
      throw new Refusal('duplicate', 'The exact same comment was already posted within 24 hours.');
    }
    const answer = { comment: shown({ ...comment, created_at: now.toISOString() }), delete_token: token };
    return answerOf(answer);
  },
});

/** A name may be blank, but not of characters that are no text. */
function nameError(name: string | null | undefined) {
  return name && shownName(name) !== null ? textError('name', name, 'line') : null;
}

export const deleteComment = operation({
  name: 'delete_comment',
  method: 'DELETE',
  path: '/api/omega/comments/{id}',
  root: 'site',
  tier: 'public',
  tag,
  summary: 'Remove a comment, as its account or with its delete token.',
  description: 'Whatever the reason for which it is not removed, the answer is one and the same 403.',
  input: {
    id: inPath(example(text('The id of the comment.'), '0b5c1f6e-6f0d-4f57-9d0c-3a3f1c1f7a52')),
    comment_token: inHeader(
      'X-Comment-Token',
      maybe(
        example(text('The delete_token of the comment.'), 'perennial_cmt_0000000000000000000000000000000000'),
      ),
    ),
  },
  refuses: ['missing_credential', 'forbidden'],
  output: () => ({
    type: 'object',
    properties: { id: { type: 'string' }, removed: { type: 'boolean' } },
    required: ['id', 'removed'],
  }),
  run: async ({ id, comment_token }, given: AppContext) => {
    const { caller, desk, now } = given;
    const account = signedIn(caller);
    const token = comment_token?.trim() || null;
    if (token === null && account === null) {
      throw new Refusal(
        'missing_credential',
        'Send the delete token of the comment in X-Comment-Token, or sign in as its author.',
        { challenge: 'CommentToken header="X-Comment-Token"' },
      );
    }
    const by = {
      tokenHash: token === null ? null : hashOfSecret(token),
      accountId: account?.id ?? null,
    };
    if (!(await removeComment(desk, id.toLowerCase(), by, now))) {
      throw new Refusal('forbidden', 'There is no comment here that you may remove.');
    }
    return answerOf({ id: id.toLowerCase(), removed: true });
  },
});

/** Which comments of an experiment whoever is signed in wrote, and may remove. */
export async function ownComments(publicId: string, context: AppContext): Promise<ReadonlySet<string>> {
  const account = signedIn(context.caller);
  if (account === null) return new Set();
  return await commentsBy(context.desk, await experimentId(publicId, context), account.id, maxListed);
}

/** An account comments by its session alone: what is said with a key or a program is not the person's word. */
export function signedIn({ session, account }: Caller): Account | null {
  return session === null ? null : account;
}

/** The id of a published experiment; an unpublished one is as absent as one that never was. */
async function experimentId(publicId: string, { reader, desk, now }: AppContext): Promise<string> {
  const found = reader.detail(experiments, publicId, 'public', now);
  if (found) return found.id;
  // What is published and not listed has an address and a thread, and no place in the catalogue.
  const unlisted = await desk.db
    .selectFrom('omega_publications')
    .select('record_id')
    .where('public_id', '=', publicId)
    .where('kind', '=', 'experiment')
    .where('state', '=', 'published')
    .executeTakeFirst();
  if (unlisted) return unlisted.record_id;
  throw new Refusal('not_found', 'There is no published experiment with this public id.');
}
