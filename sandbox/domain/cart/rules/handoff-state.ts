/** The state of a till basket on the customer's own device. The first three are live: staff may not touch the basket. */
export type HandoffState = 'waiting' | 'opened' | 'paying' | 'paid' | 'expired' | 'cancelled' | 'given_back';

/**
 * `claim`: a device opens the basket. `pay`: a payment begins or claims the basket. `payment-ended`: the payment
 * took no money. `order`: the order was created. `time-out`: the ten minutes are over.
 */
export type HandoffEvent =
  | 'claim'
  | 'pay'
  | 'payment-ended'
  | 'order'
  | 'give-back'
  | 'cancel'
  | 'extend'
  | 'time-out';

/** `customer`: the owner of the basket. `other`: anybody else who is logged in. `server`: payments, orders and the clock. */
export type HandoffActor = 'staff' | 'customer' | 'other' | 'server';

/** Why an event is refused: not allowed for this actor, a payment is in progress, or the hand-off is not live. */
export type HandoffRefusal = 'forbidden' | 'paying' | 'over';

const ALLOWED_ACTORS: Readonly<Record<HandoffEvent, readonly HandoffActor[]>> = {
  claim: ['customer'],
  pay: ['customer', 'server'],
  'payment-ended': ['server'],
  order: ['customer', 'server'],
  'give-back': ['customer'],
  cancel: ['staff'],
  extend: ['staff'],
  'time-out': ['server'],
};

const TRANSITIONS: Readonly<Record<HandoffState, Partial<Record<HandoffEvent, HandoffState>>>> = {
  waiting: {
    claim: 'opened',
    'give-back': 'given_back',
    cancel: 'cancelled',
    extend: 'waiting',
    'time-out': 'expired',
  },
  opened: {
    claim: 'opened',
    pay: 'paying',
    order: 'paid',
    'give-back': 'given_back',
    cancel: 'cancelled',
    extend: 'opened',
    'time-out': 'expired',
  },
  paying: { claim: 'paying', pay: 'paying', 'payment-ended': 'opened', order: 'paid' },
  paid: {},
  expired: {},
  cancelled: {},
  given_back: {},
};

export const LIVE_STATES = ['waiting', 'opened', 'paying'] as const satisfies readonly HandoffState[];

/** Whether the customer has the basket, so that it cannot be changed or paid at the desk. */
export function isLiveHandoffState(state: HandoffState): boolean {
  return LIVE_STATES.some((liveState) => liveState === state);
}

/** The state after an event. Returns the refusal if the event is not allowed. */
export function decideHandoffOutcome(
  state: HandoffState,
  event: HandoffEvent,
  actor: HandoffActor,
): { newState: HandoffState } | { refusal: HandoffRefusal } {
  if (!ALLOWED_ACTORS[event].includes(actor)) return { refusal: 'forbidden' };
  const newState = TRANSITIONS[state][event];
  if (newState !== undefined) return { newState };
  return { refusal: state === 'paying' ? 'paying' : 'over' };
}

const MS_PER_MINUTE = 60_000;

/** The times of a hand-off. */
export const HANDOFF_TIMES = {
  validMs: 10 * MS_PER_MINUTE,
  /** The least time left after a payment that took no money. */
  leastLeftAfterPaymentMs: 5 * MS_PER_MINUTE,
  /** How often a hand-off may be extended. */
  mostExtensions: 2,
  /** A bank's challenge takes at most ten minutes; an unfinished payment is given up after this time. */
  paymentMs: 15 * MS_PER_MINUTE,
  /** How long after its end the outcome of a hand-off can still be read. */
  readableAfterEndMs: 60 * MS_PER_MINUTE,
} as const;

/** The current state. A hand-off past its time is `expired`, even if that is not stored yet. */
export function deriveHandoffState(
  { state, expiresAt }: { readonly state: HandoffState; readonly expiresAt: Date },
  now: Date,
): HandoffState {
  const timeOutOutcome = now >= expiresAt ? decideHandoffOutcome(state, 'time-out', 'server') : null;
  return timeOutOutcome !== null && 'newState' in timeOutOutcome ? timeOutOutcome.newState : state;
}

/** When the hand-off expires after a payment that took no money. */
export function extendExpiryForPayment(expiresAt: Date, now: Date): Date {
  return new Date(Math.max(expiresAt.getTime(), now.getTime() + HANDOFF_TIMES.leastLeftAfterPaymentMs));
}
