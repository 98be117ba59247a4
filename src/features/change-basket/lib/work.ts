/** The cart's current activity. */
export type CartActivity = 'idle' | 'adding' | 'removing' | 'updating' | 'clearing' | 'paying' | 'paid';

/** The allowed transitions. Changes and payments start from idle; a paid cart is followed by a new one. */
const MOVES: Readonly<Record<CartActivity, readonly CartActivity[]>> = {
  idle: ['adding', 'removing', 'updating', 'clearing', 'paying'],
  adding: ['idle'],
  removing: ['idle'],
  updating: ['idle'],
  clearing: ['idle'],
  paying: ['idle', 'paid'],
  paid: ['idle'],
};

/** The activity after a transition; one that is not allowed changes nothing. */
export function transition(from: CartActivity, to: CartActivity): CartActivity {
  return MOVES[from].includes(to) ? to : from;
}

/** The specification's flags for the activity. */
export function toFlags(work: CartActivity) {
  return {
    addingToCart: work === 'adding',
    removingFromCart: work === 'removing',
    paymentProcessing: work === 'paying',
    paymentComplete: work === 'paid',
  };
}
