// From a record to its pictures: what the declaration names is read from the record, put into a sentence, a
// table and a drawing. The library that draws webs and trees is loaded when the first of them is asked for.

import { capitalized } from '../../kernel/capitalized.ts';
import { memberOf, type Picture } from '../../kernel/display.ts';
import type { Doc, Family } from '../../kernel/family.ts';
import { loadedOnce } from '../../kernel/remembered.ts';
import { excerpt } from '../../kernel/text-policy.ts';
import { wordText } from '../../kernel/word-text.ts';
import { bars, type Moment, type Score, timeline } from '../charts/pictures.ts';
import { type Figure, figure } from '../kit/figure.ts';
import { countText, dayText, labelOf, numberText, scoreText } from '../kit/format.ts';
import { html, nothing, type SafeHtml } from '../kit/html.ts';

export const shapes = loadedOnce(() => import('../charts/shapes.ts'));

/** The figures of a record, in the order of the declaration; none for what the record says nothing of. */
export async function pictureFigures(
  family: Family,
  record: Doc,
  path: string,
  now: Date,
): Promise<readonly SafeHtml[]> {
  const pictures = family.display?.pictures ?? [];
  const made = await Promise.all(pictures.map((picture) => pictureOf(picture, record, path, now)));
  return made.map((one, at) =>
    one ? figure(one, pictures[at]?.kind === 'tree' ? treeList(pictures[at], record) : nothing) : nothing,
  );
}

/** The name of a picture in addresses. */
export function pictureName({ title }: Pick<Picture, 'title'>): string {
  return title
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');
}

export async function pictureOf(
  picture: Picture,
  record: Doc,
  path: string,
  now: Date,
): Promise<Figure | null> {
  const files = `${path}/figures/${pictureName(picture)}`;
  const { title } = picture;
  if (picture.kind === 'bars' || picture.kind === 'radar') {
    const scores = scoresOf(memberOf(record, picture.member));
    if (scores.length < (picture.kind === 'radar' ? 3 : 1)) return null;
    const sentence =
      picture.kind === 'radar' ? meanSentence(scores, picture.max) : scoreSentence(scores, picture.max);
    const alternative = `${title}. ${sentence}`;
    const drawing =
      picture.kind === 'bars'
        ? { svg: bars(scores, picture.max, alternative) }
        : (await shapes()).radar(scores, picture.max, alternative);
    return {
      title,
      sentence,
      ...drawing,
      files,
      table: {
        head: ['Dimension', `Score of ${picture.max}`],
        rows: scores.map(({ label, value }) => [label, value]),
      },
    };
  }
  if (picture.kind === 'distribution') return distributionOf(picture, record, files);
  if (picture.kind === 'timeline') {
    const all = momentsOf(picture, record);
    if (all.length < 2) return null;
    const moments = momentsShown(all, now);
    const sentence = momentSentence(moments, all.length - moments.length);
    const svg = timeline(moments, `${title}. ${sentence}`);
    return {
      title,
      sentence,
      svg,
      files,
      table: { head: ['What', 'When'], rows: moments.map(({ label, at }) => [label, dayText(at)]) },
    };
  }
  const nodes = nodesOf(picture, record);
  if (nodes.length < 2) return null;
  const sentence = `${nodes.length} steps: ${kindsOf(nodes)}.`;
  const drawing = (await shapes()).paths(
    nodes.map(({ path }) => path),
    `${title}. ${sentence}`,
  );
  return {
    title,
    sentence,
    ...drawing,
    files,
    table: { head: ['Step', 'Statement'], rows: nodes.map(({ name, statement }) => [name, statement]) },
  };
}

function distributionOf(
  { title, member, counted: [one, many], of }: Extract<Picture, { kind: 'distribution' }>,
  record: Doc,
  files: string,
): Figure | null {
  const value = memberOf(record, member);
  if (value === null || typeof value !== 'object') return null;
  const counts = Object.entries(value)
    .map(([at, count]) => ({ at: Number(at), count: Number(count) }))
    .sort((a, b) => b.at - a.at);
  const total = counts.reduce((sum, { count }) => sum + count, 0);
  const most = counts.reduce((best, here) => (here.count > best.count ? here : best), { at: 0, count: 0 });
  if (total === 0) return null;
  const sentence = `Of ${countText(total, one, many)}, ${most.count} come${most.count === 1 ? 's' : ''} to ${most.at} of ${of} on average, which is the most.`;
  return {
    title,
    sentence,
    files,
    svg: bars(
      counts.map(({ at, count }) => ({ label: `${at} of ${of}`, value: count })),
      Math.max(...counts.map(({ count }) => count)),
      `${title}. ${sentence}`,
    ),
    table: {
      head: ['Mean rating', capitalized(many)],
      rows: counts.map(({ at, count }) => [`${at} of ${of}`, count]),
    },
  };
}

/** Numbers by name, from a map or a list. */
function scoresOf(value: unknown): readonly Score[] {
  const pairs: readonly (readonly [string, unknown])[] = Array.isArray(value)
    ? value.map((one: Doc) => [String(one.dimension), one.score] as const)
    : value !== null && typeof value === 'object'
      ? Object.entries(value)
      : [];
  return pairs.flatMap(([name, score]) =>
    typeof score === 'number' ? { label: labelOf(name), value: score } : [],
  );
}

function scoreSentence(scores: readonly Score[], max: number): string {
  const sorted = [...scores].sort((a, b) => b.value - a.value);
  const [best, worst] = [sorted[0] as Score, sorted.at(-1) as Score];
  if (scores.length === 1) return `${best.label} ${numberText(best.value)} of ${max}.`;
  return `Highest: ${best.label.toLowerCase()}, ${numberText(best.value)} of ${max}; lowest: ${worst.label.toLowerCase()}, ${numberText(worst.value)}.`;
}

