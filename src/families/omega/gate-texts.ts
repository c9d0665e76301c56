// What each gate to publishing asks, in one sentence: the one list that every page, command and refusal says it by.

export const gateTexts: Readonly<Record<string, string>> = {
  P1: 'All required steps were accepted.',
  P2: 'Two works or more stand behind each hypothesis, and what speaks against it is named.',
  P3: 'No citation names another work, no retraction is unmarked, 80 % of the works were found.',
  P4: 'Three quarters of the hidden controls were passed, more than half of the games and of the sources each, and a third of those with the same right answer.',
  P5: 'The games join all hypotheses, four or more each.',
  P6: '20 of 24 members of the preregistration are filled in.',
  P7: 'No hypothesis is a copy of a known text.',
  P8: 'No text holds contact data, addresses, keys, hidden characters or repetition.',
  P9: 'Words of danger, or the name of a person, hold it until somebody has looked.',
  P10: 'The licence is accepted, and who did what is told.',
};

/** How a gate came out; what a kind of run lacks is skipped. */
export function outcomeOf({ passed, detail }: { readonly passed: boolean; readonly detail: string }): string {
  return detail.startsWith('skipped') ? 'skipped' : passed ? 'passed' : 'not passed';
}
