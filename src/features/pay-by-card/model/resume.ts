import { createEffect, createEvent, createStore, type Store, sample } from 'effector';
import {
  readUnfinishedPayment,
  removeUnfinishedPayment,
  storeUnfinishedPayment,
  type UnfinishedPayment,
} from '@/entities/payment';
import type { Cart, Source } from '@/shared/api';
import { isPresent } from '@/shared/lib';
import { $location, navigated } from '@/shared/routes';
import { type GatewayRegistry, returnParameters } from '../gateways/registry';
import { type Completion, toUnfinishedCompletion } from './completion';

function removeReturnParameters(search: string): string {
  const query = new URLSearchParams(search);
  if (!returnParameters.some((name) => query.has(name))) return search;
  for (const name of returnParameters) query.delete(name);
  const remainingQuery = query.toString();
  return remainingQuery === '' ? '' : `?${remainingQuery}`;
}

type ResumedPaymentConfig = { $cart: Store<Cart | null>; $source: Store<Source>; registry: GatewayRegistry };

type ResumablePayment = { readonly payment: UnfinishedPayment; readonly completion: Completion };

/**
 * A payment that was authorised or is at the bank survives a reload: it is stored until its result is known, and checked before
 * the form is offered.
 */
export function createResumedPayment({ $cart, $source, registry }: ResumedPaymentConfig) {
  const opened = createEvent();
  const paymentStored = createEvent<UnfinishedPayment>();
  const paymentRemoved = createEvent();
  const closed = createEvent();

  const readUnfinishedFx = createEffect(
    ({ cart, source }: { cart: Cart | null; source: Source }): ResumablePayment | null => {
      const payment = readUnfinishedPayment();
      if (payment === null || cart === null) return null;
      if (payment.cartId !== cart.id) {
        removeUnfinishedPayment();
        return null;
      }
      return { payment, completion: toUnfinishedCompletion(payment, { cart, source, registry }) };
    },
  );
  const storePaymentFx = createEffect(storeUnfinishedPayment);
  const removePaymentFx = createEffect(removeUnfinishedPayment);

  const paymentFound = readUnfinishedFx.doneData.filter({ fn: isPresent });
  const nothingFound = readUnfinishedFx.doneData.filter({ fn: (payment) => payment === null });
  const $isResumed = createStore(false)
    .on(paymentFound, () => true)
    .reset(paymentRemoved, closed);

  // The provider's return parameters are removed from the address, because a reload would keep them.
  sample({
    clock: opened,
    source: $location,
    filter: ({ search }) => removeReturnParameters(search) !== search,
    fn: ({ pathname, search }) => ({ to: pathname + removeReturnParameters(search), replace: true }),
    target: navigated,
  });
  sample({ clock: opened, source: { cart: $cart, source: $source }, target: readUnfinishedFx });
  sample({ clock: paymentStored, target: storePaymentFx });
  sample({ clock: paymentRemoved, target: removePaymentFx });

  return { opened, paymentStored, paymentRemoved, closed, paymentFound, nothingFound, $isResumed };
}

export type ResumedPayment = ReturnType<typeof createResumedPayment>;
