import { search } from '../../src/operations/search.ts';
import { askOperation } from '../../src/website/kit/ask.ts';
import { html } from '../../src/website/kit/html.ts';
import { titleBlock } from '../../src/website/kit/layout.ts';
import type { PageRoute } from '../../src/website/kit/page.ts';

interface Found {
  readonly title: string;
  readonly public_id: string;
}

export const wordPage: PageRoute = {
  name: 'word', // figures and logs count by it
  method: 'GET',
  path: '/words/:word',
  answer: async (ask) => {
    const { word = '' } = ask.params;
    const { answer, until } = await askOperation(ask, search, { q: word, limit: 5 });
    const grants = answer.grants as readonly Found[];
    const title = `Calls about ${word}`;
    return {
      title,
      description: 'One sentence for search engines.',
      body: html`${titleBlock({ title })}<ul>${grants.map(
        (grant) => html`<li><a href="/grants/${grant.public_id}">${grant.title}</a></li>`,
      )}</ul>`,
      shared: true, // everybody of the public tier gets the same, so it may be kept
      until, // the moment at which the clock makes it untrue
    };
  },
};
