// What a language is called.

const names = new Intl.DisplayNames('en', { type: 'language' });

/** @param tag of BCP 47; what is none stays as it is */
export function languageText(tag: string): string {
  try {
    return names.of(tag) ?? tag;
  } catch {
    return tag;
  }
}
