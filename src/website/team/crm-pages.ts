// The claims of a team: what it works on, one claim with its history, and the forms that claim, change and
// give up. Programs read and write the same below /api/v1/crm.

import { href } from '../../kernel/address.ts';
import type { OutputOf } from '../../kernel/operation.ts';
import { Refusal } from '../../kernel/refusal.ts';
import { wordText } from '../../kernel/word-text.ts';
import { updateClaim } from '../../people/crm/claim-changes.ts';
import type { Claim } from '../../people/crm/claim-shape.ts';
import { createClaim, listClaims } from '../../people/crm/claims.ts';
import { getCrm } from '../../people/crm/crm.ts';
import { giveUpClaim, showClaim, showGivenUp } from '../../people/crm/give-up.ts';
import { formerMember } from '../../people/own-data/former-member.ts';
import { type AccountSite, asPerson, formRoute, personRoute } from '../account/account-page.ts';
import { askOperation } from '../kit/ask.ts';
import { errorsOf, type FormField, form, type Values } from '../kit/form.ts';
import { instant, labelOf, numberText } from '../kit/format.ts';
import { type Hole, html, nothing, type SafeHtml } from '../kit/html.ts';
import type { Page, PageRequest, PageRoute } from '../kit/page.ts';
import { act, ticketFor } from '../kit/person-form.ts';
import { recordLink, recordName } from '../kit/record-link.ts';
import { filledFields } from '../kit/stands-now.ts';
import { dataTable } from '../kit/table.ts';
import { steps } from '../records/pager.ts';
import {
  changesIn,
  claimedEntity,
  claimFields,
  claimValues,
  newClaimFields,
  ofMoney,
  unknownKind,
} from './claim-form.ts';
import { workPage } from './team-page.ts';

const root = '/crm';
const list = { href: root, text: 'Claims' };
const pageRows = 50;

type Errors = ReturnType<typeof errorsOf>;

export function crmRoutes(site: AccountSite): readonly PageRoute[] {
  const one = `${root}/claims/:id`;
  return [
    { name: 'crm', method: 'GET', path: root, answer: (ask) => overview(ask, site) },
    formRoute('claim_record', root, async (ask) => {
      const entity = claimedEntity(await ask.form(), ask.site);
      return act(ask, site, {
        operation: createClaim,
        subject: ask.visit.caller.team?.id ?? '',
        input: { entity },
        fields: newClaimFields,
        submit: 'Claim it',
        says: 'claimed',
        back: root,
        done: ({ id }) => `${root}/claims/${id}`,
        again: (values, refusal) => overview(ask, site, values, refusal),
      });
    }),
    personRoute('claim', one, (ask) => claimPage(ask, site)),
    formRoute('change_claim', one, async (ask) => {
      const { id = '' } = ask.params;
      const back = `${root}/claims/${id}`;
      return act(ask, site, {
        operation: updateClaim,
        subject: id,
        input: { id },
        fields: claimFields([]),
        onward: list,
        sends: async (values) => changesIn(values, (await standing(ask)).claim),
        submit: 'Save',
        says: 'saved',
        back,
        done: () => back,
        again: (values, refusal) => claimPage(ask, site, { values, refusal }),
      });
    }),
    formRoute('give_up_claim', `${one}/give-up`, (ask) => {
      const { id = '' } = ask.params;
      return act(ask, site, {
        operation: giveUpClaim,
        subject: id,
        input: { id },
        onward: list,
        submit: 'Give it up',
        says: 'given_up',
        back: `${root}/claims/${id}`,
        done: () => root,
        again: (values, refusal) => claimPage(ask, site, { reason: values, refusal }),
      });
    }),
  ];
}

