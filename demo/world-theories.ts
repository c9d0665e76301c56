import type { Days } from './days.ts';
import { type DemoRecord, page, record, told, words } from './fiction.ts';
import { demoId } from './ids.ts';
import { heroName } from './world-heroes.ts';
import { type TheoryRow, theoryRows } from './world-theory-rows.ts';

const dimensions = words('premise_plausibility explanatory_power falsifiability ambition');
const principles = words(
  'selection-weakens-with-age gompertz-mortality species-lifespans-differ single-genes-change-lifespan diet-and-growth-signals-change-lifespan germ-line-is-renewed',
);

export function demoTheories(days: Days): DemoRecord[] {
  return theoryRows.map((row, i) => {
    const owned = row.owner === null ? null : row.owner.split('/');
    return record('theories', row.key, {
      theory_name: row.name,
      theory_summary: told(row.statement),
      theory_text: `${row.statement} ${row.because}`,
      source_url: page(`theories/${row.key}`),
      source_type: row.sourceType,
      is_primary: row.primary ?? true,
      extracted_at: days.at(-100 + i * 3, 11),
      extraction_confidence: i % 3 === 0 ? 'high' : 'medium',
      added_by: owned === null ? 'reader' : 'curator',
      added_by_user_email: owned === null ? 'reader@people.example' : undefined,
      added_via: owned === null ? 'form' : 'extraction',
      owner_kind: owned?.[0],
      owner_id:
        owned === null
          ? undefined
          : demoId(owned[0] === 'company' ? 'companies' : 'rated_projects', owned[1] ?? ''),
      runs: runs(days, row),
      endorsements: endorsements(days, row),
      foundational_alignment: row.alignment === undefined ? [] : alignment(row.alignment),
      project_ids: words(row.projects ?? '').map((key) => demoId('rated_projects', key)),
      reasoning_nodes: row.tree === undefined ? [] : tree(row),
      cluster_assignments: words(row.clusters).map((text) => {
        const [slug = '', role = 'core'] = text.split(':');
        return {
          cluster_slug: slug,
          role,
          confidence: role === 'core' ? 'high' : 'medium',
          rationale: 'The same observation would refute both.',
        };
      }),
    });
  });
}

/** Runs are written oldest first; a run may score only some dimensions, and the latest score of each counts. */
function runs(days: Days, row: TheoryRow): unknown[] {
  return row.runs.map((text, r) => ({
    run_at: days.at(-90 + r * 40, 2),
    layer: 'popperian',
    scores: words(text).flatMap((score, d) =>
      score === '.'
        ? []
        : [
            {
              dimension: dimensions[d],
              score: score === '-' ? null : Number(score),
              rationale:
                score === '-' ? 'Nothing in the text bears on this.' : `Run ${r + 1}: ${row.because}`,
              supporting_evidence: [page(`theories/${row.key}/for`)],
              counter_evidence: score === '-' ? [] : [page(`theories/${row.key}/against`)],
              confidence: score === '-' ? null : r === 0 ? 'medium' : 'high',
            },
          ],
    ),
  }));
}

function endorsements(days: Days, row: TheoryRow): unknown[] {
  return words(row.endorsed ?? '').map((text, i) => {
    const [key = '', stance = 'endorse'] = text.split(':');
    return {
      person_name: heroName(key),
      hero_public_id: key,
      stance,
      rationale:
        stance === 'reject'
          ? 'The prediction failed once and was reworded.'
          : stance === 'qualify'
            ? 'Holds for dividing tissues only.'
            : 'The prediction was named before the test.',
      date: days.date(-60 - i * 9),
      source_url: page(`heroes/${key}/on/${row.key}`),
    };
  });
}

function alignment(text: string): unknown[] {
  return words(text).map((score, i) => {
    const points = Number(score);
    return {
      principle: principles[i],
      stance: points >= 7 ? 'aligned' : points <= 3 ? 'in_conflict' : 'neutral',
      score: points,
      rationale: points <= 3 ? 'The theory expects the opposite.' : 'The theory expects this.',
    };
  });
}

/** One premise, one derivation, one prediction and its observations. */
function tree(row: TheoryRow): unknown[] {
  const [premise, derivation, prediction, ...observations] = row.tree ?? [];
  const id = (name: string): string => demoId('reasoning-nodes', `${row.key}/${name}`);
  return [
    { id: id('premise'), parent_node_id: null, kind: 'premise', statement: premise },
    { id: id('derivation'), parent_node_id: id('premise'), kind: 'derivation', statement: derivation },
    { id: id('prediction'), parent_node_id: id('derivation'), kind: 'prediction', statement: prediction },
    ...observations.map((text, i) => ({
      id: id(`observation-${i + 1}`),
      parent_node_id: id('prediction'),
      kind: 'observation',
      statement: text,
      verdict: ['supports', 'contradicts', 'unclear'][i % 3],
      source_url: page(`theories/${row.key}/observation-${i + 1}`),
    })),
  ];
}
