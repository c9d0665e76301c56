import { family } from '../kernel/family.ts';
import { dateTime, flag, name, nullable, text, url } from '../kernel/field.ts';
import { textRights } from './shared/text-rights.ts';

export const pages = family({
  name: 'pages',
  singular: 'page',
  title: 'Pages',
  summary: 'Pages of the site beside those of records: guides, articles.',
  tier: 'public',
  heading: 'title',
  lead: ['summary'],
  pagePath: (page) => String(page.path),
  fields: {
    id: name('Opaque id.'),
    path: name('The path of the page, from the root of the site.'),
    title: name('Title of the page.'),
    kind: text('Kind of page: article, guide, …', 200),
    public_id: nullable(text('The public_id of the record it belongs to.', 200)),
    lastmod: dateTime('When the page last changed.'),
    summary: nullable(text('What it says, in short.')),
    markdown_url: nullable(url('The page as Markdown.')),
    body: nullable(text('The page itself, as Markdown; HTML in it is text.')),
    jsonld: flag('Whether the page carries JSON-LD.'),
    ...textRights,
  },
  search: ['title', 'summary'],
  order: { by: 'path', direction: 'asc' },
  list: [
    {
      path: '/pages',
      name: 'list_pages',
      summary: 'Pages of the site by path.',
      envelope: 'page',
      access_level: false,
    },
  ],
});
