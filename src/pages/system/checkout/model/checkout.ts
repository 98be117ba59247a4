import { createEvent, createStore, sample } from 'effector';
import {
  $cartStatus,
  cartLoaded,
  cartRequested,
  cartReset,
  isEmptyCart,
  isFreeCart,
  purchaseEnded,
} from '@/entities/cart';
import { $user, userRequested } from '@/entities/customer';
import { homeAddressRequested } from '@/entities/home-address';
import { paymentText } from '@/entities/payment';
import type { Cart } from '@/shared/api';
import { connectionRestored } from '@/shared/connection';
import { $subSite, activityDetected } from '@/shared/mode';
import { navigated, navigationLocked } from '@/shared/routes';
import { errorsOutdated, TOAST_MS, toastDeferred, toastShown } from '@/shared/toast';
import { text } from '../texts';
import { unwatchPageRestoreFx, watchPageRestoreFx } from './back-forward-cache';
import { forgetSelectionFx, closed as leaveWarningReset } from './leave';
import { $blockers, $isPaying, $isTermsNext } from './pay-button';
import { $homePath, $isFree, $toConfirmationPath, cardPayment, checkoutTerms, freeOrder } from './payment';

export const opened = createEvent();
export const closed = createEvent();
/** Try again was clicked, after the cart failed to load. */
export const reloadClicked = createEvent();
/** The form was submitted, by the button or by Enter. */
export const formSubmitted = createEvent();
export const checkAgainClicked = createEvent();

/** How long the notice about an emptied basket stays, in milliseconds. */
const EMPTIED_NOTICE_MS = 600_000;

const checkoutCartLoaded = createEvent<Cart>();
const orderPaid = createEvent<string>();

const $isOpen = createStore(false)
  .on(opened, () => true)
  .reset(closed);
/** The ID of the order that was just paid for, until its confirmation page opens; otherwise null. */
export const $paidOrderId = createStore<string | null>(null)
  .on(orderPaid, (_, orderId) => orderId)
  .reset(opened, closed);

sample({ clock: opened, target: watchPageRestoreFx });
sample({ clock: closed, target: unwatchPageRestoreFx });

// The loaded cart decides whether the page redirects, confirms a free order or takes a payment. It is reloaded whenever
// another tab may have paid or changed it.
sample({
  clock: [opened, reloadClicked, cardPayment.cartOutdated, cardPayment.retryClicked, freeOrder.refused],
  target: cartRequested,
});
sample({
  clock: connectionRestored,
  source: { isOpen: $isOpen, status: $cartStatus },
  filter: ({ isOpen, status }) => isOpen && status === 'failed',
  target: reloadClicked,
});
sample({
  clock: cartLoaded,
  source: { isOpen: $isOpen, paidOrderId: $paidOrderId },
  filter: ({ isOpen, paidOrderId }) => isOpen && paidOrderId === null,
  fn: (_, cart) => cart,
  target: checkoutCartLoaded,
});
sample({
  clock: checkoutCartLoaded,
  source: $toConfirmationPath,
  filter: (_, { completeOrderId }) => completeOrderId !== null,
  fn: (toConfirmationPath, { completeOrderId }) => ({
    to: toConfirmationPath(completeOrderId ?? ''),
    replace: true,
  }),
  target: navigated,
});
const unpaidCartLoaded = checkoutCartLoaded.filter({ fn: ({ completeOrderId }) => completeOrderId === null });
const emptyCartLoaded = unpaidCartLoaded.filter({ fn: isEmptyCart });
// If the basket was emptied during its payment, the home page says so, long enough to be read.
sample({
  clock: emptyCartLoaded,
  source: {
    paymentError: cardPayment.$error,
    isKnownNotCharged: cardPayment.$isKnownNotCharged,
    homePath: $homePath,
  },
  filter: ({ paymentError }) => paymentError !== null,
  fn: ({ isKnownNotCharged, homePath }) => ({
    at: homePath,
    content: [
      text('checkout.emptied'),
      ...(isKnownNotCharged ? [paymentText('payment.notCharged')] : []),
    ].join(' '),
    type: 'neutral' as const,
    closeAfter: EMPTIED_NOTICE_MS,
  }),
  target: toastDeferred,
});
sample({
  clock: emptyCartLoaded,
  source: $homePath,
  fn: (homePath) => ({ to: homePath, replace: true }),
  target: navigated,
});
const payableCartLoaded = unpaidCartLoaded.filter({ fn: (cart) => !isEmptyCart(cart) });
sample({ clock: payableCartLoaded, target: checkoutTerms.opened });
sample({ clock: payableCartLoaded, filter: isFreeCart, target: freeOrder.opened });
const dueCartLoaded = payableCartLoaded.filter({ fn: (cart) => !isFreeCart(cart) });
sample({ clock: dueCartLoaded, target: cardPayment.opened });
// The billing address is prefilled with the customer's own.
const $isPaymentDue = createStore(false)
  .on(dueCartLoaded, () => true)
  .reset(opened, closed);
