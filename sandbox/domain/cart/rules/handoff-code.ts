import { createHmac } from 'node:crypto';

/** Letters and digits that cannot be mistaken for one another. */
const CODE_ALPHABET = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789';
const CODE_LENGTH = 8;
const TOKEN_BYTES = 16;

/**
 * The keys that open a hand-off: the token in the QR code and the code to type. Only their hashes are stored; they
 * are derived again from a secret that is kept elsewhere.
 */
export function deriveHandoffKeys(id: string, secret: string): { token: string; code: string } {
  const bytes = createHmac('sha256', secret).update(`handoff ${id}`).digest();
  return {
    token: bytes.subarray(0, TOKEN_BYTES).toString('base64url'),
    code: toHandoffCode(bytes.readBigUInt64BE(TOKEN_BYTES)),
  };
}

function toHandoffCode(number: bigint): string {
  const alphabetSize = BigInt(CODE_ALPHABET.length);
  let remainder = number;
  let code = '';
  while (code.length < CODE_LENGTH) {
    code += CODE_ALPHABET.charAt(Number(remainder % alphabetSize));
    remainder /= alphabetSize;
  }
  return code;
}

/** Formats the code for display. */
export function formatHandoffCode(code: string): string {
  return `${code.slice(0, CODE_LENGTH / 2)}-${code.slice(CODE_LENGTH / 2)}`;
}

/** Parses a typed code, ignoring case, spaces and dashes. Returns null if it is not a code, such as a token. */
export function parseHandoffCode(typedCode: string): string | null {
  const normalisedCode = typedCode.toUpperCase().replaceAll(/[\s-]/g, '');
  const isCode =
    normalisedCode.length === CODE_LENGTH &&
    [...normalisedCode].every((letter) => CODE_ALPHABET.includes(letter));
  return isCode ? normalisedCode : null;
}
