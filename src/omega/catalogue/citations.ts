// Whether a cited work is what its identifier names: held against the works that the catalogue knows, and
// against resolvers where the operator has switched them on. A resolver that is down refuses nothing.

import type { KnownWork, OmegaSettings } from '../../context.ts';
import { companyRecords } from '../../families/companies/records.ts';
import { content } from '../../families/content/content.ts';
import { workIds } from '../../families/shared/work-ids.ts';
import { parsed } from '../../kernel/json.ts';
import { containment, jaccard } from '../protocol/likeness.ts';
import { thresholds } from '../protocol/protocol.ts';
import type { Citation } from '../protocol/shapes.ts';
import { isWellFormed } from '../protocol/sources.ts';
import type { CitationState } from '../runs/run.ts';
import type { Source } from './records.ts';

interface Resolution {
  readonly state: CitationState;
  /** What it was held against. */
  readonly match: string | null;
}

export type Lookup = NonNullable<OmegaSettings['lookup']>;

function isSameWork({ title, year }: Pick<Citation, 'title' | 'year'>, work: KnownWork): boolean {
  const alike =
    jaccard(title, work.title) >= thresholds.title_jaccard ||
    containment(title, work.title) >= thresholds.title_containment;
  const sameTime = year === undefined || work.year === null || Math.abs(year - work.year) <= 1;
  return alike && sameTime;
}

/** Works of the catalogue with this identifier. */
function knownWorks(id: string, { reader, now, site }: Source): readonly KnownWork[] {
  const rows = reader.select("select family, id from links where link = 'works' and target = ?", id);
  return rows.flatMap(({ family, id: record }) => {
    if (family === 'works') {
      const found = reader.select('select title, year, retracted from works where id = ?', record as string);
      return found.map(({ title, year, retracted }) => ({
        title: String(title),
        year: year as number | null,
        retracted: retracted === 1,
      }));
    }
    const declared =
      family === content.name ? content : family === companyRecords.name ? companyRecords : null;
    const one = declared && reader.detail(declared, String(record), 'public', now);
    if (!one) return [];
    const { title, date, published_at } = parsed(one.text, site);
    const day = (date ?? published_at ?? null) as string | null;
    return [{ title: String(title), year: day === null ? null : Number(day.slice(0, 4)), retracted: false }];
  });
}

/** Without asking anybody. */
function resolveOffline(citation: Citation, source: Source): Resolution {
  if (!isWellFormed(citation)) return { state: 'malformed', match: null };
  const works = identifiersOf(citation).flatMap((id) => knownWorks(id, source));
  if (works.length === 0) return { state: 'unchecked', match: null };
  return resolutionOf(citation, works, 'catalogue');
}

/** The catalogue first; then whoever can be asked. */
export async function resolveCitation(
  citation: Citation,
  source: Source,
  lookup: Lookup | null,
): Promise<Resolution> {
  const offline = resolveOffline(citation, source);
  if (offline.state !== 'unchecked' || !lookup) return offline;
  for (const id of identifiersOf(citation)) {
    const found = await lookup(id);
    if (found)
      return found.work
        ? resolutionOf(citation, [found.work], found.match)
        : { state: 'not_found', match: found.match };
  }
  return offline;
}

/** An address alone names a page, never a work. */
function identifiersOf({ ids }: Citation): readonly string[] {
  return workIds(ids).filter((id) => !id.startsWith('url:'));
}

function resolutionOf(citation: Citation, works: readonly KnownWork[], match: string): Resolution {
  const same = works.filter((work) => isSameWork(citation, work));
  if (same.length === 0) return { state: 'mismatch', match };
  return { state: same.some(({ retracted }) => retracted) ? 'retracted' : 'resolved', match };
}
