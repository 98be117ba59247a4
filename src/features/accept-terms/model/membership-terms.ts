import { attach, combine, createEvent, type Store, sample } from 'effector';
import { loadHealthCommitment, loadMembershipTerms, type Terms } from '@/shared/api';
import { createLoadedTerms } from './loaded-terms';
import { createTermsBlockers } from './terms-blockers';
import { keepAgreementFx } from './visit-terms';

const listTerms = (terms: Terms | null) => (terms ? [terms] : []);

/** The health commitment and the terms of a membership, ticked one by one. Requirement J6.15. */
export function createMembershipTerms({ $typeId }: { $typeId: Store<string | null> }) {
  const opened = createEvent();
  const reset = createEvent();
  /** The membership is in the basket; its checkout, on another sub-site, does not ask for agreement again. */
  const addedToBasket = createEvent();
  const $params = $typeId.map((typeId) => (typeId === null ? null : { typeId }));
  const healthTerms = createLoadedTerms({
    $params,
    isAgreementStored: false,
    load: async (params, options) => listTerms(await loadHealthCommitment(params, options)),
  });
  const membershipTerms = createLoadedTerms({
    $params,
    isAgreementStored: false,
    load: async (params, options) => listTerms(await loadMembershipTerms(params, options)),
  });
  const $documents = combine(healthTerms.$documents, membershipTerms.$documents, (first, second) => [
    ...first,
    ...second,
  ]);
  const $isLoaded = combine(
    healthTerms.$isLoaded,
    membershipTerms.$isLoaded,
    (first, second) => first && second,
  );

  sample({ clock: opened, target: [healthTerms.opened, membershipTerms.opened] });
  sample({ clock: reset, target: [healthTerms.reset, membershipTerms.reset] });
  sample({ clock: addedToBasket, source: $documents, target: attach({ effect: keepAgreementFx }) });

  return {
    opened,
    reset,
    addedToBasket,
    health: healthTerms,
    membership: membershipTerms,
    /** Whether the operator has no documents to accept. */
    $hasNoTerms: combine($isLoaded, $documents, (isLoaded, documents) => isLoaded && documents.length === 0),
    $blockers: combine(
      createTermsBlockers(healthTerms),
      createTermsBlockers(membershipTerms),
      (first, second) => [...new Set([...first, ...second])],
    ),
  };
}

export type MembershipTerms = ReturnType<typeof createMembershipTerms>;
