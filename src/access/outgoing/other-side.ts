// Whose fault it is that a request or a mail came to nothing. What the other side does, or the way there, is known by
// name: whoever asked tries again, and nobody is told. Everything else is a mistake of ours, and is told as one.

import { OutsideAddressError } from './safe-address.ts';

/** The other side's fault, known by whoever met it. */
export class OtherSideError extends Error {
  override readonly name = 'OtherSideError';
}

/** Of the system, of the libraries for HTTP (undici, llhttp, zlib) and mail (nodemailer), and of certificates. */
const codes = [
  /^E(?:CONN\w+|PIPE|TIMEDOUT|NOTFOUND|AI_\w+|HOSTUNREACH|HOSTDOWN|NETUNREACH|NETDOWN|ADDRNOTAVAIL|PROTO)$/,
  /^UND_ERR_(?:SOCKET|(?:CONNECT|HEADERS|BODY)_TIMEOUT|HEADERS_OVERFLOW|RES\w+)$/,
  /^(?:HPE|Z)_\w+$/,
  /^E(?:SOCKET|DNS|TLS|REQUIRETLS|PROTOCOL|AUTH|NOAUTH|OAUTH2|ABORT)$/,
  /^(?:ERR_SSL|ERR_TLS_CERT|CERT|CRL|UNABLE_TO|DEPTH_ZERO|SELF_SIGNED|ERROR_IN|PATH_LENGTH)_\w+$/,
  /^(?:ERR_TLS_HANDSHAKE_TIMEOUT|INVALID_CA|INVALID_PURPOSE|HOSTNAME_MISMATCH)$/,
];

/** What a system refuses with that has no way to an address, or may not take it. */
const refusedConnections = /^(?:EACCES|EPERM|EINVAL)$/;

/** Whether an error is the other side's, or of the way there. */
export function isOtherSide(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if (error instanceof OtherSideError || error instanceof OutsideAddressError) return true;
  if (error.name === 'TimeoutError') return true;
  const { code, syscall, responseCode } = error as {
    readonly code?: unknown;
    readonly syscall?: unknown;
    readonly responseCode?: unknown;
  };
  // A mail server that says no says so by a number.
  if (typeof responseCode === 'number') return true;
  if (typeof code === 'string') {
    if (codes.some((known) => known.test(code))) return true;
    if (syscall === 'connect' && refusedConnections.test(code)) return true;
  }
  // Of several addresses of a name each was tried.
  if (error instanceof AggregateError) return error.errors.length > 0 && error.errors.every(isOtherSide);
  return isOtherSide(error.cause);
}
