import { combine, createEvent, createStore, merge, sample } from 'effector';
import { DEFAULT_PAYMENT_TYPE } from '@/entities/membership';
import { loadHomeVenueFx } from '@/entities/venue';
import { type ApiFailure, failureText } from '@/shared/api';
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
import { centreLost, selectionLost } from './selection-notice';
import { submission } from './sending';
import { $areUnsent, questionsRecalled } from './tab-memory/stored-answers';
import { selectionResumed } from './tab-memory/suspended-selection';
import { text } from './texts';

// Restores a stored selection, as far as its choices still exist.

sample({
  clock: selection.restored,
  filter: ({ stored }) => stored.paymentType !== null,
  fn: ({ stored }) => stored.paymentType ?? DEFAULT_PAYMENT_TYPE,
  target: membershipChooser.paymentTypeChosen,
});
const restoredDates = merge([selection.restored.map(({ stored }) => stored), selectionResumed]);
sample({
  clock: restoredDates.map(({ startDate }) => startDate),
  filter: isPresent,
  target: review.startDateRestored,
});
sample({
  clock: restoredDates.map(({ billingDay }) => billingDay),
  filter: isPresent,
  target: review.billingDayChosen,
});

sample({
  clock: restoredDates.map(({ acceptedTerms }) => acceptedTerms),
  target: [healthTerms.restored, membershipTerms.restored],
});

// A stored promo code may have expired: it is validated again once the costs are requested.
const $waitingCode = createStore<string | null>(null)
  .on(restoredDates, (_, { promoCode }) => promoCode)
  .reset(promo.restored, promo.addClicked, answersDropped, selection.membershipChosen);
/** The promo code to store for the next reload. */
export const $codeToStore = combine(promo.$activeCode, $waitingCode, (code, waiting) => code ?? waiting);
sample({ clock: review.loadCostsFx, source: $waitingCode, filter: isPresent, target: promo.restored });

// Without the code the price differs, so the customer reviews the dates again. A saved cart keeps its price.
const $isRecalling = createStore(false)
  .on(promo.restored, () => true)
  .reset(promo.applied, promo.codeChanged, promo.removeClicked, promo.reset);
export const storedPromoCodeRejected = sample({
  clock: promo.rejected,
  source: combine($isRecalling, progress.$progress, (isRecalling, { isSent }) => isRecalling && !isSent),
  filter: (isLost) => isLost,
  fn: () => undefined,
});

// Completed questions stay completed if their stored answers are still valid: they are checked as on Continue.
const $recheck = createStore(false)
  .on(selection.restored, (_, { stored }) => !stored.isSent)
  .reset(questions.submitted, questions.valuesChanged, selection.membershipChosen, selection.cleared);
sample({
  clock: questionsRecalled,
  source: { isWanted: $recheck, now: progress.$progress },
  filter: ({ isWanted, now }) => isWanted && now.edited.includes('questions'),
  fn: (_, values) => values,
  target: questions.submitted,
});

// A customer who logs in again continues where the session ended.
export const customerResumed = sample({
  clock: selectionResumed,
  source: progress.$progress,
  filter: (now, { edited }) => edited.includes('details') && !now.edited.includes('details'),
  fn: (_, { edited }) => edited,
});
$recheck.on(customerResumed, () => true);
sample({
  clock: customerResumed,
  source: { definition: questions.$definition, values: questions.$values },
  filter: ({ definition }, edited) => definition !== null && edited.includes('questions'),
  fn: ({ values }) => values,
  target: questions.submitted,
});

// A saved cart holds no bank account: a customer who edits it enters it again.
export const $isFromSaved = createStore(false)
  .on(selection.restored, (_, { stored }) => stored.isSent)
  .on(progress.happened, (isFromSaved, { kind }) => isFromSaved && kind !== 'savedCartEditRequested')
  .reset(selection.membershipChosen, selection.venueChosen, selection.cleared, submission.sent);

// The membership may have been saved without its answers: the questions open again, and both are sent together.
export const unsentAnswersFound = sample({
  clock: combine(
    $areUnsent,
    progress.$progress,
    selection.$membership,
    (areUnsent, { isSent }, membership) => areUnsent && isSent && membership !== null,
  ),
  filter: (isHalfSent) => isHalfSent,
  fn: () => undefined,
});

// Reports an address whose membership or centre does not exist; another one can be chosen.
sample({
  clock: selection.notFound,
  fn: () => ({ content: text('membership.notFound'), reason: null }),
  target: selectionLost,
});
const centreUnknown = sample({
  clock: loadHomeVenueFx.failData,
  source: $isFlowOpen,
  filter: (isOpen, failure) => isOpen && isUnknown(failure),
  fn: () => undefined,
});
sample({ clock: centreUnknown, fn: () => text('centre.notFound'), target: centreLost });
sample({ clock: centreUnknown, target: selection.cleared });
sample({ clock: centreUnknown, fn: () => ({ to: paths.home(), replace: true }), target: navigated });

// A centre that could not be loaded can be requested again; the address stays.
export const centreRetryClicked = createEvent();
type LostCentre = { readonly slug: string; readonly reason: string };
const $lost = createStore<LostCentre | null>(null)
  .on(loadHomeVenueFx.fail, (_, { params: slug, error }) =>
    isUnknown(error) ? null : { slug, reason: failureText(error) },
  )
  .reset(loadHomeVenueFx, selection.cleared);
/** The customer's message when the centre could not be loaded. */
export const $centreLost = $lost.map((lost) => lost?.reason ?? null);
sample({ clock: connectionRestored, fn: () => undefined, target: centreRetryClicked });
const lostSlug = sample({ clock: centreRetryClicked, source: $lost, fn: (lost) => lost?.slug ?? null });
sample({ clock: lostSlug, filter: isPresent, target: loadHomeVenueFx });

function isUnknown(failure: ApiFailure): boolean {
  return failure.kind === 'validation' || (failure.kind === 'http' && failure.status === 404);
}
