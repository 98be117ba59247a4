import type { Authorisation, CardProviderSettings, TransactionStatus } from '../../common/types.ts';
import type { CardIntent } from '../card-provider.ts';

/** Maps the provider's status of a payment to the operator's. */
export function toTransactionStatus({ status, lastError, challenge }: CardIntent): TransactionStatus {
  switch (status) {
    case 'requires_capture':
    case 'succeeded':
      return 'authorised';
    case 'processing':
      return 'processing';
    case 'canceled':
      return 'cancelled';
    case 'requires_payment_method':
      // A declined card leaves the intent open for another card.
      return lastError === null ? 'pending' : 'failed';
    case 'requires_action':
      return challenge === null ? 'pending' : 'sca_required';
    case 'requires_confirmation':
      return 'pending';
  }
}

/** The browser's next step in a payment. */
export function toAuthorisation(
  transactionUuid: string,
  intent: CardIntent,
  { chargedBy }: Pick<CardProviderSettings, 'chargedBy'>,
): Authorisation {
  const { challenge, lastError } = intent;
  // A browser that confirms payments itself can try another card with the same intent, so a decline is not reported.
  const canTryAgain = chargedBy === 'browser' && intent.status === 'requires_payment_method';
  return {
    transactionUuid,
    transactionStatus: canTryAgain ? 'pending' : toTransactionStatus(intent),
    amount: intent.amount,
    clientSecret: intent.clientSecret,
    scaUrl: challenge?.url ?? null,
    scaMethod: challenge?.method ?? null,
    scaData: challenge?.fields ?? null,
    returnUrl: null,
    error: canTryAgain || lastError === null ? null : { ...lastError, details: null },
  };
}
