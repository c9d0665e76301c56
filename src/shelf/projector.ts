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
import type { Plan } from './plan.ts';
import { completed, type Rendered, render } from './render.ts';
import { type RowToPut, type RowWriter, rowWriter } from './row-writer.ts';

/** An entry of the ledger as the shelf needs it. */
export interface LogEntry {
  readonly seq: number;
  readonly family: string;
  readonly id: string;
  readonly doc: string | null;
}

export interface Projector {
  /** Applies entries that follow `from`; false when the shelf is not at `from` any more. */
  readonly apply: (from: number, entries: readonly LogEntry[]) => boolean;
}

/** Notes that a tier of this height, and those above it, saw something change at this sequence number. */
type Touch = (lowest: number, seq: number) => void;

/** Rows of one family that are rendered before they are written: what is held in memory. */
const mostAtOnce = 2000;

interface Written {
  readonly family: string;
  readonly id: string;
  readonly names: readonly string[];
  readonly links: ReadonlyMap<string, ReadonlySet<string>>;
}

export function projector(db: DatabaseSync, plans: readonly Plan[]): Projector {
  const writers = new Map<Plan, RowWriter>();
  for (const plan of plans) writers.set(plan, rowWriter(db, plan));
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
  function keep(family: string, id: string, doc: Doc | null, text: string | null): Written {
    const links = new Map<string, Set<string>>();
    const note = (link: string, target: string) => {
      links.set(link, (links.get(link) ?? new Set()).add(target));
    };
    const declarations = linking.filter((plan) => plan.source === family);
    if (declarations.length > 0) {
      for (const row of statement.linksOf.all(family, id)) note(row.link as string, row.target as string);
      statement.unlink.run(family, id);
      for (const plan of declarations) {
        if (!doc) continue;
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
      if (doc && text !== null) statement.keep.run(family, id, name, text);
      else statement.drop.run(family, id);
    }
    return { family, id, names: name === null ? [id] : [id, name], links };
  }

  function rowOf(seq: number, doc: Doc, rendered: Rendered): RowToPut {
    return {
      public_id: (doc.public_id as string | undefined) ?? null,
      into: (doc.merged_into as string | undefined) ?? null,
      seq,
      updated: (doc.updated_at as string | undefined) ?? null,
      rendered,
    };
  }

  /** Rows that follow others; where one reads as before, nobody sees that something happened. */
  function writeAgain(plan: Plan, ids: readonly string[], seq: number, touch: Touch): void {
    const writer = writers.get(plan) as RowWriter;
    const rows = ids.flatMap((id) => {
      const kept = statement.doc.get(plan.source, id) as { doc: string } | undefined;
      if (!kept) return [];
      const doc = JSON.parse(kept.doc) as Doc;
      const rendered = render(plan, doc, related);
      if (writer.holds(id, rendered)) return [];
      return [{ id, row: rowOf(seq, doc, rendered), onSeen: (lowest: number) => touch(lowest, seq) }];
    });
    writer.write(rows);
  }

  /** The rows that follow what was written, plan by plan. */
  function followers(written: readonly Written[]): Map<Plan, Set<string>> {
    const dirty = new Map<Plan, Set<string>>();
    for (const plan of plans) {
      for (const follows of plan.family.follows ?? []) {
        for (const change of written) {
          if (change.family !== follows.family) continue;
          const ids = dirty.get(plan) ?? new Set<string>();
          dirty.set(plan, ids);
          for (const id of followersOf(plan, follows.by, change)) ids.add(id);
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
    const touch: Touch = (lowest, seq) => {
      for (const tier of tiers) {
        const level = height(tier);
        if (lowest <= level && seq > (versions[level] as number)) versions[level] = seq;
      }
    };
    const changes = [...newest.values()].map((entry) => ({
      ...entry,
      record: entry.doc === null ? null : (JSON.parse(entry.doc) as Doc),
    }));
    const written = changes.map(({ family, id, record, doc }) => keep(family, id, record, doc));
    for (const [plan, writer] of writers) {
      const own = changes.filter(({ family }) => family === plan.source);
      for (let from = 0; from < own.length; from += mostAtOnce) {
        const rows = own.slice(from, from + mostAtOnce).map(({ id, seq, record }) => ({
          id,
          row: record && rowOf(seq, record, render(plan, record, related)),
          onSeen: (lowest: number) => touch(lowest, seq),
        }));
        writer.write(rows);
      }
      if (own.length > 0) statement.unmerged.run(plan.family.name, own.length);
    }
    const last = (entries.at(-1) as LogEntry).seq;
    for (const [plan, ids] of followers(written)) writeAgain(plan, [...ids], last, touch);
    for (const tier of tiers) {
      const version = versions[height(tier)] as number;
      if (version > 0) statement.set.run(version, tier);
    }
    statement.set.run(last, 'seq');
  }

  return {
    apply: (from, entries) => {
      db.exec('begin immediate');
      try {
        const current = (statement.seq.get() as { value: number }).value === from;
        if (current && entries.length > 0) applyAll(entries);
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
