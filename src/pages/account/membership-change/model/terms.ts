import { createStore } from 'effector';
import { createLoadedTerms, createTermsBlockers, type TermsDocument } from '@/features/accept-terms';
import { loadDirectDebitTerms } from '@/shared/api';
import { text } from '../texts';

/** The Direct Debit terms beside the bank details. Their code loads with those. */
export const debitTerms = createLoadedTerms({
  $params: createStore({}),
  isAgreementStored: false,
  load: async (_, options): Promise<readonly TermsDocument[]> =>
    [await loadDirectDebitTerms(options)].filter((terms) => terms !== null),
});

export const $debitTermsBlockers = createTermsBlockers(debitTerms, () => text('changeMembership.debitStep'));
