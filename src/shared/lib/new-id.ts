/** A random UUID, also over plain http, where browsers have no `randomUUID`. */
export function createId(): string {
  const { crypto } = globalThis;
  return crypto.randomUUID?.() ?? formatUuid(crypto);
}

/** A version 4 UUID (RFC 9562). */
function formatUuid(crypto: Pick<Crypto, 'getRandomValues'>): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  const [version = 0, variant = 0] = [bytes[6], bytes[8]];
  bytes.set([(version & 0x0f) | 0x40], 6);
  bytes.set([(variant & 0x3f) | 0x80], 8);
  const digits = [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
  return digits.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}
