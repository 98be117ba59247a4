import type { CardIntent } from '../card-provider.ts';
import type { Authorisation, CardProviderSettings, TransactionStatus } from '../types.ts';

/** What the provider's word for a payment means for the operator. */
export function statusOf({ status, lastError, challenge }: CardIntent): TransactionStatus {
  switch (status) {
    case 'requires_capture':
    case 'succeeded':
      return 'authorised';
    case 'processing':
      return 'processing';
    case 'canceled':
      return 'cancelled';
    case 'requires_payment_method':
      // A declined card leaves the intent open for another one.
      return lastError === null ? 'pending' : 'failed';
    case 'requires_action':
      return challenge === null ? 'pending' : 'sca_required';
    case 'requires_confirmation':
      return 'pending';
  }
}

/** What the browser is to do next with a payment. */
export function toAuthorisation(
  transactionUuid: string,
  intent: CardIntent,
  { chargedBy }: Pick<CardProviderSettings, 'chargedBy'>,
): Authorisation {
  const { challenge, lastError } = intent;
  // A browser that confirms by itself offers the same intent its next card: a refusal of the last one is no news.
  const isOpen = chargedBy === 'browser' && intent.status === 'requires_payment_method';
  return {
    transactionUuid,
    transactionStatus: isOpen ? 'pending' : statusOf(intent),
    amount: intent.amount,
    clientSecret: intent.clientSecret,
    scaUrl: challenge?.url ?? null,
    scaMethod: challenge?.method ?? null,
    scaData: challenge?.fields ?? null,
    returnUrl: null,
    error: isOpen || lastError === null ? null : { ...lastError, details: null },
  };
}
