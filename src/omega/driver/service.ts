// The service over REST, as whoever drives a run asks it. It imports nothing, because browsers load it as it stands.

/** Asks the service; throws Refused. */
export type Call = (tool: string, input: object) => Promise<Readonly<Record<string, unknown>>>;

export interface Flaw {
  readonly field: string;
  readonly code: string;
  readonly message: string;
  readonly hint?: string;
}

/** What a service refuses: its code, and what is wrong. */
export class Refused extends Error {
  override readonly name = 'Refused';
  readonly code: string;
  readonly errors: readonly Flaw[];
  /** @param options what it came from, as with any error */
  constructor(code: string, message: string, errors: readonly Flaw[] = [], options: ErrorOptions = {}) {
    super(message, options);
    this.code = code;
    this.errors = errors;
  }
}

export type Fetch = (
  url: string,
  init: { method: string; headers: Record<string, string>; body?: string },
) => Promise<{
  readonly status: number;
  readonly text: () => Promise<string>;
}>;

const routes: Readonly<Record<string, readonly [method: string, path: string]>> = {
  register: ['POST', '/omega/register'],
  start_run: ['POST', '/omega/runs'],
  next_step: ['POST', '/omega/runs/{run_id}/next'],
  run_status: ['GET', '/omega/runs/{run_id}'],
  resume_run: ['POST', '/omega/runs/{run_id}/resume'],
  publish: ['POST', '/omega/runs/{run_id}/publish'],
  withdraw: ['POST', '/omega/experiments/{public_id}/withdraw'],
  submit_step: ['POST', '/omega/steps/{step_id}/submit'],
  check_step: ['POST', '/omega/steps/{step_id}/check'],
  release_step: ['POST', '/omega/steps/{step_id}/release'],
  reset_step: ['POST', '/omega/steps/{step_id}/reset'],
};

/** The service over REST. @param link a link token; null before one was given */
export function serviceAt(site: string, link: string | null, fetch: Fetch): Call {
  return async (tool, input) => {
    const [method, pattern] = routes[tool] ?? ['POST', ''];
    const unplaced = { ...input } as Record<string, unknown>;
    const path = pattern.replaceAll(/\{(\w+)\}/g, (_, name: string) => {
      const value = encodeURIComponent(String(unplaced[name]));
      delete unplaced[name];
      return value;
    });
    const { status, text } = await sent(`${site.replace(/\/+$/, '')}/api/v1${path}`, {
      method,
      headers: {
        'Content-Type': 'application/json',
        ...(link === null ? {} : { Authorization: `Bearer ${link}` }),
      },
      ...(method === 'GET' ? {} : { body: JSON.stringify(unplaced) }),
    });
    const body = read(text);
    if (body === null) throw new Refused('no_answer', `${site} answered ${status}, and not as itself.`);
    if (status >= 400) throw new Refused(body.code ?? 'failed', body.error ?? text, body.errors);
    return body;
  };

  async function sent(url: string, init: Parameters<Fetch>[1]) {
    try {
      const answer = await fetch(url, init);
      return { status: answer.status, text: await answer.text() };
    } catch (error) {
      if (!(error instanceof TypeError)) throw error;
      throw new Refused('no_answer', `${site} does not answer.`, [], { cause: error });
    }
  }
}

/** The JSON of an answer; null for anything else, such as the page of a gateway. */
function read(
  text: string,
): { readonly code?: string; readonly error?: string; readonly errors?: readonly Flaw[] } | null {
  try {
    return text === '' ? {} : JSON.parse(text);
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
    return null;
  }
}
