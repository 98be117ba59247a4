import { createEffect, sample } from 'effector';
import { cartRequested, cartReset } from '@/entities/cart';
import { $servedCustomer, $servedId, $token, customerServed } from '@/entities/customer';
import {
  type ApiFailure,
  abortCalls,
  loadServedCustomer,
  type ServedCustomer,
  serveCustomer,
} from '@/shared/api';
import { responsesDiscarded } from '@/shared/request';
import { bookings, deskPaths, navigated } from '@/shared/routes';
import { toastsForgotten } from '@/shared/toast';
import { saleCompleted } from '@/widgets/take-offline-tender';
import { forgetStoredChoices } from './forget-stored-choices';

/**
 * Switches to another customer, or to none: aborts the requests for the previous customer, and names the new one in
 * all later requests.
 */
const switchCustomerFx = createEffect((customerId: string | null) => {
  abortCalls();
  serveCustomer(customerId);
  forgetStoredChoices();
});

// Runs before the effect, which would otherwise also clear what is requested for the new customer, such as the basket.
sample({
  clock: $servedId.updates,
  target: [responsesDiscarded, cartReset, toastsForgotten],
});
sample({ clock: $servedId.updates, target: switchCustomerFx });
/** All data of the previous customer has been cleared. */
export const customerSwitched = switchCustomerFx.done;
// Loads the customer's own till basket or, when nobody is served, that of the staff.
sample({
  clock: switchCustomerFx.done,
  source: $token,
  filter: (token) => token !== null,
  target: cartRequested,
});
// Opens the bookings home page for a new customer, and the search when nobody is served.
sample({
  clock: switchCustomerFx.done,
  source: $token,
  filter: (token) => token !== null,
  fn: (_, { params: customerId }) => ({
    to: customerId === null ? deskPaths.home : bookings.toLocation,
    replace: customerId === null,
  }),
  target: navigated,
});

// Reloads the customer after a sale, which may have paid their outstanding balance.
const reloadCustomerFx = createEffect<ServedCustomer, ServedCustomer, ApiFailure>(({ id }) =>
  loadServedCustomer({ id }),
);
sample({
  clock: sample({ clock: saleCompleted, source: $servedCustomer }).filterMap((customer) =>
    customer?.hasOutstandingPenalties ? customer : undefined,
  ),
  target: reloadCustomerFx,
});
sample({
  clock: reloadCustomerFx.doneData,
  source: $servedId,
  filter: (servedId, { id }) => servedId === id,
  fn: (_, customer) => customer,
  target: customerServed,
});
