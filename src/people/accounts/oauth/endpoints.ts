// Where the authorization server answers, and to which methods.

export const routes = {
  authorization: '/oauth/authorize',
  token: '/oauth/token',
  device_authorization: '/oauth/device_authorization',
  code_verification: '/device',
  registration: '/oauth/register',
  revocation: '/oauth/revoke',
  jwks: '/oauth/jwks',
  end_session: '/oauth/end',
} as const;

const methods: Readonly<Record<string, string>> = {
  [routes.authorization]: 'GET, HEAD',
  [routes.token]: 'POST',
  [routes.device_authorization]: 'POST',
  [routes.registration]: 'POST',
  [routes.revocation]: 'POST',
  [routes.jwks]: 'GET, HEAD',
  '/.well-known/oauth-authorization-server': 'GET, HEAD',
  '/.well-known/openid-configuration': 'GET, HEAD',
};

/** What Allow says at an address; null where the authorization server has nothing. */
export function allowedAt(path: string): string | null {
  return methods[path] ?? null;
}
