// Siblings of a theory, merged from the lists of its clusters.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { type Cluster, type ClusterMember, merged } from '../../src/operations/cluster-members.ts';

function order(one: ClusterMember, other: ClusterMember): number {
  const [own, its] = [one.popperian_sum ?? -1, other.popperian_sum ?? -1];
  return its - own || (one.id < other.id ? -1 : 1);
}

const worlds = fc.array(
  fc.record({ sum: fc.option(fc.integer({ min: 0, max: 3 })), of: fc.subarray(['a', 'b', 'c']) }),
  { maxLength: 12 },
);

test('merged lists say what sorting all members together says, each with all clusters it is in', () => {
  fc.assert(
    fc.property(worlds, fc.integer({ min: 0, max: 6 }), (world, most) => {
      const members = world.map(({ sum }, at) => ({ id: `t${10 + at}`, popperian_sum: sum }));
      const clusters: Cluster[] = ['a', 'b', 'c'].map((slug) => ({
        slug,
        members: members.filter((_, at) => world[at]?.of.includes(slug)).sort(order),
      }));
      const expected = members
        .map((member, at) => ({ member, slugs: world[at]?.of as string[] }))
        .filter(({ slugs }) => slugs.length > 0)
        .sort((one, other) => order(one.member, other.member))
        .slice(0, most);
      assert.deepEqual(
        merged(clusters, most).map(({ member, slugs }) => ({ member, slugs: slugs.sort() })),
        expected.map(({ member, slugs }) => ({ member, slugs: slugs.toSorted() })),
      );
    }),
  );
});
