// Everything that carries a label, family by family, and the labels around it.

import type { Doc, Family } from '../../kernel/family.ts';
import { holdsLabels, labelNames } from '../../kernel/label-names.ts';
import type { Operation } from '../../kernel/operation.ts';
import { reaches } from '../../kernel/tier.ts';
import { askNamed, askOperation } from '../kit/ask.ts';
import { numberText } from '../kit/format.ts';
import { html, nothing, type SafeHtml } from '../kit/html.ts';
import { languageText } from '../kit/language-text.ts';
import type { PageRequest } from '../kit/page.ts';
import { recordLink } from '../kit/record-link.ts';
import { factList } from './beside.ts';
import { familyPage } from './family-page.ts';
import { recordRow } from './row.ts';

const maxLabels = 4;

export const labelSections = {
  /** What it is called, by language, each read in its own. */
  aliases: (value: unknown): SafeHtml => {
    const named = Object.entries(value as Readonly<Record<string, readonly string[] | null>>);
    const facts = named.flatMap(([language, names]) =>
      !names?.length
        ? []
        : {
            label: languageText(language),
            value: html`<span lang="${language}">${names.join(', ')}</span>`,
          },
    );
    return factList(facts, 'links');
  },
};

export async function labelCarriers(ask: PageRequest, label: Doc): Promise<SafeHtml> {
  const { site, visit } = ask;
  const slug = String(label.slug);
  const parts: SafeHtml[] = [await around(ask, label)];
  for (const family of site.families) {
    const page = familyPage(family, site.operations);
    const parameter = labelFilter(family);
    if (!page?.list || parameter === null || !reaches(visit.caller.tier, page.list.tier)) continue;
    parts.push(await carriers(ask, family, page.list, { path: page.path, parameter, slug }));
  }
  return html`${parts}`;
}

/** The filter by which a family is asked for one label. */
function labelFilter(family: Family): string | null {
  const found = Object.entries(family.filters ?? {}).find(
    ([, filter]) => filter.kind === 'has' && holdsLabels(family, filter.column),
  );
  return found ? found[0] : null;
}

async function carriers(
  ask: PageRequest,
  family: Family,
  list: Operation,
  of: { readonly path: string; readonly parameter: string; readonly slug: string },
): Promise<SafeHtml> {
  const { path, parameter, slug } = of;
  const { answer } = await askOperation(ask, list, { [parameter]: slug, limit: maxLabels });
  const { data, pagination } = answer as { data: readonly Doc[]; pagination: { total: number } };
  if (!data?.length) return nothing;
  const { site, now, visit } = ask;
  const page = familyPage(family, site.operations);
  const context = {
    site: site.url,
    now,
    tier: visit.caller.tier,
    heading: 3,
    hasPage: page?.hasPages ?? false,
    labels: labelNames(ask.context),
  } as const;
  const all = `${path}?${new URLSearchParams({ [parameter]: slug }).toString()}`;
  return html`<section class="section"><h2>${family.title}: <a href="${all}">${numberText(pagination.total)}</a></h2><ol class="records">${data.map((row) => recordRow(family, row, context))}</ol></section>`;
}

/** The labels right below it. */
async function around(ask: PageRequest, label: Doc): Promise<SafeHtml> {
  const found = await askNamed(ask, 'list_labels', { parent: String(label.slug), limit: 200 });
  if (!found) return nothing;
  const below = found.answer.data as readonly Doc[];
  const parent =
    typeof label.parent === 'string'
      ? html`<p>Part of ${recordLink(ask, '/labels', label.parent, labelNames(ask.context).called(label.parent))}.</p>`
      : nothing;
  const children =
    below.length > 0
      ? html`<section class="section"><h2>Narrower labels</h2><ul class="tags">${below.map((one) => html`<li><a href="/labels/${encodeURIComponent(String(one.slug))}">${String(one.name)}</a></li>`)}</ul></section>`
      : nothing;
  return html`${parent}${children}`;
}
