/** What a line of counts adds where records were kept out; nothing where none was. */
export function keptOut(suppressed: number): string {
  return suppressed > 0 ? `, ${suppressed} kept out (erased for privacy)` : '';
}
