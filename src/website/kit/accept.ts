// In which form a visitor asks for what stands at the address of a page.

/** Whether data alone are asked for: JSON is named, and no page. */
export function wantsJson(accept: string | null): boolean {
  return accept !== null && /\bapplication\/(?:[\w.-]+\+)?json\b/i.test(accept) && !/html/i.test(accept);
}

/** Whether the Markdown is asked for instead of the page. */
export function wantsMarkdown(request: {
  readonly headers: { readonly get: (name: string) => string | null };
}): boolean {
  const accept = request.headers.get('accept') ?? '';
  const [markdown, page] = [accept.indexOf('text/markdown'), accept.indexOf('text/html')];
  return markdown >= 0 && (page < 0 || markdown < page);
}
