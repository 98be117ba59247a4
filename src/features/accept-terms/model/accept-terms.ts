import { attach, combine, createEvent, createStore, type Store, sample } from 'effector';
import {
  isSameDocument,
  recallAgreementFx,
  type TermsDocument,
  termsAgreed,
  termsWithdrawn,
} from './visit-terms';

export type { TermsDocument };

type AcceptTermsConfig = {
  /** The documents to accept; an empty list means that there is nothing to accept. */
  $documents: Store<readonly TermsDocument[]>;
  /** Whether the tab stores the agreement for the checkout; the account site stores none. */
  isAgreementStored?: boolean;
};

export type AcceptTerms = ReturnType<typeof createAcceptTerms>;

/**
 * Accepting terms, by ticking them or by reading them to the end in a modal (Requirements J8.1, J8.2). Different documents, or
 * the same ones with a different wording, have to be accepted again.
 */
export function createAcceptTerms({ $documents, isAgreementStored = true }: AcceptTermsConfig) {
  const readClicked = createEvent();
  const endReached = createEvent();
  const agreeClicked = createEvent();
  const cancelClicked = createEvent();
  const ticked = createEvent<boolean>();
  /** The ids of documents accepted earlier in this visit; they count only if exactly these documents are shown. */
  const idsRestored = createEvent<readonly string[]>();
  /** The customer has agreed to all of these documents, word for word, on another page of this visit. */
  const earlierAgreementTaken = createEvent();
  const reset = createEvent();

  const accepted = createEvent();

  const $accepted = createStore<readonly TermsDocument[]>([]);
  const $restoredIds = createStore<readonly string[]>([]);
  const $isOpen = createStore(false);
  const $hasReachedEnd = createStore(false);

  const $ids = $documents.map((documents) => documents.map(({ id }) => id));
  const $hasTerms = $ids.map((ids) => ids.length > 0);
  const $isAccepted = combine($documents, $accepted, $restoredIds, (documents, accepted, restoredIds) =>
    documents.every((document) => restoredIds.includes(document.id) || includesDocument(accepted, document)),
  );
  const $acceptedIds = combine($accepted, $restoredIds, (accepted, restoredIds) => [
    ...new Set([...restoredIds, ...accepted.map(({ id }) => id)]),
  ]);
  const $canAgree = combine(
    { hasReachedEnd: $hasReachedEnd, isAccepted: $isAccepted, hasTerms: $hasTerms },
    ({ hasReachedEnd, isAccepted, hasTerms }) => hasTerms && (hasReachedEnd || isAccepted),
  );

  // The modal opens at the top and closes on either button.
  $isOpen.on(readClicked, () => true).reset(accepted, cancelClicked, reset);
  $hasReachedEnd.on(endReached, () => true).reset(readClicked, reset);

  // I Agree counts only once the end has been reached; a tick next to the terms counts at once.
  sample({ clock: agreeClicked, filter: $canAgree, target: accepted });
  const recallFx = attach({ effect: recallAgreementFx });
  sample({ clock: earlierAgreementTaken, source: $documents, target: recallFx });
  const agreementGiven = sample({ clock: [accepted, ticked.filter({ fn: Boolean })], source: $documents });
  sample({ clock: agreementGiven, target: $accepted });
  if (isAgreementStored) sample({ clock: agreementGiven, target: termsAgreed });
  const agreementWithdrawn = sample({
    clock: ticked,
    source: $documents,
    filter: (_, isTicked) => !isTicked,
    fn: (documents) => documents,
  });
  sample({ clock: agreementWithdrawn, target: termsWithdrawn });
  sample({
    clock: recallFx.doneData,
    source: $documents,
    filter: (documents, recalledDocuments) => documents === recalledDocuments,
    fn: (documents) => documents,
    target: $accepted,
  });
  $accepted.reset(agreementWithdrawn, idsRestored, reset);
  $restoredIds.on(idsRestored, (_, ids) => ids).reset(agreementGiven, agreementWithdrawn, reset);

  return {
    readClicked,
    endReached,
    agreeClicked,
    cancelClicked,
    ticked,
    restored: idsRestored,
    earlierAgreementTaken,
    reset,
    accepted,
    $documents,
    $ids,
    $hasTerms,
    $acceptedIds,
    $isAccepted,
    $isOpen,
    $canAgree,
  };
}

function includesDocument(documents: readonly TermsDocument[], document: TermsDocument): boolean {
  return documents.some((candidate) => isSameDocument(candidate, document));
}
