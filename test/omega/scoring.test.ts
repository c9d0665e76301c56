// What is counted, held against what is known: O4 to O6, and the figures of the paper.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { demoRuns } from '../../demo/omega/runs.ts';
import { sha256 } from '../../src/omega/protocol/canonical.ts';
import { coversTheLine } from '../../src/omega/protocol/design.ts';
import { callerItems, items } from '../../src/omega/protocol/items.ts';
import { sizes } from '../../src/omega/protocol/protocol.ts';
import { type Control, passControls } from '../../src/omega/runs/controls.ts';
import { certaintyOf } from '../../src/omega/scoring/certainty.ts';
import { drawFrom } from '../../src/omega/scoring/chance.ts';
import { fitRanks, fitRaw, type Game, kendallTau } from '../../src/omega/scoring/rank.ts';
import { recompute } from '../../src/omega/scoring/sample-size.ts';
import { adaptivePairs, type Planned, ringPairs, waveSteps } from '../../src/omega/scoring/schedule.ts';
import { evaluate } from '../../src/omega/scoring/score.ts';

/** A tournament of twelve with a judge of this order bias. */
function played(seed: string, bias: number) {
  const draw = drawFrom(seed, 'world');
  const normal = () => Math.sqrt(-2 * Math.log(1 - draw())) * Math.cos(2 * Math.PI * draw());
  const ids = Array.from({ length: 12 }, (_, n) => `h${String(n).padStart(2, '0')}`);
  const truth = new Map(ids.map((id) => [id, normal() * 1.5]));
  const request = { seed, ids, opponents: 4, repeats: 0, controls: 0, perStep: 3 };
  const plan: Planned[] = [];
  const games: Game[] = [];
  const play = (steps: readonly (readonly Planned[])[]) => {
    for (const { a, b, ...rest } of steps.flat()) {
      plan.push({ a, b, ...rest });
      const p = 1 / (1 + Math.exp(-((truth.get(a) ?? 0) - (truth.get(b) ?? 0) + bias)));
      games.push({ a, b, winner: draw() < p ? 'A' : 'B' });
    }
  };
  play(waveSteps('static', ringPairs(request), plan, request));
  play(waveSteps('adaptive_1', adaptivePairs(ids, games), plan, request));
  play(waveSteps('adaptive_2', adaptivePairs(ids, games), plan, request));
  return { ids, truth, games };
}

test('O4, O5: over 200 runs the best is in the top three, the order agrees, intervals cover, the order effect is found', () => {
  let [top, tau, covered, bias] = [0, 0, 0, 0];
  const runs = 200;
  for (let run = 0; run < runs; run++) {
    const { ids, truth, games } = played(`run ${run}`, 0.7);
    const fit = fitRaw(ids, games);
    const mean = ids.reduce((sum, id) => sum + (truth.get(id) ?? 0), 0) / ids.length;
    const best = [...ids].sort((a, b) => (truth.get(b) ?? 0) - (truth.get(a) ?? 0))[0];
    const order = fit.ids.map((id, at) => ({ id, s: fit.s[at] as number })).sort((a, b) => b.s - a.s);
    if (order.slice(0, 3).some(({ id }) => id === best)) top += 1;
    tau += kendallTau(
      fit.ids.map((id) => truth.get(id) ?? 0),
      fit.s,
    );
    fit.ids.forEach((id, at) => {
      const half = 1.96 * Math.sqrt(fit.variance[at] as number);
      if (Math.abs((fit.s[at] as number) - ((truth.get(id) ?? 0) - mean)) <= half) covered += 1;
    });
    bias += fit.bias;
  }
  assert.ok(top / runs >= 0.86, `top three ${top / runs}`);
  assert.ok(tau / runs >= 0.68, `tau ${tau / runs}`);
  assert.ok(covered / runs / 12 >= 0.93, `cover ${covered / runs / 12}`);
  assert.ok(bias / runs >= 0.5 && bias / runs <= 0.9, `bias ${bias / runs}`);
});

/** Twelve controls as a small run hides them: six games and six sources, half of each with either answer. */
const twelve = (['compare', 'verify'] as const).flatMap((kind) =>
  [0, 1, 2, 3, 4, 5].map((n) => ({ kind, expected: n % 2 === 0 ? 'first' : 'second' })),
);

test('O6: coin-flipping passes the gate of twelve controls in at most 9 of 100, a judge of 95 % in 99', () => {
  const passes = (skill: number) => {
    const draw = drawFrom('controls', String(skill));
    let passed = 0;
    for (let n = 0; n < 2_000; n++)
      if (passControls(twelve.map((one) => ({ ...one, passed: draw() < skill }))).passed) passed += 1;
    return passed / 2_000;
  };
  assert.ok(passes(0.5) <= 0.09, `a coin passes ${passes(0.5)}`);
  assert.ok(passes(0.95) >= 0.99, `95 % pass ${passes(0.95)}`);
});

