/** The HTTP status of each kind of error. */
const DOMAIN_ERROR_STATUS = {
  unauthenticated: 401,
  forbidden: 403,
  'not-found': 404,
  conflict: 409,
  gone: 410,
  expired: 419,
  validation: 422,
  'rate-limited': 429,
  unavailable: 503,
} as const;

export type DomainErrorKind = keyof typeof DOMAIN_ERROR_STATUS;

export type FieldErrors = Record<string, string[]>;

interface DomainErrorExtras {
  /** Messages by field; the keys are the caller's field names. */
  errors?: FieldErrors;
  /** Seconds until the rate limit resets. */
  retryAfter?: number;
  /** Further members of the error body, such as `paid_booking_disabled`. */
  flags?: Record<string, boolean>;
  /** A machine-readable reason (`code` of the error body). */
  code?: string;
  /** Machine-readable reasons by item of a list (`reasons` of the error body). */
  reasons?: Record<string, string>;
}

/** The error that use cases throw on purpose. Routes turn it into `{message, errors?}`. */
export class DomainError extends Error {
  readonly kind: DomainErrorKind;
  readonly status: number;
  readonly errors: FieldErrors | null;
  readonly retryAfter: number | null;
  readonly flags: Record<string, boolean>;
  readonly code: string | null;
  readonly reasons: Readonly<Record<string, string>> | null;

  constructor(kind: DomainErrorKind, message: string, extras: DomainErrorExtras = {}) {
    super(message);
    this.name = 'DomainError';
    this.kind = kind;
    this.status = DOMAIN_ERROR_STATUS[kind];
    this.errors = extras.errors ?? null;
    this.retryAfter = extras.retryAfter ?? null;
    this.flags = extras.flags ?? {};
    this.code = extras.code ?? null;
    this.reasons = extras.reasons ?? null;
  }
}

/** A 422 with messages by field; the first message is also the overall message. */
export function invalid(errors: FieldErrors): DomainError {
  const firstMessage = Object.values(errors)[0]?.[0] ?? 'The given data was invalid.';
  return new DomainError('validation', firstMessage, { errors });
}

/** A 422 with one message that belongs to no field. */
export function validationError(message: string): DomainError {
  return new DomainError('validation', message);
}

/**
 * A 422 with one message and a machine-readable code, which `prefixWithItem` turns into an item's reason.
 *
 * @param field the refused field; undefined if the error belongs to no field
 */
export function validationErrorWithCode(code: string, message: string, field?: string): DomainError {
  return new DomainError('validation', message, {
    code,
    ...(field !== undefined && { errors: { [field]: [message] } }),
  });
}

/**
 * Turns a 422 into one about an item of a list: prefixes its fields with the item's name (`items.0.type`) and makes its code
 * the item's reason. Returns any other error unchanged.
 */
export function prefixWithItem(itemPath: string, error: unknown): unknown {
  if (!(error instanceof DomainError) || error.kind !== 'validation') return error;
  const { message, flags, code } = error;
  const errors = error.errors
    ? Object.fromEntries(
        Object.entries(error.errors).map(([field, texts]) => [`${itemPath}.${field}`, texts]),
      )
    : { [itemPath]: [message] };
  const reasons = code === null ? {} : { reasons: { [itemPath]: code } };
  return new DomainError('validation', message, { errors, flags, ...reasons });
}

/** Merges the 422s of several items into one. The first message becomes the overall message. */
export function mergeItemRefusals(refusals: readonly DomainError[]): DomainError {
  const [firstRefusal, ...otherRefusals] = refusals;
  if (!firstRefusal || otherRefusals.length === 0)
    return firstRefusal ?? validationError('The given data was invalid.');
  const errors = Object.fromEntries(refusals.flatMap((refusal) => Object.entries(refusal.errors ?? {})));
  const reasons = Object.fromEntries(refusals.flatMap((refusal) => Object.entries(refusal.reasons ?? {})));
  return new DomainError('validation', firstRefusal.message, { errors, flags: firstRefusal.flags, reasons });
}

/** A 404 with the default text. Requirement S8.2. */
export function notFound(message = 'Unable to complete request, item not found.'): DomainError {
  return new DomainError('not-found', message);
}

/** A 401: the token is missing, unknown or expired. */
export function unauthenticated(): DomainError {
  return new DomainError('unauthenticated', 'Unauthenticated.');
}

/** A 403 with the default text. Requirement S8.2. */
export function forbidden(message = 'Unauthorised.', flags: Record<string, boolean> = {}): DomainError {
  return new DomainError('forbidden', message, { flags });
}
