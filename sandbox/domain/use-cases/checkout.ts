import type { Store } from '../../store/store.ts';
import type { CardProvider } from '../card-provider.ts';
import type {
  Authorisation,
  CardProviderSettings,
  Completion,
  PaymentLine,
  Preparation,
  Session,
} from '../types.ts';

/** GET checkout/prepare. 422 when the cart is empty or holds nothing to pay. */
export async function prepare(
  _store: Store,
  _settings: CardProviderSettings,
  _session: Session,
): Promise<Preparation> {
  throw new Error('not built yet');
}

/** What the customer agreed to and how the money is split; `itemHash` is that of the cart that was shown. */
export interface PaymentRequest {
  source: string;
  /** null: the caller does not say, so it is not compared. */
  itemHash: string | null;
  /** Ids of the accepted terms. */
  terms: string[];
  completedWaivers: string[];
  payments: PaymentLine[];
  /** One attempt to pay, named by the caller: asking again with it gives the same answer and never pays twice. */
  attemptId: string | null;
}

export interface BillingDetails {
  firstName: string;
  lastName: string;
  addressLineOne: string;
  addressLineTwo: string | null;
  city: string;
  postcode: string;
}

/** POST checkout/authorise: makes the provider's intent, or gives back the one this cart already has. */
export async function authorise(
  _store: Store,
  _cards: CardProvider,
  _session: Session,
  _input: PaymentRequest & { sessionKey: string; billing: BillingDetails | null },
): Promise<Authorisation> {
  throw new Error('not built yet');
}
/** POST checkout/complete: asks the provider, captures once, makes the order once; the same transaction gives the same order. */
export async function complete(
  _store: Store,
  _cards: CardProvider,
  _session: Session,
  _input: { transactionUuid: string; source: string; itemHash?: string | undefined },
): Promise<Completion> {
  throw new Error('not built yet');
}
/** POST checkout/free: an order that costs nothing. */
export async function completeFree(
  _store: Store,
  _session: Session,
  _input: Omit<PaymentRequest, 'payments'> & { termsAccepted: boolean },
): Promise<Completion> {
  throw new Error('not built yet');
}
/** POST checkout/session/prepare {source}. */
export async function sessionPrepare(
  _store: Store,
  _cards: CardProvider,
  _settings: CardProviderSettings,
  _session: Session,
  _source: string,
): Promise<Preparation & { paymentSessionId: string; clientSecret: string }> {
  throw new Error('not built yet');
}
/** POST checkout/session/payment. */
export async function sessionPayment(
  _store: Store,
  _cards: CardProvider,
  _session: Session,
  _input: PaymentRequest & { paymentSessionId: string },
): Promise<{ transactionUuid: string; amount: number }> {
  throw new Error('not built yet');
}
/** POST payment-providers/sca-completion/{transactionId}: what the provider says, never what the browser says. */
export async function scaCompletion(
  _store: Store,
  _cards: CardProvider,
  _session: Session,
  _input: { transactionId: string; scaResult: string | null },
): Promise<{ transactionId: string; status: 'authorised' | 'failed' | 'pending' }> {
  throw new Error('not built yet');
}
