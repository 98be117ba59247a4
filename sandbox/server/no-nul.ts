import type { RequestHandler } from 'express';
import { notFound } from '../domain/domain-error.ts';

// PostgreSQL keeps no NUL character, in no text: a statement with one in it would fail where nobody expects it.

/** For `express.json`: a body with a NUL character in it cannot be read (400). */
export function refuseNul(key: string, value: unknown): unknown {
  if (key.includes('\0') || (typeof value === 'string' && value.includes('\0'))) {
    throw new SyntaxError('There is a NUL character in the body.');
  }
  return value;
}

/** Nothing has an address with a NUL character in it. */
export const withoutNul: RequestHandler = (request, _response, next) => {
  next(request.originalUrl.includes('%00') ? notFound() : undefined);
};
