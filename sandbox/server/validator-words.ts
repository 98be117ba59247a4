/** A problem that the API document's validator has found at one place of a request. */
export interface ValidatorError {
  readonly path: string;
  readonly message: string;
  readonly errorCode?: string;
}

/** The start of the pattern for a single line of text, `Line` in the API document. */
const ONE_LINE = '^[^\\u0000-';

/** The types of JSON schema in plain words. Null is missing, because a value may always be left out. */
const TYPE_NAMES: Readonly<Record<string, string>> = {
  integer: 'must be a whole number',
  number: 'must be a number',
  string: 'must be a text',
  boolean: 'must be yes or no',
  array: 'must be a list',
};
const WRONG_FORM_TEXT = 'is not in the right form';

type ViolationWording = (message: string, number: string) => string;
const KEYWORD_TEXTS: Readonly<Record<string, ViolationWording>> = {
  required: () => 'is required',
  type: (message) => {
    const types = message.replace('must be ', '').split(',');
    return types.map((type) => TYPE_NAMES[type]).find((words) => words !== undefined) ?? WRONG_FORM_TEXT;
  },
  format: (message) => (message.includes('date') ? 'must be valid' : WRONG_FORM_TEXT),
  pattern: (message) => (message.includes(ONE_LINE) ? 'must be on one line' : WRONG_FORM_TEXT),
  enum: () => 'is not one of the choices',
  minimum: (_, number) => `must be at least ${number}`,
  maximum: (_, number) => `must be at most ${number}`,
  minLength: (_, number) => (number === '1' ? 'is required' : `must be at least ${number} characters`),
  maxLength: (_, number) => `must be at most ${number} characters`,
  minItems: (_, number) => (number === '1' ? 'is required' : `must have at least ${number} entries`),
  maxItems: (_, number) => `must have at most ${number} entries`,
  uniqueItems: () => 'has the same entry twice',
  additionalProperties: () => 'is not known here',
  unevaluatedProperties: () => 'is not known here',
};

/**
 * The problem, worded to follow the name of the field: "must be a whole number". Customers may read it, so it never
 * mentions schemas.
 */
export function formatProblem({ message, errorCode = '' }: ValidatorError): string {
  const [keyword = ''] = errorCode.split('.');
  const words = Object.hasOwn(KEYWORD_TEXTS, keyword) ? KEYWORD_TEXTS[keyword] : undefined;
  return words?.(message, /-?\d+(?:\.\d+)?/.exec(message)?.[0] ?? '') ?? WRONG_FORM_TEXT;
}
