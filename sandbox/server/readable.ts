import type { RequestHandler } from 'express';

// PostgreSQL cannot store a NUL character: a statement that contains one would fail unexpectedly.

/** An unreadable request: 400 with a message that names the part. */
export class UnreadableError extends Error {
  readonly status = 400;
  override readonly name = 'UnreadableError';
}

const BODY_MESSAGE = 'The body of the request could not be read. It must be JSON in UTF-8.';
const utf8 = new TextDecoder('utf-8', { fatal: true });

/** For the body parsers: refuses a body that is not UTF-8. */
export function requireUtf8(_request: unknown, _response: unknown, body: Buffer): void {
  try {
    utf8.decode(body);
  } catch {
    throw new UnreadableError(BODY_MESSAGE);
  }
}

/** For `express.json`: refuses a body that contains a NUL character. */
export function refuseNul(key: string, value: unknown): unknown {
  if (key.includes('\0') || (typeof value === 'string' && value.includes('\0'))) {
    throw new UnreadableError('The body of the request holds a NUL character.');
  }
  return value;
}

/** Refuses an address whose percent-encoding is invalid, is not UTF-8, or encodes a NUL character. */
export const readableAddress: RequestHandler = (request, _response, next) => {
  next(isReadable(request.originalUrl) ? undefined : new UnreadableError('The address could not be read.'));
};

function isReadable(address: string): boolean {
  try {
    return !decodeURIComponent(address).includes('\0');
  } catch {
    return false;
  }
}
