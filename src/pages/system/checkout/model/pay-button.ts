import { combine } from 'effector';
import { termsText } from '@/features/accept-terms';
import { text } from '../texts';
import {
  $amountDue,
  $isFree,
  $isPlaceLost,
  $settlementState,
  cardPayment,
  checkoutTerms,
  freeOrder,
} from './payment';

/**
 * Whether the checkout is preparing, paying or confirming. The pay button then says 'Processing...' (Requirement
 * C3.1).
 */
export const $isBusy = combine(
  { isFree: $isFree, isCardBusy: cardPayment.$isBusy, isFreeBusy: freeOrder.$isBusy },
  ({ isFree, isCardBusy, isFreeBusy }) => (isFree ? isFreeBusy : isCardBusy),
);

/** Whether money may be moving: the payment was requested, and its result is not known yet. */
export const $isPaying = combine(
  { isBusy: $isBusy, isFree: $isFree, status: cardPayment.$status },
  ({ isBusy, isFree, status }) => isBusy && (isFree || status !== 'preparing'),
);

/**
 * Whether there is anything to submit. A payment with an unknown result must not be repeated, and without a form there
 * is nothing to submit.
 */
export const $canSubmit = combine(
  { settlementState: $settlementState, isFree: $isFree, status: cardPayment.$status },
  ({ settlementState, isFree, status }) =>
    settlementState !== 'polls_exhausted' && (isFree || status !== 'prepare_failed'),
);

/**
 * Whether the button opens the terms instead of paying; also before they have loaded, so that its label does not
 * change.
 */
export const $isTermsNext = combine(
  {
    hasTerms: checkoutTerms.$hasTerms,
    isAccepted: checkoutTerms.$isAccepted,
    isLoaded: checkoutTerms.$isLoaded,
  },
  ({ hasTerms, isAccepted, isLoaded }) => !isLoaded || (hasTerms && !isAccepted),
);

/** The four labels of the pay button; 'Processing...' is shown by the button itself (Requirements C3.1, C3.2, C3.3, C3.7). */
export const $payButtonLabel = combine(
  { isTermsNext: $isTermsNext, isFree: $isFree, amountDue: $amountDue },
  ({ isTermsNext, isFree, amountDue }) => {
    if (isTermsNext) return text('checkout.continue');
    return isFree ? text('checkout.confirmOrder') : text('checkout.pay', { amount: amountDue ?? '' });
  },
);

/**
 * Why the button does nothing yet, as a list of steps: disabled as Requirement C3.4 says, with a visible
 * reason.
 */
export const $blockers = combine(
  {
    isFree: $isFree,
    isTermsLoaded: checkoutTerms.$isLoaded,
    missingFields: cardPayment.$missingParts,
    isPaying: $isPaying,
    isPlaceLost: $isPlaceLost,
  },
  ({ isFree, isTermsLoaded, missingFields, isPaying, isPlaceLost }): readonly string[] => {
    if (isPaying) return [];
    const blockers: string[] = [];
    if (isPlaceLost) blockers.push(text('checkout.todo.lost'));
    if (!isFree && missingFields.billing) blockers.push(text('checkout.todo.billing'));
    if (!isFree && missingFields.card) blockers.push(text('checkout.todo.card'));
    if (!isFree && missingFields.securityCode) blockers.push(text('checkout.todo.securityCode'));
    if (!isTermsLoaded) blockers.push(termsText('terms.stepLoad'));
    return blockers;
  },
);
