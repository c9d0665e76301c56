// An item of content in the words of schema.org: professional facts only, and of those only what the answer holds.

import type { Doc } from '../../kernel/family.ts';
import { named } from '../shared/linked-data.ts';

const contentTypes: Readonly<Record<string, string>> = {
  publication: 'ScholarlyArticle',
  podcast: 'PodcastEpisode',
  post: 'BlogPosting',
  press: 'NewsArticle',
  interview: 'Article',
  filing: 'DigitalDocument',
};

export function contentLinkedData(item: Doc): Doc {
  const licence = item.licence as string | null;
  return {
    '@type': contentTypes[item.family as string] ?? 'CreativeWork',
    url: item.url,
    headline: item.title,
    abstract: item.summary,
    author: ((item.authors as readonly string[] | null | undefined) ?? []).map((name) =>
      named('Person', name),
    ),
    publisher: named('Organization', item.publisher),
    datePublished: item.published_at,
    inLanguage: item.language,
    keywords: item.topics,
    license: licence?.startsWith('http') ? licence : null,
  };
}
