import { combine, createEvent, createStore, sample } from 'effector';
import { $user, signedOut, signedOutElsewhere } from '@/entities/customer';
import { $mode } from '@/shared/mode';
import type { StoredSelection } from '../../lib/stored-selection';
import { register, selection } from '../features';

// When a session expires, the customer's dates, promo code and progress are stored. They are restored when this
// customer logs in again, and dropped when another one does. A kiosk stores nothing.

/** A session has ended; the payload is its customer's ID and selection. */
export const selectionSuspended = createEvent<StoredSelection>();

/** The same customer has logged in again; the payload is their stored selection. */
export const selectionResumed = createEvent<StoredSelection>();
const suspensionDiscarded = createEvent();

export const $suspendedSelection = createStore<StoredSelection | null>(null)
  .on(
    selection.restored,
    (_, { suspendedSelection }) => suspendedSelection && removeTerms(suspendedSelection),
  )
  .reset(
    selection.membershipChosen,
    selection.venueChosen,
    selection.notFound,
    selection.becameIneligible,
    selection.selectionCleared,
  )
  .reset(selectionResumed, suspensionDiscarded, register.registered, signedOut, signedOutElsewhere);
sample({
  clock: selectionSuspended,
  source: $mode,
  filter: ({ isKiosk }) => !isKiosk,
  fn: (_, selection) => removeTerms(selection),
  target: $suspendedSelection,
});

const nextCustomerKnown = combine({ suspendedSelection: $suspendedSelection, user: $user }).updates.filterMap(
  ({ suspendedSelection, user }) =>
    suspendedSelection && user
      ? { suspendedSelection, isSameCustomer: suspendedSelection.userId === user.id }
      : undefined,
);
sample({
  clock: nextCustomerKnown.filterMap(({ suspendedSelection, isSameCustomer }) =>
    isSameCustomer ? suspendedSelection : undefined,
  ),
  target: selectionResumed,
});
sample({
  clock: nextCustomerKnown,
  filter: ({ isSameCustomer }) => !isSameCustomer,
  target: suspensionDiscarded,
});

/** Drops the accepted terms: the customer has to accept them again in the dates section. */
function removeTerms(selection: StoredSelection): StoredSelection {
  return { ...selection, acceptedTerms: [], edited: selection.edited.filter((key) => key !== 'dates') };
}
