import { filterCardPayments, type UnfinishedPayment } from '@/entities/payment';
import type {
  AuthorisePaymentRequest,
  Cart,
  CompletedPayment,
  CompletePaymentRequest,
  Source,
} from '@/shared/api';
import type { CardGateway } from '../gateways/gateway';
import { type GatewayRegistry, openGateway } from '../gateways/registry';

/** The request that captures the payment and creates the order. */
export type Completion = {
  readonly body: CompletePaymentRequest;
  readonly finalise: (body: CompletePaymentRequest) => Promise<CompletedPayment>;
};

/** One attempt to pay. */
export type Attempt = {
  readonly provider: string;
  readonly gateway: CardGateway;
  readonly request: AuthorisePaymentRequest;
  readonly cart: Cart;
};

/** The completion of an attempt's transaction. */
export function toCompletion({ gateway, request, cart }: Attempt, transactionUuid: string): Completion {
  const { completedWaivers, source, terms, itemHash } = request;
  return {
    finalise: gateway.finalise,
    body: {
      completedWaivers: completedWaivers ?? [],
      payments: filterCardPayments(cart),
      terms,
      transactionUuid,
      source,
      itemHash: itemHash ?? null,
    },
  };
}

/** The completion of a payment that a reload interrupted: loads its provider's gateway without fields. */
export function toUnfinishedCompletion(
  { provider, transactionUuid, terms, itemHash }: UnfinishedPayment,
  { cart, source, registry }: { cart: Cart; source: Source; registry: GatewayRegistry },
): Completion {
  return {
    finalise: async (body) => (await openGateway(registry, provider, source)).finalise(body),
    body: {
      completedWaivers: [],
      payments: filterCardPayments(cart),
      terms: [...terms],
      transactionUuid,
      source,
      itemHash,
    },
  };
}

/** What is stored of an attempt until its result is known. */
export function toUnfinishedPayment(
  { provider, request, cart }: Attempt,
  transactionUuid: string,
  isAtBank: boolean,
): UnfinishedPayment {
  const { terms, itemHash } = request;
  return { provider, transactionUuid, cartId: cart.id, itemHash: itemHash ?? null, terms, isAtBank };
}
