import { PayOutstanding } from '@/features/change-basket';
import { text } from './owing-texts';
import { ToBasket } from './to-basket';

/** Tells the customer that an unpaid balance prevents booking. */
export function OutstandingBalanceNotice() {
  return (
    <PayOutstanding formatTitle={(amount) => text('session.owing', { amount })} basketLink={<ToBasket />} />
  );
}