test('a judge who always says the same of the games, or of the sources, passes in no case, however good at the others', () => {
  for (const lazy of ['compare', 'verify'])
    for (const word of ['first', 'second']) {
      const controls = twelve.map((one) => ({ ...one, passed: one.kind !== lazy || one.expected === word }));
      assert.equal(controls.filter(({ passed }) => passed).length, 9);
      assert.equal(passControls(controls).passed, false, `${lazy} ${word}`);
    }
  assert.equal(passControls(twelve.map((one) => ({ ...one, passed: true }))).passed, true);
});

test('hidden games have the copy on either side equally often, hidden sources are true and false equally often', () => {
  for (const size of ['small', 'standard', 'large'] as const) {
    for (let n = 0; n < 20; n++) {
      const ids = Array.from({ length: sizes[size].hypotheses }, (_, at) => `h${at}`);
      const request = {
        seed: sha256(`${size} ${n}`),
        ids,
        opponents: 4,
        repeats: 2,
        controls: sizes[size].gameControls,
        perStep: 3,
      };
      const planned: Planned[] = [];
      for (const wave of ['static', 'adaptive_1', 'adaptive_2'] as const)
        planned.push(...waveSteps(wave, ringPairs(request), planned, request).flat());
      const sides = planned.filter(({ kind }) => kind === 'control').map(({ copy }) => copy);
      const left = sides.filter((side) => side === 'A').length;
      assert.ok(Math.abs(2 * left - sides.length) <= 1, `${size}: ${left} of ${sides.length}`);
    }
  }
  for (const { run_id, text } of demoRuns().omega_manifests) {
    const { controls } = JSON.parse(text) as { controls: readonly Control[] };
    const hidden = controls.filter(({ kind }) => kind === 'verify');
    const truths = hidden.filter(({ expected }) => expected === 'states').length;
    assert.equal(truths, hidden.length / 2, `${run_id}: ${truths} of ${hidden.length} are true`);
  }
});

test('a refit of shuffled games is bit-equal, mirrored games negate the order effect, a win never lowers strength', () => {
  const ids = ['a', 'b', 'c', 'd', 'e'];
  const game = fc.record({
    a: fc.constantFrom(...ids),
    b: fc.constantFrom(...ids),
    winner: fc.constantFrom('A' as const, 'B' as const, 'tie' as const),
  });
  fc.assert(
    fc.property(
      fc.array(game, { minLength: 1, maxLength: 40 }),
      fc.infiniteStream(fc.nat()),
      (games, numbers) => {
        const shuffled = games
          .map((one) => ({ one, key: numbers.next().value as number }))
          .sort((x, y) => x.key - y.key)
          .map(({ one }) => one);
        assert.deepEqual(fitRanks(ids, shuffled), fitRanks(ids, games));
        const swap = { A: 'B', B: 'A', tie: 'tie' } as const;
        const mirrored = games.map(({ a, b, winner }) => ({ a: b, b: a, winner: swap[winner] }));
        const [one, other] = [fitRaw(ids, games), fitRaw(ids, mirrored)];
        assert.ok(Math.abs(one.bias + other.bias) < 1e-6);
        const more = fitRaw(ids, [...games, { a: 'a', b: 'b', winner: 'A' as const }]);
        assert.ok((more.s[0] as number) >= (one.s[0] as number) - 1e-9);
      },
    ),
    { numRuns: 60 },
  );
});

test('the two orders of a pair are never in one step, and every game of the ring is played', () => {
  const ids = Array.from({ length: 6 }, (_, n) => `h${n}`);
  for (let n = 0; n < 30; n++) {
    const request = { seed: `s${n}`, ids, opponents: 4, repeats: 2, controls: 6, perStep: 3 };
    const steps = waveSteps('static', ringPairs(request), [], request);
    assert.equal(steps.flat().filter(({ kind }) => kind === 'base').length, 24);
    for (const step of steps) {
      const pairs = step.filter(({ kind }) => kind === 'base').map(({ a, b }) => [a, b].sort().join());
      assert.equal(new Set(pairs).size, pairs.length);
    }
  }
});

test('sample sizes are those of the books: 63 per arm, 95 per arm, 247 events', () => {
  const size = { n_total: 126, alpha: 0.05, power: 0.8, tails: 2, attrition: 0 } as const;
  const of = (method: string, value: number) =>
    recompute({ ...size, method, effect: { value, scale: 'x' } }, 2);
  assert.deepEqual(of('two_means', 0.5), { n: 63, per: 'arm', state: 'agrees' });
  assert.equal(of('two_proportions', 0.2).n, 95);
  assert.equal(of('survival', 0.7).n, 247);
  assert.equal(of('resource_limit', 1).state, 'not_computable');
});

