import { randomUUID } from 'node:crypto';
import type { RequestHandler } from 'express';

/**
 * Gives each request an id and logs one line when it ends: id, method, path, status, time. Never logs the query, headers or
 * body: they contain tokens, postcodes and names.
 */
export function requestLog(write: ((line: string) => void) | undefined): RequestHandler {
  return (request, response, next) => {
    const id = randomUUID().slice(0, 8);
    response.locals.requestId = id;
    response.set('X-Request-Id', id);
    if (write) {
      const { path, method } = request;
      const started = performance.now();
      response.once('close', () => {
        const ending = response.writableFinished ? String(response.statusCode) : 'broken off';
        write(`${id} ${method} ${path} ${ending} ${Math.round(performance.now() - started)} ms`);
      });
    }
    next();
  };
}
