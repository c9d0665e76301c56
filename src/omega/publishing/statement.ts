// Who says that a manifest was printed: an in-toto statement about its digests, signed with the key of
// the service (DSSE, Ed25519).

import { createPublicKey, verify } from 'node:crypto';
import { canonical } from '../protocol/canonical.ts';

interface Signature {
  readonly key_id: string;
  /** Raw 32 bytes in base64. */
  readonly public_key: string;
  readonly signature: string;
}
export type Sign = (content: Uint8Array) => Signature;

const payloadType = 'application/vnd.in-toto+json';

/** Pre-authentication encoding of DSSE: what is signed. */
function encoded(payload: Uint8Array): Buffer {
  const head = `DSSEv1 ${payloadType.length} ${payloadType} ${payload.length} `;
  return Buffer.concat([Buffer.from(head), payload]);
}

/** @param subjects digests by name: files of the archive, and the preregistration of each experiment */
export function statementText(
  subjects: Readonly<Record<string, string>>,
  predicate: Readonly<Record<string, unknown>>,
  sign: Sign,
): string {
  const statement = {
    _type: 'https://in-toto.io/Statement/v1',
    subject: Object.entries(subjects).map(([name, digest]) => ({ name, digest: { sha256: digest } })),
    predicateType: 'https://perennial.example/omega/publication/v1',
    predicate,
  };
  const payload = Buffer.from(canonical(statement));
  const { key_id, public_key, signature } = sign(encoded(payload));
  return canonical({
    payload: payload.toString('base64'),
    payloadType,
    public_key,
    signatures: [{ keyid: key_id, sig: signature }],
  });
}

interface ReadStatement {
  readonly subjects: ReadonlyMap<string, string>;
  readonly keyId: string;
}

/** The subjects of a statement; null where it is not signed by the key that it names. */
export function readStatement(text: string): ReadStatement | null {
  let found: Readonly<Record<string, unknown>>;
  try {
    found = JSON.parse(text) as Readonly<Record<string, unknown>>;
    const { payload, public_key, signatures } = found as {
      payload: string;
      public_key: string;
      signatures: readonly { keyid: string; sig: string }[];
    };
    const [{ keyid, sig } = { keyid: '', sig: '' }] = signatures;
    const bytes = Buffer.from(payload, 'base64');
    const exact = [payload, public_key, sig].every(
      (one) => Buffer.from(one, 'base64').toString('base64') === one,
    );
    const key = createPublicKey({
      key: { kty: 'OKP', crv: 'Ed25519', x: Buffer.from(public_key, 'base64').toString('base64url') },
      format: 'jwk',
    });
    const written = canonical({ payload, payloadType, public_key, signatures: [{ keyid, sig }] });
    if (!exact || written !== text || !verify(null, encoded(bytes), key, Buffer.from(sig, 'base64')))
      return null;
    const { subject, predicate } = JSON.parse(bytes.toString()) as {
      subject: readonly { name: string; digest: { sha256: string } }[];
      predicate: { key_id?: string };
    };
    if (predicate.key_id !== undefined && predicate.key_id !== keyid) return null;
    return { subjects: new Map(subject.map(({ name, digest }) => [name, digest.sha256])), keyId: keyid };
  } catch (error) {
    if (error instanceof Error) return null;
    throw error;
  }
}
