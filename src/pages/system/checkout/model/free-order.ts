import { combine, createEffect, createEvent, createStore, type Store, sample } from 'effector';
import { createSettlement, paymentText } from '@/entities/payment';
import { type Cart, completeFreePayment, type FreePaymentRequest, type Source } from '@/shared/api';
import { createId, isPresent } from '@/shared/lib';
import { toastShown } from '@/shared/toast';

type FreeOrderConfig = {
  $cart: Store<Cart | null>;
  $terms: Store<readonly string[]>;
  $isTermsAccepted: Store<boolean>;
  /** The IDs of the accepted waivers. */
  $waivers: Store<readonly string[]>;
  $source: Store<Source>;
};

/** Creates the payment of an order with nothing due (Requirement C3.7: "a free payment with termsAccepted"). */
export function createFreeOrder({ $cart, $terms, $isTermsAccepted, $waivers, $source }: FreeOrderConfig) {
  const opened = createEvent();
  const confirmClicked = createEvent();
  const closed = createEvent();

  const createAttemptIdFx = createEffect(createId);
  const settlement = createSettlement<FreePaymentRequest>({
    complete: (request) => completeFreePayment(request),
    fallbackMessage: paymentText('checkout.unableToComplete'),
  });

  const $attemptId = createStore<string | null>(null).on(createAttemptIdFx.doneData, (_, id) => id);
  const $error = createStore<string | null>(null)
    .on(settlement.refused, (_, error) => error)
    .reset(settlement.started, closed);
  const $isBusy = settlement.$state.map((state) => state !== 'idle');

  const $freePaymentRequest = combine(
    {
      cart: $cart,
      terms: $terms,
      isTermsAccepted: $isTermsAccepted,
      waivers: $waivers,
      attemptId: $attemptId,
      isBusy: $isBusy,
      source: $source,
    },
    ({ cart, terms, isTermsAccepted, waivers, attemptId, isBusy, source }): FreePaymentRequest | null => {
      if (cart === null || !isTermsAccepted || attemptId === null || isBusy) return null;
      return {
        termsAccepted: isTermsAccepted,
        terms: [...terms],
        completedWaivers: [...waivers],
        source,
        itemHash: cart.itemHash,
        attemptId,
      };
    },
  );

  sample({ clock: [opened, settlement.refused], target: createAttemptIdFx });
  sample({
    clock: sample({ clock: confirmClicked, source: $freePaymentRequest, filter: isPresent }),
    fn: (request) => ({ request, noOrderMessage: paymentText('checkout.unableToComplete') }),
    target: settlement.started,
  });
  sample({
    clock: settlement.refused,
    fn: (content) => ({ content, type: 'danger' as const }),
    target: toastShown,
  });
  sample({ clock: closed, target: settlement.reset });

  return {
    opened,
    confirmClicked,
    closed,
    paid: settlement.paid,
    refused: settlement.refused,
    checkAgainClicked: settlement.checkAgainClicked,
    settlement,
    $error,
    $isBusy,
    $settlementState: settlement.$state,
  };
}
