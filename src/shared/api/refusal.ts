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
