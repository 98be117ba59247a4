import type { Request, RequestHandler } from 'express';
import { unauthenticated } from '../domain/common/index.ts';
import type { Session } from '../domain/common/types.ts';
import { authenticate, resolveServedCustomer } from '../domain/people/index.ts';
import type { Store } from '../store/store.ts';

const sessions = new WeakMap<Request, Session>();

/**
 * Reads the bearer token, if there is one. An unknown or expired token counts as none: public calls still work, and the
 * others respond with 401 because of the API document's security rule.
 */
export function readSession(store: Store): RequestHandler {
  return async (request, _response, next) => {
    const token = /^Bearer (\S+)$/i.exec(request.get('authorization') ?? '')?.[1];
    const session = token === undefined ? null : await authenticate(store, token);
    if (session) sessions.set(request, session);
    next();
  };
}

/** The caller's session, or null for a visitor. */
export function readVisitor(request: Request): Session | null {
  return sessions.get(request) ?? null;
}

/**
 * The caller's session.
 * @throws DomainError 401 for a visitor
 */
export function sessionOf(request: Request): Session {
  const session = sessions.get(request);
  if (!session) throw unauthenticated();
  return session;
}

/** Like `sessionOf`. With `handoff_id` in the query, the session concerns the till basket that was handed over to the caller. */
export function readPayingSession(request: Request): Session {
  const { handoff_id: handoffId } = request.query;
  return { ...sessionOf(request), ...(typeof handoffId === 'string' && { handoffId }) };
}

/**
 * Like `visitorOf`. With `selected_user_id` in the query, it is the session of the customer whom staff serve.
 * @throws DomainError 403 or 404
 */
export function findServedVisitor(store: Store, request: Request): Promise<Session | null> {
  return resolveServedCustomer(store, readVisitor(request), selectedIn(request));
}

/**
 * Like `sessionOf`. With `selected_user_id` in the query, it is the session of the customer whom staff serve.
 * @throws DomainError 403 or 404
 */
export function findServedSession(store: Store, request: Request): Promise<Session> {
  return resolveServedCustomer(store, sessionOf(request), selectedIn(request));
}

function selectedIn({ query: { selected_user_id: selected } }: Request): string | null {
  return typeof selected === 'string' ? selected : null;
}
