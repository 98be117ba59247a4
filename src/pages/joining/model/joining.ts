import { combine, createEvent, createStore, merge, sample } from 'effector';
import { purchaseEnded } from '@/entities/cart';
import { $token, signedIn } from '@/entities/customer';
import { $mode, visitEnded } from '@/shared/mode';
import { navigated, paths } from '@/shared/routes';
import { toastShown } from '@/shared/toast';
import type { Progress } from '../lib/sections';
import { clearCartFx } from './clear-cart';
import { changeLocationConfirmed, membershipConfirmed, venueConfirmed } from './confirm-discard';
import { customerChanged } from './customer-change';
import {
  $typeId,
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
  startOver,
} from './features';
import { finder } from './home';
import { leaving, leftForGood } from './leaving';
import { selectionLost } from './selection-notice';
import { text } from './texts';

/** A logged-in customer presses Continue under the read-only details. */
export const detailsContinued = createEvent();
/** The selected centre is right. */
export const centreContinued = createEvent();
const left = createEvent();

/** How a visitor goes on in Your details: with a new account, or with the one they have. */
export type DetailsMode = 'register' | 'sign-in';
export const detailsModeChosen = createEvent<DetailsMode>();
export const $detailsMode = createStore<DetailsMode>('register')
  .on(detailsModeChosen, (_, mode) => mode)
  .reset(left);
sample({
  clock: detailsModeChosen,
  filter: (mode) => mode === 'sign-in',
  fn: () => undefined,
  target: signIn.opened,
});

/** A new account is made, and the memberships are being loaded for it. */
const $awaitsAccount = createStore(false)
  .on(register.registered, () => true)
  .reset(selection.becameIneligible, membershipChooser.typesFailed, left);
export const accountReady = sample({
  clock: selection.stillSold,
  filter: $awaitsAccount,
  fn: () => undefined,
});
$awaitsAccount.reset(accountReady);

/** Continue in Your details waits for the memberships of a new account, and for the questions. */
export const $isMovingOn = combine(
  $awaitsAccount,
  questions.$status,
  (awaitsAccount, status) => awaitsAccount || status === 'loading',
);

// Choosing a centre opens the membership section.
sample({ clock: venueConfirmed, target: selection.venueChosen });
sample({ clock: selection.venueChosen, target: answersDropped });

// Choosing a membership resets earlier answers, then moves on to details or dates.
sample({ clock: membershipConfirmed, target: answersDropped });
sample({ clock: membershipConfirmed, target: selection.membershipChosen });
sample({
  clock: [selection.membershipChosen, selection.restored],
  source: $typeId,
  filter: (typeId) => typeId !== null,
  fn: () => undefined,
  target: questions.opened,
});

// Your details: a customer continues; a visitor who made an account moves on while the membership is still sold.
sample({ clock: accountTerms.accepted, fn: () => true, target: register.termsTicked });
sample({ clock: register.registered, fn: ({ token }) => token, target: signedIn });

// A membership that can no longer be bought is told; the selection is reset and keeps the centre.
sample({
  clock: selection.becameIneligible,
  fn: (reason) => ({ content: text('membership.becameIneligible'), reason }),
  target: selectionLost,
});
sample({ clock: selection.becameIneligible, fn: () => undefined, target: answersDropped });

// Somebody logs out, a session ends by itself, or another customer logs in: what was given goes with the first. What waits for the
// very same customer: tab-memory/suspended-selection.ts.
sample({
  clock: customerChanged,
  target: [register.reset, signIn.opened, selection.customerLost, answersDropped],
});
sample({
  clock: customerChanged,
  source: $typeId,
  filter: (typeId) => typeId !== null,
  fn: () => undefined,
  target: questions.opened,
});

// Each section asks for what it shows when it opens.
const opens = (key: Progress['open']) =>
  sample({ clock: progress.sectionOpened, filter: (opened) => opened === key, fn: () => undefined });
sample({
  clock: [progress.$open, $token],
  source: { open: progress.$open, token: $token },
  filter: ({ open, token }) => open === 'details' && token === null,
  fn: () => undefined,
  target: register.opened,
});
sample({ clock: opens('dates'), target: [review.opened, healthTerms.opened, membershipTerms.opened] });
// The price stays in sight in the sections after the dates, also when a reload leads right to them.
sample({ clock: [opens('direct-debit'), opens('confirm'), opens('checkout')], target: review.opened });
sample({ clock: opens('direct-debit'), target: directDebitTerms.opened });

// Continue in each of the later sections; the last one sends the membership: sending.ts.
sample({
  clock: questions.rejected,
  fn: () => ({ content: text('questions.required'), type: 'danger' as const }),
  target: toastShown,
});

// Change location and start over both begin again, at home; a kiosk starts over at its own home.
/** The selection is given up: from the beginning, or by leaving. */
const abandoned = merge([startOver.confirmed, leaving.confirmed]);
/** The selection is done with: given up, or bought. Inside another page that happens in this very document. */
export const selectionEnded = merge([abandoned, purchaseEnded]);
sample({
  clock: [changeLocationConfirmed, selectionEnded],
  fn: () => undefined,
  target: [answersDropped, selection.cleared],
});
sample({ clock: selection.cleared, target: membershipChooser.reset });
sample({ clock: changeLocationConfirmed, fn: () => ({ to: paths.home() }), target: navigated });
sample({
  clock: startOver.confirmed,
  source: $mode,
  filter: ({ isKiosk }) => !isKiosk,
  fn: () => ({ to: paths.home() }),
  target: navigated,
});
sample({ clock: selectionEnded, target: [register.reset, signIn.opened, finder.clearClicked, left] });
// What the finder shows is put away with the selection: inside another page it stays in this document.
sample({
  clock: selectionEnded,
  source: finder.$isMapShown,
  filter: (isShown) => isShown,
  fn: () => undefined,
  target: finder.mapToggled,
});
sample({
  clock: abandoned,
  source: $token,
  filter: (token) => token !== null,
  fn: () => undefined,
  target: clearCartFx,
});
// A kiosk goes to its own home and forgets the customer, once the operator has been told.
const leftAtKiosk = merge([
  sample({
    clock: startOver.confirmed,
    source: $mode,
    filter: ({ isKiosk }) => isKiosk,
    fn: () => undefined,
  }),
  leftForGood,
]);
sample({
  clock: leftAtKiosk,
  source: $token,
  filter: (token) => token === null,
  fn: () => undefined,
  target: visitEnded,
});
sample({
  clock: clearCartFx.finally,
  source: $mode,
  filter: ({ isKiosk }) => isKiosk,
  fn: () => undefined,
  target: visitEnded,
});
