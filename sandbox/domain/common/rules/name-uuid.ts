import { createHash } from 'node:crypto';

/** Derives a UUID from a name. The same name always gives the same UUID. */
export function createNameUuid(name: string): string {
  const hex = createHash('sha256').update(name).digest('hex');
  // Version 8 ("custom") and the variant bits of RFC 9562.
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-a${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}
