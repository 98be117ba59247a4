import { combine, createEffect, createEvent, createStore, sample } from 'effector';
import { $homeVenue } from '@/entities/venue';
import { bankFieldsAtServer } from '@/features/set-up-direct-debit';
import { itemAddedToCart } from '@/shared/mode';
import { navigated, paths } from '@/shared/routes';
import { toastDeferred } from '@/shared/toast';
import { membershipDetails } from '../lib/membership-details';
import type { FieldPlaces } from '../lib/refusal';
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
import { $areUnsent } from './tab-memory/stored-answers';
import { text } from './texts';

// Sending the membership to the operator, from the last section before Checkout.

/** Confirm your details: send it. */
export const confirmClicked = createEvent();

const $details = combine(
  {
    venue: $homeVenue,
    membership: selection.$membership.map(
      (chosen) => chosen && { typeId: chosen.membershipType.id, optionId: chosen.paymentOption.id },
    ),
    startDate: review.$startDate,
    billingDay: review.$billingDay,
    promotion: promo.$promotion,
    needsDirectDebit: $needsDirectDebit,
    bank: directDebit.$details,
  },
  membershipDetails,
);
/** The questions were answered in this visit; a saved cart's answers are with the operator already. */
export const $areAnswersGiven = createStore(false)
  .on(questions.completed, () => true)
  .reset(answersDropped);
/** Nothing is sent before it is known whether there are questions. */
const $areQuestionsKnown = questions.$status.map((status) => status === 'ready');
export const submission = createSubmission({
  $details: combine($details, $areQuestionsKnown, (details, areKnown) => (areKnown ? details : null)),
  $hasQuestions: combine(
    questions.$hasQuestions,
    $areAnswersGiven,
    $areUnsent,
    (has, areGiven, areUnsent) => has && (areGiven || areUnsent),
  ),
  saveAnswersFx: questions.saveAnswersFx,
  $questionGroups: questions.$groups,
  $places: combine(
    review.$needsBillingDay,
    $needsDirectDebit,
    (needsBillingDay, needsDirectDebit): FieldPlaces => ({
      startDate: 'dates',
      ...(needsBillingDay ? { billingDay: 'dates' } : {}),
      ...(needsDirectDebit
        ? Object.fromEntries(bankFieldsAtServer.map((name) => [name, 'direct-debit' as const]))
        : {}),
    }),
  ),
});

// The last section before Checkout sends: the dates where there is no direct debit to set up.
sample({
  clock: review.completed,
  source: $needsDirectDebit,
  filter: (isNeeded) => !isNeeded,
  target: submission.submitted,
});
sample({ clock: confirmClicked, target: submission.submitted });
// Without its questions nothing is sent: their section says why, and what to do.
export const questionsMissing = sample({
  clock: submission.submitted,
  source: questions.$status,
  filter: (status) => status === 'loadFailed' || status === 'unaskable',
});

sample({ clock: answersDropped, target: submission.reset });
sample({ clock: submission.storeFx, fn: () => 'online-joining' as const, target: itemAddedToCart });

// Sent: Back from the checkout comes to the finished page, whose entry in the history is written before the checkout's.
const entryWrittenFx = createEffect(async () => {});
sample({ clock: submission.sent, target: entryWrittenFx });
sample({
  clock: entryWrittenFx.done,
  fn: () => ({ at: paths.checkout(), content: text('membership.added'), type: 'success' as const }),
  target: toastDeferred,
});
sample({ clock: entryWrittenFx.done, fn: () => ({ to: paths.checkout() }), target: navigated });

// What the operator refuses is shown beside its field, in the section that has to be corrected.
sample({
  clock: submission.refused,
  fn: ({ errors }) => errors,
  target: [review.serverRefused, directDebit.serverRefused],
});
// What is edited after sending has to be sent again. A customer who goes elsewhere while it is being sent, by Back or by Edit, is not taken
// away from there: the operator gets all of it or nothing, and gets it again on Continue.
// A submission that failed is over: what it said stays until the membership is sent again.
const wentElsewhere = sample({
  clock: progress.sectionOpened,
  source: submission.$status,
  filter: (status, key) => key !== 'checkout' && status !== 'failed',
});
sample({ clock: [wentElsewhere, flowClosed], target: submission.reset });
