import { createEvent } from 'effector';
import type { Source } from '../api';

// Events between a kiosk and its pages, which do not import each other.

/** The kiosk visit has ended: all personal data is cleared. */
export const visitEnded = createEvent();
/** The customer of the visit has put something into the cart, from this front end. */
export const itemAddedToCart = createEvent<Source>();
/** Activity that the document cannot detect: typing in a cross-origin frame. */
export const activityDetected = createEvent();
/** The customer is asked whether to leave the purchase. */
export const startOverRequested = createEvent();
