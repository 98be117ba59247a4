import type { CardIntent, CardProvider } from '../../domain/card-provider.ts';
import type { PaymentBook } from './payment-book.ts';
import type { IntentRecord } from './records.ts';

function toCardIntent(intent: IntentRecord): CardIntent {
  const { id, clientSecret, status, amount, currency, reference, lastError } = intent;
  return {
    id,
    clientSecret,
    status,
    amount,
    currency,
    reference,
    lastError: lastError && { code: lastError.code ?? lastError.type, message: lastError.message },
  };
}

/** The operator's side of the simulator: what a server would call with its secret key. */
export function createSimulatedCardProvider(book: PaymentBook): CardProvider {
  return {
    createIntent: async (request) => toCardIntent(await book.create(request)),
    retrieveIntent: async (id) => toCardIntent(await book.retrieve(id)),
    capture: async (id) => toCardIntent(await book.capture(id)),
    cancel: async (id) => toCardIntent(await book.cancel(id)),
  };
}
