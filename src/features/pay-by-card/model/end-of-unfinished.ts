import type { UnfinishedPayment } from '@/entities/payment';
import { type ApiFailure, type CompletedPayment, completeSca, loadCart, type Source } from '@/shared/api';
import { type GatewayRegistry, gateways } from '../gateways/registry';
import { toUnfinishedCompletion } from './completion';

type SettleConfig = {
  readonly source: Source;
  readonly registry?: GatewayRegistry | undefined;
  readonly cartChanged: () => void;
};

/** The failure of a payment for which no money can have been taken. */
const NOT_CHARGED_FAILURE: ApiFailure = { kind: 'validation', message: null, errors: {} };

/**
 * The server's result for a stored payment; an authorised payment is completed.
 *
 * @throws ApiFailure
 */
export async function settleUnfinishedPayment(
  payment: UnfinishedPayment,
  { source, registry = gateways, cartChanged }: SettleConfig,
): Promise<CompletedPayment> {
  const cart = await loadCart();
  if (cart.completeOrderId !== null) return { completeOrderId: cart.completeOrderId, status: 'completed' };
  if (cart.id !== payment.cartId) {
    cartChanged();
    throw NOT_CHARGED_FAILURE;
  }
  if (payment.isAtBank) {
    const { transactionUuid } = payment;
    const { status } = await completeSca({
      transactionId: transactionUuid,
      transactionUuid,
      scaResult: null,
    });
    if (status === 'failed') throw NOT_CHARGED_FAILURE;
    if (status !== 'authorised') return { completeOrderId: null, status: 'processing' };
  }
  const { finalise, body } = toUnfinishedCompletion(payment, { cart, source, registry });
  return finalise(body);
}
