import type { OutgoingHttpHeaders } from 'node:http';
import type { Request, RequestHandler, Response } from 'express';
import { chooseEncoding } from './static-files.ts';

/** How old a shared response may be. Booking calls read everything they decide on again. */
export const SHARED_FOR_MS = 250;
/**
 * How old it may be while the next one is being read. In a rush reading takes this long, so the next one would be as old
 * when it arrives.
 */
const MAX_AGE_MS = 1_000;

/** The calls whose response is the same for every visitor. */
const SHARED_PATHS = new Set(['/api/activities/timetable']);

interface Answer {
  readonly headers: OutgoingHttpHeaders;
  readonly body: Buffer;
  /** When it was requested. */
  readonly asOf: number;
}

/**
 * Gives visitors who request the same thing at the same time one response: at 07:00 hundreds read the same day. A caller
 * with a token gets their own response. Only responses with status 200 are shared.
 */
export function sharedAnswers(): RequestHandler {
  const last = new Map<string, Answer>();
  const coming = new Map<string, Promise<Answer | null>>();
  const clearAnswers = () => {
    last.clear();
    coming.clear();
  };
  const read = async (key: string, response: Response) => {
    const askedAtMs = performance.now();
    for (const [otherKey, answer] of last) if (askedAtMs - answer.asOf > MAX_AGE_MS) last.delete(otherKey);
    const pendingAnswer = answerOf(response, askedAtMs);
    coming.set(key, pendingAnswer);
    const answer = await pendingAnswer;
    // False if a scenario has changed something since.
    if (coming.get(key) !== pendingAnswer) return;
    coming.delete(key);
    if (answer) last.set(key, answer);
  };
  return async (request, response, next) => {
    // What a scenario changes is seen at once.
    if (request.path.startsWith('/_sandbox/')) response.once('finish', clearAnswers);
    if (!isShared(request)) return next();
    const key = buildKey(request);
    const lastAnswer = last.get(key);
    const pendingAnswer = coming.get(key);
    const age = performance.now() - (lastAnswer?.asOf ?? Number.NEGATIVE_INFINITY);
    if (lastAnswer && age < (pendingAnswer ? MAX_AGE_MS : SHARED_FOR_MS)) return send(response, lastAnswer);
    const answer = await pendingAnswer;
    if (answer) return send(response, answer);
    // If there is no response to share, each caller gets its own.
    if (!pendingAnswer) void read(key, response);
    next();
  };
}

function send(response: Response, { headers, body }: Answer): void {
  for (const [name, value] of Object.entries(headers))
    if (value !== undefined) response.setHeader(name, value);
  response.end(body);
}

function isShared(request: Request): boolean {
  return (
    request.method === 'GET' && SHARED_PATHS.has(request.path) && request.get('authorization') === undefined
  );
}

/** Everything that a response depends on: the address, and the headers of `Vary`. */
function buildKey(request: Request): string {
  const encoding = chooseEncoding(request.get('accept-encoding'));
  return JSON.stringify([request.originalUrl, request.get('origin'), encoding]);
}

/** Captures a response as it is sent; null if it fails or is aborted. */
function answerOf(response: Response, askedAtMs: number): Promise<Answer | null> {
  return new Promise((resolve) => {
    const end = response.end.bind(response);
    const recorded = (...args: unknown[]) => {
      const [chunk] = args;
      const body = typeof chunk === 'string' ? Buffer.from(chunk) : chunk;
      const { 'x-request-id': _own, ...headers } = response.getHeaders();
      resolve(
        response.statusCode === 200 && Buffer.isBuffer(body) ? { headers, body, asOf: askedAtMs } : null,
      );
      return Reflect.apply(end, response, args);
    };
    response.end = recorded;
    response.once('close', () => resolve(null));
  });
}
