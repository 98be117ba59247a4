import type { Request, RequestHandler, Response } from 'express';
import { SHAPE_FAULTS, type ShapeFault, withShapeFault } from './shape-faults.ts';

/** Faults of a call, as real browsers experience them. */
export const FAULTS = [
  'slow',
  'hang',
  'reset',
  'cut',
  '401',
  '403',
  '404',
  '419',
  '422-fields',
  '422-message',
  '429',
  '500',
  '502-html',
  '503',
  'malformed',
  'empty',
  'null-data',
  'wrong-types',
  '204',
  ...SHAPE_FAULTS,
] as const;
export type FaultName = (typeof FAULTS)[number];

export interface Fault {
  /** The method, or `*` for any. */
  readonly method: string;
  /** The exact path, or its beginning followed by `*`. */
  readonly path: string;
  readonly fault: FaultName;
  /** The number of calls that it affects. */
  readonly times: number;
  /** `before`: the call does not reach the operator. `after`: the call is processed and its response is lost. */
  readonly when: 'before' | 'after';
  /** Affects only requests with this value of the header below; null for all requests. */
  readonly visitor: string | null;
}

/** Identifies a browser that shares the sandbox, so that it has its own faults. */
export const VISITOR_HEADER = 'X-Sandbox-Visitor';
/**
 * Names the changed shape of a response. If the response has no matching value, it stays unchanged and this header is not sent.
 */
const SHAPE_HEADER = 'X-Sandbox-Misshapen';

const JSON_TYPE = 'application/json';
/** The message of a refusal, and the field names that it uses, which cover any form. */
const REFUSAL_MESSAGE = 'The operator says no.';
const AT_FIELDS = Object.fromEntries(
  ['username', 'email', 'email_or_reference', 'first_name', 'start_date'].map((field) => [
    field,
    ['Please choose another one.'],
  ]),
);

const EXEMPT_PATHS = ['/_sandbox/', '/api/payment-webhooks/'];

const SLOW_MS = 3_000;
const HANG_MS = 30_000;

export interface Faults {
  add(fault: Fault): void;
  /** Removes the faults of one visitor, or of all visitors (null). */
  clear(visitor: string | null): void;
  list(): readonly Fault[];
  readonly handler: RequestHandler;
}

/** Faults that developers and tests inject; kept in memory until the next start. */
export function createFaults(): Faults {
  let waiting: Fault[] = [];
  const takeFault = (request: Request): Fault | undefined => {
    const hit = waiting.find(
      ({ method, path, visitor }) =>
        (method === '*' || method === request.method) &&
        matches(path, request.path) &&
        (visitor === null || visitor === request.get(VISITOR_HEADER)),
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
    clear: (visitor) => {
      waiting = waiting.filter((fault) => visitor !== null && fault.visitor !== visitor);
    },
    list: () => waiting,
    handler(request, response, next) {
      // Faults are for visitors' calls: a provider's call must not use one up.
      const isExempt = EXEMPT_PATHS.some((path) => request.path.startsWith(path));
      const fault = isExempt ? undefined : takeFault(request);
      if (!fault) return next();
      if (fault.when === 'before') return FAULT_RESPONSES[fault.fault](response, next);
      // A changed shape needs the uncompressed response.
      if (needsAnswer(fault.fault)) delete request.headers['accept-encoding'];
      replaceAnswer(fault.fault, response);
      next();
    },
  };
}

/** Whether the fault needs the real response, so that it can only apply after the work. */
export function needsAnswer(fault: FaultName): fault is ShapeFault {
  return SHAPE_FAULTS.some((shape) => shape === fault);
}

function matches(pattern: string, path: string): boolean {
  return pattern.endsWith('*') ? path.startsWith(pattern.slice(0, -1)) : pattern === path;
}

/** `proceed` continues without the fault; `body` is the response if the work was done. */
type FaultResponse = (response: Response, proceed: () => void, body?: unknown) => void;

/** What each fault sends instead of the response. */
const FAULT_RESPONSES: Readonly<Record<FaultName, FaultResponse>> = {
  slow: (response, proceed) => delay(SLOW_MS, response, proceed),
  hang: (response) => delay(HANG_MS, response, () => response.socket?.destroy()),
  reset: (response) => response.socket?.resetAndDestroy(),
  cut: (response) => {
    response.removeHeader('Content-Encoding');
    response.writeHead(200, { 'Content-Type': JSON_TYPE, 'Content-Length': 4096 });
    response.write('{"data": {"id": ', () => response.socket?.destroy());
  },
  '401': refuse(401, 'Unauthenticated.'),
  '403': refuse(403, REFUSAL_MESSAGE),
  '404': refuse(404, REFUSAL_MESSAGE),
  '419': refuse(419, 'Page expired.'),
  '422-fields': (response) =>
    sendAnswer(response, 422, JSON_TYPE, JSON.stringify({ message: REFUSAL_MESSAGE, errors: AT_FIELDS })),
  '422-message': refuse(422, REFUSAL_MESSAGE),
  '429': refuse(429, 'Too many requests.', { 'Retry-After': '30' }),
  '500': refuse(500, 'Server Error'),
  '502-html': (response) =>
    sendAnswer(response, 502, 'text/html', '<html><body><h1>502 Bad Gateway</h1></body></html>'),
  '503': refuse(503, 'Service Unavailable', { 'Retry-After': '120' }),
  malformed: (response) => sendAnswer(response, 200, JSON_TYPE, '{"data": {"id": '),
  empty: (response) => sendAnswer(response, 200, JSON_TYPE, ''),
  'null-data': (response) => sendAnswer(response, 200, JSON_TYPE, '{"data": null}'),
  'wrong-types': (response) => sendAnswer(response, 200, JSON_TYPE, '{"data": [7]}'),
  '204': (response) => sendAnswer(response, 204, JSON_TYPE, ''),
  'key-missing': createShapeFault('key-missing'),
  'empty-id': createShapeFault('empty-id'),
  'object-for-text': createShapeFault('object-for-text'),
  'unknown-value': createShapeFault('unknown-value'),
};

/** Processes the call, then applies the fault instead of sending the response. */
function replaceAnswer(fault: FaultName, response: Response): void {
  const end = response.end.bind(response);
  const endWithFault = (...args: unknown[]) => {
    response.end = end;
    FAULT_RESPONSES[fault](response, () => Reflect.apply(end, response, args), args[0]);
    return response;
  };
  response.end = endWithFault;
}

function delay(ms: number, response: Response, act: () => void): void {
  const timer = setTimeout(act, ms);
  response.once('close', () => clearTimeout(timer));
}

function createShapeFault(shape: ShapeFault): FaultResponse {
  return (response, proceed, body) => {
    const shaped = response.statusCode < 300 ? withShapeFault(parseJson(body), shape) : null;
    if (shaped === null) return proceed();
    sendAnswer(response, response.statusCode, JSON_TYPE, JSON.stringify(shaped), { [SHAPE_HEADER]: shape });
  };
}

function parseJson(body: unknown): unknown {
  try {
    return JSON.parse(String(body));
  } catch {
    return undefined;
  }
}

function refuse(status: number, message: string, headers: Readonly<Record<string, string>> = {}) {
  return (response: Response) =>
    sendAnswer(response, status, JSON_TYPE, JSON.stringify({ message }), headers);
}

function sendAnswer(
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
