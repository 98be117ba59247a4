import { sample } from 'effector';
import { $cart, cartRequested, cartReset } from '@/entities/cart';
import { $servedCustomer, finishRequested } from '@/entities/customer';
import { navigated, paths } from '@/shared/routes';
import { printRequested } from '@/widgets/order-receipt';
import { handOffFound, nextClicked, paidOnPhone, printClicked } from '@/widgets/pay-on-phone';
import { $lastSale, saleCompleted } from '@/widgets/take-offline-tender';
import { customerSwitched } from './serve';

// Finds a basket that was handed to the customer's phone before, for example before a log-out or at another desk.
sample({
  clock: sample({ clock: customerSwitched, source: $servedCustomer }).filterMap(
    (customer) => customer?.handoff ?? undefined,
  ),
  target: handOffFound,
});

// A payment on the phone counts as a sale of this visit, without money at the desk.
sample({
  clock: paidOnPhone,
  source: $cart,
  fn: (cart, orderId) => ({
    orderId,
    tenders: [],
    hasReceipt: cart?.items.some(({ enablePrintReceipt }) => enablePrintReceipt) ?? true,
  }),
  target: saleCompleted,
});
// The next sale begins with an empty basket.
sample({ clock: paidOnPhone, target: [cartReset, cartRequested] });

const receiptRequested = sample({ clock: printClicked, source: $lastSale }).filterMap(
  (sale) => sale?.orderId,
);
sample({ clock: receiptRequested, target: printRequested });
sample({
  clock: receiptRequested,
  fn: (orderId) => ({ to: paths.bookingConfirmed(orderId) }),
  target: navigated,
});
sample({ clock: nextClicked, target: finishRequested });
