import { unexpectedFailure } from './failure';

/**
 * The answer, whose telling values are as the API document promises.
 * @throws ApiFailure `unexpected` when they are not
 */
export function requireShape<Data>(answer: Data, isValid: boolean): Data {
  if (isValid) return answer;
  throw unexpectedFailure(
    new Error('Pavilion: the API answered in another shape than its document promises.'),
  );
}

/** Whether the value is a text with something in it. */
export function isText(value: unknown): value is string {
  return typeof value === 'string' && value !== '';
}

/** Whether the value is null, or a text with something in it. */
export function isTextOrNull(value: unknown): value is string | null {
  return value === null || isText(value);
}
