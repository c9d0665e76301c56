// What there is: for each family how many rows the caller may see, when one last changed, and where to
// read it. Counted at most every ten minutes.

import type { AppContext } from '../context.ts';
import { href, pathBelowSite } from '../kernel/address.ts';
import type { Family } from '../kernel/family.ts';
import { isPublished } from '../kernel/listing.ts';
import { type Operation, operation } from '../kernel/operation.ts';
import type { Reader } from '../kernel/reader.ts';
import { onceFor } from '../kernel/remembered.ts';
import { wholeShape } from '../kernel/shape.ts';
import { reaches, type Tier } from '../kernel/tier.ts';
import { visible } from '../kernel/visible.ts';
import { newestDump, schemaUrl } from './datasets.ts';

const refreshSeconds = 600;

const familySchema = wholeShape(
  `{family: text, title: text, access_level: public|full|top, rows?: int, rows_public?: int, updated_at?: dt, api_url: url,
    changes_url: url, schema_url: url, dump?: {url: url, bytes: int, sha256: text, rows: int, generated_at: dt}}`,
);

interface Counted {
  readonly at: Date;
  readonly change_seq: number;
  readonly families: readonly {
    family: Family;
    rows: number | null;
    rows_public: number | null;
    updated_at: string | null;
  }[];
}

export function catalogueOperation(families: readonly Family[]): Operation {
  const published = families.filter(isPublished);
  const cache = onceFor((_: Reader) => new Map<Tier, Counted>());
  const counted = ({ reader, tier, now }: AppContext): Counted => {
    const known = cache(reader);
    const last = known.get(tier);
    const age = last ? now.getTime() - last.at.getTime() : Number.POSITIVE_INFINITY;
    if (last && age >= 0 && age < refreshSeconds * 1000) return last;
    const fresh = {
      at: now,
      change_seq: reader.version(tier),
      families: published.map((one) => count(one, reader, tier)),
    };
    known.set(tier, fresh);
    return fresh;
  };
  return operation({
    name: 'get_catalogue',
    method: 'GET',
    path: '/catalogue',
    tier: 'public',
    tag: 'Changes',
    summary:
      'The families of data with the number of rows, and where to read each: API, change feed, schema, dump.',
    description:
      'Counted anew every ten minutes. rows are those that the caller may see; null where the caller may not count.',
    input: {},
    output: () => {
      const properties = {
        generated_at: { type: 'string', format: 'date-time' },
        refresh_seconds: { type: 'integer' },
        change_seq: { type: 'integer', description: 'The last change that the caller may see.' },
        mirror_of: {
          type: ['string', 'null'],
          examples: ['https://catalogue.example.org'],
          description: 'The instance whose records this node mirrors; null where it mirrors none.',
        },
        mirror_in_step_at: {
          type: ['string', 'null'],
          format: 'date-time',
          examples: ['2026-02-28T12:00:00.000Z'],
          description:
            'When this node last had all that the mirrored instance had changed, to a minute; null where it mirrors none or is still loading.',
        },
        families: { type: 'array', items: familySchema },
      };
      return { type: 'object', properties, required: Object.keys(properties) };
    },
    run: (_, given: AppContext) => {
      const context = given;
      const { site } = context;
      const mirrored = context.mirrored();
      const { at, change_seq, families } = counted(context);
      const rows = families.map(({ family, ...counts }) => {
        const dump = newestDump(family, context);
        return {
          family: family.name,
          title: family.title,
          access_level: family.tier,
          ...counts,
          api_url: addressOf(family, site),
          changes_url: changesUrl(site, family.name),
          schema_url: schemaUrl(site, family.name),
          dump: dump && {
            url: dump.url,
            bytes: dump.file.bytes,
            sha256: dump.file.sha256,
            rows: dump.file.rows,
            generated_at: dump.generated_at,
          },
        };
      });
      const generated_at = at.toISOString();
      return {
        text: JSON.stringify({
          generated_at,
          refresh_seconds: refreshSeconds,
          change_seq,
          mirror_of: mirrored?.url ?? null,
          mirror_in_step_at: mirrored?.inStepAt ?? null,
          families: rows,
        }),
      };
    },
  });
}

function changesUrl(site: string, families: string): string {
  return site + href({ path: '/changes' }, { families });
}

/** Where the family is read: its own list, what else shows its records, or the feed of its changes. */
function addressOf({ name, list = [], readAt }: Family, site: string): string {
  const path = list.map((one) => one.path).find((one) => !one.includes('{')) ?? readAt;
  return path === undefined ? changesUrl(site, name) : site + pathBelowSite({ path });
}

function count(family: Family, reader: Reader, tier: Tier) {
  const seen = (level: Tier) => {
    const [row] = reader.select(
      `select count(*) as rows, max(updated) as updated_at from ${visible(family.name, level)}`,
    );
    return row as { rows: number | null; updated_at: string | null };
  };
  const own = reaches(tier, family.tier) ? seen(tier) : { rows: null, updated_at: null };
  return { family, ...own, rows_public: reaches('public', family.tier) ? seen('public').rows : null };
}
