/** The cart's current activity. */
export type CartActivity = 'idle' | 'adding' | 'removing' | 'updating' | 'clearing' | 'paying' | 'paid';

/** The allowed transitions. Changes and payments start from idle; a paid cart is followed by a new one. */
const NEXT_ACTIVITIES: Readonly<Record<CartActivity, readonly CartActivity[]>> = {
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
  return NEXT_ACTIVITIES[from].includes(to) ? to : from;
}

/** The specification's flags for the activity. */
export function toActivityFlags(activity: CartActivity) {
  return {
    addingToCart: activity === 'adding',
    removingFromCart: activity === 'removing',
    paymentProcessing: activity === 'paying',
    paymentComplete: activity === 'paid',
  };
}
