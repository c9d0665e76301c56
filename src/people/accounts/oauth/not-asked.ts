// What a person is told where a program led them here with something that nobody can be asked: the program
// hears nothing of it, because it is not known whose address to answer at.

import { Refusal } from '../../../kernel/refusal.ts';

/** Of an authorization that ended, or that this browser did not begin. */
export const overSentence =
  'This request is over, or was begun in another browser; begin once more in the program.';

const sentences: Readonly<Record<string, string>> = {
  invalid_client:
    'The program that led you here is not known to this site, or not any more. Take the connection to this site out of the program, and make it there anew.',
  invalid_redirect_uri:
    'The program that led you here wants its answer at another address than it registered, so it is let in nowhere. Begin once more in the program; if that does not help, whoever makes it has to mend it.',
};

/** Of a program whose id is the address of its document. */
const unread =
  'The program that led you here says who it is by a document at an address of its own, and that document cannot be read, or is not taken, at the moment. Begin once more in the program in a few minutes; if that does not help, whoever makes it has to mend it.';

/** Whether the authorization server told a person, and no program, what is wrong. */
export function isTold(path: string, { status, headers }: Response): boolean {
  return (
    path.startsWith('/oauth/authorize') &&
    status === 400 &&
    /^text\/plain/.test(headers.get('content-type') ?? '')
  );
}

/** @param told a code and a sentence, as `renderError` of the authorization server writes them */
export function notAsked(told: string): Refusal {
  const [, code = '', description = ''] = /^(\w+): (.*)/.exec(told) ?? [];
  if (/session|expired|cookie|interaction/.test(description)) return new Refusal('not_found', overSentence);
  if (description.startsWith('client_id metadata document')) return new Refusal('invalid_input', unread);
  const why = `The program that led you here asks in a way that is not understood here (${description}). Whoever makes it has to mend it.`;
  return new Refusal('invalid_input', sentences[code] ?? why);
}
