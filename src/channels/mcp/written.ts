// What a tool that writes says that it wrote: the first sentence of its answer.

import type { Operation } from '../../kernel/operation.ts';
import type { Body } from './compact.ts';

const sentences: Readonly<Record<string, (body: Body) => string>> = {
  create_comment: ({ comment }) => {
    const { author_name: name, author_kind: kind } = comment as Readonly<Record<string, unknown>>;
    return `Posted as ${typeof name === 'string' ? `${name} (${kind})` : kind}; keep delete_token, it is shown this once.`;
  },
  delete_comment: () => 'The comment is removed.',
  contact: () => 'The message is sent to the people behind the catalogue.',
  create_data_request: ({ status }) =>
    `The request is filed (${status}); keep status_url, it is shown this once. Whether its subject is in the catalogue was not checked: a person does that.`,
  create_claim: () => 'Claimed for your team.',
  update_claim: () => 'The claim is changed; the answer is how it stands now.',
  delete_claim: () => 'Your team gave up the claim.',
  create_research: () => 'Research is started; ask for each job with get_research.',
  cancel_research: () => 'The job will not go on.',
  sign_in_start: ({ user_code, verification_uri }) =>
    `A sign-in is begun: ask the person to open ${verification_uri} and type ${user_code}.`,
  sign_in_status: ({ status }) => `The sign-in is ${status}.`,
  redeliver_research: () => 'The webhook will be told once more.',
};

/** Null for what only reads. */
export function writtenSentence({ name, method, summary }: Operation, body: Body): string | null {
  if (method === 'GET') return null;
  return sentences[name]?.(body) ?? `Done: ${summary}`;
}
