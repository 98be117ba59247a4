import { createHmac } from 'node:crypto';

/** Letters and digits that nobody mistakes for others. */
const ALPHABET = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789';
const CODE_LENGTH = 8;
const TOKEN_BYTES = 16;

/** What opens a hand-off: in the QR code, and typed. Only their hashes are stored; a secret that is not in the same table gives them again. */
export function handoffKeys(id: string, secret: string): { token: string; code: string } {
  const bytes = createHmac('sha256', secret).update(`handoff ${id}`).digest();
  return {
    token: bytes.subarray(0, TOKEN_BYTES).toString('base64url'),
    code: codeOf(bytes.readBigUInt64BE(TOKEN_BYTES)),
  };
}

function codeOf(number: bigint): string {
  const size = BigInt(ALPHABET.length);
  let left = number;
  let code = '';
  while (code.length < CODE_LENGTH) {
    code += ALPHABET.charAt(Number(left % size));
    left /= size;
  }
  return code;
}

/** The code as it is shown. */
export function spacedCode(code: string): string {
  return `${code.slice(0, CODE_LENGTH / 2)}-${code.slice(CODE_LENGTH / 2)}`;
}

/** The code that somebody has typed, in whatever way; null for what is none, such as a token. */
export function readCode(typed: string): string | null {
  const plain = typed.toUpperCase().replaceAll(/[\s-]/g, '');
  const isCode = plain.length === CODE_LENGTH && [...plain].every((letter) => ALPHABET.includes(letter));
  return isCode ? plain : null;
}
