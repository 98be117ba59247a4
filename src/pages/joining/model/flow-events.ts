import { sample } from 'effector';
import { $token } from '@/entities/customer';
import { homeVenueChosen, homeVenueCleared } from '@/entities/venue';
import { $mode } from '@/shared/mode';
import { $location } from '@/shared/routes';
import { sectionOf } from '../lib/address';
import type { SectionKey } from '../lib/sections';
import type { StoredSelection } from '../lib/stored-selection';
import { sameMembershipChosen } from './confirm-discard';
import { customerChanged } from './customer-change';
import { $needsDirectDebit, directDebit, progress, questions, review, selection } from './features';
import type { FlowEvent } from './flow';
import { $isFlowOpen } from './home';
import { accountReady, centreContinued, detailsContinued } from './joining';
import { $isFromSaved, codeLost, customerResumed, foundHalfSent } from './restoring';
import { questionsMissing, submission } from './sending';

// What on the page is which event of the flow. The events are the rows of flow.ts.

type PlainEvent = Exclude<FlowEvent, { section: unknown }>['kind'];
const is = (kind: PlainEvent) => (): FlowEvent => ({ kind });

/** The browser went back or forward to a section. */
export const sectionTraversed = progress.happened.prepend(
  (section: SectionKey): FlowEvent => ({ kind: 'historyTraversed', section }),
);

// The customer goes on.
sample({ clock: homeVenueChosen, filter: $isFlowOpen, fn: is('centreChosen'), target: progress.happened });
sample({ clock: selection.membershipChosen, fn: is('membershipChosen'), target: progress.happened });
sample({ clock: centreContinued, fn: () => 'centre' as const, target: progress.continued });
sample({ clock: sameMembershipChosen, fn: () => 'membership' as const, target: progress.continued });
sample({
  clock: detailsContinued,
  source: questions.$status,
  filter: (status) => status !== 'loading',
  fn: () => 'details' as const,
  target: progress.continued,
});
sample({ clock: accountReady, fn: () => 'details' as const, target: progress.continued });
sample({ clock: questions.completed, fn: () => 'questions' as const, target: progress.continued });
sample({
  clock: review.completed,
  filter: $needsDirectDebit,
  fn: () => 'dates' as const,
  target: progress.continued,
});
sample({ clock: directDebit.completed, fn: () => 'direct-debit' as const, target: progress.continued });
sample({ clock: submission.sent, fn: is('sent'), target: progress.happened });

// Something is to be corrected: Edit, or a section that the customer is led back to.
sample({
  clock: progress.editClicked,
  source: $isFromSaved,
  fn: (isFromSaved, section): FlowEvent => ({
    kind: isFromSaved ? 'savedCartEditRequested' : 'editRequested',
    section,
  }),
  target: progress.happened,
});
sample({
  clock: [questions.rejected, questionsMissing, submission.answersRefused, foundHalfSent],
  fn: () => 'questions' as const,
  target: progress.editClicked,
});
sample({ clock: codeLost, fn: () => 'dates' as const, target: progress.editClicked });
sample({
  clock: submission.refused.filterMap(({ section }) => section ?? undefined),
  target: progress.editClicked,
});

// A reload, a link, a saved cart, a log-in after the session has ended.
sample({
  clock: selection.restored,
  source: { place: $location, token: $token, mode: $mode },
  fn: ({ place, token, mode }, { stored, membership }) =>
    restoredEvent(stored, {
      hasMembership: membership !== null,
      isLoggedIn: token !== null,
      section: sectionOf(place.state),
      kioskCentre: mode.isKiosk ? mode.centre : null,
    }),
  target: progress.happened,
});
sample({
  clock: customerResumed,
  fn: (edited): FlowEvent => ({ kind: 'membershipRestored', section: null, edited }),
  target: progress.happened,
});

// What was chosen cannot stay.
sample({ clock: selection.notFound, fn: is('membershipNotFound'), target: progress.happened });
sample({ clock: selection.becameIneligible, fn: is('becameIneligible'), target: progress.happened });
sample({ clock: customerChanged, fn: is('customerChanged'), target: progress.happened });
sample({ clock: homeVenueCleared, fn: is('centreCleared'), target: progress.happened });

interface Circumstances {
  readonly hasMembership: boolean;
  readonly isLoggedIn: boolean;
  /** The section of the history entry that the browser came back to. */
  readonly section: SectionKey | null;
  /** A kiosk's own centre, by its slug: nobody is asked for it there. */
  readonly kioskCentre: string | null;
}

/** What the return of a kept selection is to the flow: it goes on where it was left, as far as that can be. */
function restoredEvent(
  stored: StoredSelection,
  { hasMembership, isLoggedIn, section, kioskCentre }: Circumstances,
): FlowEvent {
  if (stored.isSent && isLoggedIn) return { kind: 'savedCartRestored' };
  if (hasMembership) {
    // Questions that were open are still being answered.
    const edited = stored.edited.filter((key) => key !== 'questions' || key !== section);
    return { kind: 'membershipRestored', section, edited };
  }
  const wasPastCentre = section !== null && section !== 'centre';
  const isKnown = section === null && stored.venueSlug === kioskCentre;
  return { kind: wasPastCentre || isKnown ? 'pastCentreRestored' : 'centreRestored' };
}
