import { combine, createEffect, createEvent, createStore, sample } from 'effector';
import { $homeVenue } from '@/entities/venue';
import { serverBankFieldNames } from '@/features/set-up-direct-debit';
import { itemAddedToCart } from '@/shared/mode';
import { navigated, paths } from '@/shared/routes';
import { toastDeferred } from '@/shared/toast';
import { toMembershipDetails } from '../lib/membership-details';
import type { FieldSections } from '../lib/refusal';
import {
  $needsDirectDebit,
  answersDropped,
  directDebit,
  progress,
  promo,
  questions,
  review,
  selection,
} from './features';
import { flowClosed } from './home';
import { createSubmission } from './submission';
import { $hasUnsentAnswers } from './tab-memory/stored-answers';
import { text } from './texts';

// Sends the membership to the operator from the last section before Checkout.

/** Confirm was clicked in Confirm your details. */
export const confirmClicked = createEvent();

const $membershipDetails = combine(
  {
    venue: $homeVenue,
    membership: selection.$membership.map(
      (membership) =>
        membership && { typeId: membership.membershipType.id, optionId: membership.paymentOption.id },
    ),
    startDate: review.$startDate,
    billingDay: review.$billingDay,
    promotion: promo.$promotion,
    needsDirectDebit: $needsDirectDebit,
    bank: directDebit.$details,
  },
  toMembershipDetails,
);
/** Whether the questions were answered in this visit; the operator already has the answers of a saved cart. */
export const $areAnswersGiven = createStore(false)
  .on(questions.completed, () => true)
  .reset(answersDropped);
/** Whether the questions have loaded; nothing is sent before. */
const $areQuestionsKnown = questions.$status.map((status) => status === 'ready');
export const submission = createSubmission({
  $details: combine($membershipDetails, $areQuestionsKnown, (details, areQuestionsKnown) =>
    areQuestionsKnown ? details : null,
  ),
  $hasQuestions: combine(
    questions.$hasQuestions,
    $areAnswersGiven,
    $hasUnsentAnswers,
    (hasQuestions, areAnswersGiven, hasUnsentAnswers) =>
      hasQuestions && (areAnswersGiven || hasUnsentAnswers),
  ),
  saveAnswersFx: questions.saveAnswersFx,
  $questionGroups: questions.$groups,
  $fieldSections: combine(
    review.$needsBillingDay,
    $needsDirectDebit,
    (needsBillingDay, needsDirectDebit): FieldSections => ({
      startDate: 'dates',
      ...(needsBillingDay ? { billingDay: 'dates' } : {}),
      ...(needsDirectDebit
        ? Object.fromEntries(serverBankFieldNames.map((name) => [name, 'direct-debit' as const]))
        : {}),
    }),
  ),
});

// The last section before Checkout sends: the dates section if no Direct Debit is needed.
sample({
  clock: review.completed,
  source: $needsDirectDebit,
  filter: (needsDirectDebit) => !needsDirectDebit,
  target: submission.submitted,
});
sample({ clock: confirmClicked, target: submission.submitted });
// Nothing is sent without the questions; their section shows the reason and a retry.
export const questionsMissing = sample({
  clock: submission.submitted,
  source: questions.$status,
  filter: (status) => status === 'loadFailed' || status === 'unaskable',
});

sample({ clock: answersDropped, target: submission.reset });
sample({ clock: submission.storeMembershipFx, fn: () => 'online-joining' as const, target: itemAddedToCart });

// After sending, a history entry for the finished page is pushed before that of the checkout, so that Back returns to
// it.
const waitForHistoryEntryFx = createEffect(async () => {});
sample({ clock: submission.sent, target: waitForHistoryEntryFx });
sample({
  clock: waitForHistoryEntryFx.done,
  fn: () => ({ at: paths.checkout(), content: text('membership.added'), type: 'success' as const }),
  target: toastDeferred,
});
sample({ clock: waitForHistoryEntryFx.done, fn: () => ({ to: paths.checkout() }), target: navigated });

// Shows the operator's errors beside their fields, in the section that has to be corrected.
sample({
  clock: submission.refused,
  fn: ({ errors }) => errors,
  target: [review.serverRefused, directDebit.serverRefused],
});
// An edit after sending requires sending again. If the customer moves elsewhere during the request, by Back or by
// Edit, they stay there: the operator gets everything or nothing, and gets it again on Continue. A failed submission
// has ended, and its message stays until the membership is sent again.
const sectionChangedBeforeEnd = sample({
  clock: progress.sectionOpened,
  source: submission.$status,
  filter: (status, key) => key !== 'checkout' && status !== 'failed',
});
sample({ clock: [sectionChangedBeforeEnd, flowClosed], target: submission.reset });
