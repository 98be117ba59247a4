import { isWebAddress } from '@/shared/sca-frame';
import { text as cardText } from '../../texts';
import type { Authorisation } from '../gateway';
import type { RyftSdk, RyftSession } from './sdk';
import { text } from './texts';

/**
 * Interprets a session after an attempt (Requirement P2.12). A decline leaves it in `PendingPayment` with the reason in
 * `lastError`, and the session can be tried again. An undecided payment is checked with the server, whose refusal is shown with
 * the text for the status. A bank's page is opened by our own page, which can contain any bank's, because the checkout's security
 * policy lists none.
 */
export function toAuthorisation(
  session: RyftSession | null,
  transactionUuid: string,
  { getUserFacingErrorMessage }: Pick<RyftSdk, 'getUserFacingErrorMessage'>,
): Authorisation {
  const { status, lastError, requiredAction } = session ?? {};
  if (typeof status !== 'string')
    return { kind: 'result_unknown', transactionUuid, refusalMessage: cardText('payment.failed') };
  if (status === 'Approved' || status === 'Captured') return { kind: 'authorised', transactionUuid };
  if (lastError) {
    return { kind: 'declined', message: getUserFacingErrorMessage(lastError) || cardText('payment.failed') };
  }
  switch (status) {
    case 'Declined':
      return { kind: 'declined', message: text('payment.status.declined') };
    case 'Failed':
      return { kind: 'declined', message: text('payment.status.failed') };
    case 'PendingAction':
      if (requiredAction?.type === 'Redirect' && requiredAction.url && isWebAddress(requiredAction.url)) {
        const form = { url: requiredAction.url, method: 'GET', fields: {} } as const;
        return { kind: 'challenge', transactionUuid, form };
      }
      return {
        kind: 'result_unknown',
        transactionUuid,
        statusMessage: cardText('payment.status.pendingAction'),
      };
    case 'PendingPayment':
      return {
        kind: 'result_unknown',
        transactionUuid,
        statusMessage: text('payment.status.pendingPayment'),
      };
    default:
      return {
        kind: 'result_unknown',
        transactionUuid,
        statusMessage: cardText('payment.status.other', { status }),
      };
  }
}
