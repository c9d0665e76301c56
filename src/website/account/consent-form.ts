// The form on which a person lets a program in: for which team, with which scopes, or not at all.

import { type Scope, scopes as sentences } from '../../access/permissions.ts';
import type { MyTeam } from '../../people/accounts/teams.ts';
import { type FormField, form, type Values } from '../kit/form.ts';
import { html, type SafeHtml } from '../kit/html.ts';

const fieldOf = (scope: Scope) => `scope.${scope.replace(':', '.')}`;

/** The form; every scope may be unticked. @param typed what was sent with nothing ticked */
export function consentForm(parts: {
  readonly action: string;
  readonly ticket: string;
  readonly scopes: readonly Scope[];
  readonly teams: readonly MyTeam[];
  readonly team: string | null;
  readonly hidden?: Values;
  readonly typed?: Values | undefined;
}): SafeHtml {
  const { action, ticket, scopes, team, hidden = {}, typed } = parts;
  const deny = { name: 'decision', value: 'deny', text: 'I did not start this' };
  const hiddenFields = Object.keys(hidden).map((name): FormField => ({ name, label: name, type: 'hidden' }));
  const teams = parts.teams.filter(({ shut }) => !shut);
  if (teams.length === 0) {
    return html`<p class="notice">A program acts for a team, and you are in none that may act now: <a href="/teams/new">make a team</a>, then begin once more in the program.</p>
${form({ id: 'consent', action, fields: hiddenFields, submit: deny.text, buttons: [deny], values: hidden, ticket })}`;
  }
  const fields: readonly FormField[] = [
    ...hiddenFields,
    {
      name: 'team',
      label: 'For the team',
      type: 'select',
      required: true,
      options: teams.map(({ slug, name, tier }) => ({ value: slug, text: `${name} (${tier})` })),
    },
    ...scopes.map(
      (scope): FormField => ({ name: fieldOf(scope), label: sentences[scope], type: 'checkbox' }),
    ),
  ];
  const ticked = Object.fromEntries(scopes.map((scope) => [fieldOf(scope), 'true']));
  return form({
    id: 'consent',
    action,
    fields,
    submit: 'Allow',
    buttons: [{ name: 'decision', value: 'allow', text: 'Allow' }, deny],
    values: { ...(typed ?? { ...ticked, team: team ?? '' }), ...hidden },
    errors: typed
      ? [
          {
            field: fieldOf(scopes[0] as Scope),
            code: 'required',
            message: 'Tick what it may do, or refuse it.',
          },
        ]
      : [],
    ticket,
  });
}

/** What the person allowed of what was asked for; nothing where it was refused. */
export function allowedScopes(values: Values, asked: readonly Scope[]): readonly Scope[] {
  return values.decision === 'allow' ? asked.filter((scope) => values[fieldOf(scope)] === 'true') : [];
}
