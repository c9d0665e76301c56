// What the answer of the token endpoint says beyond RFC 6749: for which team the program was let in. A guest
// of Omega Point has none.

import type { OIDCContext } from 'oidc-provider';
import type { Desk } from '../../../desk/desk.ts';

export async function withTeam(oidc: OIDCContext, answer: unknown, desk: Desk): Promise<unknown> {
  const grant = oidc.entities.AccessToken?.grantId;
  if (grant === undefined || !isSuccess(answer)) return answer;
  const row = await desk.db
    .selectFrom('oauth_grants')
    .select('team_id')
    .where('id', '=', grant)
    .executeTakeFirst();
  return row ? { ...answer, team_id: row.team_id } : answer;
}

function isSuccess(answer: unknown): answer is object {
  return typeof answer === 'object' && answer !== null && 'access_token' in answer;
}
