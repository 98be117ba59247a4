import { createEffect, sample } from 'effector';
import { cartRequested, cartReset } from '@/entities/cart';
import { $servedCustomer, $servedId, $token, customerServed } from '@/entities/customer';
import {
  type ApiFailure,
  abortCalls,
  readServedCustomer,
  type ServedCustomer,
  serveCustomer,
} from '@/shared/api';
import { answersForgotten } from '@/shared/request';
import { bookings, desk, navigated } from '@/shared/routes';
import { toastsForgotten } from '@/shared/toast';
import { saleCompleted } from '@/widgets/take-offline-tender';
import { forgetStoredChoices } from './forget-stored-choices';

/** Another customer, or none: what was asked for the last one ends, and every later call names the new one. */
const switchFx = createEffect((customerId: string | null) => {
  abortCalls();
  serveCustomer(customerId);
  forgetStoredChoices();
});

// Before the effect: what is asked afterwards, the basket too, must not be forgotten with the rest.
sample({
  clock: $servedId.updates,
  target: [answersForgotten, cartReset, toastsForgotten],
});
sample({ clock: $servedId.updates, target: switchFx });
/** Nothing of the last customer is left. */
export const customerSwitched = switchFx.done;
// The customer's own till basket, or, once nobody is served, that of the staff.
sample({
  clock: switchFx.done,
  source: $token,
  filter: (token) => token !== null,
  target: cartRequested,
});
// A customer begins with what is on; after the last one the next is looked for.
sample({
  clock: switchFx.done,
  source: $token,
  filter: (token) => token !== null,
  fn: (_, { params: customerId }) => ({
    to: customerId === null ? desk.home : bookings.toLocation,
    replace: customerId === null,
  }),
  target: navigated,
});

// A sale may have paid what the customer owed.
const readAgainFx = createEffect<ServedCustomer, ServedCustomer, ApiFailure>(({ id }) =>
  readServedCustomer({ id }),
);
sample({
  clock: sample({ clock: saleCompleted, source: $servedCustomer }).filterMap((customer) =>
    customer?.hasOutstandingPenalties ? customer : undefined,
  ),
  target: readAgainFx,
});
sample({
  clock: readAgainFx.doneData,
  source: $servedId,
  filter: (servedId, { id }) => servedId === id,
  fn: (_, customer) => customer,
  target: customerServed,
});
