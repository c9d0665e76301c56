// What the nodes of one database agree on, as the desk holds it.

export interface LineageTable {
  part: string;
  name: string;
}

export interface NightlyTable {
  task: string;
  /** YYYY-MM-DD, in UTC. */
  day: string;
  node: string;
  at: string;
  /** Until when the node has the night to itself; null once it is done. */
  leased_until: string | null;
}
