import { combine, createEffect, createEvent, createStore, sample } from 'effector';
import { $token, signedIn } from '@/entities/customer';
import { $homeVenue, homeVenueChosen, homeVenueCleared } from '@/entities/venue';
import { type ApiFailure, clearCart } from '@/shared/api';
import { $config } from '@/shared/config';
import { text } from '@/shared/messages';
import { $mode } from '@/shared/mode';
import { navigated, paths } from '@/shared/routes';
import { toastShown } from '@/shared/toast';
import { membershipDetails } from '../lib/membership-details';
import { allSent, type Progress, START } from '../lib/sections';
import { $isFlowOpen, finder } from './home';
import {
  $needsDirectDebit,
  $typeId,
  choose,
  directDebit,
  directDebitTerms,
  healthTerms,
  membershipTerms,
  progress,
  promo,
  questions,
  register,
  review,
  selection,
  signIn,
  startOver,
} from './parts';
import { createSubmission } from './submission';

/** A logged-in customer presses Continue under the read-only details. */
export const detailsContinued = createEvent();
/** The selected centre is right. */
export const centreContinued = createEvent();
export const changeLocationClicked = createEvent();
/** Confirm your details: send it. */
export const confirmClicked = createEvent();
/** What was typed for an earlier choice is gone. */
const answersDropped = createEvent();
const left = createEvent();

export const clearCartFx = createEffect<void, void, ApiFailure>(() =>
  clearCart({ source: 'online-joining' }),
);

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
  $hasQuestions: combine(questions.$hasQuestions, $areAnswersGiven, (has, areGiven) => has && areGiven),
  saveAnswersFx: questions.saveAnswersFx,
});

/** How a visitor goes on in Your details: with a new account, or with the one they have. */
export type DetailsMode = 'register' | 'sign-in';
export const detailsModeChosen = createEvent<DetailsMode>();
export const $detailsMode = createStore<DetailsMode>('register').on(detailsModeChosen, (_, mode) => mode);
sample({
  clock: detailsModeChosen,
  filter: (mode) => mode === 'sign-in',
  fn: () => undefined,
  target: signIn.opened,
});

/** A new account is made, and the memberships are being loaded for it. */
const $awaitsAccount = createStore(false)
  .on(register.registered, () => true)
  .reset(selection.becameIneligible, choose.loadTypesFx.fail, left);
const accountReady = sample({ clock: selection.stillSold, filter: $awaitsAccount, fn: () => undefined });
$awaitsAccount.reset(accountReady);

/** Continue in Your details waits for the memberships of a new account, and for the questions. */
export const $isMovingOn = combine(
  $awaitsAccount,
  questions.$status,
  (awaitsAccount, status) => awaitsAccount || status === 'loading',
);

const at = (open: Progress['open'], edited: Progress['edited']): Progress => ({
  open,
  edited,
  isSent: false,
});

// Choosing a centre opens the membership section.
sample({ clock: finder.venueChosen, filter: $isFlowOpen, target: selection.venueChosen });
sample({ clock: selection.venueChosen, target: answersDropped });
sample({
  clock: homeVenueChosen,
  filter: $isFlowOpen,
  fn: () => ({ progress: at('membership', ['centre']), trace: 'push' as const }),
  target: progress.placed,
});
sample({ clock: centreContinued, fn: () => 'centre' as const, target: progress.continued });

// Choosing a membership resets earlier answers, then moves on to details or dates.
sample({ clock: choose.chosen, target: answersDropped });
sample({ clock: choose.chosen, target: selection.membershipChosen });
sample({
  clock: selection.membershipChosen,
  source: { now: progress.$progress, token: $token },
  fn: ({ now, token }) => ({
    progress: at('checkout', [
      'centre',
      'membership',
      ...(token !== null && now.edited.includes('details') ? (['details'] as const) : []),
    ]),
    trace: 'push' as const,
  }),
  target: progress.placed,
});
sample({
  clock: [selection.membershipChosen, selection.restored],
  source: $typeId,
  filter: (typeId) => typeId !== null,
  fn: () => undefined,
  target: questions.opened,
});
for (const { reset } of [
  questions,
  promo,
  review,
  directDebit,
  healthTerms,
  membershipTerms,
  directDebitTerms,
])
  sample({ clock: answersDropped, target: reset });
sample({ clock: answersDropped, target: submission.reset });

