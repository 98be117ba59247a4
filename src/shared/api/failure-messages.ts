import { type ApiFailure, failureText } from './failure';

/**
 * What a failed call says, by where it is shown. Messages about a field that has no place, and a failure that names no field, stand under ''.
 *
 * @param placeOf where a message about a field, by the server's name for it, is shown
 * @param textOf the text of a failure that names no field
 */
export function failureMessages(
  failure: ApiFailure,
  placeOf: (field: string, message: string) => string | null | undefined,
  textOf = failureText,
): Readonly<Record<string, readonly string[]>> {
  const byPlace = new Map<string, string[]>();
  for (const [field, messages] of failure.kind === 'validation' ? Object.entries(failure.errors) : [])
    for (const message of messages) {
      const place = placeOf(field, message) ?? '';
      byPlace.set(place, [...(byPlace.get(place) ?? []), message]);
    }
  return byPlace.size > 0 ? Object.fromEntries(byPlace) : { '': [textOf(failure)] };
}

/** The same, each place with its messages in one line. */
export function failureLines(
  failure: ApiFailure,
  placeOf: (field: string) => string | undefined | null,
): Readonly<Record<string, string>> {
  const byPlace = Object.entries(failureMessages(failure, placeOf));
  return Object.fromEntries(byPlace.map(([place, messages]) => [place, messages.join(' ')]));
}
