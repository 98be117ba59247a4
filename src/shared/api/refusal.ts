import { type ApiFailure, describeFailure, isExpired } from './failure';

/** Why a change was refused, or that its outcome is unknown. */
export interface Refusal {
  /** Whether the response was lost: the change may have been made. */
  readonly isUnknown: boolean;
  readonly message: string;
}

/** Whether the operator refused the request; false for server errors and expired pages. */
export function isRefusal(failure: ApiFailure): boolean {
  if (failure.kind === 'http') return failure.status < 500 && !isExpired(failure);
  return failure.kind === 'validation';
}

/**
 * The first message about a field of a refused request, otherwise the operator's or site's text for the whole request.
 *
 * @param textOf gives the text for the whole request
 */
export function toRefusal(failure: ApiFailure, textOf = describeFailure): Refusal {
  const [firstMessage] = failure.kind === 'validation' ? Object.values(failure.errors).flat() : [];
  return { isUnknown: isAnswerLost(failure), message: firstMessage ?? textOf(failure) };
}

/** Whether the operator may have made the change anyway: there was no response, or none from the API itself. */
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
 * Groups the messages of a failed call by the place where they are shown, without duplicates. Messages about fields without a
 * place, and failures that name no field, are under ''.
 *
 * @param placeOf gives the place for a message about a field, by the server's name for it
 * @param textOf gives the text for a failure that names no field
 */
export function groupMessages(
  failure: ApiFailure,
  placeOf: (field: string, message: string) => string | null | undefined,
  textOf = describeFailure,
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

/** Like `groupMessages`, with each place's messages joined into one line. */
export function groupLines(
  failure: ApiFailure,
  placeOf: (field: string) => string | undefined | null,
): Readonly<Record<string, string>> {
  const byPlace = Object.entries(groupMessages(failure, placeOf));
  return Object.fromEntries(byPlace.map(([place, messages]) => [place, messages.join(' ')]));
}
