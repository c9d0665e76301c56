// What is written short in a question, in the words by which it is known.

/** What is a word that connects in small letters and a name in capitals. */
export function spelledOut(subject: string): string {
  return subject
    .replaceAll(/(?<![\p{L}\p{N}])PET(?![\p{L}\p{N}])/gu, 'positron emission tomography')
    .replaceAll(/(?<![\p{L}\p{N}])AI(?![\p{L}\p{N}])/gu, 'artificial intelligence')
    .replaceAll(/(?<![\p{L}\p{N}])U\.?S\.?(?:A\.?)?(?![\p{L}\p{N}])/gu, 'united states');
}

/** An age, told in years, at which people are old. */
const ofAnAge =
  /\b(?:over|above|aged|after|past|at|older than|beyond|from|uber|ab|plus de|mas de|mayores de|oltre|acima de|boven)(?: the age of)? (?:[5-9]\d|100)\b(?! ?(?:%|per|days?|weeks?|months?|million|thousand|k\b|euro|dollar|\d))(?: (?:years?(?: of age| old)?|jahren?|ans|anos|anni|jaar))?|\b[5-9]\d ?\+/g;

const lacking = /\b(?:without|ohne|sans|senza|sem|zonder)(?: the| a(?:ny)?)? [\p{L}\p{N}-]+/gu;

/** A folded question without what it says is not wanted. */
export function withoutLacking(folded: string): string {
  return folded.replaceAll(lacking, ' ');
}

/** A folded question, with an age at which people are old in words. */
export function withAges(folded: string): string {
  return folded.replaceAll(ofAnAge, ' old age ');
}
