// What the errors of SQLite say, for all that read and write its files.

/** The primary result code of an error of SQLite (the low byte of the extended one); 0 for whatever else was thrown. */
export function sqliteCode(error: unknown): number {
  return ((error as { errcode?: number } | null)?.errcode ?? 0) & 0xff;
}

/** Whether SQLite says that somebody else has been writing the file for long. */
export function isBusy(error: unknown): boolean {
  return sqliteCode(error) === 5;
}
