/** The code that a customer types; it never contains 0, O, 1, I or L. */
const CODE_PATTERN = /^[2-9A-HJKMNP-Z]{8}$/;

/** Parses a typed code: "7kq4 92mt" → "7KQ4-92MT"; null if it is invalid. */
export function readTypedCode(input: string): string | null {
  const code = input.toUpperCase().replace(/[^0-9A-Z]/g, '');
  return CODE_PATTERN.test(code) ? `${code.slice(0, 4)}-${code.slice(4)}` : null;
}

/**
 * Whether the address contains a typed code rather than the token of a QR code. A typed code is only looked up for a
 * logged-in customer.
 */
export const isTypedCode = (token: string): boolean => readTypedCode(token) === token;
