// Sign-ins that an agent begins with a tool. The server is the device: the agent gets a handle, the person types
// the code, and what the person allows is bound to the handle here. No token passes through the agent.

import { hashOfSecret } from '../../../access/key-format.ts';
import type { AppContext, SignIns } from '../../../context.ts';
import { countPost, type PostLimit } from '../../../desk/post-limit.ts';
import { mcpPath } from '../../../kernel/address.ts';
import { hourMs } from '../../../kernel/durations.ts';
import { recordKey } from './record-key.ts';
import { agentClient, handleLifeMs } from './resources.ts';
import type { OauthServer } from './server.ts';

const codeLife = 600;
const perAddress: PostLimit = {
  kind: 'sign_in_handles',
  maxPosts: 10,
  maxOfNetwork: 50,
  maxInAll: 1_000,
  windowMs: hourMs,
  words: '10 sign-ins an hour',
};

/** The letters that are not taken for each other and make no words. */
const letters = 'BCDFGHJKLMNPQRSTVWXZ';

function newUserCode(random: (bytes: number) => Uint8Array): string {
  let code = '';
  while (code.length < 8) {
    // 240 is twelve times 20: bytes above it would favour the first letters.
    for (const byte of random(16)) if (byte < 240 && code.length < 8) code += letters[byte % 20];
  }
  return code;
}

interface SignInParts {
  readonly server: () => Promise<OauthServer>;
  readonly desk: AppContext['desk'];
  readonly site: string;
}

export function signInsOver({ server, desk, site }: SignInParts): SignIns {
  return {
    start: async ({ scopes, address }, { now, random }) => {
      await desk.exclusively('sign-in handles', (trx) => countPost(trx, perAddress, address, now));
      const { provider } = await server();
      const client = await provider.Client.find(agentClient);
      if (!client) throw new Error('the client of agents is not known');
      const userCode = newUserCode(random);
      const code = new provider.DeviceCode({
        client,
        deviceInfo: { ip: address },
        params: { client_id: agentClient, scope: scopes.join(' '), resource: site + mcpPath },
        userCode,
      } as never);
      const deviceCode = await code.save();
      const handle = `signin_${Buffer.from(random(16)).toString('base64url')}`;
      await desk.db
        .insertInto('sign_in_handles')
        .values({
          hash: hashOfSecret(handle),
          device_hash: recordKey('DeviceCode', deviceCode),
          grant_id: null,
          created_at: now.toISOString(),
          expires_at: new Date(now.getTime() + handleLifeMs).toISOString(),
        })
        .execute();
      const shown = `${userCode.slice(0, 4)}-${userCode.slice(4)}`;
      return { handle, user_code: shown, verification_uri: `${site}/device`, expires_in: codeLife };
    },
    status: async (handle, { now }) => {
      const at = now.toISOString();
      const row = await desk.db
        .selectFrom('sign_in_handles')
        .selectAll()
        .where('hash', '=', hashOfSecret(handle))
        .where('expires_at', '>', at)
        .executeTakeFirst();
      if (!row) return { status: 'expired' };
      if (row.grant_id !== null) {
        const grant = await desk.db
          .selectFrom('oauth_grants')
          .innerJoin('teams', 'teams.id', 'oauth_grants.team_id')
          .select(['oauth_grants.scopes', 'teams.name as team'])
          .where('oauth_grants.id', '=', row.grant_id)
          .executeTakeFirst();
        if (!grant) return { status: 'expired' };
        const { scopes, team } = grant;
        return { status: 'allowed', team, scopes: scopes.split(' '), expires_at: row.expires_at };
      }
      const code = await desk.db
        .selectFrom('oauth_records')
        .select('payload')
        .where('model', '=', 'DeviceCode')
        .where('id', '=', row.device_hash)
        .where('expires_at', '>', at)
        .executeTakeFirst();
      if (!code) return { status: 'expired' };
      return { status: (JSON.parse(code.payload) as { error?: string }).error ? 'refused' : 'pending' };
    },
  };
}
