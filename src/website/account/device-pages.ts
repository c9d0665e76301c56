// The page on which a person types the code that a program shows, sees what is behind it, and decides. The code
// is never filled in from the address: whoever sent a link must not choose what is allowed.

import { mustBeOwnPage } from '../../channels/http/own-page.ts';
import { browserOnly } from '../../kernel/perform.ts';
import { Refusal } from '../../kernel/refusal.ts';
import { getAccount } from '../../people/accounts/account-operations.ts';
import { type AskedByCode, askedByCode, decideOnCode } from '../../people/accounts/oauth/device.ts';
import { personOf } from '../../people/accounts/person.ts';
import { errorsOf, form, type Values } from '../kit/form.ts';
import { countText } from '../kit/format.ts';
import { html, nothing } from '../kit/html.ts';
import type { Page, PageRequest, PageRoute } from '../kit/page.ts';
import { privatePage } from '../kit/person-form.ts';
import { mustBeForm } from '../kit/posted.ts';
import { doneAt } from '../kit/said.ts';
import { signedOutPage } from '../kit/signed-out.ts';
import { type AccountSite, asPerson, formRoute, personRoute } from './account-page.ts';
import { allowedScopes, consentForm } from './consent-form.ts';

const back = '/device';

export function deviceRoutes(site: AccountSite): readonly PageRoute[] {
  return [
    personRoute('device', back, async (ask) => typing(ask, site)),
    formRoute(
      'device_code',
      back,
      signedIn((ask) => show(ask, site)),
    ),
    formRoute(
      'device_decision',
      '/device/decision',
      signedIn((ask) => decide(ask, site)),
    ),
  ];
}

/** Where the session ended meanwhile, the code is typed once more: its program still shows it. */
function signedIn(answer: PageRoute['answer']): PageRoute['answer'] {
  return async (ask) => {
    const { session, key, grant } = ask.visit.caller;
    if (session !== null || key || grant) return answer(ask);
    return signedOutPage(ask, { operation: { input: {} }, submit: 'Go on' }, back);
  };
}

/** What a form of this wing passes before anything is read of it. */
async function gated(
  ask: PageRequest,
  site: AccountSite,
  action: string,
  subject: (values: Values) => string,
): Promise<{ readonly values: Values; readonly isFresh: boolean }> {
  if (ask.request.headers.has('authorization')) throw browserOnly();
  const { session } = personOf(ask.context);
  mustBeOwnPage(ask.request, ask.site.url);
  mustBeForm(ask.request);
  const values = await ask.form();
  const of = { session: session.hash, action, subject: subject(values) };
  const ticket = values.ticket ?? '';
  const isGood = site.tickets.check(ticket, of, ask.now) === 'good';
  return { values, isFresh: isGood && (await site.tickets.spend(ticket, ask.now)) === null };
}

function ticketOf(ask: PageRequest, site: AccountSite, action: string, subject: string): string {
  return site.tickets.make({ session: personOf(ask.context).session.hash, action, subject }, ask.now);
}

function typing(ask: PageRequest, site: AccountSite, values: Values = {}, refusal?: Refusal): Page {
  const lede =
    'Type the code that the program shows you. Type no code that somebody sent you: it would let their program in, not yours.';
  const status = refusal ? { status: refusal.reason === 'stale_form' ? 409 : 400 } : {};
  return privatePage(
    { title: 'Let a program in', lede, ...status },
    form({
      id: 'device',
      action: back,
      fields: [
        {
          name: 'user_code',
          label: 'Code',
          type: 'text',
          required: true,
          maxLength: 20,
          autocomplete: 'off',
          hint: 'Eight letters, such as BCDF-GHJK.',
        },
      ],
      submit: 'Go on',
      values,
      ticket: ticketOf(ask, site, 'device_code', ''),
      ...(refusal ? { errors: errorsOf(refusal) } : {}),
    }),
  );
}

const stale = () =>
  new Refusal(
    'stale_form',
    'This form was shown too long ago or only a moment ago, or was sent before; once more.',
  );

async function show(ask: PageRequest, site: AccountSite): Promise<Page | Response> {
  const { values, isFresh } = await gated(ask, site, 'device_code', () => '');
  if (!isFresh) return typing(ask, site, values, stale());
  const device = await asking(ask, site, values.user_code ?? '');
  if (device instanceof Refusal) return typing(ask, site, values, device);
  const { clientName, code, scopes, resources, network, askedAt } = device;
  const { teams, team } = await asPerson(ask, getAccount);
  const own = ask.visit.caller.address;
  const minutes = Math.max(0, Math.floor((ask.now.getTime() - askedAt.getTime()) / 60_000));
  const consent = consentForm({
    action: '/device/decision',
    ticket: ticketOf(ask, site, 'device_decision', code),
    scopes,
    teams,
    team,
    hidden: { user_code: code },
  });
  const lede = `The code ${code} is of a program without an address. It asks to use ${resources.join(' and ')} for you.`;
  return privatePage(
    { title: `Let ${clientName} in?`, lede },
    html`<div class="personal"><dl><dt>Code</dt><dd>${code}</dd><dt>Asked</dt><dd>${minutes === 0 ? 'less than a minute ago' : `${countText(minutes, 'minute')} ago`}</dd><dt>From the network</dt><dd>${network ?? 'unknown'}</dd></dl>
${network === null || network === own ? nothing : html`<p class="notice">You are at another network (${own}). If the program does not run where you think, refuse it.</p>`}
<p>The name is what the program says of itself. Compare the code with the one that your program shows; if you did not start this a moment ago, refuse it.</p>
${consent}</div>`,
  );
}

async function asking(ask: PageRequest, site: AccountSite, typed: string): Promise<AskedByCode | Refusal> {
  const by = { user: personOf(ask.context).id, address: ask.visit.caller.address };
  try {
    return await askedByCode(await site.oauth(), site.desk, typed, by, ask.now);
  } catch (error) {
    if (error instanceof Refusal && error.reason === 'invalid_input') return error;
    throw error;
  }
}

async function decide(ask: PageRequest, site: AccountSite): Promise<Page | Response> {
  const person = personOf(ask.context);
  const code = (values: Values) => values.user_code ?? '';
  const { values, isFresh } = await gated(ask, site, 'device_decision', code);
  if (!isFresh) return typing(ask, site, {}, stale());
  const device = await asking(ask, site, code(values));
  if (device instanceof Refusal) return typing(ask, site, {}, device);
  const scopes = allowedScopes(values, device.scopes);
  const decision = { user: person.id, team: values.team ?? '', scopes };
  try {
    await decideOnCode(await site.oauth(), site.desk, device, decision, {
      now: ask.now,
      random: site.random,
    });
  } catch (error) {
    if (error instanceof Refusal && error.reason === 'invalid_input') return typing(ask, site, {}, error);
    throw error;
  }
  return scopes.length > 0
    ? doneAt('/account/apps', 'let_in', ask.site.url)
    : doneAt('/account/activity', 'not_let_in', ask.site.url);
}
