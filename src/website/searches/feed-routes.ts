// What programs and mail servers fetch without a session: private feeds, and the end of a stream of mail. The
// token in the address is all that counts there.

import { publicCaller } from '../../access/caller.ts';
import { renamedAtom } from '../../channels/formats/atom.ts';
import { renamedCalendar } from '../../channels/formats/calendar.ts';
import { packedText } from '../../channels/http/packing.ts';
import { href } from '../../kernel/address.ts';
import type { Operation } from '../../kernel/operation.ts';
import { Refusal } from '../../kernel/refusal.ts';
import { listNamed } from '../../people/searches/asking.ts';
import { openFeed } from '../../people/searches/feeds.ts';
import { type Stream, stopMail, streamOf } from '../../people/searches/unsubscribe.ts';
import type { AccountSite } from '../account/account-page.ts';
import { html } from '../kit/html.ts';
import { titleBlock } from '../kit/layout.ts';
import type { Page, PageRoute } from '../kit/page.ts';

/** The list of a search as the API writes it, with the tier that its person has at this moment. */
export function feedRoute({ desk }: AccountSite, operations: readonly Operation[]): PageRoute {
  return {
    name: 'private_feed',
    method: 'GET',
    path: '/feeds/:file',
    answer: async (ask) => {
      const [, token, ending] = /^([\w-]{43})\.(atom|json|ics)$/.exec(ask.params.file ?? '') ?? [];
      if (token === undefined) throw noFeed();
      const feed = await openFeed(desk, token, ask.now);
      if (feed === 'over') return feedIsOver();
      const list = feed && listNamed(operations, feed.operation);
      if (!feed || !list) throw noFeed();
      const suffix = ending === 'json' ? '' : `.${ending}`;
      const query = feed.query === '' ? '' : `?${feed.query}`;
      const caller = { ...publicCaller(ask.visit.caller.address), tier: feed.tier };
      const answer = await ask.readFor(caller, `${href(list.operation)}${suffix}${query}`);
      const text = await answer.text();
      const named =
        ending === 'atom'
          ? renamedAtom(text, { id: `urn:uuid:${feed.id}`, title: feed.name })
          : ending === 'ics'
            ? renamedCalendar(text, feed.name)
            : text;
      return packedText(named, ask.request.headers.get('accept-encoding'), privateHeaders(answer.headers));
    },
  };
}

/** Kept nowhere and found nowhere, and read again whole each time. */
function privateHeaders(of: Headers): Readonly<Record<string, string>> {
  const headers = new Headers(of);
  headers.set('Cache-Control', 'private, no-store');
  headers.set('X-Robots-Tag', 'noindex');
  for (const name of ['Content-Length', 'ETag', 'Access-Control-Allow-Origin']) headers.delete(name);
  return Object.fromEntries(headers);
}

function noFeed(): Refusal {
  return new Refusal('not_found', 'There is no such feed.');
}

function feedIsOver(): Page {
  return {
    title: 'This feed is over',
    status: 410,
    hidden: true,
    body: html`${titleBlock({ title: 'This feed is over', lede: 'Its person made another one in its place.' })}`,
  };
}

/** GET shows a button and changes nothing, because mail programs open links by themselves; POST acts at once. */
export function unsubscribeRoutes({ desk, secret }: AccountSite): readonly PageRoute[] {
  const named = (token: string): Stream => {
    const stream = streamOf(secret, token);
    if (!stream) throw new Refusal('not_found', 'This link ends no mail.');
    return stream;
  };
  const page = (title: string, lede: string, button: boolean, token: string): Page => ({
    title,
    hidden: true,
    headers: { 'Cache-Control': 'private, no-store' },
    body: html`${titleBlock({ title, lede })}
${button ? html`<form method="post" action="/u/${token}" class="button"><button type="submit">Stop this mail</button></form>` : html`<p><a href="/account/searches">Your searches</a> go on being asked; mail can be sent again from there.</p>`}`,
  });
  return [
    {
      name: 'unsubscribe_page',
      method: 'GET',
      path: '/u/:token',
      answer: async (ask) => {
        const { token = '' } = ask.params;
        const { stream } = named(token);
        return page('Stop this mail', `The ${stream} mail of your saved searches.`, true, token);
      },
    },
    {
      name: 'unsubscribe',
      method: 'POST',
      path: '/u/:token',
      answer: async (ask) => {
        const { token = '' } = ask.params;
        const stream = named(token);
        await stopMail(desk.db, stream, 'by the link in a mail', ask.now);
        return page('Stopped', `No ${stream.stream} mail of saved searches is sent any more.`, false, token);
      },
    },
  ];
}
