// What a member may do in a team: an owner decides who is in it, an editor changes what it has, a viewer reads.

export const roles = ['owner', 'editor', 'viewer'] as const;
export type Role = (typeof roles)[number];
