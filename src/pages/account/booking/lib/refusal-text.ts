import { type ApiFailure, failureText } from '@/shared/api';

/** Why the operator refuses a change, in its words about a field or about the whole. */
export function refusalText(failure: ApiFailure): string {
  const [first] = failure.kind === 'validation' ? Object.values(failure.errors).flat() : [];
  return first ?? failureText(failure);
}
