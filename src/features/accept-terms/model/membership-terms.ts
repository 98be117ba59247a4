import { attach, combine, createEvent, type Store, sample } from 'effector';
import { loadHealthCommitment, loadMembershipTerms, type Terms } from '@/shared/api';
import { createLoadedTerms } from './loaded-terms';
import { createTermsBlockers } from './terms-blockers';
import { keepAgreementFx } from './visit-terms';

const toList = (terms: Terms | null) => (terms ? [terms] : []);

/** The health commitment and the terms of a membership, ticked one by one. Requirement J6.15. */
export function createMembershipTerms({ $typeId }: { $typeId: Store<string | null> }) {
  const opened = createEvent();
  const reset = createEvent();
  /** The membership is in the basket; its checkout, on another sub-site, does not ask for agreement again. */
  const carried = createEvent();
  const $params = $typeId.map((typeId) => (typeId === null ? null : { typeId }));
  const health = createLoadedTerms({
    $params,
    isKept: false,
    load: async (params, options) => toList(await loadHealthCommitment(params, options)),
  });
  const membership = createLoadedTerms({
    $params,
    isKept: false,
    load: async (params, options) => toList(await loadMembershipTerms(params, options)),
  });
  const $documents = combine(health.$documents, membership.$documents, (first, second) => [
    ...first,
    ...second,
  ]);
  const $isLoaded = combine(health.$isLoaded, membership.$isLoaded, (first, second) => first && second);

  sample({ clock: opened, target: [health.opened, membership.opened] });
  sample({ clock: reset, target: [health.reset, membership.reset] });
  sample({ clock: carried, source: $documents, target: attach({ effect: keepAgreementFx }) });

  return {
    opened,
    reset,
    carried,
    health,
    membership,
    /** Whether the operator has no documents to accept. */
    $isNone: combine($isLoaded, $documents, (isLoaded, documents) => isLoaded && documents.length === 0),
    $blockers: combine(createTermsBlockers(health), createTermsBlockers(membership), (first, second) => [
      ...new Set([...first, ...second]),
    ]),
  };
}

export type MembershipTerms = ReturnType<typeof createMembershipTerms>;
