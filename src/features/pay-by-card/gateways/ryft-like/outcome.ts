import { isWebAddress } from '@/shared/sca-frame';
import { text as cardText } from '../../texts';
import type { Authorisation } from '../gateway';
import type { RyftSdk, RyftSession } from './sdk';
import { text } from './texts';

/**
 * What a session means after an attempt (Requirement P2.12). A decline leaves it in `PendingPayment` with the
 * reason in `lastError`, and the same session may be tried again. What is not decided is asked of the server, and its no is
 * told in the words of the status. A bank that is to be visited is shown by our own page, which may hold any bank's: the
 * checkout's policy names none.
 */
export function authorisationOf(
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
