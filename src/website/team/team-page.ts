// What the pages of a team's work share: members alone see them, they are kept nowhere and found by no search
// engine.

import type { SafeHtml } from '../kit/html.ts';
import { html } from '../kit/html.ts';
import { titleBlock } from '../kit/layout.ts';
import type { Page, PageRequest } from '../kit/page.ts';
import { formHeaders } from '../kit/person-form.ts';

/** A page below the address of a team. */
export function teamPage(
  { params, path }: PageRequest,
  title: string,
  content: SafeHtml,
  lede?: string,
): Page {
  const team = `/teams/${params.slug}`;
  const list = `${team}/projects`;
  const crumbs = [
    { href: '/account', text: 'Account' },
    { href: team, text: 'Team' },
    ...(path === list ? [] : [{ href: list, text: 'Projects' }]),
  ];
  return {
    title,
    hidden: true,
    headers: { ...formHeaders, 'Cache-Control': 'private, no-store' },
    body: html`${titleBlock({ title, crumbs, ...(lede ? { lede } : {}) })}
${content}`,
  };
}
