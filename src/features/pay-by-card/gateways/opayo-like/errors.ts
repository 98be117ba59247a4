import { text } from './texts';

/** Opayo's codes, each with a text for customers (Requirement P4.20). */
const TEXT_BY_CODE: Readonly<Record<string, string>> = {
  1000: text('opayo.code.formatIncorrect'),
  1001: text('opayo.code.authenticationMissing'),
  1002: text('opayo.code.authenticationFailed'),
  1003: text('opayo.code.missingInformation'),
  1004: text('opayo.code.invalidLength'),
  1005: text('opayo.code.invalidCharacters'),
  1006: text('opayo.code.sessionExpired'),
  1007: text('opayo.code.invalidCardNumber'),
  1008: text('opayo.code.unsupportedCardType'),
  1009: text('opayo.code.invalidValue'),
  1010: text('opayo.code.currencyNotSupported'),
  1011: text('opayo.code.invalidSession'),
  1012: text('opayo.code.transactionNotFound'),
  1013: text('opayo.code.unsupportedType'),
  1014: text('opayo.code.statusNotApplicable'),
  1015: text('opayo.code.emptyRequest'),
  1016: text('opayo.code.mustBeNumber'),
  1017: text('opayo.code.operationNotAllowed'),
  1018: text('opayo.code.refundExceeds'),
  1019: text('opayo.code.instructionsNotFound'),
  1020: text('opayo.code.unableToSave'),
  1021: text('opayo.code.releaseExceeds'),
  1029: text('opayo.authentication'),
  4026: text('opayo.authentication'),
  9998: text('opayo.code.timedOut'),
  9999: text('opayo.code.systemError'),
};

/** The gateway has not answered in time, so it is unknown what it has done. */
export const TIMED_OUT_CODE = '9998';

/** The gateway's status for invalid details. */
const INVALID_DETAILS_STATUS = 422;

/** The session key is no longer valid: a new one is fetched and the card is tried once more. */
const SESSION_CODES: readonly string[] = ['1002', '1006', '1011'];

/** Codes about a field, for which the gateway's own message may name the field. */
const FIELD_CODES: readonly string[] = ['1003', '1004', '1005', '1007', '1008', '1009'];

/** The gateway's own descriptions of the field codes, which are for programmers and not shown. */
const TECHNICAL_DESCRIPTIONS: readonly string[] = [
  'Missing mandatory field',
  'Invalid length',
  'Contains invalid characters',
  'The card number has failed our validity checks and is invalid',
  'The card is not supported',
  'Contains invalid value',
];

/** One problem that the gateway reports; its code is a number or a text. */
type CardProblem = { readonly code: string; readonly message: string };

/** A card's identifier, or what was wrong with the card. */
export type TokenResult =
  | { readonly isOk: true; readonly cardIdentifier: string }
  | {
      readonly isOk: false;
      readonly isSessionExpired: boolean;
      /** Whether the typed card is incomplete or invalid. */
      readonly isCardInvalid: boolean;
      readonly message: string;
    };

/**
 * Parses the result of the gateway's script: the drop-in reports one `error` {httpCode, errorCode, errorMessage}, our own form a
 * list `errors` of {code, message}; an activated saved card keeps its identifier.
 */
export function readTokenResult(result: unknown, knownIdentifier: string | null = null): TokenResult {
  if (readProperty(result, 'success') === true) {
    const identifier = readProperty(result, 'cardIdentifier');
    const cardIdentifier = typeof identifier === 'string' && identifier !== '' ? identifier : knownIdentifier;
    return cardIdentifier === null
      ? buildFailedToken(text('opayo.methodFailed'))
      : { isOk: true, cardIdentifier };
  }
  const problems = listProblems(result);
  const messages = problems.map(readMessage).filter((message) => message !== null);
  return {
    isOk: false,
    isSessionExpired: problems.some(({ code }) => SESSION_CODES.includes(code)),
    isCardInvalid: problems.length > 0 && problems.every(({ code }) => FIELD_CODES.includes(code)),
    message: [...new Set(messages)].join(' ') || findFallbackText(result),
  };
}

/** The result if the card got no identifier through no fault of its own. */
export function buildFailedToken(message: string): TokenResult & { isOk: false } {
  return { isOk: false, isSessionExpired: false, isCardInvalid: false, message };
}

/** The text for a code; null if the table does not have it. */
export function findErrorText(code: string): string | null {
  return Object.hasOwn(TEXT_BY_CODE, code) ? (TEXT_BY_CODE[code] ?? null) : null;
}

/** The text for a failure without a message of its own. */
function findFallbackText(result: unknown): string {
  if (typeof result !== 'object' || result === null) return text('opayo.unexpected');
  return readProperty(readProperty(result, 'error'), 'httpCode') === INVALID_DETAILS_STATUS
    ? text('opayo.formInvalid')
    : text('opayo.cardInvalid');
}

function readMessage({ code, message }: CardProblem): string | null {
  const isForCustomers =
    FIELD_CODES.includes(code) && message !== '' && !TECHNICAL_DESCRIPTIONS.includes(message);
  return isForCustomers ? message : findErrorText(code);
}

function listProblems(result: unknown): readonly CardProblem[] {
  const error = readProperty(result, 'error');
  const errors = readProperty(result, 'errors');
  if (Array.isArray(errors))
    return errors.map((error) => buildProblem(readProperty(error, 'code'), readProperty(error, 'message')));
  return [buildProblem(readProperty(error, 'errorCode'), readProperty(error, 'errorMessage'))];
}

function buildProblem(code: unknown, message: unknown): CardProblem {
  return { code: String(code), message: typeof message === 'string' ? message : '' };
}

function readProperty(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined;
}
