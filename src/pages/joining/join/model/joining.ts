import { combine, createEvent, createStore, sample } from 'effector';
import { $token, $user, signedIn } from '@/entities/customer';
import { homeAddressRequested } from '@/entities/home-address';
import { toastShown } from '@/shared/toast';
import type { SectionKey } from '../lib/sections';
import { changeLocationConfirmed, membershipConfirmed, venueConfirmed } from './confirm-discard';
import { customerLost } from './customer-change';
import {
  $membershipTypeId,
  $needsDirectDebit,
  accountTerms,
  answersDropped,
  directDebitTerms,
  healthTerms,
  membershipChooser,
  membershipTerms,
  progress,
  questions,
  register,
  review,
  selection,
  signIn,
} from './features';
import { selectionEnded } from './leaving';
import { selectionLost } from './selection-notice';
import { text } from './texts';

// How the features of the page follow one another. For which section opens next see flow.ts.

/** A logged-in customer clicked Continue below the read-only details. */
export const detailsContinued = createEvent();
/** The customer confirmed the selected centre. */
export const centreContinued = createEvent();
/** How a visitor continues in Your details: with a new account, or by logging in. */
export type DetailsMode = 'register' | 'sign-in';
export const detailsModeChosen = createEvent<DetailsMode>();

// Another choice or another customer resets later answers. For the data that is restored for the same customer see
// tab-memory/suspended-selection.ts.
sample({
  clock: [
    selection.venueChosen,
    membershipConfirmed,
    selection.becameIneligible,
    customerLost,
    changeLocationConfirmed,
    selectionEnded,
  ],
  target: answersDropped,
});
sample({ clock: customerLost, target: selection.customerLost });

// The centre and the membership.
sample({ clock: venueConfirmed, target: selection.venueChosen });
sample({ clock: membershipConfirmed, target: selection.membershipChosen });
sample({ clock: [changeLocationConfirmed, selectionEnded], target: selection.selectionCleared });
sample({ clock: selection.selectionCleared, target: membershipChooser.reset });
// A membership that can no longer be bought is reported; the centre stays selected.
sample({
  clock: selection.becameIneligible,
  fn: (reason) => ({ content: text('membership.becameIneligible'), reason }),
  target: selectionLost,
});

// Your details: a visitor registers or logs in.
export const $detailsMode = createStore<DetailsMode>('register')
  .on(detailsModeChosen, (_, mode) => mode)
  .reset(selectionEnded);
const signInChosen = sample({ clock: detailsModeChosen, filter: (mode) => mode === 'sign-in' });
sample({
  clock: [signInChosen, customerLost, selectionEnded],
  target: signIn.opened,
});
sample({ clock: [customerLost, selectionEnded], target: register.reset });
sample({ clock: accountTerms.accepted, fn: () => true, target: register.termsTicked });
sample({ clock: register.registered, fn: ({ token }) => token, target: signedIn });

/** Whether a new account was created and its memberships are still loading. */
export const $isAccountAwaited = createStore(false)
  .on(register.registered, () => true)
  .reset(selection.becameIneligible, membershipChooser.typesFailed, selectionEnded);
/** The new customer may buy the membership too. */
export const accountReady = sample({
  clock: selection.stillSold,
  filter: $isAccountAwaited,
});
$isAccountAwaited.reset(accountReady);
/** Whether Continue in Your details is waiting for the memberships of a new account or for the questions. */
export const $isContinuing = combine(
  $isAccountAwaited,
  questions.$status,
  (isAccountAwaited, status) => isAccountAwaited || status === 'loading',
);

// Each section loads its own data. The questions load earlier, because they decide whether their section is displayed.
sample({
  clock: [selection.membershipChosen, selection.restored, customerLost],
  source: $membershipTypeId,
  filter: (typeId) => typeId !== null,
  target: questions.opened,
});
sample({
  clock: [progress.$open, $token],
  source: { open: progress.$open, token: $token },
  filter: ({ open, token }) => open === 'details' && token === null,
  target: register.opened,
});
const sampleSectionOpened = (...keys: readonly SectionKey[]) =>
  sample({ clock: progress.sectionOpened, filter: (key) => keys.includes(key), fn: () => undefined });
sample({ clock: sampleSectionOpened('dates'), target: [healthTerms.opened, membershipTerms.opened] });
sample({ clock: sampleSectionOpened('direct-debit'), target: directDebitTerms.opened });
// Loads the home address early, so that it is known by the time bank details are needed.
sample({
  clock: [sampleSectionOpened('dates', 'direct-debit'), $user],
  source: { user: $user, open: progress.$open, needsDirectDebit: $needsDirectDebit },
  filter: ({ user, open, needsDirectDebit }) =>
    user !== null && needsDirectDebit && (open === 'dates' || open === 'direct-debit'),
  fn: ({ user }) => user?.id ?? '',
  target: homeAddressRequested,
});
// The price stays visible in the sections after the dates, even if a reload opens one of them directly.
sample({ clock: sampleSectionOpened('dates', 'direct-debit', 'confirm', 'checkout'), target: review.opened });

// Continue without a required answer. For the last section, which sends the membership, see sending.ts.
sample({
  clock: questions.rejected,
  fn: () => ({ content: text('questions.required'), type: 'danger' as const }),
  target: toastShown,
});
