/** A basket of the desk on the customer's own device. The first three are live: staff may not touch the basket. */
export type HandoffState = 'waiting' | 'opened' | 'paying' | 'paid' | 'expired' | 'cancelled' | 'given_back';

/**
 * `claim`: it is opened on a device. `pay`: a payment for it is begun, or claims the basket. `payment-ended`: no money was taken. `order`: its
 * order was made. `time-out`: its ten minutes are over.
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

/** `customer`: the one to whom the basket belongs. `other`: anybody else who is logged in. `server`: payments, orders and the clock. */
export type HandoffActor = 'staff' | 'customer' | 'other' | 'server';

/** Why something cannot be done: it is not theirs to do, a payment is under way, or the hand-off is not live. */
export type HandoffRefusal = 'forbidden' | 'paying' | 'over';

const WHO: Readonly<Record<HandoffEvent, readonly HandoffActor[]>> = {
  claim: ['customer'],
  pay: ['customer', 'server'],
  'payment-ended': ['server'],
  order: ['customer', 'server'],
  'give-back': ['customer'],
  cancel: ['staff'],
  extend: ['staff'],
  'time-out': ['server'],
};

const MOVES: Readonly<Record<HandoffState, Partial<Record<HandoffEvent, HandoffState>>>> = {
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

/** Whether the basket is with the customer: nobody changes or pays it at the desk. */
export function isLive(state: HandoffState): boolean {
  return LIVE_STATES.some((live) => live === state);
}

/** What comes of an event; a refusal changes nothing. */
export function transition(
  state: HandoffState,
  event: HandoffEvent,
  who: HandoffActor,
): { to: HandoffState } | { refusal: HandoffRefusal } {
  if (!WHO[event].includes(who)) return { refusal: 'forbidden' };
  const to = MOVES[state][event];
  if (to !== undefined) return { to };
  return { refusal: state === 'paying' ? 'paying' : 'over' };
}

const MINUTE_MS = 60_000;

/** The times of a hand-off. */
export const HANDOFF_TIMES = {
  lifeMs: 10 * MINUTE_MS,
  /** After a payment that took no money. */
  leastAfterPaymentMs: 5 * MINUTE_MS,
  /** How often it is kept for as long again. */
  extensions: 2,
  /** A bank's challenge takes ten minutes at most: a payment that nobody has finished for longer is given up. */
  paymentMs: 15 * MINUTE_MS,
  /** For so long it is still said what became of it. */
  knownMs: 60 * MINUTE_MS,
} as const;

/** The state now: one that has run out is `expired`, also when nobody has written that down yet. */
export function stateAt(
  { state, expiresAt }: { readonly state: HandoffState; readonly expiresAt: Date },
  now: Date,
): HandoffState {
  const out = now >= expiresAt ? transition(state, 'time-out', 'server') : null;
  return out !== null && 'to' in out ? out.to : state;
}

/** Until when it is good after a payment that took no money. */
export function expiryAfterPayment(expiresAt: Date, now: Date): Date {
  return new Date(Math.max(expiresAt.getTime(), now.getTime() + HANDOFF_TIMES.leastAfterPaymentMs));
}
