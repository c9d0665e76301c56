// A fictional world for the scripted caller: theories with claims whose truth is known, works under a test
// prefix of DOIs, and a drawn quality of every hypothesis. Nothing of it is real.

import { drawFrom } from '../../src/omega/scoring/chance.ts';

export const organisms = ['dune mouse', 'glass fly', 'moor rat', 'tide worm'] as const;
const agents = [
  'amberine',
  'coldroot',
  'velatin',
  'marrowleaf',
  'oldsalt',
  'thinwater',
  'brackenol',
  'quietin',
  'fellstone',
  'larkspurin',
  'mossate',
  'duskweed',
] as const;
const tissues = [
  'thymus',
  'liver',
  'muscle',
  'retina',
  'marrow',
  'skin',
  'kidney',
  'heart',
  'gut',
  'lung',
  'brain',
  'spleen',
] as const;
const processes = [
  'clearance of stalled cells',
  'mitochondrial renewal',
  'collagen turnover',
  'stem cell waking',
  'chromatin drift',
  'iron storage',
  'nerve sheath repair',
  'vessel stiffening',
  'lipid peroxidation',
  'ribosome fidelity',
  'glycation of lens protein',
  'immune memory crowding',
] as const;

export interface WorldTheory {
  readonly id: string;
  readonly agent: string;
  readonly tissue: string;
  readonly process: string;
  readonly text: string;
}

const uuid = (n: number) => `00000000-0000-4000-8000-${String(n).padStart(12, '0')}`;

export const theories: readonly WorldTheory[] = agents.map((agent, n) => {
  const tissue = tissues[n] as string;
  const process = processes[n] as string;
  const organism = organisms[n % organisms.length] as string;
  const text = [
    `Fictional: ${agent} lengthens the life of the ${organism} because it speeds ${process} in the ${tissue}.`,
    `Animals given ${agent} from month ${n + 3} kept ${tissue} function ${20 + n} percent longer than controls.`,
    `Without ${process} the effect of ${agent} on ${tissue} ageing vanished in ${n + 4} cohorts.`,
    `A dose above ${n + 1} milligrams of ${agent} shortened survival through ${tissue} inflammation.`,
    `The ${process} marker rises before ${tissue} decline in untreated ${organism} colonies.`,
  ].join(' ');
  return { id: uuid(n + 1), agent, tissue, process, text };
});

export const works = Array.from({ length: 30 }, (_, n) => ({
  id: `work-${n + 1}`,
  ids: { doi: `10.5555/omega.${n + 1}`, pmid: String(90_000_000 + n) },
  title: `${processes[n % 12]} and ${agents[(n * 5) % 12]} in the ageing ${tissues[(n * 7) % 12]}: cohort ${n + 1}`,
  year: 1995 + n,
  retracted: n >= 28,
}));

export const theoryRecords = theories.map(({ id, agent, text }) => ({
  id,
  theory_name: `Fictional ${agent} theory`,
  theory_text: text,
  source_url: `https://example.org/omega/${agent}`,
  is_primary: true,
  text_policy: 'full',
  owner_kind: 'rated_project',
  owner_id: 'omega-world',
}));

/** Who holds the theories, so that everybody may read them. */
export const holder = {
  id: 'omega-world',
  public_id: 'omega-world',
  name: 'Fictional world of the scripted caller',
  section: 'aging-biology',
  is_public: true,
  rating_status: 'ready',
};

/** How good a hypothesis really is, drawn once from its statement. */
export function qualityOf(statement: string, seed: string): number {
  const draw = drawFrom(seed, `quality ${statement}`);
  return Math.sqrt(-2 * Math.log(1 - draw())) * Math.cos(2 * Math.PI * draw()) * 1.5;
}
