import { createHash, randomBytes } from 'node:crypto';

const TOKEN_BYTES = 32;

/** A new bearer token: nobody can guess it, and it says nothing. */
export function newToken(): string {
  return randomBytes(TOKEN_BYTES).toString('base64url');
}

/** What is kept of a token. It is random, so a plain hash is enough. */
export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}
