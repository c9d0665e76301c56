// What a person decides when a program asks to be let in.

import type { InteractionResults } from 'oidc-provider';
import type { Scope } from '../../../access/permissions.ts';
import type { AppContext } from '../../../context.ts';
import { Refusal } from '../../../kernel/refusal.ts';
import { mustAct } from '../credentials.ts';
import { type ClockAndRandom, noteEvent } from '../events.ts';
import { accountsSection, teamsOf } from '../teams.ts';
import { agentClient, grantLifeMs, handleLifeMs } from './resources.ts';
import type { OauthServer } from './server.ts';

/** What the authorization server is told of a decision. */
export type Decided = InteractionResults;

interface Consent {
  readonly user: string;
  /** The team's address. */
  readonly team: string;
  readonly scopes: readonly Scope[];
  /** Where its tokens are good; several are separated by blanks. */
  readonly resource: string;
  readonly client: { readonly id: string; readonly name: string; readonly host: string | null };
  readonly flow: 'code' | 'device';
}

/** Lets the program of a guest in, at what needs no account; the id of the grant. */
export async function letGuestIn(
  { provider }: OauthServer,
  { guest, client, resource }: { readonly guest: string; readonly client: string; readonly resource: string },
): Promise<string> {
  const grant = new provider.Grant({ accountId: guest, clientId: client });
  grant.addResourceScope(resource, 'omega:run');
  return grant.save();
}

/** Lets the program in; the id of the grant. */
export async function letIn(
  { provider }: OauthServer,
  desk: AppContext['desk'],
  consent: Consent,
  clockAndRandom: ClockAndRandom,
): Promise<string> {
  const { user, scopes, resource, client, flow } = consent;
  const team = (await teamsOf(desk.db, user)).find(({ slug, shut }) => slug === consent.team && !shut);
  if (!team) throw new Refusal('not_found', 'You are in no open team with this address.');
  const grant = new provider.Grant({ accountId: user, clientId: client.id });
  for (const one of resource.split(' ')) grant.addResourceScope(one, scopes.join(' '));
  const id = await grant.save();
  await desk.exclusively(accountsSection, async (trx) => {
    await mustAct(trx, user, team.id);
    await trx
      .insertInto('oauth_grants')
      .values({
        id,
        user_id: user,
        team_id: team.id,
        client_id: client.id,
        client_name: client.name,
        client_host: client.host,
        scopes: scopes.join(' '),
        resource,
        flow,
        created_at: clockAndRandom.now.toISOString(),
        expires_at: new Date(
          clockAndRandom.now.getTime() + (client.id === agentClient ? handleLifeMs : grantLifeMs),
        ).toISOString(),
        last_used_at: null,
      })
      .execute();
    // A program that somebody let in is known for longer than one that nobody did.
    await trx
      .updateTable('oauth_records')
      .set({ polled_at: clockAndRandom.now.toISOString() })
      .where('model', '=', 'Client')
      .where('id', '=', client.id)
      .execute();
    const detail = `${client.name}: ${scopes.join(' ')}`;
    await noteEvent(trx, { actor: user, action: 'app.let_in', user, team: team.id, detail }, clockAndRandom);
  });
  return id;
}
