// What stands on everything that a run published: who wrote it, by its own word, and what was counted of it.

import type { Doc } from '../../../kernel/family.ts';
import { wordText } from '../../../kernel/word-text.ts';
import { countText, labelOf, numberText } from '../../kit/format.ts';
import { type Hole, html, nothing, type SafeHtml } from '../../kit/html.ts';
import type { PageRequest } from '../../kit/page.ts';
import { factList } from '../beside.ts';
import type { Fact } from '../particulars.ts';

export interface Provenance {
  readonly participant?: { readonly id: string; readonly name: string | null };
  readonly models?: readonly {
    readonly name: string | null;
    readonly provider?: string;
    readonly version?: string;
    readonly steps: number;
  }[];
  readonly channels?: readonly string[];
  readonly human_role?: string;
  readonly competing_interests?: string;
  readonly self_reviewed?: boolean;
  readonly contexts?: { readonly fresh: number; readonly shared: number };
  readonly controls?: { readonly passed: number; readonly total: number };
  readonly repeat_agreement?: number | null;
  readonly order_effect?: number | null;
}

const roles: Readonly<Record<string, string>> = {
  none: 'no person took part',
  steered: 'a person steered it',
  reviewed: 'a person reviewed it',
  wrote: 'a person wrote parts of it',
};

/** Whether a record stands in the catalogue; what does not has a page alone. */
export function isListed({ site, context }: PageRequest, family: string, record: Doc): boolean {
  const found = site.families.find(({ name }) => name === family);
  const { reader, now } = context;
  return found !== undefined && reader.detail(found, String(record.public_id), 'public', now) !== null;
}

/** Below the title: that a model wrote it, and whether anybody has looked. */
export function omegaMark(provenance: Provenance | null, listed: boolean, review = 'none'): Hole {
  if (provenance === null) return null;
  const state = listed ? (review === 'operator' ? 'Listed after a review' : 'Listed') : 'Unreviewed';
  return html`<p><span class="mark${listed ? '' : ' unsure'}">${state}</span></p>
<p class="muted small">Written by a model, which is self-declared. Not medical advice.${provenance.self_reviewed ? ' The model that proposed it also judged it.' : ''}</p>`;
}

/** Who and what took part, and what was counted. */
export function provenanceBlock(provenance: Provenance | null): SafeHtml {
  if (provenance === null) return nothing;
  const { participant, models = [], channels = [], human_role, competing_interests, controls } = provenance;
  const facts: Fact[] = [];
  if (participant) facts.push({ label: 'Published by', value: participant.name ?? participant.id });
  if (models.length > 0)
    facts.push({
      label: 'Models, self-declared',
      value: models.map((one) => `${modelName(one)} (${countText(one.steps, 'step')})`).join(', '),
    });
  if (channels.length > 0) facts.push({ label: 'Over', value: channels.map(channelName).join(', ') });
  if (human_role) facts.push({ label: 'People', value: roles[human_role] ?? wordText(human_role) });
  if (competing_interests) facts.push({ label: 'Competing interests', value: competing_interests });
  if (provenance.self_reviewed !== undefined)
    facts.push({
      label: 'Judged by',
      value: provenance.self_reviewed ? 'the one that proposed it' : 'others than its proposer',
    });
  if (provenance.contexts)
    facts.push({
      label: 'Contexts',
      value: `${provenance.contexts.fresh} fresh, ${provenance.contexts.shared} shared or not told`,
    });
  if (controls && controls.total > 0)
    facts.push({ label: 'Hidden controls passed', value: `${controls.passed} of ${controls.total}` });
  if (typeof provenance.repeat_agreement === 'number')
    facts.push({
      label: 'Repeated games with the same outcome',
      value: `${numberText(Math.round(provenance.repeat_agreement * 100))} %`,
    });
  if (typeof provenance.order_effect === 'number')
    facts.push({
      label: 'Effect of being shown first',
      value: html`<span class="number">${numberText(provenance.order_effect)}</span> logits`,
    });
  return html`<section class="section" id="who"><h2>Who wrote this, and how well it judged</h2>${factList(facts, 'facts')}</section>`;
}

export function modelName({
  name,
  provider,
  version,
}: {
  readonly name: string | null;
  readonly provider?: string | undefined;
  readonly version?: string;
}): string {
  return [name ?? 'not told', version, provider ? `of ${provider}` : null].filter(Boolean).join(' ');
}

export function channelName(channel: string): string {
  return (
    { mcp: 'tool server', rest: 'REST', workbench: 'the workbench', cli: 'the command line' }[channel] ??
    labelOf(channel)
  );
}

/** Long digests, as people compare them: the whole in a line that may break. */
export function digest(value: unknown): Hole {
  return typeof value === 'string' ? html`<code>${value}</code>` : null;
}

export function provenanceOf({ provenance }: Doc): Provenance | null {
  return (provenance as Provenance | null | undefined) ?? null;
}
