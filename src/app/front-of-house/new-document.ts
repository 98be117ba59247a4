import { createStore, sample } from 'effector';
import { customerServed, logOutFx, signedOutElsewhere } from '@/entities/customer';
import { $location, desk, reloadFx } from '@/shared/routes';
import { toastDeferred } from '@/shared/toast';
import { $isCustomerDropped } from './idle';
import { customerSwitched } from './serve';
import { text } from './texts';

// Effector keeps the last value of each sample, and React the last state of what it drew: only a new document forgets the
// customers who were served. One is loaded when staff leave the desk, and not between two customers: what a scanner types
// meanwhile would be lost.

const $hasServed = createStore(false).on(customerServed, () => true);

const loggedOut = sample({
  // The server has ended the token, or cannot be reached: a reload before that would take the call back.
  clock: [logOutFx.finally, signedOutElsewhere],
  source: { hasServed: $hasServed, location: $location },
  filter: ({ hasServed }) => hasServed,
  fn: ({ location }) => ({ at: location.pathname, content: text('desk.loggedOut') }),
});
const leftAlone = sample({
  // The desk's home is on the screen: a message for it that was stored before would be taken by the old document.
  clock: [$location.updates, customerSwitched],
  source: { isDropped: $isCustomerDropped, location: $location },
  filter: ({ isDropped, location }) => isDropped && location.pathname === desk.home,
  // It has no name in it: another member of staff, or a customer, may read it.
  fn: () => ({ at: desk.home, content: text('desk.dropped') }),
});

const left = sample({
  clock: [loggedOut, leftAlone],
  fn: (toast) => ({ ...toast, type: 'neutral' as const }),
});
sample({ clock: left, target: toastDeferred });
sample({ clock: left, fn: () => undefined, target: reloadFx });
