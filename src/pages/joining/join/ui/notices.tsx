import { NotCleared } from './not-cleared';
import { SavedCartError } from './saved-cart-error';
import { SavedOffer, WaitsAtCheckout } from './saved-offer';
import { SelectionNotice } from './selection-notice';

/** In the open section, where the customer is looking, and not at the top of a page that they have left behind. */
export function Notices() {
  return (
    <>
      <SelectionNotice />
      <NotCleared />
      <SavedCartError />
      <SavedOffer />
      <WaitsAtCheckout />
    </>
  );
}
