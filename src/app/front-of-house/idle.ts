import { createEvent, createStore, sample } from 'effector';
import { $servedCustomer, customerServed, finishRequested, servingEnded } from '@/entities/customer';
import { createIdleTimer } from '@/features/reset-idle-kiosk';
import { $payment } from '@/widgets/take-offline-tender';

const MINUTE_MS = 60_000;
const IDLE_SCHEDULE = { warnAtMs: null, askAtMs: 3 * MINUTE_MS, endAtMs: 5 * MINUTE_MS };

export const carryOnClicked = createEvent();

/** Watches for inactivity while staff serve a customer: asks after three minutes and drops the customer after five. */
const idleTimer = createIdleTimer({
  $schedule: $servedCustomer.map((customer) => (customer ? IDLE_SCHEDULE : null)),
  $isPaused: $payment.map((payment) => payment === 'running'),
});

/** The staff bar has rendered. */
export const staffBarShown = createEvent();
export const staffBarHidden = createEvent();
sample({ clock: staffBarShown, target: idleTimer.started });
sample({ clock: staffBarHidden, target: idleTimer.stopped });

/** "Still serving Sam?" stays open until it is answered: moving the mouse is not an answer. */
export const $isStillServingAsked = createStore(false)
  .on(idleTimer.startOverAsked, () => true)
  .reset(carryOnClicked, finishRequested, $servedCustomer);

const customerDropped = sample({
  clock: idleTimer.visitEnded,
  source: $servedCustomer,
  filter: (customer) => customer !== null,
});
/** The customer was dropped because nobody used the desk. */
export const $isCustomerDropped = createStore(false)
  .on(customerDropped, () => true)
  .reset(customerServed);
sample({ clock: customerDropped, target: servingEnded });
