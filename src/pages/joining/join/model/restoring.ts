import { combine, createEvent, createStore, merge, sample } from 'effector';
import { DEFAULT_PAYMENT_TYPE } from '@/entities/membership';
import { loadHomeVenueFx } from '@/entities/venue';
import { type ApiFailure, describeFailure, isNotFound } from '@/shared/api';
import { connectionRestored } from '@/shared/connection';
import { isPresent } from '@/shared/lib';
import { navigated, paths } from '@/shared/routes';
import {
  answersDropped,
  healthTerms,
  membershipChooser,
  membershipTerms,
  progress,
  promo,
  questions,
  review,
  selection,
} from './features';
import { $isFlowOpen } from './home';
import { addressUnknown, membershipSelected } from './selection-events';
import { selectionLost, unknownCentreFound } from './selection-notice';
import { submission } from './sending';
import { $hasUnsentAnswers, questionsRecalled } from './tab-memory/stored-answers';
import { selectionResumed } from './tab-memory/suspended-selection';
import { text } from './texts';

// Restores a stored selection, as far as its choices still exist.

sample({
  clock: selection.restored,
  filter: ({ storedSelection }) => storedSelection.paymentType !== null,
  fn: ({ storedSelection }) => storedSelection.paymentType ?? DEFAULT_PAYMENT_TYPE,
  target: membershipChooser.paymentTypeChosen,
});
const selectionDetailsRestored = merge([
  selection.restored.map(({ storedSelection }) => storedSelection),
  selectionResumed,
]);
sample({
  clock: selectionDetailsRestored.map(({ startDate }) => startDate),
  filter: isPresent,
  target: review.startDateRestored,
});
sample({
  clock: selectionDetailsRestored.map(({ billingDay }) => billingDay),
  filter: isPresent,
  target: review.billingDayChosen,
});

sample({
  clock: selectionDetailsRestored.map(({ acceptedTerms }) => acceptedTerms),
  target: [healthTerms.restored, membershipTerms.restored],
});

// A stored promo code may have expired: it is validated again once the costs are requested.
const $pendingPromoCode = createStore<string | null>(null)
  .on(selectionDetailsRestored, (_, { promoCode }) => promoCode)
  .reset(promo.restored, promo.addClicked, answersDropped, selection.membershipChosen);
/** The promo code to store for the next reload. */
export const $codeToStore = combine(
  promo.$activeCode,
  $pendingPromoCode,
  (activeCode, pendingCode) => activeCode ?? pendingCode,
);
sample({ clock: review.loadCostsFx, source: $pendingPromoCode, filter: isPresent, target: promo.restored });

// A rejected code changes the price, so the dates-and-costs section reopens, unless the cart is saved.
const $isRevalidatingPromoCode = createStore(false)
  .on(promo.restored, () => true)
  .reset(promo.applied, promo.codeChanged, promo.removeClicked, promo.reset);
export const storedPromoCodeRejected = sample({
  clock: promo.rejected,
  source: combine(
    $isRevalidatingPromoCode,
    progress.$progress,
    (isRevalidating, { isSent }) => isRevalidating && !isSent,
  ),
  filter: (isUnsentRevalidation) => isUnsentRevalidation,
});

// Completed questions stay completed if their stored answers are still valid: they are checked as on Continue.
const $shouldRevalidateAnswers = createStore(false)
  .on(selection.restored, (_, { storedSelection }) => !storedSelection.isSent)
  .reset(
    questions.submitted,
    questions.valuesChanged,
    selection.membershipChosen,
    selection.selectionCleared,
  );
sample({
  clock: questionsRecalled,
  source: { shouldRevalidate: $shouldRevalidateAnswers, progress: progress.$progress },
  filter: ({ shouldRevalidate, progress }) => shouldRevalidate && progress.edited.includes('questions'),
  fn: (_, values) => values,
  target: questions.submitted,
});

// A customer who logs in again continues where the session ended.
export const customerResumed = sample({
  clock: selectionResumed,
  source: progress.$progress,
  filter: (progress, { edited }) => edited.includes('details') && !progress.edited.includes('details'),
  fn: (_, { edited }) => edited,
});
$shouldRevalidateAnswers.on(customerResumed, () => true);
sample({
  clock: customerResumed,
  source: { definition: questions.$definition, values: questions.$values },
  filter: ({ definition }, edited) => definition !== null && edited.includes('questions'),
  fn: ({ values }) => values,
  target: questions.submitted,
});

// A saved cart holds no bank details, so the customer enters them again on edit.
export const $isFromSavedCart = createStore(false)
  .on(selection.restored, (_, { storedSelection }) => storedSelection.isSent)
  .on(
    progress.flowEventReceived,
    (isFromSavedCart, { kind }) => isFromSavedCart && kind !== 'savedCartEditRequested',
  )
  .reset(selection.membershipChosen, selection.venueChosen, selection.selectionCleared, submission.sent);

// The membership may have been saved without its answers: the questions open again, and both are sent together.
export const unsentAnswersFound = sample({
  clock: combine(
    $hasUnsentAnswers,
    progress.$progress,
    selection.$membership,
    (hasUnsentAnswers, { isSent }, membership) => hasUnsentAnswers && isSent && membership !== null,
  ),
  filter: (hasUnsentAnswers) => hasUnsentAnswers,
});

// Reports a URL whose membership or centre does not exist; another one can be chosen.
sample({
  clock: selection.notFound,
  fn: () => ({ content: text('membership.notFound'), reason: null }),
  target: selectionLost,
});
const centreNotFound = sample({
  clock: loadHomeVenueFx.failData,
  source: $isFlowOpen,
  filter: (isOpen, failure) => isOpen && isUnknownCentre(failure),
});
sample({ clock: centreNotFound, fn: () => text('centre.notFound'), target: unknownCentreFound });
sample({ clock: centreNotFound, target: selection.selectionCleared });
sample({ clock: centreNotFound, fn: () => ({ to: paths.home(), replace: true }), target: navigated });

sample({
  clock: [selection.notFound.map(() => 'membership' as const), centreNotFound.map(() => 'centre' as const)],
  target: addressUnknown,
});
sample({
  clock: [
    selection.membershipChosen,
    selection.restored.filterMap(({ membership }) => membership ?? undefined),
  ],
  target: membershipSelected,
});

// A centre that failed to load can be requested again; the URL stays.
export const centreRetryClicked = createEvent();
type CentreLoadFailure = { readonly slug: string; readonly reason: string };
const $centreLoadFailure = createStore<CentreLoadFailure | null>(null)
  .on(loadHomeVenueFx.fail, (_, { params: slug, error }) =>
    isUnknownCentre(error) ? null : { slug, reason: describeFailure(error) },
  )
  .reset(loadHomeVenueFx, selection.selectionCleared);
/** The customer's message when the centre failed to load. */
export const $centreLoadError = $centreLoadFailure.map((loadFailure) => loadFailure?.reason ?? null);
sample({ clock: connectionRestored, target: centreRetryClicked });
const failedCentreSlug = sample({
  clock: centreRetryClicked,
  source: $centreLoadFailure,
  fn: (loadFailure) => loadFailure?.slug ?? null,
});
sample({ clock: failedCentreSlug, filter: isPresent, target: loadHomeVenueFx });

function isUnknownCentre(failure: ApiFailure): boolean {
  return failure.kind === 'validation' || isNotFound(failure);
}
