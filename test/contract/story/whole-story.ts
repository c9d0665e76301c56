// What takes more than one request, in the order in which it is told.

import type { DemoRecord } from '../../../demo/fiction.ts';
import { furtherStory } from './further-story.ts';
import { omegaStory } from './omega-story.ts';
import { essayStory, marketStory, reviewStory } from './pages-story.ts';
import { peopleStory } from './people-story.ts';
import type { Teller } from './teller.ts';
import { wholeRecords } from './whole-records.ts';

/** @param chanceFrom so that what chance gives in one story does not follow from those before it */
export async function wholeStory(
  teller: Teller,
  demo: readonly DemoRecord[],
  chanceFrom: (name: string) => void,
): Promise<void> {
  await peopleStory(teller);
  await essayStory(teller);
  await marketStory(teller);
  await reviewStory(teller);
  // Of some proposals the catalogue holds the same already, and these are not published.
  chanceFrom('a run whose best hypothesis is new 5');
  await omegaStory(teller);
  await furtherStory(teller, demo);
  await wholeRecords(teller, demo);
}
