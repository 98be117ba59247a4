import { createEvent } from 'effector';

// What a kiosk has to know of a page, and a page of the kiosk, without either knowing the other.

/** The person at a kiosk is done, or gone: nothing of them may stay. */
export const visitEnded = createEvent();
/** A membership is being put into the cart. */
export const cartFilled = createEvent();
/** Somebody is doing something that the document cannot see: typing into a frame of another origin. */
export const activityDetected = createEvent();
/** The person is to be asked whether they leave the purchase. */
export const startOverRequested = createEvent();
