// An entry of the log, as whoever follows the ledger is given it.

/** `doc` is the record as JSON text; null when the record was removed. */
export interface LogEntry {
  readonly seq: number;
  readonly family: string;
  readonly id: string;
  readonly doc: string | null;
  readonly at: string;
  readonly reason: string | null;
}
