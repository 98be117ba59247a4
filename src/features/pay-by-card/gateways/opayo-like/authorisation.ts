import type { authorisePayment } from '@/shared/api';
import { text as cardText } from '../../texts';
import type { Authorisation } from '../gateway';
import { interpretWithoutTransaction } from '../without-transaction';
import { findErrorText, TIMED_OUT_CODE } from './errors';
import { text } from './texts';

type AuthoriseResponse = Awaited<ReturnType<typeof authorisePayment>>;

/** Interprets our server's response; `sca_data` is posted to `sca_url` unchanged, whatever its fields are called. */
export function toAuthorisation(answer: AuthoriseResponse): Authorisation {
  const { transactionUuid, transactionStatus, error, scaUrl, scaMethod, scaData } = answer;
  // "A payment is declined when transactionStatus is failed or an error is present" (Requirement P4.1).
  if (error !== null || transactionStatus === 'failed') {
    if (error?.code === TIMED_OUT_CODE) return interpretTimeOut(transactionUuid);
    const message = findErrorText(error?.code ?? '') ?? error?.message ?? cardText('payment.wasDeclined');
    return { kind: 'declined', message };
  }
  if (transactionUuid === null) return interpretWithoutTransaction(transactionStatus);
  if (transactionStatus === 'authorised') return { kind: 'authorised', transactionUuid };
  if (transactionStatus !== 'sca_required') return { kind: 'result_unknown', transactionUuid };
  if (!scaUrl) {
    return { kind: 'result_unknown', transactionUuid, refusalMessage: text('opayo.authentication') };
  }
  return {
    kind: 'challenge',
    transactionUuid,
    form: { url: scaUrl, method: scaMethod ?? 'POST', fields: { ...scaData } },
    refusalMessage: text('opayo.notCompleted'),
    findTextOfCode: findErrorText,
  };
}

/** Whether money is held has to be checked: with the server if the transaction is known, otherwise with the cart. */
function interpretTimeOut(transactionUuid: string | null): Authorisation {
  const message = text('opayo.code.timedOut');
  return transactionUuid === null
    ? { kind: 'transaction_unknown', noOrderMessage: message }
    : { kind: 'result_unknown', transactionUuid, statusMessage: message };
}
