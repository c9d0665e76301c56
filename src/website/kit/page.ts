// What a page is: a route, a function from a visit to a page, and what stands around it. Tier and caller
// come from the visit alone, and every question goes through `perform`, as in any other channel.

import type { Caller } from '../../access/caller.ts';
import type { Visit } from '../../channels/http/edge.ts';
import type { Licence } from '../../channels/http/licence.ts';
import type { PlainRequest } from '../../channels/http/plain-request.ts';
import type { Family } from '../../kernel/family.ts';
import type { Operation } from '../../kernel/operation.ts';
import type { AskOperation } from './ask.ts';
import type { SafeHtml } from './html.ts';
import type { Said } from './said.ts';

export interface Page {
  /** What the page is called, without the name of the site. */
  readonly title: string;
  readonly body: SafeHtml;
  readonly status?: number;
  /** One sentence for search engines and previews. */
  readonly description?: string | null;
  /** The path (with the query that counts) under which this content is known; left out: the one that was asked. */
  readonly canonical?: string;
  /** The same as data: feeds, files, linked data. */
  readonly twins?: readonly Twin[];
  /** A JSON-LD node of what the page is about, never more than the public tier. */
  readonly linkedData?: object | null;
  /** Not for search engines. */
  readonly hidden?: boolean;
  /** The moment (ms) at which the clock alone makes the page untrue. */
  readonly until?: number;
  /** Anybody of the tier gets the same at the same address until the catalogue changes. */
  readonly shared?: boolean;
  /** It shows what the catalogue does not hold: only its text tells whether it changed. */
  readonly beyondCatalogue?: boolean;
  /** Which entry of the navigation it belongs to, as its path. */
  readonly section?: string;
  readonly headers?: Readonly<Record<string, string>>;
  /** Set-Cookie lines. */
  readonly cookies?: readonly string[];
  /** Whoever sent the form is signed out by it: the page names nobody. */
  readonly signedOut?: boolean;
  /** What was done by the form that led here. */
  readonly said?: Said;
}

export interface Twin {
  readonly href: string;
  readonly type: string;
  readonly title: string;
}

export interface PageRoute {
  /** Stable: figures and logs count by it. */
  readonly name: string;
  readonly method: 'GET' | 'POST';
  /** With `:name` for parameters, as the router takes it. */
  readonly path: string;
  readonly answer: (ask: PageRequest) => Promise<Page | Response>;
  /** It looks at nothing but its address and whoever visits, so it is answered without a Request being made. */
  readonly lean?: true;
}

/** What a page is made from. */
export interface PageRequest extends AskOperation {
  readonly request: PlainRequest;
  readonly visit: Visit;
  readonly params: Readonly<Record<string, string>>;
  readonly query: URLSearchParams;
  readonly path: string;
  readonly now: Date;
  readonly site: Site;
  readonly context: AskOperation['context'];
  /** The answer of the API at a path below the site, as this visit takes it: what a twin of a page is. To be passed on, not read: it may be packed. */
  readonly forward: (path: string) => Promise<Response>;
  /** The same for another caller, whole and never packed, for whoever writes something else from it. */
  readonly readFor: (caller: Caller, path: string) => Promise<Response>;
  /** The fields of a posted form, once read. */
  readonly form: () => Promise<Readonly<Record<string, string>>>;
}

/** What all pages share. */
export interface Site {
  readonly name: string;
  /** The address of the site, without a slash at its end. */
  readonly url: string;
  readonly licence: Licence;
  readonly families: readonly Family[];
  readonly operations: readonly Operation[];
  /** Whether people may keep searches of its lists. */
  readonly savesSearches?: boolean;
  /** Whether dumps are made by themselves. */
  readonly dumpsNightly?: boolean;
  /** What a visitor finds about their own account, in the header; left out: there are no accounts. */
  readonly peopleLinks?: (caller: Caller) => readonly { readonly href: string; readonly text: string }[];
}

/** A page that is only read. */
export function readPage(name: string, path: string, answer: PageRoute['answer']): PageRoute {
  return { name, method: 'GET', path, answer };
}

/** Leads on to another page after a form was taken: 303. */
export function seeOther(path: string, headers: Readonly<Record<string, string>> = {}): Response {
  return new Response(null, {
    status: 303,
    headers: { Location: path, 'Cache-Control': 'no-store', ...headers },
  });
}

/** The right address of what was asked: 308. */
export function permanently(path: string): Response {
  return new Response(null, { status: 308, headers: { Location: path } });
}
