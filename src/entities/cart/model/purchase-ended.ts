import { createEvent } from 'effector';

/** The cart was bought, or abandoned at the checkout: every slice discards what was chosen and typed for it. Requirement C6.1. */
export const purchaseEnded = createEvent();
