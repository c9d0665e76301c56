// What the shelf keeps of records beside their rows, so that others can be rendered from it: the records
// themselves (`docs`) and which of them name which (`links`). From it also follows whose rows are rendered
// again when a record changes.

import type { DatabaseSync } from 'node:sqlite';
import type { Doc, Related } from '../../kernel/family.ts';
import type { LogEntry } from '../../kernel/log-entry.ts';
import type { Plan } from '../layout/plan.ts';
import { completed } from '../layout/ready-json.ts';
import type { Relinked } from './linking-records.ts';
import { replicaIn } from './take-replica.ts';

/** The entry that made a row change: its own, or that of a record which it follows. */
export type Cause = Pick<LogEntry, 'seq' | 'at' | 'reason'>;

export interface Change extends LogEntry {
  readonly record: Doc | null;
}

/** A record that was kept: under which names others know it, and what it named before and names now. */
interface Written extends Relinked {
  readonly cause: Cause;
  readonly names: readonly string[];
  readonly links: ReadonlyMap<string, ReadonlySet<string>>;
}

export interface RelatedRecords {
  /** What rendering may ask. */
  readonly related: Related;
  /** A record as it was brought; null where it is not kept, or not there any more. */
  readonly doc: (family: string, id: string) => Doc | null;
  /** Keeps what others will ask about a record. */
  readonly keep: (change: Change) => Written;
  /** The rows that follow what was kept, plan by plan, each with the last entry that moved it. */
  readonly followers: (written: readonly Written[]) => ReadonlyMap<Plan, ReadonlyMap<string, Cause>>;
}

/**
 * Records that were read lately, and are asked for again: of one company many rows are rendered. Each batch keeps its
 * records before it renders any row, and with that begins anew.
 */
const maxRead = 500;

/**
 * A record that is kept, by its id or else its name; bind family and name. SQLite has no statistics of a new
 * table and would look through the whole family for the name, so the index is named.
 */
function byIdOrName(column: 'doc' | 'id'): string {
  return `select ${column} from docs where family = ?1 and id = ?2
    union all select ${column} from docs indexed by docs_name where family = ?1 and name = ?2 limit 1`;
}

export function relatedRecords(db: DatabaseSync, plans: readonly Plan[]): RelatedRecords {
  const statement = statementsOn(db);
  const isKept = relatedFamilies(plans);
  const linking = Map.groupBy(
    plans.filter(({ family }) => family.links),
    ({ source }) => source,
  );
  const familyNamed = new Map(plans.map((plan) => [plan.family.name, plan.family]));
  const read = (family: string, text: string): Doc => {
    const declared = familyNamed.get(family);
    const doc = JSON.parse(text) as Doc;
    return declared ? completed(declared, doc) : doc;
  };
  const lately = new Map<string, Doc | null>();
  const related: Related = {
    record: (family, id) => {
      const name = `${family}\n${id}`;
      const known = lately.get(name);
      if (known !== undefined) return known;
      const row = statement.named.get(family, id) as { doc: string } | undefined;
      const record = row ? read(family, row.doc) : null;
      if (lately.size >= maxRead) lately.clear();
      lately.set(name, record);
      return record;
    },
    linked: (family, link, id) => {
      const rows = statement.linkedDocs.all(family, link, id) as { doc: string }[];
      return rows.map((row) => read(family, row.doc));
    },
  };
  return {
    related,
    doc: (family, id) => {
      const row = statement.doc.get(family, id) as { doc: string } | undefined;
      return row ? (JSON.parse(row.doc) as Doc) : null;
    },
    keep: (change) => {
      const { family, id, record, doc: text, ...cause } = change;
      const { links, relinked } = relink(statement, linking.get(family) ?? [], change);
      const name = record ? ((record.public_id ?? record.slug ?? null) as string | null) : null;
      if (isKept.has(family)) {
        lately.clear();
        if (record && text !== null && !replicaIn(record)) statement.keep.run(family, id, name, text);
        else statement.drop.run(family, id);
      }
      return { cause, family, id, names: name === null ? [id] : [id, name], links, relinked };
    },
    followers: (written) => followers(statement, plans, written),
  };
}

