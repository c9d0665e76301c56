// Three cumulative tiers. A caller of a higher tier may read whatever a lower one may.

export const tiers = ['public', 'full', 'top'] as const;
export type Tier = (typeof tiers)[number];

const ranks: Readonly<Record<Tier, number>> = { public: 0, full: 1, top: 2 };

/** 0 for public, 1 for full, 2 for top: what the shelf keeps as the visibility of a row. */
export function rank(tier: Tier): number {
  return ranks[tier];
}

/** Whether a caller of tier `caller` satisfies a requirement of tier `needed`. */
export function reaches(caller: Tier, needed: Tier): boolean {
  return ranks[caller] >= ranks[needed];
}

/** The lower of two tiers. */
export function lower(one: Tier, other: Tier): Tier {
  return reaches(one, other) ? other : one;
}
