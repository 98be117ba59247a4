import { text } from './texts';

const LOGGED_OUT_STATUS = 401;
const NOT_FOUND_STATUS = 404;
const EXPIRED_STATUS = 419;

/** A response other than a success. `message` is the server's, null if it sent none. */
type HttpFailure = {
  readonly kind: 'http';
  readonly status: number;
  readonly message: string | null;
  /** How many seconds to wait, from the Retry-After header of a 429 or 503. */
  readonly retryAfter?: number;
  /** The body is not the API's JSON: a proxy or firewall may have responded. */
  readonly isForeign?: true;
};

/** A 422. `errors` is keyed by the server's field names; empty if only a message was sent. */
export type ValidationFailure = {
  readonly kind: 'validation';
  readonly message: string | null;
  readonly errors: Readonly<Record<string, readonly string[]>>;
  /** Machine-readable reasons by item of the request: `{"items.0": "full"}`. */
  readonly reasons?: Readonly<Record<string, unknown>>;
  /** A machine-readable reason. */
  readonly code?: string;
  readonly isForeign?: true;
};

/** No complete response: offline, refused or interrupted. */
type NetworkFailure = { readonly kind: 'network' };

/** No response within the time limit. */
type TimeoutFailure = { readonly kind: 'timeout' };

/** Anything else: an unreadable response, an aborted call, a bug. */
type UnexpectedFailure = { readonly kind: 'unexpected'; readonly cause: unknown };

/** Every failure of a call; switches over `kind` are exhaustive. */
export type ApiFailure =
  | HttpFailure
  | ValidationFailure
  | NetworkFailure
  | TimeoutFailure
  | UnexpectedFailure;

export const networkFailure: NetworkFailure = { kind: 'network' };
export const timeoutFailure: TimeoutFailure = { kind: 'timeout' };

/** Wraps a thrown value; an `ApiFailure` is returned unchanged. */
export function toUnexpectedFailure(cause: unknown): ApiFailure {
  return isApiFailure(cause) ? cause : { kind: 'unexpected', cause };
}

const FAILURE_KINDS: Record<ApiFailure['kind'], true> = {
  http: true,
  validation: true,
  network: true,
  timeout: true,
  unexpected: true,
};

export function isApiFailure(value: unknown): value is ApiFailure {
  return (
    typeof value === 'object' &&
    value !== null &&
    'kind' in value &&
    typeof value.kind === 'string' &&
    Object.hasOwn(FAILURE_KINDS, value.kind)
  );
}

/** True when the caller aborted the call, so there is nothing to show. */
export function isAborted(failure: ApiFailure): boolean {
  const cause = failure.kind === 'unexpected' ? failure.cause : null;
  return cause instanceof Error && cause.name === 'AbortError';
}

/**
 * The server's message when it refuses; it takes precedence over the slice's text (Requirement S8.2). A server error's own
 * message is not for customers.
 */
export function findServerMessage(failure: ApiFailure): string | null {
  if (failure.kind === 'http' && failure.status >= 500) return null;
  return failure.kind === 'http' || failure.kind === 'validation' ? failure.message : null;
}

/** Whether the session has ended, so that the customer has to log in again. */
export function isLoggedOut(failure: ApiFailure): boolean {
  return failure.kind === 'http' && failure.status === LOGGED_OUT_STATUS;
}

export function isNotFound(failure: ApiFailure): boolean {
  return failure.kind === 'http' && failure.status === NOT_FOUND_STATUS;
}

/** Whether the page has expired, so that only a reload helps (Requirement J10.6). */
export function isExpired(failure: ApiFailure): boolean {
  return failure.kind === 'http' && failure.status === EXPIRED_STATUS;
}

/** All messages of a 422 in one line without duplicates, as for card refusals (Requirement P4.2). */
export function joinMessages(failure: ValidationFailure): string {
  return [...new Set(Object.values(failure.errors).flat())].join(' ') || describeFailure(failure);
}

/**
 * The default text for a failure (Requirements S8.2, J4.25). Its entry in `texts.ts` says
 * whether the server's message takes precedence.
 */
export function describeFailure(failure: ApiFailure): string {
  switch (failure.kind) {
    case 'http':
      return text.orServers(chooseTextKey(failure.status), failure.message);
    case 'validation':
      return text.orServers('request.default', failure.message);
    case 'network':
    case 'timeout':
    case 'unexpected':
      return text.orServers('request.default', null);
  }
}

function chooseTextKey(status: number) {
  switch (status) {
    case 403:
      return 'request.forbidden';
    case 404:
      return 'request.notFound';
    case EXPIRED_STATUS:
      return 'request.expired';
    default:
      return status >= 500 ? 'request.server' : 'request.default';
  }
}
