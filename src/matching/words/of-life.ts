// Whether a call has to do with life or care. Words for diseases and care are words of other things too: the "vision"
// of a plan, "mobility" by car, the "end of life" of textiles. In a call that says nothing else of life they hardly count.

import type { Doc } from '../../kernel/family.ts';
import own from './lexicon.json' with { type: 'json' };
import type { Meaning } from './lexicon.ts';

/** Topics that calls on anything may be about, in the same sense. */
const anywhere: ReadonlySet<string> = new Set(own.anywhere);

export function isOfLife({ slug, kind }: Meaning): boolean {
  return kind === 'topic' && !anywhere.has(slug);
}

/** How words begin that calls on life, health or care say somewhere. */
const beginnings = [
  'health|medic|clinic|patient|hospital|nurs(?:e|ing)|care\\b|caregiv|therap|surg(?:ery|ical)',
  'disease|disorder|illness|injur|symptom|diagnos|infecti|epidem|pandem|cancer|tumou?r',
  'mortality|death|disabilit|drugs?\\b|pharma|vaccin|antibiot|microb|bacteri|vir(?:al|us)',
  'biolog|biomed|bioscien|physiolog|genom|genetic|life sciences?|veterinar|brain|neuro',
  'age?ing|old(?:er)? (?:adults?|people|persons?)|elder|longevity|dementia|alzheimer|parkinson',
  'mental|sleep|nutrition|diet|sports?\\b|physical activit',
].join('|');
const once = new RegExp(`\\b(?:${beginnings})`, 'i');
const each = new RegExp(once, 'gi');

/** Shorter texts leave out what a call is for. */
const minText = 100;
/** Of a call without any text a title this long says what it is for. */
const minTitle = 60;
/** Calls on other things speak of these in passing, once and the more often the longer they are. */
const charsForEach = 2_000;

/** Whether a call that was found not to be about ageing says nothing of life or care, but in passing. */
export function isOutsideLife({ open_to_ageing: open, title, description }: Doc): boolean {
  if (open !== 'no' || once.test(String(title))) return false;
  const text = String(description ?? '');
  if (text.length < minText) return text === '' && String(title).length >= minTitle;
  let spare = 1 + Math.floor(text.length / charsForEach);
  for (const _ of text.matchAll(each)) if (spare-- === 0) return false;
  return true;
}
