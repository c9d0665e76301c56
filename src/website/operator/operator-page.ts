// What the pages of the operator share: whoever is not one of its members is refused by the operations
// that they ask, and they are kept nowhere.

import { operatorMember } from '../../people/accounts/person.ts';
import type { SafeHtml } from '../kit/html.ts';
import { html } from '../kit/html.ts';
import type { Page, PageRequest } from '../kit/page.ts';
import { privatePage } from '../kit/person-form.ts';

export function operatorPage(ask: PageRequest, title: string, content: SafeHtml, lede?: string): Page {
  operatorMember(ask.context);
  const crumbs = ask.path === '/operator' ? [] : [{ href: '/operator', text: 'Operator' }];
  const head = { title, crumbs, ...(lede && lede !== title ? { lede } : {}) };
  return privatePage(head, html`<div class="personal">${content}</div>`);
}
