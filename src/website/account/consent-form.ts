// The form on which a person lets a program in: for which team, with which scopes, or not at all.

import { type Scope, scopes as sentences } from '../../access/permissions.ts';
import type { MyTeam } from '../../people/accounts/teams.ts';
import { type FormField, form, type Values } from '../kit/form.ts';
import type { SafeHtml } from '../kit/html.ts';

const fieldOf = (scope: Scope) => `scope.${scope.replace(':', '.')}`;

/** The form; every scope may be unticked. */
export function consentForm(parts: {
  readonly action: string;
  readonly ticket: string;
  readonly scopes: readonly Scope[];
  readonly teams: readonly MyTeam[];
  readonly team: string | null;
  readonly hidden?: Values;
}): SafeHtml {
  const { action, ticket, scopes, teams, team, hidden = {} } = parts;
  const fields: readonly FormField[] = [
    ...Object.keys(hidden).map((name): FormField => ({ name, label: name, type: 'hidden' })),
    {
      name: 'team',
      label: 'For the team',
      type: 'select',
      required: true,
      options: teams
        .filter(({ suspended }) => !suspended)
        .map(({ slug, name, tier }) => ({ value: slug, text: `${name} (${tier})` })),
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
    buttons: [
      { name: 'decision', value: 'allow', text: 'Allow' },
      { name: 'decision', value: 'deny', text: 'I did not start this' },
    ],
    values: { ...ticked, ...hidden, team: team ?? '' },
    ticket,
  });
}

/** What the person allowed of what was asked for; nothing where it was refused. */
export function allowedScopes(values: Values, asked: readonly Scope[]): readonly Scope[] {
  return values.decision === 'allow' ? asked.filter((scope) => values[fieldOf(scope)] === 'true') : [];
}
