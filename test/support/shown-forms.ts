// The forms that a page shows, as a browser would send them.

export interface ShownForm {
  readonly action: string;
  readonly fields: Readonly<Record<string, string>>;
  readonly submit: string;
}

/** The forms of a page with what stands in their fields. */
export function formsIn(page: string): readonly ShownForm[] {
  return [...page.matchAll(/<form([^>]*)>([\s\S]*?)<\/form>/g)].map(([, start = '', inner = '']) => {
    const fields: Record<string, string> = {};
    for (const [tag] of inner.matchAll(/<input[^>]*>/g)) {
      const name = attribute(tag, 'name');
      if (name === null || (tag.includes('type="checkbox"') && !tag.includes(' checked'))) continue;
      fields[name] = attribute(tag, 'value') ?? '';
    }
    for (const [, tag = '', options = ''] of inner.matchAll(/<select([^>]*)>([\s\S]*?)<\/select>/g)) {
      const chosen =
        /<option value="([^"]*)" selected/.exec(options) ?? /<option value="([^"]*)"/.exec(options);
      fields[attribute(tag, 'name') ?? ''] = chosen?.[1] ?? '';
    }
    for (const [, tag = '', text = ''] of inner.matchAll(/<textarea([^>]*)>\n?([\s\S]*?)<\/textarea>/g)) {
      fields[attribute(tag, 'name') ?? ''] = unescaped(text);
    }
    const submit = /<button[^>]*>([^<]*)<\/button>/.exec(inner)?.[1] ?? '';
    return { action: attribute(start, 'action') ?? '', fields, submit };
  });
}

/** Whether the button of this action is folded under what it is called, with what it does for good. */
export function isFolded(page: string, action: string): boolean {
  const before = page.slice(0, page.indexOf(`<form method="post" action="${action}" class="button"`));
  return /<details><summary[^>]*>[^<]+<\/summary><p>[^<]{20,}<\/p>$/.test(before);
}

function attribute(tag: string, name: string): string | null {
  const text = new RegExp(`\\s${name}="([^"]*)"`).exec(tag)?.[1];
  return text === undefined ? null : unescaped(text);
}

function unescaped(text: string): string {
  const plain = text.replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&quot;', '"');
  return plain.replaceAll('&#39;', "'").replaceAll('&amp;', '&');
}
