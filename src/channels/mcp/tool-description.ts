// What a tool says of itself: when to use it, what comes back, what to call next. Most of it follows from
// the declaration of its operation; what does not is written here.

import type { Operation } from '../../kernel/operation.ts';

/** The longest description, in characters. */
const maxChars = 600;

interface Guide {
  /** When to use it. */
  readonly use?: string;
  /** What to call then. */
  readonly next?: string;
}

const guides: Readonly<Record<string, Guide>> = {
  find_funding: { next: 'Then get_grant with a public_id.' },
  resolve_name: { next: 'Then the tool that a row names, with its public_id.' },
  search: {
    use: 'Use it for words when you do not know the family; for a project described in sentences use find_funding.',
    next: 'Then get_grant or get_event with a public_id.',
  },
  search_records: {
    use: 'Use it when words may occur in any family; resolve_name is better for a name, find_funding for a project.',
    next: 'Then the tool that a row names in get, with its public_id.',
  },
  whats_new: { next: 'Then the get_ tool of a family, or list_changes for every change.' },
  list_changes: { next: 'Then list_changes with next_cursor.' },
  get_catalogue: {
    use: 'Use it first when you need to know what there is and how much of it.',
    next: 'Then the list_ tool of a family.',
  },
  get_taxonomy: {
    use: 'Use it before filtering, for the slugs that labels, kinds, stages and other filters take; with scheme it answers one of them, page by page.',
    next: 'Then a list_ tool with a slug.',
  },
  get_stats: {
    use: 'Use it for the size and state of the catalogue at a glance; counts by label, funder or closing month come from list_grants with facets and limit 1, two of them crossed from count_grants.',
  },
  get_schema: {
    use: 'Use it to learn what each member of a family means and may hold before reading many rows or a dump.',
  },
  cancel_research: {
    use: 'Use it when a job is no longer wanted; what it has found so far is lost. Ask the person first.',
  },
  redeliver_research: {
    use: 'Use it when your webhook missed a notice. It sends one request to the address that the job was given.',
  },
  create_comment: { next: 'Keep delete_token: delete_comment needs it, and it is shown once.' },
  contact: {
    use: 'Use it only when a person asked you to write for them. It sends a message.',
    next: 'Tell the person that it was sent.',
  },
  create_data_request: {
    use: 'Use it only for the person concerned. It files a request; a mailed link confirms it where mail is sent.',
    next: 'Keep status_url: it is shown once.',
  },
  create_research: { next: 'Then get_research with the id of each job until it is done.' },
  create_claim: { next: 'Then update_claim as the work moves on.' },
  sign_in_start: {
    use: 'Use it when a tool answers that it needs a sign-in and your host does not sign in by itself.',
    next: 'Then sign_in_status with the handle, every five seconds.',
  },
  sign_in_status: {
    use: 'It changes nothing; ask every five seconds while it says pending.',
    next: 'Then call_tool with the handle.',
  },
  update_claim: { use: 'Take if_match from version, so that nobody’s change is overwritten.' },
};

/** @param known names of the tools of this tier */
export function toolDescription(operation: Operation, known: ReadonlySet<string>): string {
  const guide = guides[operation.name] ?? {};
  const texts = [
    operation.summary,
    operation.lists?.family.summary,
    operation.description,
    guide.use ?? useOf(operation),
  ];
  const next = guide.next ?? nextOf(operation, known);
  const sentences = texts
    .flatMap((one) => one?.match(/[^.]+(?:\.(?!\s|$)[^.]*)*\.?/g) ?? [])
    .map((one) => one.trim());
  const room = maxChars - next.length - 1;
  let text = '';
  for (const sentence of sentences) {
    if (text.length + sentence.length + 1 <= room) text += `${text === '' ? '' : ' '}${sentence}`;
  }
  return `${text} ${next}`.trim();
}

function useOf({ method, name, input, shows }: Operation): string {
  if (method === 'DELETE')
    return 'Use it only when the person asked for it: it removes for good. It answers whether that was done.';
  if (method !== 'GET') return 'It writes; the answer says what was written.';
  if (shows !== undefined || name.startsWith('get_')) {
    return isOne(input)
      ? 'Use it for one thing whose id or public_id you hold (resolve_name finds it by name); it answers every member of your tier with its evidence.'
      : 'Use it for the whole picture in one call; it takes no arguments and answers one object.';
  }
  const filters = Object.keys(input).filter(
    (one) => !/^(?:limit|offset|sort|order|facets|cursor|after)$/.test(one),
  );
  const by =
    filters.length === 0
      ? ''
      : ` by ${filters.slice(0, 4).join(', ')}${filters.length > 4 ? ' and more' : ''}`;
  return `Use it to choose among them${by}. It answers compact rows, and the call for the next page where rows follow.`;
}

function isOne(input: Operation['input']): boolean {
  return Object.values(input).some((param) => param.in === 'path');
}

function nextOf({ name, method, lists }: Operation, known: ReadonlySet<string>): string {
  const one = lists === undefined ? undefined : `get_${lists.family.singular}`;
  if (one !== undefined && known.has(one)) return `Then ${one} with the id of a row.`;
  const list = `list_${name.replace(/^(?:get|create|update|delete|cancel|redeliver)_/, '').replace(/y$/, 'ie')}s`;
  if (known.has(list) && list !== name)
    return `${method === 'GET' ? 'Others' : 'How things stand'}: ${list}.`;
  return method === 'GET' ? 'Cite the url in the answer.' : 'Tell the person what was done.';
}
