import type { ErrorRequestHandler, Response } from 'express';
import { error as openApiErrors } from 'express-openapi-validator';
import { DomainError, type FieldErrors } from '../domain/common/index.ts';
import { createErrorCollector } from '../domain/people/index.ts';
import { toWireFieldErrors } from '../routes/wire/field-names.ts';
import { UnreadableError } from './readable.ts';
import { toLoggedPath } from './request-log.ts';
import { formatProblem, type ValidatorError } from './validator-words.ts';

/** The body of every error response. */
interface ErrorBody {
  message: string;
  errors?: FieldErrors;
  code?: string;
  reasons?: Readonly<Record<string, string>>;
  [flag: string]: unknown;
}

interface Refusal {
  readonly status: number;
  readonly body: ErrorBody;
  readonly retryAfter?: number | null;
}

const GENERIC_MESSAGE = 'Something has gone wrong, please try again.';

/** Default messages by status. Requirement S8.2. */
const MESSAGES_BY_STATUS: Readonly<Record<number, string>> = {
  400: 'The body of the request could not be read. It must be JSON in UTF-8.',
  401: 'Unauthenticated.',
  403: 'Unauthorised.',
  404: 'Unable to complete request, item not found.',
  405: 'This address does not answer to that method.',
  413: 'The request is too large.',
  415: 'The request must be JSON.',
};

/**
 * The only place that turns an error into a response: `{message, errors}`. A body that breaks the API document becomes a
 * 422 by field. An unexpected error becomes a 500 without details, and `log` receives its details without the request's
 * data.
 */
export function answerErrors(log: (line: string) => void): ErrorRequestHandler {
  return (error, request, response, next) => {
    if (response.headersSent) return next(error);
    const refusal = toRefusal(error);
    if (refusal.status >= 500)
      log(
        `${getRequestId(response)} ${request.method} ${toLoggedPath(request.path)} ${describeError(error)}`,
      );
    if (refusal.retryAfter) response.set('Retry-After', String(refusal.retryAfter));
    response.status(refusal.status).json(refusal.body);
  };
}

function toRefusal(error: unknown): Refusal {
  if (error instanceof DomainError) {
    return {
      status: error.status,
      retryAfter: error.retryAfter,
      body: {
        message: error.message,
        ...pickErrors(error),
        ...pickCode(error),
        ...pickReasons(error),
        ...error.flags,
      },
    };
  }
  if (error instanceof openApiErrors.BadRequest) {
    const errors = groupByField(error.errors);
    const message = Object.values(errors)[0]?.[0] ?? 'The given data was invalid.';
    return { status: 422, body: { message, errors } };
  }
  if (error instanceof UnreadableError) return { status: error.status, body: { message: error.message } };
  const status = readStatus(error);
  if (status === null || status >= 500) return { status: 500, body: { message: GENERIC_MESSAGE } };
  return { status, body: { message: MESSAGES_BY_STATUS[status] ?? GENERIC_MESSAGE } };
}

/** Every 422 has `errors`, possibly empty, by which the API document distinguishes it from other failures. */
function pickErrors({ status, errors }: DomainError): Pick<ErrorBody, 'errors'> {
  if (errors) return { errors: toWireFieldErrors(errors) };
  return status === 422 ? { errors: {} } : {};
}

/** The machine-readable code, if the rules give one. */
function pickCode({ code }: DomainError): Pick<ErrorBody, 'code'> {
  return code === null ? {} : { code };
}

/** The machine-readable reasons by item, if the rules give any. */
function pickReasons({ reasons }: DomainError): Pick<ErrorBody, 'reasons'> {
  return reasons === null ? {} : { reasons };
}

/** The status of an error of Express or its body parser. */
function readStatus(error: unknown): number | null {
  if (typeof error !== 'object' || error === null || !('status' in error)) return null;
  return typeof error.status === 'number' && error.status >= 400 && error.status < 600 ? error.status : null;
}

/** Converts `/body/account_details/sort_code` to the field `account_details.sort_code`, with a readable message. */
function groupByField(validatorErrors: readonly ValidatorError[]): FieldErrors {
  const collector = createErrorCollector();
  for (const error of validatorErrors) {
    const field = error.path.replace(/^\/(body|query|params|headers)\/?/, '').replaceAll('/', '.');
    const name = toReadableName(field);
    collector.add(field, `${name} ${formatProblem(error)}.`);
  }
  return collector.errors;
}

function toReadableName(field: string): string {
  const last = field.split('.').at(-1) ?? '';
  const words = last.replaceAll('_', ' ').trim();
  return words === '' ? 'The request' : words.charAt(0).toUpperCase() + words.slice(1);
}

/**
 * Describes an error for the log: its place, never the request's data. For responses that break the API document, it lists
 * the fields.
 */
function describeError(error: unknown): string {
  if (error instanceof openApiErrors.InternalServerError) {
    const fields = error.errors.map(({ path, message }) => `${path} ${message}`).join('; ');
    return `the answer breaks the API document: ${fields || error.message}`;
  }
  if (!(error instanceof Error)) return 'failed with something that is no Error';
  // Drivers include a failed statement's values in the message, so only the stack frames are logged.
  const places = (error.stack ?? '').split('\n').filter((line) => line.trimStart().startsWith('at '));
  return [`failed: ${error.name}`, ...places.slice(0, 8)].join('\n');
}

function getRequestId(response: Response): string {
  return String(response.locals.requestId ?? '-');
}
