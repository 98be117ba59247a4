import type { OutgoingHttpHeaders } from 'node:http';
import type { Request, RequestHandler, Response } from 'express';
import { bestEncoding } from './static-files.ts';

/** How old a shared answer may be. What decides is read again by whatever books. */
export const SHARED_FOR_MS = 250;

/** The calls whose answer is the same for every visitor. */
const SHARED = new Set(['/api/activities/timetable']);

interface Answer {
  readonly headers: OutgoingHttpHeaders;
  readonly body: Buffer;
}

/**
 * Gives visitors who ask for the same thing at the same time one answer: at 07:00 hundreds read the same day. A caller with a
 * token has an answer of their own. Only a 200 is shared.
 */
export function sharedAnswers(): RequestHandler {
  const answers = new Map<string, Promise<Answer | null>>();
  return async (request, response, next) => {
    // What a scenario sets up is seen at once.
    if (request.path.startsWith('/_sandbox/')) response.once('finish', () => answers.clear());
    if (!isShared(request)) return next();
    const key = keyOf(request);
    const asked = answers.get(key);
    const answer = await asked;
    if (answer) return send(response, answer);
    // Without an answer to share, each caller gets its own.
    if (asked) return next();
    answers.set(key, answerOf(response));
    setTimeout(() => answers.delete(key), SHARED_FOR_MS).unref();
    next();
  };
}

function send(response: Response, { headers, body }: Answer): void {
  for (const [name, value] of Object.entries(headers))
    if (value !== undefined) response.setHeader(name, value);
  response.end(body);
}

function isShared(request: Request): boolean {
  return request.method === 'GET' && SHARED.has(request.path) && request.get('authorization') === undefined;
}

/** All that an answer depends on: the address, and the headers of `Vary`. */
function keyOf(request: Request): string {
  const encoding = bestEncoding(request.get('accept-encoding'));
  return JSON.stringify([request.originalUrl, request.get('origin'), encoding]);
}

/** What is sent as a response; null when it is a failure, or broken off. */
function answerOf(response: Response): Promise<Answer | null> {
  return new Promise((resolve) => {
    const end = response.end.bind(response);
    const recorded = (...args: unknown[]) => {
      const [chunk] = args;
      const body = typeof chunk === 'string' ? Buffer.from(chunk) : chunk;
      const { 'x-request-id': _own, ...headers } = response.getHeaders();
      resolve(response.statusCode === 200 && Buffer.isBuffer(body) ? { headers, body } : null);
      return Reflect.apply(end, response, args);
    };
    response.end = recorded;
    response.once('close', () => resolve(null));
  });
}
