// Whether a visitor asks for the Markdown of a page instead of the page.

export function wantsMarkdown(request: {
  readonly headers: { readonly get: (name: string) => string | null };
}): boolean {
  const accept = request.headers.get('accept') ?? '';
  const [markdown, page] = [accept.indexOf('text/markdown'), accept.indexOf('text/html')];
  return markdown >= 0 && (page < 0 || markdown < page);
}
