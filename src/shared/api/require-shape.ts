import { toUnexpectedFailure } from './failure';

/**
 * Returns the response if it has the documented shape.
 * @throws ApiFailure `unexpected` otherwise
 */
export function requireShape<Data>(answer: Data, isValid: boolean): Data {
  if (isValid) return answer;
  throw toUnexpectedFailure(
    new Error('Pavilion: the API answered in another shape than its document promises.'),
  );
}

export function isText(value: unknown): value is string {
  return typeof value === 'string' && value !== '';
}

export function isTextOrNull(value: unknown): value is string | null {
  return value === null || isText(value);
}
