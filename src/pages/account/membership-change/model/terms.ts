import { combine, createStore } from 'effector';
import { createLoadedTerms, type TermsDocument, termsText } from '@/features/accept-terms';
import { loadDirectDebitTerms } from '@/shared/api';
import { text } from '../texts';

/** The terms of the membership itself are read once, at the checkout. Source: Spec, joining §5. */
export const debitTerms = createLoadedTerms({
  $params: createStore({}),
  load: async (_, options): Promise<readonly TermsDocument[]> =>
    [await loadDirectDebitTerms(options)].filter((terms) => terms !== null),
});

/** What is left to do about terms: those that have not come are not accepted either. */
export const $debitBlockers = combine(
  debitTerms.$isAccepted,
  debitTerms.$isLoaded,
  debitTerms.$error,
  debitTerms.$documents,
  (isAccepted, isLoaded, error, documents): readonly string[] => {
    if (!isLoaded) return [termsText(error === null ? 'terms.stepLoad' : 'terms.stepRetry')];
    return isAccepted || documents.length === 0 ? [] : [text('changeMembership.debitStep')];
  },
);
