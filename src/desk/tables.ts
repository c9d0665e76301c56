// All tables of the desk, each declared in the file of its group.

import type { KeysTable, TeamsTable } from './teams-and-keys.ts';

export interface Tables {
  readonly teams: TeamsTable;
  readonly keys: KeysTable;
}
