import type { SlotCell } from '@/shared/api';
import { text } from '../texts';

/** Why a court is unavailable at a time for everybody; null if it is available or the customer's own. */
export function findUnavailableReason({ state, note }: Pick<SlotCell, 'state' | 'note'>): string | null {
  switch (state) {
    case 'taken':
      return text('space.taken');
    case 'in_use':
      return note ?? text('space.inUse');
    case 'closed':
      return text('space.closed');
    case 'none':
      return text('space.none');
    case 'free':
    case 'not_yet':
    case 'booked':
    case 'in_basket':
      return null;
  }
}
