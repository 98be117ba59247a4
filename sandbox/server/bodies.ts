import type { Request, RequestHandler } from 'express';
import { DomainError } from '../domain/common/index.ts';
import { readAddress, toNetwork } from './address-limits.ts';
import { findCaller, requireCaller } from './callers.ts';

const MB = 1024 * 1024;
const RETRY_S = 5;

/** How many bytes of request bodies may be open at once, for all callers and for one. */
interface BodyBudget {
  readonly ofAll: number;
  readonly ofOne: number;
}

/** Memory for a dozen of the largest files; two of them from one customer. */
const BODY_BUDGET: BodyBudget = { ofAll: 128 * MB, ofOne: 21 * MB };

/** Limits the memory for request bodies: refuses a body, before it is read, if it might not fit. */
export function createBodyRoom(room: BodyBudget = BODY_BUDGET) {
  const bytesByCaller = new Map<string, number>();
  let total = 0;

  /**
   * Placed before a parser for bodies of up to `limit` bytes. A body that is compressed or has no length counts with the
   * limit. Its room is released when the call gets a response or is aborted.
   */
  return function bounded(limit: number): RequestHandler {
    return (request, response, next) => {
      const bytes = Math.min(limit, readLength(request) ?? limit);
      const caller = identifySender(request);
      const callerBytes = bytesByCaller.get(caller) ?? 0;
      if (bytes > 0 && callerBytes > 0 && callerBytes + bytes > room.ofOne)
        return next(createTooManyBodiesError('rate-limited'));
      if (bytes > 0 && total > 0 && total + bytes > room.ofAll)
        return next(createTooManyBodiesError('unavailable'));
      bytesByCaller.set(caller, callerBytes + bytes);
      total += bytes;
      response.once('close', () => {
        total -= bytes;
        const bytesLeft = (bytesByCaller.get(caller) ?? 0) - bytes;
        if (bytesLeft > 0) bytesByCaller.set(caller, bytesLeft);
        else bytesByCaller.delete(caller);
      });
      next();
    };
  };
}

export type BodyRoom = ReturnType<typeof createBodyRoom>;

/** For bodies that are larger than a form: refuses callers without a session before anything is read. */
export const requireSession: RequestHandler = (request, _response, next) => {
  requireCaller(request);
  next();
};

function createTooManyBodiesError(kind: 'rate-limited' | 'unavailable'): DomainError {
  const message = 'Too much is being sent at once. Please try again in a few seconds.';
  return new DomainError(kind, message, { retryAfter: RETRY_S });
}

function identifySender(request: Request): string {
  return findCaller(request)?.userId ?? toNetwork(readAddress(request));
}

function readLength(request: Request): number | null {
  const length = request.get('content-length');
  if (length !== undefined) return request.get('content-encoding') === undefined ? Number(length) : null;
  return request.get('transfer-encoding') === undefined ? 0 : null;
}
