import { type ApiFailure, failureText } from './failure';

/** Why a change was not made, or that nobody knows whether it was. */
export interface Refusal {
  /** The answer was lost: the change may have been made all the same. */
  readonly isUnknown: boolean;
  readonly message: string;
}

/** The first message about a field of a refused request, else what the operator or the site says about the whole. */
export function refusalOf(failure: ApiFailure): Refusal {
  const [first] = failure.kind === 'validation' ? Object.values(failure.errors).flat() : [];
  return { isUnknown: isAnswerLost(failure), message: first ?? failureText(failure) };
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
