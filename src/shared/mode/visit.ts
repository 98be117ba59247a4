import { createEvent } from 'effector';
import type { Source } from '../api';

// Events between a kiosk and its pages, which do not import each other.

/** The kiosk visit has ended: all personal data is cleared. */
export const visitEnded = createEvent();
/** The customer has added an item to the cart from this front end. */
export const itemAddedToCart = createEvent<Source>();
/** The customer is active where the document cannot detect it: typing in a cross-origin frame. */
export const activityDetected = createEvent();
/** The customer asked to start over and has to confirm that the purchase may be abandoned. */
export const startOverRequested = createEvent();
