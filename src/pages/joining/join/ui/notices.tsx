import { CartNotClearedNotice } from './cart-not-cleared-notice';
import { SavedCartError } from './saved-cart-error';
import { CartForCheckoutNotice, SavedCartOffer } from './saved-offer';
import { SelectionNotice } from './selection-notice';

/** Notices in the open section, where the customer is looking, rather than at the top of the page. */
export function Notices() {
  return (
    <>
      <SelectionNotice />
      <CartNotClearedNotice />
      <SavedCartError />
      <SavedCartOffer />
      <CartForCheckoutNotice />
    </>
  );
}
