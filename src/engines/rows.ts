// What both engines hand over.

export type Value = string | number | null;

export type Row = Readonly<Record<string, Value>>;
