import { type ApiFailure, describeFailure } from '@/shared/api';
import { text } from '../texts';

/** Requirement J6.17: a price that cannot be calculated has its own text; a field name in it is data and stays as sent. */
export function formatPriceError(failure: ApiFailure): string {
  const isIncalculable = failure.kind === 'validation' && 'incalculablePrice' in failure.errors;
  return isIncalculable ? text('membership.incalculable') : describeFailure(failure);
}
