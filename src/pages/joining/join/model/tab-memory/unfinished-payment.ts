import { createEvent, sample } from 'effector';
import { purchaseEnded } from '@/entities/cart';
import { ONLINE_JOINING } from '@/entities/checkout-source';
import { $token, userRequested } from '@/entities/customer';
import { paymentText } from '@/entities/payment';
import { createUnfinishedPayment } from '@/features/pay-by-card';
import { $mode } from '@/shared/mode';
import { navigated, paths } from '@/shared/routes';
import { TOAST_MS, toastShown } from '@/shared/toast';
import { flowClosed, flowOpened } from '../home';
import { pageRestored } from './back-forward-cache';

// A customer who leaves the checkout during the payment may already have bought the membership. It is not offered
// again before the result of that payment is known.

export const unfinishedPayment = createUnfinishedPayment({ source: ONLINE_JOINING });

export const checkPaymentClicked = createEvent();

sample({
  clock: [flowOpened, pageRestored],
  source: $token,
  filter: (token) => token !== null,
  target: unfinishedPayment.opened,
});
sample({ clock: flowClosed, target: unfinishedPayment.closed });
sample({ clock: checkPaymentClicked, target: unfinishedPayment.checkAgainClicked });

sample({
  clock: unfinishedPayment.paid,
  source: $mode,
  fn: (mode, orderId) => ({ to: paths.orderConfirmed(orderId, mode), replace: true }),
  target: navigated,
});
sample({ clock: unfinishedPayment.paid, target: [purchaseEnded, userRequested] });
sample({
  clock: unfinishedPayment.paid,
  fn: () => ({
    content: paymentText('checkout.success'),
    type: 'success' as const,
    closeAfter: TOAST_MS.long,
  }),
  target: toastShown,
});
sample({
  clock: unfinishedPayment.notCharged,
  fn: () => ({
    content: `${paymentText('payment.notFinished')} ${paymentText('payment.notCharged')}`,
    type: 'neutral' as const,
    closeAfter: TOAST_MS.long,
  }),
  target: toastShown,
});