// Your details: a customer continues; a visitor who made an account moves on while the membership is still sold.
sample({
  clock: detailsContinued,
  source: questions.$status,
  filter: (status) => status !== 'loading',
  fn: () => 'details' as const,
  target: progress.continued,
});
sample({ clock: register.registered, fn: ({ token }) => token, target: signedIn });
sample({ clock: accountReady, fn: () => 'details' as const, target: progress.continued });

// A membership that can no longer be bought is told; the selection is reset and keeps the centre.
sample({
  clock: selection.becameIneligible,
  fn: () => ({ content: text('membership.becameIneligible'), type: 'danger' as const }),
  target: toastShown,
});
sample({ clock: selection.becameIneligible, target: answersDropped });
sample({
  clock: selection.becameIneligible,
  fn: () => ({ progress: START, trace: 'push' as const }),
  target: progress.placed,
});

// Each section asks for what it shows when it opens.
const opens = (key: Progress['open']) =>
  sample({ clock: progress.sectionOpened, filter: (opened) => opened === key, fn: () => undefined });
sample({
  clock: opens('details'),
  source: $token,
  filter: (token) => token === null,
  fn: () => undefined,
  target: register.opened,
});
sample({ clock: opens('dates'), target: [review.opened, healthTerms.opened, membershipTerms.opened] });
sample({ clock: opens('checkout'), target: review.opened });
sample({ clock: opens('direct-debit'), target: directDebitTerms.opened });

// Continue in each of the later sections; the last one sends the membership.
sample({
  clock: questions.rejected,
  fn: () => ({ content: text('questions.required'), type: 'danger' as const }),
  target: toastShown,
});
sample({ clock: questions.rejected, fn: () => 'questions' as const, target: progress.editClicked });
sample({ clock: questions.completed, fn: () => 'questions' as const, target: progress.continued });
sample({
  clock: review.completed,
  filter: $needsDirectDebit,
  fn: () => 'dates' as const,
  target: progress.continued,
});
sample({
  clock: review.completed,
  source: $needsDirectDebit,
  filter: (isNeeded) => !isNeeded,
  fn: () => undefined,
  target: submission.submitted,
});
sample({ clock: directDebit.completed, fn: () => 'direct-debit' as const, target: progress.continued });
sample({ clock: confirmClicked, target: submission.submitted });

// Sent: the checkout is a document of its own, and Back from it comes to the finished page.
sample({
  clock: submission.sent,
  fn: () => ({ progress: allSent(), trace: 'replace' as const }),
  target: progress.placed,
});
sample({ clock: submission.sent, fn: () => ({ to: paths.checkout() }), target: navigated });

// What the operator refuses stands beside its field, in the section that has to be corrected.
sample({
  clock: submission.refused,
  fn: ({ errors }) => errors,
  target: [review.serverRefused, directDebit.serverRefused],
});
sample({
  clock: submission.refused,
  filter: ({ section }) => section !== null,
  fn: ({ section }) => section ?? ('dates' as const),
  target: progress.editClicked,
});
sample({ clock: submission.answersRefused, fn: () => 'questions' as const, target: progress.editClicked });
// What is edited after sending has to be sent again.
sample({ clock: progress.editClicked, target: submission.reset });

// Somebody logs out: what belongs to them goes with them.
sample({ clock: $token, filter: (token) => token === null, fn: () => undefined, target: directDebit.reset });
sample({
  clock: $token,
  source: progress.$progress,
  filter: ({ edited }, token) => token === null && edited.includes('details'),
  fn: (now) => ({
    progress: { ...now, isSent: false, edited: now.edited.filter((key) => key !== 'details') },
    trace: 'replace' as const,
  }),
  target: progress.placed,
});

// Change location and start over both begin anew.
sample({ clock: [changeLocationClicked, startOver.confirmed], target: [answersDropped, selection.cleared] });
sample({ clock: selection.cleared, target: choose.reset });
sample({
  clock: homeVenueCleared,
  fn: () => ({ progress: START, trace: 'push' as const }),
  target: progress.placed,
});
sample({ clock: startOver.confirmed, target: [register.reset, signIn.opened, finder.clearClicked, left] });
sample({
  clock: startOver.confirmed,
  source: $token,
  filter: (token) => token !== null,
  fn: () => undefined,
  target: clearCartFx,
});
// A kiosk goes back to its home.
sample({
  clock: startOver.confirmed,
  source: { mode: $mode, config: $config },
  filter: ({ mode }) => mode.isKiosk,
  fn: ({ mode, config }) => ({ to: config.kioskHomeUrl ?? paths.kiosk(mode.centre), replace: true }),
  target: navigated,
});
