/** What joining seldom shows: one file of code, loaded when a part of it is needed. */
export { BookedItems } from './booked-items/booked-items';
export { HeldItems } from './booked-items/held-items';
export { MissingForms } from './missing-forms/missing-forms';
export { PayOutstanding } from './pay-outstanding/pay-outstanding';
export { WayOut } from './pay-outstanding/way-out';
