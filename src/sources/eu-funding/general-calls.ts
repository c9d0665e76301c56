// Calls of the EU that are open to every field of research: of Marie Skłodowska-Curie, the European
// Research Council and the European Innovation Council. Their identifiers tell them.

const programmes: readonly (readonly [RegExp, string])[] = [
  [
    /^HORIZON-MSCA-\d{4}-(?:PF|DN|SE|COFUND)-/,
    'actions of Marie Skłodowska-Curie are open to every field of research',
  ],
  [
    /^ERC-\d{4}-(?:STG|COG|ADG|SYG|POC|PLUS)\b/,
    'the European Research Council funds every field of research',
  ],
  [
    /^HORIZON-EIC-\d{4}-(?:PATHFINDEROPEN|TRANSITION(?:OPEN)?|ACCELERATOR(?:OPEN)?)(?:-\d+)*$/,
    'open calls of the European Innovation Council are for every field',
  ],
];

/** Widening calls share one form of identifier; those without a subject of their own are known by their titles. */
const widening = /^HORIZON-WIDERA-\d{4}-\d{2}-(?:WIDENING|TALENTS|ACCESS)-\d{2}$/;
const bottomUp = /^(?:ERA Fellowships|ERA Chairs|Twinning|Excellence Hubs|EIC Pre-accelerator)\b/i;

/** Why a call is open to any field; null when it is not. */
export function anyFieldOfEu(identifier: string, title = ''): string | null {
  if (widening.test(identifier) && bottomUp.test(title)) {
    return 'a call for institutions in widening countries whose applicants choose the field';
  }
  return programmes.find(([pattern]) => pattern.test(identifier))?.[1] ?? null;
}
