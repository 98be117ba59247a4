import { type ApiFailure, type HandOffPreview, isNotFound } from '@/shared/api';

/**
 * `open`: the basket can be paid here. `moved`: it can be paid, but another device or browser has it now. `over`: it
 * was returned to the desk. `otherCustomer`: it belongs to another account. `unknown`: the code does not exist or has
 * long expired.
 */
export type HandOffScreen = 'open' | 'moved' | 'paid' | 'over' | 'otherCustomer' | 'unknown';

/** The screen of a hand-off; null until its state is known. */
export function chooseScreen(
  preview: Pick<HandOffPreview, 'state'> | null,
  failure: ApiFailure | null,
  isElsewhere: boolean,
): HandOffScreen | null {
  if (failure?.kind === 'http' && failure.status === 403) return 'otherCustomer';
  if (failure && isNotFound(failure)) return 'unknown';
  if (failure?.kind === 'validation') return 'unknown';
  switch (preview?.state) {
    case undefined:
      return null;
    case 'waiting':
    case 'opened':
    case 'paying':
      return isElsewhere ? 'moved' : 'open';
    case 'paid':
      return 'paid';
    case 'expired':
    case 'cancelled':
    case 'given_back':
      return 'over';
  }
}
