import { createEffect, createEvent, createStore, sample, scopeBind } from 'effector';
import { createSettlement, forgetUnfinished, readUnfinished, type Unfinished } from '@/entities/payment';
import { type ApiFailure, type CompletedPayment, completeSca, loadCart, type Source } from '@/shared/api';
import { isPresent } from '@/shared/lib';
import { type GatewayRegistry, gateways } from '../gateways/registry';
import { text } from '../texts';
import { completionOfUnfinished } from './completion';

type Config = { source: Source; registry?: GatewayRegistry };

/** The refusal of a payment for which no money can have been taken. */
const NOTHING_TAKEN: ApiFailure = { kind: 'validation', message: null, errors: {} };

/**
 * Checks a payment that this tab has started, for a page that is not the checkout: the customer left before its result was known.
 * `paid` carries the order's id; `notCharged` is emitted only when it is certain; `$status` is `none` without such a payment.
 */
export function createUnfinishedPayment({ source, registry = gateways }: Config) {
  const opened = createEvent();
  const closed = createEvent();
  const paid = createEvent<string>();
  const notCharged = createEvent();
  /** The payment is for a cart that is no longer the customer's: no message is shown. */
  const cartChanged = createEvent();

  const readFx = createEffect(readUnfinished);
  const forgetFx = createEffect(forgetUnfinished);
  const settlement = createSettlement<Unfinished>({
    complete: (payment) =>
      endOf(payment, { source, registry, cartChanged: scopeBind(cartChanged, { safe: true }) }),
  });
  const $isOfThisCart = createStore(true)
    .on(cartChanged, () => false)
    .reset(opened);

  sample({ clock: opened, target: readFx });
  sample({
    clock: readFx.doneData,
    filter: isPresent,
    fn: (request) => ({ request, noOrderMessage: text('payment.failed') }),
    target: settlement.started,
  });
  sample({ clock: settlement.paid, target: paid });
  sample({ clock: settlement.refused, filter: $isOfThisCart, fn: () => undefined, target: notCharged });
  sample({ clock: [paid, settlement.refused], fn: () => undefined, target: forgetFx });
  sample({ clock: closed, target: settlement.reset });

  return {
    opened,
    closed,
    paid,
    notCharged,
    checkAgainClicked: settlement.checkAgainClicked,
    settlement,
    /** `checking`: it is being checked. `polls_exhausted`: the result is unknown; the customer may check again. */
    $status: settlement.$state.map((state) => {
      if (state === 'idle') return 'none' as const;
      return state === 'polls_exhausted' ? ('polls_exhausted' as const) : ('checking' as const);
    }),
  };
}

/** The server's result of a stored payment; an authorised payment is completed. Throws `ApiFailure`. */
async function endOf(
  payment: Unfinished,
  { source, registry, cartChanged }: Required<Config> & { cartChanged: () => void },
): Promise<CompletedPayment> {
  const cart = await loadCart();
  if (cart.completeOrderId !== null) return { completeOrderId: cart.completeOrderId, status: 'completed' };
  if (cart.id !== payment.cartId) {
    cartChanged();
    throw NOTHING_TAKEN;
  }
  if (payment.isAtBank) {
    const { transactionUuid } = payment;
    const { status } = await completeSca({
      transactionId: transactionUuid,
      transactionUuid,
      scaResult: null,
    });
    if (status === 'failed') throw NOTHING_TAKEN;
    if (status !== 'authorised') return { completeOrderId: null, status: 'processing' };
  }
  const { finalise, body } = completionOfUnfinished(payment, { cart, source, registry });
  return finalise(body);
}
