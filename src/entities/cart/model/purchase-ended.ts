import { createEvent } from 'effector';

/**
 * The cart was bought, or given up at the checkout: what was chosen and typed for it is done with, wherever it is still in memory.
 * Requirement C6.1.
 */
export const purchaseEnded = createEvent();
