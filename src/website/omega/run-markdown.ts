// A published run as Markdown: what its page says, for readers and models that take text.

import { plainMarkdown } from '../../channels/formats/markdown.ts';
import { gateTexts, outcomeOf } from '../../families/omega/gate-texts.ts';
import type { PublishedRun } from '../../families/omega/published-run.ts';
import { agreementSentence, rankedName } from '../records/omega/published-run.ts';

function table(heads: readonly string[], rows: readonly (readonly unknown[])[]): string {
  const line = (cells: readonly unknown[]) =>
    `| ${cells.map((one) => plainMarkdown(String(one ?? '')).replaceAll(/\s+/g, ' ')).join(' | ')} |`;
  return [line(heads), `|${' --- |'.repeat(heads.length)}`, ...rows.map(line)].join('\n');
}

export function runMarkdown(shown: PublishedRun, site: string): string {
  const { run, steps, gates, controls, ranking, hypotheses, experiments, opinions } = shown;
  const agreement = agreementSentence(shown);
  const text = (value: unknown) => plainMarkdown(String(value ?? ''));
  const links = (path: string, all: PublishedRun['hypotheses']) =>
    all.map(({ public_id, title }) => `- [${text(title)}](${site}/omega/${path}/${public_id})`);
  const provenance = run.provenance as { self_reviewed?: boolean } | null;
  const sections = [
    `# ${text(run.title)}`,
    text(run.summary),
    `Written by a model, which is self-declared. Not medical advice. ${run.listed ? 'Listed.' : 'Unreviewed.'}${provenance?.self_reviewed ? ' The model that proposed it also judged it.' : ''}`,
    `- Run: ${site}/omega/runs/${run.public_id} (${text(run.kind)})\n- Published: ${run.published_at}\n- Hidden controls passed: ${controls.passed} of ${controls.total} (games ${controls.compare.passed} of ${controls.compare.total}, sources ${controls.verify.passed} of ${controls.verify.total})\n- Answers refused: ${run.refused_attempts}`,
    ...(run.question ? [`## The question\n\n${text(run.question)}`] : []),
    `## What it published\n\n${[...links('hypotheses', hypotheses), ...links('experiments', experiments)].join('\n') || 'Nothing but itself.'}`,
    ...(agreement === null ? [] : [`## Agreement\n\n${agreement}`]),
    ...(ranking.length < 2
      ? []
      : [
          `## Strength from pairwise games\n\n${table(
            ['Hypothesis', 'Strength', 'Low', 'High', 'Games', 'Group'],
            ranking.map((one) => [rankedName(one), one.strength, one.low, one.high, one.games, one.group]),
          )}`,
        ]),
    `## Gates\n\n${table(
      ['Gate', 'What it asks', 'Outcome', 'What was counted'],
      gates.map((one) => [one.gate, gateTexts[one.gate], outcomeOf(one), one.detail]),
    )}`,
    `## Step by step\n\n${table(
      ['Step', 'Kind', 'About', 'Model, self-declared', 'Accepted', 'Digest'],
      steps.map((one) => [one.n, one.kind, one.subject, one.model ?? 'not told', one.at, one.digest]),
    )}`,
    ...(opinions.length === 0 ? [] : [`## Second opinions\n\n${links('runs', opinions).join('\n')}`]),
    `## Recount it yourself\n\nThe archive is at ${run.manifest_url}; \`perennial omega replay\` recounts it without a model.\n\n- SHA-256 of the manifest: ${run.manifest_sha256}\n- Head of the chain: ${run.chain_head}\n- Seed: ${run.seed}\n- Licence: ${text(run.license)}`,
  ];
  return `${sections.join('\n\n')}\n`;
}
