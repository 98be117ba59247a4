const BROKEN_CHAIN =
  'this machine does not know who signed the certificate: send the whole chain, or name your own authority in NODE_EXTRA_CA_CERTS=FILE';

export const NO_ROUTE = 'there is no route to that address';

const WORDS_BY_CODE: Readonly<Record<string, string>> = {
  ECONNREFUSED: 'the connection is refused',
  ENOTFOUND: 'the host name is not known',
  EAI_AGAIN: 'the host name is not known',
  ECONNRESET: 'the connection is closed before an answer',
  EPIPE: 'the connection is closed before an answer',
  UND_ERR_SOCKET: 'the connection is closed before an answer',
  ETIMEDOUT: 'nothing answers there',
  UND_ERR_CONNECT_TIMEOUT: 'nothing answers there',
  EHOSTUNREACH: NO_ROUTE,
  ENETUNREACH: NO_ROUTE,
  EADDRNOTAVAIL: NO_ROUTE,
  CERT_HAS_EXPIRED: 'the certificate has expired',
  CERT_NOT_YET_VALID: 'the certificate is not valid yet',
  ERR_TLS_CERT_ALTNAME_INVALID: 'the certificate is for other names',
  DEPTH_ZERO_SELF_SIGNED_CERT: BROKEN_CHAIN,
  SELF_SIGNED_CERT_IN_CHAIN: BROKEN_CHAIN,
  UNABLE_TO_VERIFY_LEAF_SIGNATURE: BROKEN_CHAIN,
  UNABLE_TO_GET_ISSUER_CERT: BROKEN_CHAIN,
  UNABLE_TO_GET_ISSUER_CERT_LOCALLY: BROKEN_CHAIN,
  ERR_SSL_WRONG_VERSION_NUMBER: 'the server speaks plain HTTP there, not TLS',
  ERR_SSL_PACKET_LENGTH_TOO_LONG: 'the server speaks plain HTTP there, not TLS',
  HPE_INVALID_CONSTANT: 'what answers there does not speak HTTP',
};

/** Why a connection failed, in words; for an unknown reason, its code or message. */
export function describeConnectionError(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  // An AggregateError means that several addresses were tried.
  const [firstError] = error instanceof AggregateError ? error.errors : [error];
  const code = readCode(firstError);
  if (code !== null) return WORDS_BY_CODE[code] ?? code;
  if (error.message === 'bad port') return 'browsers and Node refuse to call this port: use another';
  return error.message;
}

function readCode(error: unknown): string | null {
  return error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : null;
}
