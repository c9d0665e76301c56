// An entry of the log, as whoever follows the ledger is given it.

/** An entry of the ledger as the shelf needs it. */
export interface LogEntry {
  readonly seq: number;
  readonly family: string;
  readonly id: string;
  readonly doc: string | null;
  readonly at: string;
  readonly reason: string | null;
}