function meanSentence(scores: readonly Score[], max: number): string {
  const mean = scores.reduce((sum, { value }) => sum + value, 0) / scores.length;
  return `${countText(scores.length, 'dimension')}, ${scoreText(mean)} of ${max} on average; the further out, the higher.`;
}

const maxMoments = 12;

function momentsOf(picture: Extract<Picture, { kind: 'timeline' }>, record: Doc): readonly Moment[] {
  const values = picture.members.map((member) => ({ member, value: memberOf(record, member) }));
  // What a list of dates names too is told once.
  const listed = new Set(
    values.flatMap(({ value }) => (Array.isArray(value) ? value.map((one: Doc) => one?.at) : [])),
  );
  const found = values.flatMap(({ member, value }): readonly Moment[] => {
    if (typeof value === 'string') return listed.has(value) ? [] : [{ label: labelOf(member), at: value }];
    if (!Array.isArray(value)) return [];
    return (value as readonly Doc[]).map((one) => ({
      label: excerpt(
        String((picture.label ? one[picture.label] : one.label) || one.kind || labelOf(member)),
        60,
      ),
      at: String((picture.at ? one[picture.at] : dayOf(one)) ?? ''),
    }));
  });
  return found
    .filter(({ at }) => /^\d{4}(?:-\d{2}(?:-\d{2})?)?(?:T|$)/.test(at) && !Number.isNaN(Date.parse(at)))
    .sort((a, b) => Date.parse(a.at) - Date.parse(b.at));
}

/** Of many moments the first, the last, and between them those that come next; where fewer come, the latest that passed. */
function momentsShown(moments: readonly Moment[], now: Date): readonly Moment[] {
  if (moments.length <= maxMoments) return moments;
  const between = moments.slice(1, -1);
  const passed = between.filter(({ at }) => Date.parse(at) < now.getTime()).length;
  const from = Math.max(0, Math.min(passed, between.length - (maxMoments - 2)));
  const next = between.slice(from, from + maxMoments - 2);
  return [moments[0] as Moment, ...next, moments.at(-1) as Moment];
}

/** The day at the place where it counts, which in UTC may be the next one; of an inexact date the month. */
function dayOf({ at, date, precision }: Doc): unknown {
  if (typeof date !== 'string') return at;
  return precision === 'month' ? date.slice(0, 7) : date;
}

function momentSentence(moments: readonly Moment[], leftOut: number): string {
  const [first, last] = [moments[0] as Moment, moments.at(-1) as Moment];
  return `From ${dayText(first.at)} (${withinSentence(first.label)}) to ${dayText(last.at)} (${withinSentence(last.label)})${leftOut === 0 ? '' : `; ${leftOut} between them ${leftOut === 1 ? 'is' : 'are'} left out here`}.`;
}

/** A label in the midst of a sentence: names and abbreviations keep their capitals, and it ends none. */
function withinSentence(label: string): string {
  return label.replace(/^\p{Lu}(?!\p{Lu})/u, (first) => first.toLowerCase()).replace(/\.$/, '');
}

interface Node {
  readonly id: string;
  readonly parent: string | null;
  readonly name: string;
  readonly kind: string;
  readonly statement: string;
  /** From the root down, with "/" between. */
  readonly path: string;
}

const maxNodes = 60;

function nodesOf(picture: Extract<Picture, { kind: 'tree' }>, record: Doc): readonly Node[] {
  const value = memberOf(record, picture.member);
  if (!Array.isArray(value)) return [];
  const items = (value as readonly Doc[]).slice(0, maxNodes).map((one, at) => {
    const kind = wordText(String(one.kind ?? one.node_type ?? one.type ?? 'step'));
    const statement = String(one[picture.label] ?? one.text ?? one.content ?? '');
    return {
      id: String(one[picture.id] ?? at),
      parent:
        one[picture.parent] === null || one[picture.parent] === undefined
          ? null
          : String(one[picture.parent]),
      kind,
      name: `${at + 1} ${kind}`.replaceAll('/', ' '),
      statement,
    };
  });
  const byId = new Map(items.map((one) => [one.id, one]));
  return items.map((one) => ({ ...one, path: pathTo(one, byId) }));
}

function pathTo(
  node: { name: string; parent: string | null },
  byId: ReadonlyMap<string, { name: string; parent: string | null }>,
): string {
  const steps = [node.name];
  const seen = new Set([node]);
  for (let at = node; at.parent !== null; ) {
    const above = byId.get(at.parent);
    // A circle has no root; it is cut where it would begin again.
    if (!above || seen.has(above)) break;
    seen.add(above);
    steps.unshift(above.name);
    at = above;
  }
  return `Theory/${steps.join('/')}`;
}

function kindsOf(nodes: readonly Node[]): string {
  const counts = new Map<string, number>();
  for (const { kind } of nodes) counts.set(kind, (counts.get(kind) ?? 0) + 1);
  return [...counts].map(([kind, count]) => `${count} ${kind}${count === 1 ? '' : 's'}`).join(', ');
}

/** The tree as a list, which is read more easily than drawn. */
function treeList(picture: Picture | undefined, record: Doc): SafeHtml {
  if (picture?.kind !== 'tree') return nothing;
  const nodes = nodesOf(picture, record);
  const below = (parent: string): SafeHtml => {
    const own = nodes.filter(({ path }) => path.slice(0, path.lastIndexOf('/')) === parent);
    if (own.length === 0) return nothing;
    return html`<ul class="tree">${own.map((one) => html`<li><span class="kind">${one.name}</span><br>${one.statement}${below(one.path)}</li>`)}</ul>`;
  };
  return below('Theory');
}
