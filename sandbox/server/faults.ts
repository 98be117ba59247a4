import type { Request, RequestHandler, Response } from 'express';

/** The ways a call can go wrong on its way; each is what a browser really meets. */
export const FAULTS = ['slow', 'hang', '419', '429', '500', '502-html', '503', 'reset', 'malformed'] as const;
export type FaultName = (typeof FAULTS)[number];

export interface Fault {
  /** `*` for any. */
  readonly method: string;
  /** The exact path, or its beginning followed by `*`. */
  readonly path: string;
  readonly fault: FaultName;
  /** How many calls it hits before it is used up. */
  readonly times: number;
  /** `before`: the operator never hears of the call. `after`: it does its work, and the answer is lost. */
  readonly when: 'before' | 'after';
}

const SLOW_MS = 3_000;
const HANG_MS = 30_000;

export interface Faults {
  add(fault: Fault): void;
  clear(): void;
  list(): readonly Fault[];
  readonly handler: RequestHandler;
}

/** Faults put in by people and by tests, kept in memory and gone at the next start. */
export function createFaults(): Faults {
  let waiting: Fault[] = [];
  const take = (request: Request): Fault | undefined => {
    const hit = waiting.find(
      ({ method, path }) => (method === '*' || method === request.method) && matches(path, request.path),
    );
    waiting = waiting
      .map((fault) => (fault === hit ? { ...fault, times: fault.times - 1 } : fault))
      .filter((fault) => fault.times > 0);
    return hit;
  };
  return {
    add: (fault) => {
      waiting = [...waiting, fault];
    },
    clear: () => {
      waiting = [];
    },
    list: () => waiting,
    handler(request, response, next) {
      const fault = request.path.startsWith('/_sandbox/') ? undefined : take(request);
      if (!fault) return next();
      if (fault.when === 'before') return STRIKES[fault.fault](response, next);
      loseAnswer(fault.fault, response);
      next();
    },
  };
}

function matches(pattern: string, path: string): boolean {
  return pattern.endsWith('*') ? path.startsWith(pattern.slice(0, -1)) : pattern === path;
}

/** What each fault does in place of the answer; `proceed` is what would have happened without it. */
const STRIKES: Readonly<Record<FaultName, (response: Response, proceed: () => void) => void>> = {
  slow: (response, proceed) => later(SLOW_MS, response, proceed),
  hang: (response) => later(HANG_MS, response, () => response.socket?.destroy()),
  reset: (response) => response.socket?.resetAndDestroy(),
  '419': (response) => answer(response, 419, 'application/json', '{"message":"Page expired."}'),
  '429': (response) =>
    answer(response, 429, 'application/json', '{"message":"Too many requests."}', { 'Retry-After': '30' }),
  '500': (response) => answer(response, 500, 'application/json', '{"message":"Server Error"}'),
  '502-html': (response) =>
    answer(response, 502, 'text/html', '<html><body><h1>502 Bad Gateway</h1></body></html>'),
  '503': (response) =>
    answer(response, 503, 'application/json', '{"message":"Service Unavailable"}', { 'Retry-After': '120' }),
  malformed: (response) => answer(response, 200, 'application/json', '{"data": {"id": '),
};

/** Lets the work be done, then does the fault where the answer would have left. */
function loseAnswer(fault: FaultName, response: Response): void {
  const end = response.end.bind(response);
  const faulted = (...args: unknown[]) => {
    response.end = end;
    STRIKES[fault](response, () => Reflect.apply(end, response, args));
    return response;
  };
  response.end = faulted;
}

function later(ms: number, response: Response, act: () => void): void {
  const timer = setTimeout(act, ms);
  response.once('close', () => clearTimeout(timer));
}

function answer(
  response: Response,
  status: number,
  type: string,
  body: string,
  headers: Readonly<Record<string, string>> = {},
): void {
  response.removeHeader('Content-Encoding');
  response.writeHead(status, {
    'Content-Type': type,
    'Content-Length': Buffer.byteLength(body),
    'Cache-Control': 'no-store',
    ...headers,
  });
  response.end(body);
}