test('from Yes over Partial to No no score rises, and a critical No caps its dimension at 4', () => {
  const said = (decision: 'Yes' | 'Partial' | 'No', hasEvidence = true) =>
    Object.fromEntries(callerItems.map(({ id }) => [id, [{ decision, hasEvidence }]]));
  const server = Object.fromEntries(
    items.filter(({ decidedBy }) => decidedBy === 'server').map(({ id }) => [id, 'Yes' as const]),
  );
  const score = (all: ReturnType<typeof said>) =>
    evaluate({ said: all, server, effectIsAbsent: false, critics: 1 });
  assert.equal(score(said('Yes')).popperian_sum, 40);
  for (const { id } of callerItems) {
    const sums = (['Yes', 'Partial', 'No'] as const).map(
      (one) => score({ ...said('Yes'), [id]: [{ decision: one, hasEvidence: true }] }).popperian_sum,
    );
    assert.deepEqual(
      sums,
      [...sums].sort((a, b) => b - a),
    );
  }
  const capped = score({ ...said('Yes'), fa_falsifier: [{ decision: 'No', hasEvidence: true }] });
  assert.equal(capped.falsifiability, 4);
  const withoutEvidence = score(said('Yes', false));
  assert.ok(withoutEvidence.items.some(({ adjusted_by }) => adjusted_by === 'server'));
});

test('whatever critics and server said, taking away a source or a Yes raises no score', () => {
  const decision = fc.constantFrom('Yes', 'Partial', 'No');
  const one = fc.record({ decision, hasEvidence: fc.boolean() });
  const saying = fc.record(
    Object.fromEntries(callerItems.map(({ id }) => [id, fc.array(one, { minLength: 1, maxLength: 3 })])),
  );
  const ofServer = items.filter(({ decidedBy }) => decidedBy === 'server').map(({ id }) => id);
  const deciding = fc.record(Object.fromEntries(ofServer.map((id) => [id, decision])));
  const lower = { Yes: 'Partial', Partial: 'No', No: 'No' } as const;
  fc.assert(
    fc.property(saying, deciding, fc.boolean(), (said, server, effectIsAbsent) => {
      const sums = (of: typeof said, by: typeof server) => {
        const found = evaluate({ said: of, server: by, effectIsAbsent, critics: 3 });
        const { premise_plausibility, explanatory_power, falsifiability, ambition, popperian_sum } = found;
        return [premise_plausibility, explanatory_power, falsifiability, ambition, popperian_sum];
      };
      const before = sums(said, server);
      const isNoHigher = (after: readonly (number | null)[], what: string) => {
        for (const [at, sum] of after.entries()) assert.ok(Number(sum) <= Number(before[at]), what);
      };
      for (const [id, all] of Object.entries(said)) {
        const struck = all.map((each) => ({ ...each, hasEvidence: false }));
        isNoHigher(sums({ ...said, [id]: struck }, server), `${id} without a source`);
        const doubted = all.map((each) => ({ ...each, decision: lower[each.decision as 'Yes'] }));
        isNoHigher(sums({ ...said, [id]: doubted }, server), `${id} doubted`);
      }
      for (const id of ofServer)
        isNoHigher(sums(said, { ...server, [id]: lower[server[id] as 'Yes'] }), `${id} lower`);
    }),
    { numRuns: 100 },
  );
});

test('certainty starts with the design and goes down by concern', () => {
  const none = {
    bias: 'none',
    inconsistency: 'none',
    indirectness: 'none',
    imprecision: 'none',
    publication: 'none',
  } as const;
  const of = (design: 'rct' | 'cohort' | 'in_vitro', concerns: object = {}) =>
    certaintyOf({ claim: '', stance: 'supports', design, concerns: { ...none, ...concerns } });
  assert.equal(of('rct'), 4);
  assert.equal(of('rct', { bias: 'very_serious' }), 2);
  assert.equal(of('cohort'), 2);
  assert.equal(of('in_vitro', { bias: 'serious' }), 1);
});

test('three decision rules cover the line only where at every number exactly one holds', () => {
  const rules = (supported_if: object[], refuted_if: object[], inconclusive_if: object[]) =>
    coversTheLine({ metric: 'm', unit: '1', supported_if, refuted_if, inconclusive_if } as never);
  const inside = [
    { op: '≥', value: 0 },
    { op: '≤', value: 10 },
  ];
  assert.equal(rules([{ op: '>', value: 10 }], [{ op: '<', value: 0 }], inside), true);
  assert.equal(rules([{ op: '≥', value: 10 }], [{ op: '<', value: 0 }], inside), false);
  assert.equal(rules([{ op: '>', value: 11 }], [{ op: '<', value: 0 }], inside), false);
});
