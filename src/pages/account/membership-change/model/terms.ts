import { combine, createStore, type Store, sample } from 'effector';
import { createLoadedTerms, type TermsDocument, termsText } from '@/features/accept-terms';
import { loadDirectDebitTerms, loadHealthCommitment, loadMembershipTerms, type Terms } from '@/shared/api';
import { text } from '../texts';
import { $typeId, chooser } from './change';

const listed = (terms: Terms | null): readonly TermsDocument[] => (terms ? [terms] : []);
const $params = $typeId.map((typeId) => (typeId === null ? null : { typeId }));

export const healthTerms = createLoadedTerms({
  $params,
  load: async (params, options) => listed(await loadHealthCommitment(params, options)),
});
export const membershipTerms = createLoadedTerms({
  $params,
  load: async (params, options) => listed(await loadMembershipTerms(params, options)),
});
export const debitTerms = createLoadedTerms({
  $params: createStore({}),
  load: async (_, options) => listed(await loadDirectDebitTerms(options)),
});

type TermsState = Pick<typeof healthTerms, '$isAccepted' | '$isLoaded' | '$error' | '$documents'>;

/** What is left to do about terms: those that have not come are not accepted either. */
function blockersOf(
  { $isAccepted, $isLoaded, $error, $documents }: TermsState,
  stepOf: (document: TermsDocument) => string,
): Store<readonly string[]> {
  return combine($isAccepted, $isLoaded, $error, $documents, (isAccepted, isLoaded, error, documents) => {
    if (!isLoaded) return [termsText(error === null ? 'terms.stepLoad' : 'terms.stepRetry')];
    return isAccepted ? [] : documents.map(stepOf);
  });
}

const acceptStep = ({ title }: TermsDocument) => text('changeMembership.acceptStep', { title });
export const $termsBlockers = combine(
  blockersOf(healthTerms, acceptStep),
  blockersOf(membershipTerms, acceptStep),
  (health, membership) => [...new Set([...health, ...membership])],
);
export const $debitBlockers = blockersOf(debitTerms, () => text('changeMembership.debitStep'));

sample({ clock: chooser.chosen, fn: () => undefined, target: [healthTerms.opened, membershipTerms.opened] });
