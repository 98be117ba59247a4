import type { Request, RequestHandler } from 'express';
import { unauthenticated } from '../domain/common/index.ts';
import type { Caller } from '../domain/common/types.ts';
import { authenticate, resolveServedCustomer } from '../domain/people/index.ts';
import type { Store } from '../store/store.ts';

const callers = new WeakMap<Request, Caller>();

/**
 * Reads the bearer token, if there is one. An unknown or expired token counts as none: public calls still work, and the
 * others respond with 401 because of the API document's security rule.
 */
export function identifyCaller(store: Store): RequestHandler {
  return async (request, _response, next) => {
    const token = /^Bearer (\S+)$/i.exec(request.get('authorization') ?? '')?.[1];
    const caller = token === undefined ? null : await authenticate(store, token);
    if (caller) callers.set(request, caller);
    next();
  };
}

/** Finds who makes the request; null for a visitor. */
export function findCaller(request: Request): Caller | null {
  return callers.get(request) ?? null;
}

/**
 * Returns who makes the request.
 * @throws DomainError 401 for a visitor
 */
export function requireCaller(request: Request): Caller {
  const caller = callers.get(request);
  if (!caller) throw unauthenticated();
  return caller;
}

/** Like `requireCaller`. With `handoff_id` in the query, the call is about the till basket that was handed over to the caller. */
export function requirePayingCaller(request: Request): Caller {
  const { handoff_id: handoffId } = request.query;
  return { ...requireCaller(request), ...(typeof handoffId === 'string' && { handoffId }) };
}

/**
 * Like `findCaller`. With `selected_user_id` in the query, it returns the customer whom staff serve.
 * @throws DomainError 403 or 404
 */
export function findServedCaller(store: Store, request: Request): Promise<Caller | null> {
  return resolveServedCustomer(store, findCaller(request), readSelectedUserId(request));
}

/**
 * Like `requireCaller`. With `selected_user_id` in the query, it returns the customer whom staff serve.
 * @throws DomainError 403 or 404
 */
export function requireServedCaller(store: Store, request: Request): Promise<Caller> {
  return resolveServedCustomer(store, requireCaller(request), readSelectedUserId(request));
}

function readSelectedUserId({ query: { selected_user_id: selected } }: Request): string | null {
  return typeof selected === 'string' ? selected : null;
}
