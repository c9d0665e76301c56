// What an address for mail may look like, whoever gives it: a person or an identity provider.

const longest = 254;

/** Whether mail may go there: nothing in it brings a header into a mail, or does not find its way through a cookie. */
export function isMailAddress(text: string): boolean {
  return text.length <= longest && /^[^\s@<>"\p{Cc}]+@[^\s@<>"\p{Cc}]+$/u.test(text);
}

/** The same, at a domain with an ending: what a person types without one is not finished. */
export function isTypedMailAddress(text: string): boolean {
  return isMailAddress(text) && /[^.]\.[^.]+$/.test(text.slice(text.indexOf('@') + 1));
}
