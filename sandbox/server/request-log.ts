import { randomUUID } from 'node:crypto';
import type { RequestHandler } from 'express';

/** How many letters of a hand-off's token or code are logged. */
const LOGGED_LETTERS = 4;

/** The path as it is logged: with only the beginning of a hand-off's token or code. */
export function toLoggedPath(path: string): string {
  const loggedPath = new RegExp(`^((?:/api/handoffs|/handoff)/[^/]{0,${LOGGED_LETTERS}})[^/]*`);
  return path.replace(loggedPath, '$1');
}

/**
 * Gives each request an id and logs one line when it ends: id, method, path, status and time. Never logs the query,
 * headers or body, which contain tokens, postcodes and names, nor tokens in paths.
 */
export function requestLog(write: ((line: string) => void) | undefined): RequestHandler {
  return (request, response, next) => {
    const id = randomUUID().slice(0, 8);
    response.locals.requestId = id;
    response.set('X-Request-Id', id);
    if (write) {
      const { method } = request;
      const path = toLoggedPath(request.path);
      const started = performance.now();
      response.once('close', () => {
        const ending = response.writableFinished ? String(response.statusCode) : 'broken off';
        write(`${id} ${method} ${path} ${ending} ${Math.round(performance.now() - started)} ms`);
      });
    }
    next();
  };
}
