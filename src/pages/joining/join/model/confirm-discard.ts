import { combine, createEvent, createStore, type StoreValue, sample } from 'effector';
import { $homeVenue } from '@/entities/venue';
import type { Venue } from '@/shared/api';
import { isPresent } from '@/shared/lib';
import { $mode } from '@/shared/mode';
import { $location } from '@/shared/routes';
import type { Membership } from '../lib/find-selection';
import { isTyped } from '../lib/stored-answers';
import type { StoredSelection } from '../lib/stored-selection';
import { directDebit, membershipChooser, progress, promo, questions, selection } from './features';
import { $isFlowOpen, finder } from './home';
import { text } from './texts';

// Choosing again resets later answers, so a customer who would lose some has to confirm it first. Their own details
// are always kept.

/** A choice that starts over from an earlier section. */
type Change =
  | { readonly kind: 'membership'; readonly membership: Membership }
  | { readonly kind: 'venue'; readonly venue: Venue }
  | { readonly kind: 'another-venue' }
  | { readonly kind: 'saved'; readonly storedSelection: StoredSelection };

/** A change that is waiting for confirmation, and what it would discard. */
interface PendingDiscard {
  readonly change: Change;
  readonly losses: readonly string[];
}

export const changeLocationClicked = createEvent();
/** The customer continues with the membership of their saved cart. */
export const savedRequested = createEvent<StoredSelection>();
export const keepClicked = createEvent();
export const discardClicked = createEvent();
const discardAsked = createEvent<PendingDiscard>();

/** The change is made, because nothing is lost or the customer agreed. */
const confirmed = createEvent<Change>();
/** The current membership was chosen again, so nothing changes. */
export const sameMembershipChosen = createEvent();

const $unsavedWork = combine({
  membership: selection.$membership,
  areQuestionsTyped: combine(
    questions.$definition,
    questions.$values,
    (definition, values) => definition !== null && isTyped(definition, values),
  ),
  areDatesGiven: progress.$progress.map(({ edited }) => edited.includes('dates')),
  isPromoApplied: promo.$promotion.map(isPresent),
  isBankTyped: directDebit.$isTyped,
  mode: $mode,
});
type UnsavedWork = StoreValue<typeof $unsavedWork>;

/** The change that is waiting for confirmation; null if there is none. Back cancels it. */
const $asked = createStore<PendingDiscard | null>(null)
  .on(discardAsked, (_, loss) => loss)
  .reset(confirmed, keepClicked, $homeVenue, selection.$membership, $location);
export const $isAsking = $asked.map(isPresent);
/** What would be lost, in words. */
export const $losses = $asked.map((loss): readonly string[] => loss?.losses ?? []);

const changeRequested = createEvent<Change>();
sample({
  clock: changeLocationClicked,
  fn: () => ({ kind: 'another-venue' as const }),
  target: changeRequested,
});
sample({
  clock: savedRequested,
  fn: (storedSelection) => ({ kind: 'saved' as const, storedSelection }),
  target: changeRequested,
});
sample({
  clock: finder.venueChosen,
  filter: $isFlowOpen,
  fn: (venue) => ({ kind: 'venue' as const, venue }),
  target: changeRequested,
});
sample({
  clock: membershipChooser.membershipChosen,
  source: selection.$membership,
  filter: (membershipBefore, membership) => !isSame(membershipBefore, membership),
  fn: (_, membership) => ({ kind: 'membership' as const, membership }),
  target: changeRequested,
});
sample({
  clock: membershipChooser.membershipChosen,
  source: selection.$membership,
  filter: isSame,
  target: sameMembershipChosen,
});

const lossesFound = sample({ clock: changeRequested, source: $unsavedWork, fn: describeLoss });
sample({ clock: lossesFound, filter: ({ losses }) => losses.length > 0, target: discardAsked });
sample({
  clock: lossesFound,
  filter: ({ losses }) => losses.length === 0,
  fn: ({ change }) => change,
  target: confirmed,
});
// Only an open question can be confirmed, so that a double click makes one change.
const discardConfirmed = sample({
  clock: discardClicked,
  source: $asked,
  fn: (loss) => loss?.change ?? null,
});
sample({ clock: discardConfirmed, filter: isPresent, target: confirmed });

export const membershipConfirmed = confirmed.filterMap((change) =>
  change.kind === 'membership' ? change.membership : undefined,
);
export const venueConfirmed = confirmed.filterMap((change) =>
  change.kind === 'venue' ? change.venue : undefined,
);
export const savedConfirmed = confirmed.filterMap((change) =>
  change.kind === 'saved' ? change.storedSelection : undefined,
);
export const changeLocationConfirmed = confirmed.filterMap((change) =>
  change.kind === 'another-venue' ? true : undefined,
);

/**
 * What a change would discard. Questions belong to the membership, whatever its payment option; a kiosk does not keep
 * their answers.
 */
function describeLoss(work: UnsavedWork, change: Change): PendingDiscard {
  const typeId = change.kind === 'membership' ? change.membership.membershipType.id : null;
  const keepsQuestions = typeId === work.membership?.membershipType.id && !work.mode.isKiosk;
  return {
    change,
    losses: [
      ...(work.areQuestionsTyped && !keepsQuestions ? [text('losing.questions')] : []),
      ...(work.areDatesGiven ? [text('losing.dates')] : []),
      ...(work.isPromoApplied ? [text('losing.promo')] : []),
      ...(work.isBankTyped ? [text('losing.bank')] : []),
    ],
  };
}

function isSame(current: Membership | null, { membershipType, paymentOption }: Membership): boolean {
  return current?.membershipType.id === membershipType.id && current.paymentOption.id === paymentOption.id;
}
