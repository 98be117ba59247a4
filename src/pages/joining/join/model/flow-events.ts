import { sample } from 'effector';
import { $token } from '@/entities/customer';
import { homeVenueChosen, homeVenueCleared } from '@/entities/venue';
import { $location } from '@/shared/routes';
import { readHistorySection } from '../lib/address';
import type { SectionKey } from '../lib/sections';
import type { StoredSelection } from '../lib/stored-selection';
import { sameMembershipChosen } from './confirm-discard';
import { customerLost } from './customer-change';
import { $needsDirectDebit, directDebit, progress, questions, review, selection } from './features';
import type { FlowEvent } from './flow';
import { $isFlowOpen } from './home';
import { accountReady, centreContinued, detailsContinued } from './joining';
import { $isFromSavedCart, customerResumed, storedPromoCodeRejected, unsentAnswersFound } from './restoring';
import { questionsMissing, submission } from './sending';

// Maps page events to flow events; see flow.ts for what each does.

type PlainEvent = Exclude<FlowEvent, { section: unknown }>['kind'];
const createPlainEvent = (kind: PlainEvent) => (): FlowEvent => ({ kind });

/** The browser went back or forward to a section. */
export const historyNavigated = progress.flowEventReceived.prepend(
  (section: SectionKey): FlowEvent => ({ kind: 'historyTraversed', section }),
);

// The customer continues.
sample({
  clock: homeVenueChosen,
  filter: $isFlowOpen,
  fn: createPlainEvent('centreChosen'),
  target: progress.flowEventReceived,
});
sample({
  clock: selection.membershipChosen,
  fn: createPlainEvent('membershipChosen'),
  target: progress.flowEventReceived,
});
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
sample({ clock: submission.sent, fn: createPlainEvent('sent'), target: progress.flowEventReceived });

// A section opens for correction: by Edit, or because its data was refused.
sample({
  clock: progress.editRequested,
  source: $isFromSavedCart,
  fn: (isFromSavedCart, section): FlowEvent => ({
    kind: isFromSavedCart ? 'savedCartEditRequested' : 'editRequested',
    section,
  }),
  target: progress.flowEventReceived,
});
sample({
  clock: [questions.rejected, questionsMissing, submission.answersRefused, unsentAnswersFound],
  fn: () => 'questions' as const,
  target: progress.editRequested,
});
sample({ clock: storedPromoCodeRejected, fn: () => 'dates' as const, target: progress.editRequested });
sample({
  clock: submission.refused.filterMap(({ section }) => section ?? undefined),
  target: progress.editRequested,
});

// A selection was restored: by a reload, a link, a saved cart, or a log-in after the session had expired.
sample({
  clock: selection.restored,
  source: { location: $location, token: $token },
  fn: ({ location, token }, { storedSelection, membership }) =>
    toRestoredEvent(storedSelection, {
      hasMembership: membership !== null,
      isLoggedIn: token !== null,
      section: readHistorySection(location.state),
    }),
  target: progress.flowEventReceived,
});
sample({
  clock: customerResumed,
  fn: (edited): FlowEvent => ({ kind: 'membershipRestored', section: null, edited }),
  target: progress.flowEventReceived,
});

// The selection is no longer valid.
sample({
  clock: selection.notFound,
  fn: createPlainEvent('membershipNotFound'),
  target: progress.flowEventReceived,
});
sample({
  clock: selection.becameIneligible,
  fn: createPlainEvent('becameIneligible'),
  target: progress.flowEventReceived,
});
sample({ clock: customerLost, fn: createPlainEvent('customerLost'), target: progress.flowEventReceived });
sample({
  clock: homeVenueCleared,
  fn: createPlainEvent('centreCleared'),
  target: progress.flowEventReceived,
});

interface RestoreContext {
  readonly hasMembership: boolean;
  readonly isLoggedIn: boolean;
  /** The section of the current history entry; null if it has none. */
  readonly section: SectionKey | null;
}

/** The flow event for a restored selection. */
function toRestoredEvent(
  storedSelection: StoredSelection,
  { hasMembership, isLoggedIn, section }: RestoreContext,
): FlowEvent {
  if (storedSelection.isSent && isLoggedIn) return { kind: 'savedCartRestored' };
  if (hasMembership) {
    // If the questions were open, they are not finished yet.
    const edited = storedSelection.edited.filter((key) => key !== 'questions' || key !== section);
    return { kind: 'membershipRestored', section, edited };
  }
  // The address contains the centre, so it is not asked for again; a customer who was in the centre section returns to
  // it.
  return { kind: section === 'centre' ? 'centreRestored' : 'pastCentreRestored' };
}