async function overview(
  ask: PageRequest,
  site: AccountSite,
  typed?: Values,
  refusal?: Refusal,
): Promise<Page> {
  if (refusal?.reason === 'forbidden') throw refusal;
  const { answer: crm } = await askOperation(ask, getCrm);
  const offset = /^\d{1,4}$/.test(ask.query.get('offset') ?? '') ? Number(ask.query.get('offset')) : 0;
  const { answer: claims } = await askOperation(ask, listClaims, { limit: pageRows, offset });
  const isIn = ask.visit.caller.session !== null;
  const counts = crm.stages.filter(({ slug }) => (crm.counts.by_stage[slug] ?? 0) > 0);
  const content = html`<dl class="facts">${counts.map(({ slug, name }) => html`<div><dt>${name}</dt><dd>${numberText(crm.counts.by_stage[slug] ?? 0)}</dd></div>`)}<div><dt><a href="/leads">Leads</a> that nobody of the team claims</dt><dd>${numberText(crm.unclaimed)}</dd></div></dl>
${claims.length === 0 ? html`<p>${offset === 0 ? 'The team claims nothing yet.' : 'There are no more claims.'}</p>` : claimTable(ask, claims, crm.stages)}
${steps(root, ask.query, claims.length, pageRows)}
${isIn && crm.permissions.can_claim ? claiming(ask, site, typed, refusal) : isIn ? html`<p>You are a viewer: you read what is here.</p>` : nothing}
${isIn ? await givenUp(ask) : nothing}
<p class="muted small">Programs of the team read and write claims at <code>${href({ path: '/crm/claims' })}</code>.</p>`;
  return workPage(
    list,
    'Claims',
    `Who of ${ask.visit.caller.team?.name ?? 'your team'} works on what, and how far it has come. Only the team sees it.`,
    content,
  );
}

function claimTable(
  ask: PageRequest,
  claims: readonly Claim[],
  stages: OutputOf<typeof getCrm>['stages'],
): SafeHtml {
  const isIn = ask.visit.caller.session !== null;
  const nameOf = (stage: string) => stages.find(({ slug }) => slug === stage)?.name ?? stage;
  const rows = claims.map(({ id, entity, stage, owner, next_action, next_action_at }) => {
    const { name, link } = claimed(ask, entity);
    return [
      html`${link} <span class="muted">${wordText(entity.kind)}</span>`,
      nameOf(stage),
      owner.name,
      html`${next_action ?? ''}${next_action_at === null ? nothing : html` ${instant(next_action_at)}`}`,
      isIn ? html`<a href="${root}/claims/${id}" aria-label="Open the claim of ${name}">Open</a>` : nothing,
    ];
  });
  return dataTable('Claims of the team', ['Record', 'Stage', 'Who', 'Next', ''], rows);
}

/** The record by what it is called, as a link where the visitor may see it. */
function claimed(ask: PageRequest, { kind, public_id }: Claim['entity']): { name: string; link: Hole } {
  const family = ask.site.families.find(({ singular }) => singular === kind);
  const name = family ? recordName(ask, family, public_id) : public_id;
  return { name, link: family?.page ? recordLink(ask, family.page, public_id, name) : name };
}

function claiming(ask: PageRequest, site: AccountSite, typed?: Values, refusal?: Refusal): SafeHtml {
  const record = ask.query.get('record');
  return html`<section id="claiming"><h2>Claim a record</h2>${form({
    id: 'claim',
    action: root,
    fields: newClaimFields,
    submit: 'Claim it',
    values: typed ?? { stage: 'identified', ...(record ? { public_id: record } : {}) },
    errors: refusal ? ofRecord(refusal) : [],
    ticket: ticketFor(ask, site, createClaim, ask.visit.caller.team?.id ?? ''),
  })}${alreadyClaimed(refusal)}</section>`;
}

/** What was refused about the record stands at the field that names it; what is about the team or the form above all. */
function ofRecord(refusal: Refusal): Errors {
  return errorsOf(refusal).map((error) => {
    if (error.field === 'entity.kind') return { ...error, field: 'kind', message: unknownKind };
    const isOfRecord = error.field.startsWith('entity') || refusal.reason === 'already_claimed';
    return isOfRecord ? { ...error, field: 'public_id' } : error;
  });
}

function alreadyClaimed(refusal?: Refusal): Hole {
  const id = refusal?.details.members?.existing_id;
  return typeof id === 'string' ? html`<p><a href="${root}/claims/${id}">Open that claim</a></p>` : nothing;
}

async function givenUp(ask: PageRequest): Promise<SafeHtml> {
  const { given_up } = await asPerson(ask, showGivenUp);
  if (given_up.length === 0) return html``;
  const rows = given_up.map(({ at, entity, reason, by }) => [
    html`${claimed(ask, entity).link} <span class="muted">${wordText(entity.kind)}</span>`,
    reason,
    by ?? 'a former member',
    instant(at),
  ]);
  return html`<section><h2>Given up</h2>${dataTable('Claims that were given up', ['Record', 'Why', 'Who', 'When'], rows)}</section>`;
}

