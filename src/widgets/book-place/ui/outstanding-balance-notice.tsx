import { PayOutstanding } from '@/features/change-basket';
import { text } from './owing-texts';
import { ToBasket } from './to-basket';

/** What the customer owes keeps them from booking. */
export function OutstandingBalanceNotice() {
  return <PayOutstanding title={(amount) => text('session.owing', { amount })} toBasket={<ToBasket />} />;
}
