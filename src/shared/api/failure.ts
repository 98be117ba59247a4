import { text } from './texts';

/** The server answered, and the answer is not a success. `message` is the server's own, null when it gave none. */
type HttpFailure = {
  readonly kind: 'http';
  readonly status: number;
  readonly message: string | null;
  /** Whole seconds to wait, from the Retry-After header of a 429 or 503. */
  readonly retryAfter?: number;
  /** The body is not the API's JSON: a proxy or a firewall may have answered in its place. */
  readonly isForeign?: true;
};

/** A 422. `errors` is keyed by the field's name as the server wrote it; it is empty when only a message came. */
export type ValidationFailure = {
  readonly kind: 'validation';
  readonly message: string | null;
  readonly errors: Readonly<Record<string, readonly string[]>>;
  /** As of an `http` failure. */
  readonly isForeign?: true;
};

/** No answer came: offline, refused, or cut while the answer was being read. */
type NetworkFailure = { readonly kind: 'network' };

/** No answer came within the configured time. */
type TimeoutFailure = { readonly kind: 'timeout' };

/** Anything else: an answer that cannot be read, a call taken back by its caller, a mistake of ours. */
type UnexpectedFailure = { readonly kind: 'unexpected'; readonly cause: unknown };

/** Every way in which a call can fail; switches over `kind` are exhaustive. */
export type ApiFailure =
  | HttpFailure
  | ValidationFailure
  | NetworkFailure
  | TimeoutFailure
  | UnexpectedFailure;

export const networkFailure: NetworkFailure = { kind: 'network' };
export const timeoutFailure: TimeoutFailure = { kind: 'timeout' };

/** Wraps whatever was thrown; what is an `ApiFailure` already stays as it is. */
export function unexpectedFailure(cause: unknown): ApiFailure {
  return isApiFailure(cause) ? cause : { kind: 'unexpected', cause };
}

const kinds: Record<ApiFailure['kind'], true> = {
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
    Object.hasOwn(kinds, value.kind)
  );
}

/** True when the caller itself took the call back through its signal: nothing to tell the customer. */
export function isAborted(failure: ApiFailure): boolean {
  const cause = failure.kind === 'unexpected' ? failure.cause : null;
  return cause instanceof Error && cause.name === 'AbortError';
}

/** The server's own message, for the places where it wins over the catalogue's text (Spec, platform §8). */
export function serverMessage(failure: ApiFailure): string | null {
  return failure.kind === 'http' || failure.kind === 'validation' ? failure.message : null;
}

/** All messages of a 422 in one line, each once, as a card provider's refusal is shown (Spec, platform §5). */
export function joinedMessages(failure: ValidationFailure): string {
  return [...new Set(Object.values(failure.errors).flat())].join(' ') || failureText(failure);
}

/**
 * The text a customer reads when the screen has none of its own (Spec, platform §8 "Request defaults"; 419 from
 * joining §8). The catalogue says where the server's message wins.
 */
export function failureText(failure: ApiFailure): string {
  switch (failure.kind) {
    case 'http':
      return text.orServers(keyOf(failure.status), failure.message);
    case 'validation':
      return text.orServers('request.default', failure.message);
    case 'network':
    case 'timeout':
    case 'unexpected':
      return text.orServers('request.default', null);
  }
}

function keyOf(status: number) {
  switch (status) {
    case 403:
      return 'request.forbidden';
    case 404:
      return 'request.notFound';
    case 419:
      return 'request.expired';
    default:
      return status >= 500 ? 'request.server' : 'request.default';
  }
}
