import { createEvent, createStore, sample } from 'effector';
import { $servedCustomer, customerServed, finishRequested, servingEnded } from '@/entities/customer';
import { createResetIdle } from '@/features/reset-idle-kiosk';
import { $payment } from '@/widgets/take-offline-tender';

const MINUTE_MS = 60_000;
const TIMES = { warnAtMs: null, askAtMs: 3 * MINUTE_MS, endAtMs: 5 * MINUTE_MS };

export const carryOnClicked = createEvent();

/** Watches over the customer whom staff serve: asks after three minutes, and lets go after five. */
const idle = createResetIdle({
  $timetable: $servedCustomer.map((customer) => (customer ? TIMES : null)),
  $isPaused: $payment.map((payment) => payment === 'running'),
});

/** The bar is on the screen. */
export const barShown = createEvent();
export const staffBarHidden = createEvent();
sample({ clock: barShown, target: idle.started });
sample({ clock: staffBarHidden, target: idle.stopped });

/** "Still serving Sam?" is asked until it is answered: a moved mouse is no answer. */
export const $isStillServingAsked = createStore(false)
  .on(idle.asked, () => true)
  .reset(carryOnClicked, finishRequested, $servedCustomer);

const dropped = sample({
  clock: idle.ended,
  source: $servedCustomer,
  filter: (customer) => customer !== null,
});
/** Nobody has been at the desk: the customer was dropped. */
export const $isCustomerDropped = createStore(false)
  .on(dropped, () => true)
  .reset(customerServed);
sample({ clock: dropped, target: servingEnded });
