// Brings the shelf up to date with the ledger, a batch at a time.
//
// A batch is one transaction: rows, links and the state move together, so a reader sees all of it or
// nothing, and a crash leaves the shelf at an earlier moment, never at a torn one. Several processes
// may try at once; whoever finds that the state moved meanwhile leaves the batch alone.
//
// Rows that show something of other records follow them: when a company changes, its theories are
// rendered again. Dependents are collected over the batch and rendered once, at its end, from the
// records that the shelf keeps for this purpose (`docs`, `links`).

import type { DatabaseSync } from 'node:sqlite';
import type { Doc, Related } from '../kernel/family.ts';
import { height, tiers } from '../kernel/tier.ts';
import { feedWriter, tiersFrom } from './feed.ts';
import type { Plan } from './plan.ts';
import { completed, type Rendered } from './render.ts';
import { fills, kept, replicaIn } from './replica.ts';
import { type RowToPut, type RowWriter, rowWriter, type Seen } from './row-writer.ts';
import { type LogEntry, stretchesOf } from './stretches.ts';

export interface Projector {
  /** Applies entries that follow `from`; false when the shelf is not at `from` any more. */
  readonly apply: (from: number, entries: readonly LogEntry[]) => boolean;
}

/** The entry that made a row change: its own, or that of a record which it follows. */
type Cause = Pick<LogEntry, 'seq' | 'at' | 'reason'>;

/** Notes what a change means for those who read. */
type Touch = (plan: Plan, id: string, cause: Cause, seen: Seen) => void;

/** Rows of one family that are rendered before they are written: what is held in memory. */
const mostAtOnce = 2000;

interface Change extends LogEntry {
  readonly record: Doc | null;
}

interface Written {
  readonly cause: Cause;
  readonly family: string;
  readonly id: string;
  readonly names: readonly string[];
  readonly links: ReadonlyMap<string, ReadonlySet<string>>;
}

