import { combine, createEvent, createStore, merge, sample } from 'effector';
import { purchaseEnded } from '@/entities/cart';
import { $token } from '@/entities/customer';
import { createStartOver } from '@/features/start-over';
import { $mode, type Mode, visitEnded } from '@/shared/mode';
import { $location, navigated, paths } from '@/shared/routes';
import { clearCartFx } from './clear-cart';
import { changeLocationConfirmed } from './confirm-discard';
import { forgottenPassword, membershipChooser, progress, selection, startOver } from './features';
import { centreFinder } from './home';

// Following one of our own links away from an unfinished purchase asks for confirmation first. Back and Forward are
// never blocked.

/** A link that leads away was clicked. */
export const linkFollowed = createEvent<string>();
export const leaveQuestion = createStartOver();

/** Whether leaving would lose the selection. Once it has been sent, it is restored after a log-in. */
export const $wouldDiscard = combine(
  selection.$membership,
  progress.$progress,
  (membership, { isSent }) => membership !== null && !isSent,
);
const $linkAddress = createStore('/').on(linkFollowed, (_, address) => address);

sample({ clock: linkFollowed, target: leaveQuestion.startOverClicked });
// Back closes an open question and the details of a membership, so that neither covers another page.
sample({
  clock: $location,
  target: [leaveQuestion.stayClicked, startOver.stayClicked, forgottenPassword.modalClosed],
});
sample({ clock: progress.sectionOpened, target: membershipChooser.detailsClosed });

/** The selection was dropped: by starting over, or by leaving. */
const selectionAbandoned = merge([startOver.leavingConfirmed, leaveQuestion.leavingConfirmed]);
/** The selection has ended: dropped, or bought. When embedded, a purchase ends in the same document. */
export const selectionEnded = merge([selectionAbandoned, purchaseEnded]);

// Clears the operator's cart and the search of the finder.
sample({
  clock: selectionAbandoned,
  source: $token,
  filter: (token) => token !== null,
  target: clearCartFx,
});
sample({ clock: selectionEnded, target: centreFinder.clearClicked });
sample({
  clock: selectionEnded,
  source: centreFinder.$isMapShown,
  filter: (isMapShown) => isMapShown,
  target: centreFinder.mapToggled,
});

// Change location and start over return to the home page; leaving follows the link. On a kiosk, customers return only
// from the log-in page.
sample({ clock: changeLocationConfirmed, fn: () => ({ to: paths.home() }), target: navigated });
const departureConfirmed = merge([
  sample({ clock: startOver.leavingConfirmed, fn: () => paths.home() }),
  sample({ clock: leaveQuestion.leavingConfirmed, source: $linkAddress }),
]);
const endsKioskVisit = ({ isKiosk }: Mode, path: string) => isKiosk && !path.startsWith(paths.login());
sample({
  clock: departureConfirmed,
  source: $mode,
  filter: (mode, path) => !endsKioskVisit(mode, path),
  fn: (_, to) => ({ to }),
  target: navigated,
});
// A kiosk goes to its own home page and clears the customer's data after the operator's cart has been cleared.
sample({
  clock: departureConfirmed,
  source: { mode: $mode, token: $token },
  filter: ({ mode, token }, path) => endsKioskVisit(mode, path) && token === null,
  target: visitEnded,
});
sample({
  clock: clearCartFx.finally,
  source: $mode,
  filter: ({ isKiosk }) => isKiosk,
  target: visitEnded,
});
