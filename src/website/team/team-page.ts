// What the pages of a team's work share: members alone see them, they are kept nowhere and found by no search
// engine.

import type { Hole, SafeHtml } from '../kit/html.ts';
import { html } from '../kit/html.ts';
import type { Page, PageRequest } from '../kit/page.ts';
import { privatePage } from '../kit/person-form.ts';

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
  return privatePage({ title, crumbs, lede }, content);
}

/** A list of what the team works on, or a page below it, which leads back there. */
export function workPage(
  list: { readonly href: string; readonly text: string },
  title: string,
  lede: Hole,
  content: SafeHtml,
): Page {
  const crumbs = title === list.text ? [] : [list];
  return privatePage({ title, lede, crumbs }, html`<div class="personal">${content}</div>`);
}
