/** What a customer types, which has no 0, O, 1, I or L. */
const CODE = /^[2-9A-HJKMNP-Z]{8}$/;

/** "7kq4 92mt" → "7KQ4-92MT"; null for what is no code. */
export function readCode(typed: string): string | null {
  const plain = typed.toUpperCase().replace(/[^0-9A-Z]/g, '');
  return CODE.test(plain) ? `${plain.slice(0, 4)}-${plain.slice(4)}` : null;
}

/** Whether an address has a typed code, and not the token of a QR code: only a customer who is logged in may ask about one. */
export const isCode = (token: string): boolean => readCode(token) === token;
