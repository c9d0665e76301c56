// A text as it begins a sentence, a heading or a label.

export function capitalized(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
