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

/**
 * Names by which JavaScript reaches an object's prototype. No field has such a name, and a copy of an object that has one
 * may inherit from it.
 */
const PROTOTYPE_NAMES: ReadonlySet<string> = new Set(['__proto__', 'constructor', 'prototype']);

/** Refuses a body that contains such a name at any depth, before anything reads it. */
export const refusePrototypeNames: RequestHandler = (request, _response, next) => {
  const parts: unknown[] = [request.body];
  for (let part = parts.pop(); part !== undefined; part = parts.pop()) {
    if (typeof part !== 'object' || part === null || Buffer.isBuffer(part)) continue;
    for (const [name, value] of Object.entries(part)) {
      if (PROTOTYPE_NAMES.has(name))
        return next(new UnreadableError(`The body of the request has a field that is called "${name}".`));
      if (typeof value === 'object' && value !== null) parts.push(value);
    }
  }
  next();
};

/** Refuses an address whose percent-encoding is invalid, is not UTF-8, or encodes a NUL character. */
export const requireReadableAddress: RequestHandler = (request, _response, next) => {
  next(isReadable(request.originalUrl) ? undefined : new UnreadableError('The address could not be read.'));
};

function isReadable(address: string): boolean {
  try {
    return !decodeURIComponent(address).includes('\0');
  } catch {
    return false;
  }
}
