// The change feed read from its end, for channels that send it newest first.

import type { AppContext } from '../../context.ts';
import type { Family } from '../../kernel/family.ts';
import { text } from '../../kernel/field.ts';
import { inQuery, maybe, type Params, type Told } from '../../kernel/operation.ts';
import type { FeedPlace } from '../../kernel/reader.ts';
import { tierRequired } from '../../kernel/refusal.ts';
import { reaches, type Tier } from '../../kernel/tier.ts';
import { cursorOf, maxCursor, positionOf } from './change-cursor.ts';

/** Behind whatever the feed holds. */
export const theEnd: FeedPlace = { seq: Number.MAX_SAFE_INTEGER, family: '', id: '' };

/** What /changes tells, from its end; the choices are parameters of /changes. */
export function newestChanges(
  families: readonly Family[],
  choices: Readonly<Record<'families' | 'ops', Params[string]>>,
): Told {
  return {
    families,
    input: {
      ...choices,
      before: inQuery(maybe(text('Where the next link of an earlier page leads, as it was.', maxCursor))),
    },
    newest: (input, context: AppContext, limit) => {
      const { tier, now, reader, historyId } = context;
      const { families: named, ops, before } = input;
      const { entries, end, more } = reader.changes({
        tier,
        now,
        after: before === undefined ? theEnd : positionOf(String(before), context, 'before'),
        backwards: true,
        families: familiesFor(families, named as readonly string[] | undefined, tier),
        limit,
        form: 'record',
      });
      const wanted = ops as readonly string[] | undefined;
      return {
        changes: wanted ? entries.filter(({ op }) => wanted.includes(op)) : entries,
        older: more && end ? cursorOf(end, historyId) : null,
      };
    },
  };
}

/** Those of the families that are named, or all that the tier reaches. */
export function familiesFor(
  published: readonly Family[],
  named: readonly string[] | undefined,
  tier: Tier,
): readonly Family[] {
  if (named === undefined) return published.filter((family) => reaches(tier, family.tier));
  const chosen = published.filter(({ name }) => named.includes(name));
  const above = chosen.find((family) => !reaches(tier, family.tier));
  if (above) throw tierRequired(above.name, above.tier, tier);
  return chosen;
}
