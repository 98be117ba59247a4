import { combine, createEvent, createStore, type Store, sample } from 'effector';

/** One document of the operator's terms; `html` is shown through SafeHtml only. */
export type TermsDocument = { readonly id: string; readonly title: string; readonly html: string };

type Config = {
  /** The documents to accept; an empty list means that there is nothing to accept. */
  $documents: Store<readonly TermsDocument[]>;
};

export type AcceptTerms = ReturnType<typeof createAcceptTerms>;

/**
 * Accepting terms, by ticking them or by reading them to the end in a modal (Spec, joining §4 "Terms modal").
 * Other documents than those accepted have to be accepted again.
 */
export function createAcceptTerms({ $documents }: Config) {
  const readClicked = createEvent();
  const endReached = createEvent();
  const agreeClicked = createEvent();
  const cancelClicked = createEvent();
  const ticked = createEvent<boolean>();
  /** What was accepted earlier in this visit, by ids; it counts for the very same documents only. */
  const restored = createEvent<readonly string[]>();
  const reset = createEvent();

  const accepted = createEvent();

  const $accepted = createStore<readonly string[]>([]);
  const $isOpen = createStore(false);
  const $hasReachedEnd = createStore(false);

  const $ids = $documents.map((documents) => documents.map(({ id }) => id));
  const $hasTerms = $ids.map((ids) => ids.length > 0);
  const $isAccepted = combine($ids, $accepted, (ids, done) => ids.every((id) => done.includes(id)));
  const $canAgree = combine(
    { hasReachedEnd: $hasReachedEnd, isAccepted: $isAccepted, hasTerms: $hasTerms },
    ({ hasReachedEnd, isAccepted, hasTerms }) => hasTerms && (hasReachedEnd || isAccepted),
  );

  // The modal opens at the top and closes on either button.
  $isOpen.on(readClicked, () => true).reset(accepted, cancelClicked, reset);
  $hasReachedEnd.on(endReached, () => true).reset(readClicked, reset);

  // I Agree counts only once the end was reached; a tick beside the terms counts at once.
  sample({ clock: agreeClicked, filter: $canAgree, target: accepted });
  sample({ clock: accepted, source: $ids, target: $accepted });
  sample({ clock: ticked, source: $ids, fn: (ids, isTicked) => (isTicked ? ids : []), target: $accepted });
  $accepted.on(restored, (_, ids) => ids).reset(reset);

  return {
    readClicked,
    endReached,
    agreeClicked,
    cancelClicked,
    ticked,
    restored,
    reset,
    accepted,
    $documents,
    $ids,
    $hasTerms,
    $acceptedIds: $accepted,
    $isAccepted,
    $isOpen,
    $canAgree,
  };
}
