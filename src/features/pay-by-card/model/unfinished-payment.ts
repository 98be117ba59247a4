import { createEffect, createEvent, createStore, sample, scopeBind } from 'effector';
import {
  createSettlement,
  paymentText,
  readUnfinishedPayment,
  removeUnfinishedPayment,
  type UnfinishedPayment,
} from '@/entities/payment';
import type { Source } from '@/shared/api';
import { isPresent, loadCode } from '@/shared/lib';
import type { GatewayRegistry } from '../gateways/registry';

type UnfinishedPaymentConfig = { source: Source; registry?: GatewayRegistry };

/** The code that checks an unfinished payment loads only if there is one, because few customers have one. */
const loadSettlementCode = () => loadCode(() => import('./end-of-unfinished'));

/**
 * Checks a payment that this tab has started, for a page other than the checkout, which the customer left before the result was
 * known. `paid` carries the order's id; `notCharged` is sent only if it is certain; `$status` is `none` without such a payment.
 */
export function createUnfinishedPayment({ source, registry }: UnfinishedPaymentConfig) {
  const opened = createEvent();
  const closed = createEvent();
  const paid = createEvent<string>();
  const notCharged = createEvent();
  /** The payment is for a cart that is no longer the customer's, so no message is shown. */
  const cartChanged = createEvent();

  const readUnfinishedFx = createEffect(readUnfinishedPayment);
  const forgetUnfinishedFx = createEffect(removeUnfinishedPayment);
  const settlement = createSettlement<UnfinishedPayment>({
    complete: async (payment) => {
      const reportCartChange = scopeBind(cartChanged, { safe: true });
      const { settleUnfinishedPayment } = await loadSettlementCode();
      return settleUnfinishedPayment(payment, { source, registry, cartChanged: reportCartChange });
    },
  });
  const $isCartCurrent = createStore(true)
    .on(cartChanged, () => false)
    .reset(opened);

  sample({ clock: opened, target: readUnfinishedFx });
  sample({
    clock: readUnfinishedFx.doneData,
    filter: isPresent,
    fn: (request) => ({ request, noOrderMessage: paymentText('payment.notCharged') }),
    target: settlement.started,
  });
  sample({ clock: settlement.paid, target: paid });
  sample({ clock: settlement.refused, filter: $isCartCurrent, target: notCharged });
  sample({ clock: [paid, settlement.refused], target: forgetUnfinishedFx });
  sample({ clock: closed, target: settlement.reset });

  return {
    opened,
    closed,
    paid,
    notCharged,
    checkAgainClicked: settlement.checkAgainClicked,
    settlement,
    /** `checking`: it is being checked. `polls_exhausted`: the result is unknown, and the customer can check again. */
    $status: settlement.$state.map((state) => {
      if (state === 'idle') return 'none' as const;
      return state === 'polls_exhausted' ? ('polls_exhausted' as const) : ('checking' as const);
    }),
  };
}
