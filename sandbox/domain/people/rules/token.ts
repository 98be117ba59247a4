import { createHash, randomBytes } from 'node:crypto';

const TOKEN_BYTES = 32;

/** A new bearer token: random and opaque. */
export function createToken(): string {
  return randomBytes(TOKEN_BYTES).toString('base64url');
}

/** The stored form of a token. A token is random, so a plain hash is enough. */
export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}
