import { type ApiFailure, failureText, isExpired } from './failure';

/** Why a change was not made, or that nobody knows whether it was. */
export interface Refusal {
  /** The answer was lost: the change may have been made all the same. */
  readonly isUnknown: boolean;
  readonly message: string;
}

/** Whether the operator said no; it did not fail, and the page has not expired. */
export function isRefusal(failure: ApiFailure): boolean {
  if (failure.kind === 'http') return failure.status < 500 && !isExpired(failure);
  return failure.kind === 'validation';
}

/**
 * The first message about a field of a refused request, else what the operator or the site says about the whole.
 *
 * @param textOf the text about the whole
 */
export function refusalOf(failure: ApiFailure, textOf = failureText): Refusal {
  const [first] = failure.kind === 'validation' ? Object.values(failure.errors).flat() : [];
  return { isUnknown: isAnswerLost(failure), message: first ?? textOf(failure) };
}

/** True when the operator may have done the work all the same: no answer came, or none that the API itself gave. */
export function isAnswerLost(failure: ApiFailure): boolean {
  switch (failure.kind) {
    case 'validation':
      return false;
    case 'http':
      return failure.status >= 500;
    case 'network':
    case 'timeout':
    case 'unexpected':
      return true;
  }
}

/**
 * What a failed call says, by where it is shown, each message once. Messages about a field that has no place, and a failure that names no field, stand under ''.
 *
 * @param placeOf where a message about a field, by the server's name for it, is shown
 * @param textOf the text of a failure that names no field
 */
export function failureMessages(
  failure: ApiFailure,
  placeOf: (field: string, message: string) => string | null | undefined,
  textOf = failureText,
): Readonly<Record<string, readonly string[]>> {
  const byPlace = new Map<string, Set<string>>();
  for (const [field, messages] of failure.kind === 'validation' ? Object.entries(failure.errors) : [])
    for (const message of messages) {
      const place = placeOf(field, message) ?? '';
      byPlace.set(place, (byPlace.get(place) ?? new Set()).add(message));
    }
  if (byPlace.size === 0) return { '': [textOf(failure)] };
  return Object.fromEntries([...byPlace].map(([place, messages]) => [place, [...messages]]));
}

/** The same, each place with its messages in one line. */
export function failureLines(
  failure: ApiFailure,
  placeOf: (field: string) => string | undefined | null,
): Readonly<Record<string, string>> {
  const byPlace = Object.entries(failureMessages(failure, placeOf));
  return Object.fromEntries(byPlace.map(([place, messages]) => [place, messages.join(' ')]));
}
