import { combine, createEvent, createStore, type StoreValue, sample } from 'effector';
import { $homeVenue } from '@/entities/venue';
import type { Venue } from '@/shared/api';
import { isPresent } from '@/shared/lib';
import { $mode } from '@/shared/mode';
import { $location } from '@/shared/routes';
import type { ChosenMembership } from '../lib/find-selection';
import { hasTypedAnswers } from '../lib/stored-answers';
import type { StoredSelection } from '../lib/stored-selection';
import { directDebit, membershipChooser, progress, promo, questions, selection } from './features';
import { $isFlowOpen, centreFinder } from './home';
import { text } from './texts';

// Choosing again resets later answers, so a customer who would lose some has to confirm it first. Their own details
// are always kept.

/** A choice that starts over from an earlier section. */
type ChoiceChange =
  | { readonly kind: 'membership'; readonly membership: ChosenMembership }
  | { readonly kind: 'venue'; readonly venue: Venue }
  | { readonly kind: 'another-venue' }
  | { readonly kind: 'saved'; readonly storedSelection: StoredSelection };

/** A change that is waiting for confirmation, and what it would discard. */
interface PendingDiscard {
  readonly change: ChoiceChange;
  readonly losses: readonly string[];
}

export const changeLocationClicked = createEvent();
/** The customer continues with the membership of their saved cart. */
export const savedCartRequested = createEvent<StoredSelection>();
export const keepClicked = createEvent();
export const discardClicked = createEvent();
const confirmationNeeded = createEvent<PendingDiscard>();

/** The change is made, because nothing is lost or the customer agreed. */
const changeConfirmed = createEvent<ChoiceChange>();
/** The current membership was chosen again, so nothing changes. */
export const sameMembershipChosen = createEvent();

const $unsavedWork = combine({
  membership: selection.$membership,
  areQuestionsTyped: combine(
    questions.$definition,
    questions.$values,
    (definition, values) => definition !== null && hasTypedAnswers(definition, values),
  ),
  areDatesCompleted: progress.$progress.map(({ edited }) => edited.includes('dates')),
  isPromoApplied: promo.$promotion.map(isPresent),
  isBankTyped: directDebit.$isTyped,
  mode: $mode,
});
type UnsavedWork = StoreValue<typeof $unsavedWork>;

/** The change that is waiting for confirmation; null if there is none. Back cancels it. */
const $pendingDiscard = createStore<PendingDiscard | null>(null)
  .on(confirmationNeeded, (_, pendingDiscard) => pendingDiscard)
  .reset(changeConfirmed, keepClicked, $homeVenue, selection.$membership, $location);
export const $isDiscardPending = $pendingDiscard.map(isPresent);
/** What would be lost, in words. */
export const $losses = $pendingDiscard.map(
  (pendingDiscard): readonly string[] => pendingDiscard?.losses ?? [],
);

const changeRequested = createEvent<ChoiceChange>();
sample({
  clock: changeLocationClicked,
  fn: () => ({ kind: 'another-venue' as const }),
  target: changeRequested,
});
sample({
  clock: savedCartRequested,
  fn: (storedSelection) => ({ kind: 'saved' as const, storedSelection }),
  target: changeRequested,
});
sample({
  clock: centreFinder.venueChosen,
  filter: $isFlowOpen,
  fn: (venue) => ({ kind: 'venue' as const, venue }),
  target: changeRequested,
});
sample({
  clock: membershipChooser.membershipChosen,
  source: selection.$membership,
  filter: (membershipBefore, membership) => !isSameMembership(membershipBefore, membership),
  fn: (_, membership) => ({ kind: 'membership' as const, membership }),
  target: changeRequested,
});
sample({
  clock: membershipChooser.membershipChosen,
  source: selection.$membership,
  filter: isSameMembership,
  target: sameMembershipChosen,
});

const lossesDetermined = sample({ clock: changeRequested, source: $unsavedWork, fn: describeLoss });
sample({ clock: lossesDetermined, filter: ({ losses }) => losses.length > 0, target: confirmationNeeded });
sample({
  clock: lossesDetermined,
  filter: ({ losses }) => losses.length === 0,
  fn: ({ change }) => change,
  target: changeConfirmed,
});
// Only an open question can be confirmed, so that a double click makes one change.
const discardConfirmed = sample({
  clock: discardClicked,
  source: $pendingDiscard,
  fn: (pendingDiscard) => pendingDiscard?.change ?? null,
});
sample({ clock: discardConfirmed, filter: isPresent, target: changeConfirmed });

export const membershipConfirmed = changeConfirmed.filterMap((change) =>
  change.kind === 'membership' ? change.membership : undefined,
);
export const venueConfirmed = changeConfirmed.filterMap((change) =>
  change.kind === 'venue' ? change.venue : undefined,
);
export const savedCartConfirmed = changeConfirmed.filterMap((change) =>
  change.kind === 'saved' ? change.storedSelection : undefined,
);
export const changeLocationConfirmed = changeConfirmed.filterMap((change) =>
  change.kind === 'another-venue' ? true : undefined,
);

/**
 * What a change would discard. Questions belong to the membership, whatever its payment option; a kiosk does not keep
 * their answers.
 */
function describeLoss(unsavedWork: UnsavedWork, change: ChoiceChange): PendingDiscard {
  const typeId = change.kind === 'membership' ? change.membership.membershipType.id : null;
  const keepsQuestions = typeId === unsavedWork.membership?.membershipType.id && !unsavedWork.mode.isKiosk;
  return {
    change,
    losses: [
      ...(unsavedWork.areQuestionsTyped && !keepsQuestions ? [text('losing.questions')] : []),
      ...(unsavedWork.areDatesCompleted ? [text('losing.dates')] : []),
      ...(unsavedWork.isPromoApplied ? [text('losing.promo')] : []),
      ...(unsavedWork.isBankTyped ? [text('losing.bank')] : []),
    ],
  };
}

function isSameMembership(
  current: ChosenMembership | null,
  { membershipType, paymentOption }: ChosenMembership,
): boolean {
  return current?.membershipType.id === membershipType.id && current.paymentOption.id === paymentOption.id;
}
