import { attach, combine, createEffect, createStore, sample } from 'effector';
import { $user, signedOut, signedOutElsewhere } from '@/entities/customer';
import { readJoiningDraft, writeJoiningDraft } from '@/entities/joining-draft';
import { $homeVenue } from '@/entities/venue';
import { isPresent } from '@/shared/lib';
import { $mode } from '@/shared/mode';
import type { SectionKey } from '../../lib/sections';
import { NO_CUSTOMER_DATA, readDraft, type StoredSelection } from '../../lib/stored-selection';
import { changeLocationConfirmed } from '../confirm-discard';
import { customerLost, sessionLost } from '../customer-change';
import { healthTerms, membershipTerms, progress, review, selection } from '../features';
import { flowOpened } from '../home';
import { selectionEnded } from '../leaving';
import { $codeToStore } from '../restoring';
import { submission } from '../sending';
import { answersForgotten } from './stored-answers';
import { $suspendedSelection, selectionResumed, selectionSuspended } from './suspended-selection';

// Stores this tab's selection, for a reload and for the log-in page. It never contains answers (see
// stored-answers.ts), a password or bank details.

const readStoredDraftFx = createEffect(() => readDraft(readJoiningDraft('selection')));
export const readDraftFx = attach({ effect: readStoredDraftFx });
const writeDraftFx = attach({
  source: $mode,
  effect: ({ isKiosk }, draft: StoredSelection | null) =>
    // A kiosk stores nothing, so that the next customer gets no data of this one.
    writeJoiningDraft('selection', isKiosk ? null : draft),
});

const SECTIONS_WITHOUT_CUSTOMER: readonly SectionKey[] = ['centre', 'membership'];
/** The sections that this customer has completed in this tab; Edit removes none of them. */
const $completedSections = createStore<readonly SectionKey[]>([])
  .on(progress.$progress, (completedSections, { edited }) => [...new Set([...completedSections, ...edited])])
  .on(selection.restored, (_, { storedSelection }) => storedSelection.edited)
  .on(customerLost, (completedSections) =>
    completedSections.filter((key) => SECTIONS_WITHOUT_CUSTOMER.includes(key)),
  )
  .on(selectionResumed, (_, { edited }) => edited)
  .reset(selection.membershipChosen, selection.venueChosen, selection.selectionCleared);

/** The part of the draft that only this customer gets back. */
const $customerSelection = combine(
  {
    user: $user,
    hasMembership: selection.$membership.map(isPresent),
    startDate: review.$startDate,
    billingDay: review.$billingDay,
    promoCode: $codeToStore,
    healthTermIds: healthTerms.$acceptedIds,
    membershipTermIds: membershipTerms.$acceptedIds,
    edited: $completedSections,
  },
  ({ user, hasMembership, startDate, billingDay, promoCode, healthTermIds, membershipTermIds, edited }) =>
    user === null
      ? { ...NO_CUSTOMER_DATA, edited }
      : {
          userId: user.id,
          startDate: hasMembership ? startDate : null,
          billingDay,
          promoCode,
          acceptedTerms: [...new Set([...healthTermIds, ...membershipTermIds])],
          edited,
        },
);
const $draft = combine(
  {
    venue: $homeVenue,
    membership: selection.$membership,
    customerSelection: $customerSelection,
    suspendedSelection: $suspendedSelection,
    isRestoring: selection.$isRestoring,
  },
  ({ venue, membership, customerSelection, suspendedSelection, isRestoring }): StoredSelection | null =>
    // While the selection is being restored, the stored draft stays, so that a second reload finds it too.
    venue === null || isRestoring
      ? null
      : {
          ...(suspendedSelection ?? customerSelection),
          venueSlug: venue.slug,
          typeSlug: membership?.membershipType.slug ?? null,
          paymentType: membership?.paymentOption.paymentType ?? null,
          optionId: membership?.paymentOption.id ?? null,
          isSent: false,
        },
);
sample({ clock: $draft, filter: isPresent, target: writeDraftFx });
// Removes the draft after all writes that the same event causes.
const afterWritesFx = createEffect(() => {});
sample({
  clock: [submission.sent, changeLocationConfirmed, selectionEnded],
  target: afterWritesFx,
});
sample({ clock: afterWritesFx.done, fn: () => null, target: writeDraftFx });
sample({ clock: selectionEnded, target: answersForgotten });

// Keeps the selection of a customer whose session expires, because the page clears its own copy.
const $lastCustomerSelection = createStore<StoredSelection | null>(null).reset(signedOut, signedOutElsewhere);
sample({
  clock: [$draft, flowOpened],
  source: $draft,
  filter: (draft) => draft !== null && draft.userId !== null,
  target: $lastCustomerSelection,
});
sample({ clock: sessionLost, source: $lastCustomerSelection, filter: isPresent, target: selectionSuspended });
