import type { ApiFailure, HandOffPreview } from '@/shared/api';

/**
 * `open`: it can be paid here; `moved`: it can, and another device or browser has it now; `over`: the desk has it again; `otherCustomer`: not with
 * this account; `unknown`: nobody has made such a code, or it is long over.
 */
export type HandOffScreen = 'open' | 'moved' | 'paid' | 'over' | 'otherCustomer' | 'unknown';

/** What the page of a code shows; null while that is not known. */
export function screenOf(
  preview: Pick<HandOffPreview, 'state'> | null,
  failure: ApiFailure | null,
  isElsewhere: boolean,
): HandOffScreen | null {
  if (failure?.kind === 'http' && failure.status === 403) return 'otherCustomer';
  if (failure?.kind === 'http' && failure.status === 404) return 'unknown';
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