/** The claim as it stands, and who may work on it. */
function standing(ask: PageRequest) {
  const { id = '' } = ask.params;
  return asPerson(ask, showClaim, { id });
}

interface Sent {
  /** What was typed into the form of the claim. */
  readonly values?: Values;
  /** What was typed into the form that gives it up. */
  readonly reason?: Values;
  readonly refusal?: Refusal;
}

async function claimPage(
  ask: PageRequest,
  site: AccountSite,
  { values, reason, refusal }: Sent = {},
): Promise<Page> {
  const { id = '' } = ask.params;
  if (refusal?.reason === 'forbidden') throw refusal;
  if (refusal?.reason === 'not_found') throw claimIsGone();
  const { claim, members, is_owner_here } = await standing(ask);
  const { entity, history } = claim;
  const { name, link } = claimed(ask, entity);
  const writes = ask.visit.caller.team?.role !== 'viewer';
  const { owner } = claim;
  const shownOwner = is_owner_here ? owner : { ...owner, name: noLonger(owner.name) };
  const workers = members.some(({ user_id }) => user_id === owner.user_id)
    ? members
    : [shownOwner, ...members];
  const fields = claimFields(workers);
  const mismatch = refusal?.reason === 'version_mismatch';
  const content = html`<p>${link}, ${wordText(entity.kind)}. ${is_owner_here ? html`${owner.name} works on it.` : html`Nobody of the team works on it now: it is ${owner.name === formerMember ? 'a former member’s' : html`with ${owner.name}, who may not change claims of the team any more`}.${writes ? ' Choose who goes on with it.' : nothing}`}</p>
${mismatch ? html`<div class="notice" role="alert"><p>Somebody of your team changed this claim while you wrote. What stands now is shown here; ${reason ? 'it was not given up, and your reason stands below.' : 'what you typed is in the form below, and saving it takes the place of what stands.'}</p>${stands(claim, fields)}</div>` : nothing}
${
  writes
    ? form({
        id: 'claim',
        action: `${root}/claims/${id}`,
        fields,
        submit: 'Save',
        values: values
          ? { ...values, ...(mismatch ? { if_match: String(claim.version) } : {}) }
          : claimValues(claim),
        errors: values && refusal && !mismatch ? errorsOf(refusal).map(ofMoney) : [],
        ticket: ticketFor(ask, site, updateClaim, id),
      })
    : stands(claim, fields)
}
<section><h2>How it went</h2>${dataTable(
    'Steps of the claim',
    ['When', 'Who', 'From', 'To'],
    history.map(({ at, by, from, to }) => [
      instant(at),
      by.name,
      from === null ? '' : wordText(from),
      wordText(to),
    ]),
  )}</section>
${writes ? givingUp(ask, site, { ...reason, version: String(claim.version) }, reason && refusal && !mismatch ? errorsOf(refusal) : []) : nothing}`;
  return workPage(list, `Claim of ${name}`, 'A claim of your team. Only your team sees it.', content);
}

const noLonger = (name: string) => (name === formerMember ? name : `${name}, not any more`);

/** What the claim says now, in words. */
function stands(claim: Claim, fields: readonly FormField[]): SafeHtml {
  const { next_action_at: at } = claim;
  const shownValues: Readonly<Record<string, Hole>> = {
    ...claimValues(claim),
    owner_user_id: claim.owner.name,
    stage: labelOf(claim.stage),
    next_action_at: at === null ? '' : instant(at),
  };
  return filledFields(fields, shownValues);
}

function givingUp(ask: PageRequest, site: AccountSite, values: Values, errors: Errors): SafeHtml {
  const { id = '' } = ask.params;
  return html`<section><h2>Give it up</h2>${form({
    id: 'give-up',
    action: `${root}/claims/${id}/give-up`,
    label: 'Give up the claim',
    fields: [
      { name: 'version', label: 'Version', type: 'hidden' },
      {
        name: 'reason',
        label: 'Reason',
        type: 'text',
        required: true,
        maxLength: 500,
        hint: 'Your team reads it on the page of its claims. The claim itself, with its notes, is deleted.',
      },
    ],
    submit: 'Give it up',
    values,
    errors,
    ticket: ticketFor(ask, site, giveUpClaim, id),
  })}</section>`;
}

function claimIsGone(): Refusal {
  return new Refusal('not_found', 'There is no such claim any more: somebody of your team has given it up.');
}