sample({
  clock: [$isPaymentDue, $user],
  source: { isPaymentDue: $isPaymentDue, user: $user },
  filter: ({ isPaymentDue, user }) => isPaymentDue && user !== null,
  fn: ({ user }) => user?.id ?? '',
  target: homeAddressRequested,
});

// Clears the error of the previous attempt when the next one starts.
sample({
  clock: [formSubmitted, reloadClicked, cardPayment.retryClicked, checkAgainClicked, closed],
  target: errorsOutdated,
});

// Submitting opens the terms while they are not accepted, and pays after that. Enter follows the same rules as the button.
const submittedState = sample({
  clock: formSubmitted,
  source: { isFree: $isFree, isTermsNext: $isTermsNext, blockers: $blockers },
});
sample({
  clock: submittedState,
  filter: ({ isTermsNext, blockers }) => isTermsNext && blockers.length === 0,
  target: checkoutTerms.readClicked,
});
sample({
  clock: submittedState,
  filter: ({ isFree, isTermsNext }) => isFree && !isTermsNext,
  target: freeOrder.confirmClicked,
});
sample({
  clock: submittedState,
  filter: ({ isFree, isTermsNext, blockers }) => !isFree && (!isTermsNext || blockers.length > 0),
  target: cardPayment.payClicked,
});
sample({ clock: checkAgainClicked, target: [cardPayment.checkAgainClicked, freeOrder.checkAgainClicked] });

// Navigation is locked while a payment is in progress.
sample({ clock: $isPaying, target: navigationLocked });

// Typing in the provider's frame is noticed only through its events, which reset the kiosk's idle timer.
sample({ clock: cardPayment.$fields, target: activityDetected });

// "Reset the selection …, go to /order-confirmed/{id} (with ?kiosk=true in kiosk mode), reset the cart" (Requirement C6.1).
sample({ clock: [cardPayment.paid, freeOrder.paid], target: orderPaid });
sample({
  clock: orderPaid,
  source: $toConfirmationPath,
  fn: (toConfirmationPath, orderId) => ({ to: toConfirmationPath(orderId), replace: true }),
  target: navigated,
});
sample({ clock: orderPaid, target: [purchaseEnded, forgetSelectionFx, userRequested] });
sample({
  clock: orderPaid,
  fn: () => ({
    content: paymentText('checkout.success'),
    type: 'success' as const,
    closeAfter: TOAST_MS.long,
  }),
  target: toastShown,
});

// On the bookings site a failed payment is also reported as a toast, like everything there.
sample({
  clock: cardPayment.failed,
  source: $subSite,
  filter: (subSite) => subSite === 'bookings',
  fn: (_, content) => ({ content, type: 'danger' as const }),
  target: toastShown,
});

// On leaving, the cart, the payment and the terms are cleared.
sample({
  clock: closed,
  target: [cardPayment.closed, freeOrder.closed, checkoutTerms.reset, leaveWarningReset, cartReset],
});
