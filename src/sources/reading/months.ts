// The months by their English names, as sources write them.

export const months = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
];

const beginnings = months.map((name) => name.slice(0, 3).toLowerCase());

/** The number of a month from 1 on, by its name or the first three letters of it; 0 for what is none. */
export function monthNumber(name: string): number {
  return beginnings.indexOf(name.slice(0, 3).toLowerCase()) + 1;
}
