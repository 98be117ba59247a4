/** What is being done with the cart. Spec, platform §4 "Cart flags". */
export type CartActivity = 'idle' | 'adding' | 'removing' | 'updating' | 'clearing' | 'paying' | 'paid';

/** Every allowed move. A change or a payment starts from rest; a paid cart is followed by a new one. */
const MOVES: Readonly<Record<CartActivity, readonly CartActivity[]>> = {
  idle: ['adding', 'removing', 'updating', 'clearing', 'paying'],
  adding: ['idle'],
  removing: ['idle'],
  updating: ['idle'],
  clearing: ['idle'],
  paying: ['idle', 'paid'],
  paid: ['idle'],
};

/** The work after a move; a move that is not allowed changes nothing. */
export function transition(from: CartActivity, to: CartActivity): CartActivity {
  return MOVES[from].includes(to) ? to : from;
}

/** The flags by which the specification names the work. */
export function flagsOf(work: CartActivity) {
  return {
    addingToCart: work === 'adding',
    removingFromCart: work === 'removing',
    paymentProcessing: work === 'paying',
    paymentComplete: work === 'paid',
  };
}
