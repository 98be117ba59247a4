import { createEvent } from 'effector';

/**
 * The cart was bought, or given up at the checkout: what was chosen and typed for it is done with, wherever it is still in memory.
 * Spec, joining §2 "Leave warning modal", §4 "Checkout".
 */
export const purchaseEnded = createEvent();