type Statements = ReturnType<typeof statementsOn>;

function statementsOn(db: DatabaseSync) {
  return {
    doc: db.prepare('select doc from docs where family = ? and id = ?'),
    named: db.prepare(byIdOrName('doc')),
    keep: db.prepare('insert or replace into docs values (?, ?, ?, ?)'),
    drop: db.prepare('delete from docs where family = ? and id = ?'),
    link: db.prepare('insert or ignore into links values (?, ?, ?, ?)'),
    unlink: db.prepare('delete from links where family = ? and id = ?'),
    linksOf: db.prepare('select link, target from links where family = ? and id = ?'),
    linked: db.prepare('select id from links where family = ? and link = ? and target = ?'),
    // A cross join keeps its order: the links first, then each record by its id.
    linkedDocs: db.prepare(
      `select docs.doc from links cross join docs on docs.family = links.family and docs.id = links.id
       where links.family = ? and links.link = ? and links.target = ? order by links.id`,
    ),
    find: db.prepare(byIdOrName('id')),
  };
}

/** Writes what a record links to now; what it links to and linked to before, and where the two differ. */
function relink(
  statement: Statements,
  declarations: readonly Plan[],
  { family, id, record: doc }: Change,
): Pick<Written, 'links' | 'relinked'> {
  const links = new Map<string, Set<string>>();
  const note = (link: string, target: string) => {
    links.set(link, (links.get(link) ?? new Set()).add(target));
  };
  if (declarations.length === 0) return { links, relinked: [] };
  const linksNow = () =>
    new Map(
      statement.linksOf
        .all(family, id)
        .map(({ link, target }) => [`${link}\n${target}`, target as string] as const),
    );
  const before = linksNow();
  for (const [of, target] of before) note(of.slice(0, of.indexOf('\n')), target);
  statement.unlink.run(family, id);
  for (const [link, target] of (doc && replicaIn(doc)?.links) ?? []) {
    statement.link.run(family, id, link, target);
  }
  for (const plan of declarations) {
    if (!doc || replicaIn(doc)) continue;
    const record = completed(plan.family, doc);
    for (const [link, targets] of Object.entries(plan.family.links ?? {})) {
      for (const target of targets(record)) {
        if (target === null) continue;
        statement.link.run(family, id, link, target);
        note(link, target);
      }
    }
  }
  const after = linksNow();
  const changed = [...before, ...after].filter(([link]) => before.has(link) !== after.has(link));
  return { links, relinked: changed.map(([, target]) => target) };
}

function followers(
  statement: Statements,
  plans: readonly Plan[],
  written: readonly Written[],
): Map<Plan, Map<string, Cause>> {
  const dirty = new Map<Plan, Map<string, Cause>>();
  for (const plan of plans) {
    for (const follows of plan.family.follows ?? []) {
      for (const change of written) {
        if (change.family !== follows.family) continue;
        const ids = dirty.get(plan) ?? new Map<string, Cause>();
        dirty.set(plan, ids);
        for (const id of followersOf(statement, plan, follows.by, change)) {
          if (change.cause.seq > (ids.get(id)?.seq ?? 0)) ids.set(id, change.cause);
        }
      }
    }
  }
  return dirty;
}

function followersOf(
  statement: Statements,
  plan: Plan,
  by: { mine: string } | { theirs: string },
  change: Written,
): string[] {
  if ('mine' in by) {
    return change.names.flatMap((name) =>
      statement.linked.all(plan.source, by.mine, name).map((row) => row.id as string),
    );
  }
  const targets = [...(change.links.get(by.theirs) ?? [])];
  return targets.flatMap((target) => {
    const row = statement.find.get(plan.source, target);
    return row ? [row.id as string] : [];
  });
}

/** Families whose records are asked for while others are rendered, or are rendered again themselves. */
function relatedFamilies(plans: readonly Plan[]): ReadonlySet<string> {
  const names = new Set<string>();
  for (const plan of plans) {
    if (plan.family.follows) names.add(plan.source);
    for (const follows of plan.family.follows ?? []) names.add(follows.family);
  }
  return names;
}
