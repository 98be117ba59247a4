import { combine, createStore } from 'effector';
import { createLoadedTerms, type TermsDocument } from '@/features/accept-terms';
import {
  loadAccountTerms,
  loadDirectDebitTerms,
  loadHealthCommitment,
  loadMembershipTerms,
  type Terms,
} from '@/shared/api';
import { text } from '@/shared/messages';
import { $typeId } from './choosing';

// The terms that are read and accepted in the flow.

const listed = (terms: Terms | null): readonly TermsDocument[] => (terms ? [terms] : []);
const $termsParams = $typeId.map((typeId) => (typeId === null ? null : { typeId }));
export const healthTerms = createLoadedTerms({
  $params: $termsParams,
  load: async (params, options) => listed(await loadHealthCommitment(params, options)),
});
export const membershipTerms = createLoadedTerms({
  $params: $termsParams,
  load: async (params, options) => listed(await loadMembershipTerms(params, options)),
});
/** What a new customer agrees to. */
export const accountTerms = createLoadedTerms({
  $params: createStore({}),
  load: async (_, options) => [await loadAccountTerms(options)],
});
export const directDebitTerms = createLoadedTerms({
  $params: createStore({}),
  load: async (_, options) => listed(await loadDirectDebitTerms(options)),
});

type TermsState = '$isAccepted' | '$isLoaded' | '$error' | '$documents';
/** What is left to do about terms: those that have not come yet, or could not be loaded, are not accepted either. */
export const termsBlockers = (
  { $isAccepted, $isLoaded, $error, $documents }: Pick<typeof healthTerms, TermsState>,
  stepOf = ({ title }: TermsDocument) => text('terms.step', { title }),
) =>
  combine($isAccepted, $isLoaded, $error, $documents, (isAccepted, isLoaded, error, documents) => {
    if (!isLoaded) return [text(error === null ? 'terms.stepLoad' : 'terms.stepRetry')];
    return isAccepted ? [] : documents.map(stepOf);
  });
