import { hashOfSecret } from '../../../access/key-format.ts';

const secretModels = new Set(['AccessToken', 'AuthorizationCode', 'RefreshToken', 'DeviceCode', 'Session']);

/** Whether records of this model are found by a secret. */
export function isSecretModel(model: string): boolean {
  return secretModels.has(model);
}

/** The key of a record: of secrets '#' and the hash. */
export function recordKey(model: string, id: string): string {
  return !isSecretModel(model) || id.startsWith('#') ? id : `#${hashOfSecret(id)}`;
}
