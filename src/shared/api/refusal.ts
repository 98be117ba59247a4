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
 * @param describeWhole gives the text for the whole request
 */
export function toRefusal(failure: ApiFailure, describeWhole = describeFailure): Refusal {
  const [firstMessage] = failure.kind === 'validation' ? Object.values(failure.errors).flat() : [];
  return { isUnknown: isResponseLost(failure), message: firstMessage ?? describeWhole(failure) };
}

/** Whether the operator may have made the change anyway: there was no response, or none from the API itself. */
export function isResponseLost(failure: ApiFailure): boolean {
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
 * @param findPlace gives the place for a message about a field, by the server's name for it
 * @param describeWhole gives the text for a failure that names no field
 */
export function groupMessages(
  failure: ApiFailure,
  findPlace: (field: string, message: string) => string | null | undefined,
  describeWhole = describeFailure,
): Readonly<Record<string, readonly string[]>> {
  const messagesByPlace = new Map<string, Set<string>>();
  for (const [field, messages] of failure.kind === 'validation' ? Object.entries(failure.errors) : [])
    for (const message of messages) {
      const place = findPlace(field, message) ?? '';
      messagesByPlace.set(place, (messagesByPlace.get(place) ?? new Set()).add(message));
    }
  if (messagesByPlace.size === 0) return { '': [describeWhole(failure)] };
  return Object.fromEntries([...messagesByPlace].map(([place, messages]) => [place, [...messages]]));
}

/** Like `groupMessages`, with each place's messages joined into one line. */
export function groupLines(
  failure: ApiFailure,
  findPlace: (field: string) => string | undefined | null,
): Readonly<Record<string, string>> {
  const messagesByPlace = Object.entries(groupMessages(failure, findPlace));
  return Object.fromEntries(messagesByPlace.map(([place, messages]) => [place, messages.join(' ')]));
}
