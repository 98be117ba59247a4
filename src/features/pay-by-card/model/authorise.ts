import { createEffect, createEvent, scopeBind } from 'effector';
import { isCertainRefusal, isRateLimited, type UnfinishedPayment } from '@/entities/payment';
import { toUnexpectedFailure } from '@/shared/api';
import type { Authorisation, CardToPayWith } from '../gateways/gateway';
import { readBrowserDetails } from '../lib/authorise-request';
import { type Attempt, toUnfinishedPayment } from './completion';

/** An attempt with its card; a saved card's security code is read when it is needed. */
export type CardAttempt = Attempt & { readonly card: CardToPayWith };

/** Passes an attempt to its provider's gateway; a failure that leaves the result unknown becomes `transaction_unknown`. */
export function createAuthorise() {
  /** The transaction exists without a result; it is found again if this page is closed. */
  const transactionCreated = createEvent<UnfinishedPayment>();
  const authoriseFx = createEffect(
    async ({ gateway, request, card, ...attempt }: CardAttempt): Promise<Authorisation> => {
      const reportTransaction = scopeBind(transactionCreated, { safe: true });
      const onTransactionCreated = (id: string) =>
        reportTransaction(toUnfinishedPayment({ ...attempt, gateway, request }, id, false));
      try {
        return await gateway.authorise({ ...request, ...readBrowserDetails() }, card, onTransactionCreated);
      } catch (cause) {
        const failure = toUnexpectedFailure(cause);
        if (isCertainRefusal(failure) || isRateLimited(failure)) throw failure;
        return { kind: 'transaction_unknown' };
      }
    },
  );

  return { authoriseFx, transactionCreated };
}