export function projector(db: DatabaseSync, plans: readonly Plan[]): Projector {
  const writers = new Map<Plan, RowWriter>();
  for (const plan of plans) writers.set(plan, rowWriter(db, plan));
  const tell = feedWriter(db);
  const keeps = keptFamilies(plans);
  const linking = plans.filter((plan) => plan.family.links);
  const statement = {
    seq: db.prepare("select value from state where name = 'seq'"),
    set: db.prepare('update state set value = ? where name = ?'),
    doc: db.prepare('select doc from docs where family = ? and id = ?'),
    named: db.prepare('select doc from docs where family = ? and (id = ? or name = ?) limit 1'),
    keep: db.prepare('insert or replace into docs values (?, ?, ?, ?)'),
    drop: db.prepare('delete from docs where family = ? and id = ?'),
    link: db.prepare('insert or ignore into links values (?, ?, ?, ?)'),
    unlink: db.prepare('delete from links where family = ? and id = ?'),
    linksOf: db.prepare('select link, target from links where family = ? and id = ?'),
    linked: db.prepare('select id from links where family = ? and link = ? and target = ?'),
    linkedDocs: db.prepare(
      'select docs.doc from links join docs on docs.family = links.family and docs.id = links.id where links.family = ? and links.link = ? and links.target = ? order by docs.id',
    ),
    unmerged: db.prepare(
      'insert into unmerged values (?, ?) on conflict do update set rows = rows + excluded.rows',
    ),
    find: db.prepare('select id from docs where family = ? and (id = ? or name = ?) limit 1'),
  };
  const familyNamed = new Map(plans.map((plan) => [plan.family.name, plan.family]));
  const read = (family: string, text: string): Doc => {
    const declared = familyNamed.get(family);
    const doc = JSON.parse(text) as Doc;
    return declared ? completed(declared, doc) : doc;
  };
  const related: Related = {
    one: (family, id) => {
      const row = statement.named.get(family, id, id) as { doc: string } | undefined;
      return row ? read(family, row.doc) : null;
    },
    linked: (family, link, id) => {
      const rows = statement.linkedDocs.all(family, link, id) as unknown as { doc: string }[];
      return rows.map((row) => read(family, row.doc));
    },
  };

  /** Keeps what others will ask about the record; answers what it named before and names now. */
  function keep({ family, id, record: doc, doc: text, ...cause }: Change): Written {
    const links = new Map<string, Set<string>>();
    const note = (link: string, target: string) => {
      links.set(link, (links.get(link) ?? new Set()).add(target));
    };
    const declarations = linking.filter((plan) => plan.source === family);
    if (declarations.length > 0) {
      for (const row of statement.linksOf.all(family, id)) note(row.link as string, row.target as string);
      statement.unlink.run(family, id);
      for (const [link, target] of (doc && replicaIn(doc)?.links) ?? []) {
        statement.link.run(family, id, link, target);
      }
      for (const plan of declarations) {
        if (!doc || replicaIn(doc)) continue;
        const record = completed(plan.family, doc);
        for (const [link, targets] of Object.entries(plan.family.links ?? {})) {
          for (const target of targets(record as never)) {
            if (target === null) continue;
            statement.link.run(family, id, link, target);
            note(link, target);
          }
        }
      }
    }
    const name = doc ? ((doc.public_id ?? doc.slug ?? null) as string | null) : null;
    if (keeps.has(family)) {
      if (doc && text !== null && !replicaIn(doc)) statement.keep.run(family, id, name, text);
      else statement.drop.run(family, id);
    }
    return { cause, family, id, names: name === null ? [id] : [id, name], links };
  }

  function rowOf(seq: number, doc: Doc, rendered: Rendered): RowToPut {
    const replica = replicaIn(doc);
    return {
      public_id: (doc.public_id as string | undefined) ?? null,
      into: replica ? replica.into : ((doc.merged_into as string | undefined) ?? null),
      seq,
      updated: replica ? replica.updated : ((doc.updated_at as string | undefined) ?? null),
      rendered,
    };
  }

  /** Rows that follow others; where one reads as before, nobody sees that something happened. */
  function writeAgain(
    plan: Plan,
    following: ReadonlyMap<string, Cause>,
    own: ReadonlyMap<string, number>,
    touch: Touch,
  ): void {
    const writer = writers.get(plan) as RowWriter;
    const rows = [...following].flatMap(([id, cause]) => {
      const row = statement.doc.get(plan.source, id) as { doc: string } | undefined;
      if (!row) return [];
      const doc = JSON.parse(row.doc) as Doc;
      const rendered = kept(plan, doc, related);
      if (writer.holds(id, rendered)) {
        // Its own entry came earlier in the batch and was rendered with what came later.
        const seen = tiersFrom(rendered.vis);
        if ((own.get(id) ?? cause.seq) < cause.seq) {
          touch(plan, id, cause, { lowest: rendered.vis, tiers: seen, appeared: 0 });
        }
        return [];
      }
      const onSeen = (seen: Seen) => touch(plan, id, cause, seen);
      return [{ id, row: rowOf(cause.seq, doc, rendered), onSeen }];
    });
    writer.write(rows);
  }

  /** The rows that follow what was written, plan by plan, each with the last entry that moved it. */
  function followers(written: readonly Written[]): Map<Plan, Map<string, Cause>> {
    const dirty = new Map<Plan, Map<string, Cause>>();
    for (const plan of plans) {
      for (const follows of plan.family.follows ?? []) {
        for (const change of written) {
          if (change.family !== follows.family) continue;
          const ids = dirty.get(plan) ?? new Map<string, Cause>();
          dirty.set(plan, ids);
          for (const id of followersOf(plan, follows.by, change)) {
            if (change.cause.seq > (ids.get(id)?.seq ?? 0)) ids.set(id, change.cause);
          }
        }
      }
    }
    return dirty;
  }

  function followersOf(plan: Plan, by: { mine: string } | { theirs: string }, change: Written): string[] {
    if ('mine' in by) {
      return change.names.flatMap((name) =>
        statement.linked.all(plan.source, by.mine, name).map((row) => row.id as string),
      );
    }
    const targets = [...(change.links.get(by.theirs) ?? [])];
    return targets.flatMap((target) => {
      const row = statement.find.get(plan.source, target, target);
      return row ? [row.id as string] : [];
    });
  }

  function applyAll(entries: readonly LogEntry[]): void {
    const newest = new Map<string, LogEntry>();
    for (const entry of entries) newest.set(`${entry.family}\n${entry.id}`, entry);
    const versions = [0, 0, 0];
    const touch: Touch = (plan, id, { seq, at, reason }, { lowest, tiers: told, appeared }) => {
      for (const tier of tiers) {
        const level = height(tier);
        if (lowest <= level && seq > (versions[level] as number)) versions[level] = seq;
      }
      if (plan.published) tell({ seq, family: plan.family.name, id, tiers: told, appeared, at, reason });
    };
    const changes: Change[] = [...newest.values()].map((entry) => ({
      ...entry,
      record: entry.doc === null ? null : (JSON.parse(entry.doc) as Doc),
    }));
    const written = changes.map(keep);
    for (const [plan, writer] of writers) {
      const own = changes.filter((change) => fills(plan, change));
      for (let from = 0; from < own.length; from += mostAtOnce) {
        const rows = own.slice(from, from + mostAtOnce).map((change) => ({
          id: change.id,
          row: change.record && rowOf(change.seq, change.record, kept(plan, change.record, related)),
          onSeen: (seen: Seen) => touch(plan, change.id, change, seen),
        }));
        writer.write(rows);
      }
      if (own.length > 0) statement.unmerged.run(plan.family.name, own.length);
    }
    for (const [plan, following] of followers(written)) {
      const own = new Map(changes.filter((change) => fills(plan, change)).map(({ id, seq }) => [id, seq]));
      writeAgain(plan, following, own, touch);
    }
    for (const tier of tiers) {
      const version = versions[height(tier)] as number;
      if (version > 0) statement.set.run(version, tier);
    }
    statement.set.run((entries.at(-1) as LogEntry).seq, 'seq');
  }

  const cut = stretchesOf(plans);

  return {
    apply: (from, entries) => {
      db.exec('begin immediate');
      try {
        const current = (statement.seq.get() as { value: number }).value === from;
        if (current) for (const stretch of cut(entries)) applyAll(stretch);
        db.exec('commit');
        return current;
      } catch (error) {
        db.exec('rollback');
        throw error;
      }
    },
  };
}

/** Families whose records are asked for while others are rendered, or are rendered again themselves. */
function keptFamilies(plans: readonly Plan[]): ReadonlySet<string> {
  const kept = new Set<string>();
  for (const plan of plans) {
    if (plan.family.follows) kept.add(plan.source);
    for (const follows of plan.family.follows ?? []) kept.add(follows.family);
  }
  return kept;
}
