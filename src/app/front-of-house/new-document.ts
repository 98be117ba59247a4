import { createStore, sample } from 'effector';
import { customerServed, logOutFx, signedOutElsewhere } from '@/entities/customer';
import { $location, deskPaths, reloadFx } from '@/shared/routes';
import { toastDeferred } from '@/shared/toast';
import { $isCustomerDropped } from './idle';
import { customerSwitched } from './serve';
import { text } from './texts';

// Effector keeps the last value of each sample, and React the last state that it rendered, so only a new document
// clears all data of the customers who were served. It is loaded when staff leave the desk, but not between two
// customers, because scanner input during the reload would be lost.

const $hasServed = createStore(false).on(customerServed, () => true);

const staffLoggedOut = sample({
  // Waits until the server has ended the session or cannot be reached: an earlier reload would abort that request.
  clock: [logOutFx.finally, signedOutElsewhere],
  source: { hasServed: $hasServed, location: $location },
  filter: ({ hasServed }) => hasServed,
  fn: ({ location }) => ({ at: location.pathname, content: text('desk.loggedOut') }),
});
const reloadAllowed = sample({
  // Waits until the desk's home page is shown: if the message were stored earlier, the old document would show it.
  clock: [$location.updates, customerSwitched],
  source: { isDropped: $isCustomerDropped, location: $location },
  filter: ({ isDropped, location }) => isDropped && location.pathname === deskPaths.home,
  // The message contains no name, because another member of staff or a customer may read it.
  fn: () => ({ at: deskPaths.home, content: text('desk.dropped') }),
});

const deskLeft = sample({
  clock: [staffLoggedOut, reloadAllowed],
  fn: (toast) => ({ ...toast, type: 'neutral' as const }),
});
sample({ clock: deskLeft, target: toastDeferred });
sample({ clock: deskLeft, fn: () => undefined, target: reloadFx });
