import { combine, createEvent, createStore, sample } from 'effector';
import { createStartOver } from '@/features/start-over';
import { $mode, type Mode } from '@/shared/mode';
import { $location, navigated, paths } from '@/shared/routes';
import { forgotten, membershipChooser, progress, selection, startOver } from './features';

// Following one of our own links away from an unfinished purchase asks first. Back and Forward are the browser's, and never held.

/** A link that leads away was followed. */
export const linkFollowed = createEvent<string>();
export const leaving = createStartOver();

/** Once it is sent, the operator has it, and it is there again after a log-in. */
export const $wouldLose = combine(
  selection.$membership,
  progress.$progress,
  (membership, { isSent }) => membership !== null && !isSent,
);
const $target = createStore('/').on(linkFollowed, (_, target) => target);

sample({ clock: linkFollowed, fn: () => undefined, target: leaving.clicked });
// Back is an answer too: nobody finds a question of the screen before, nor a membership's details, on top of another.
sample({
  clock: $location,
  fn: () => undefined,
  target: [leaving.stayClicked, startOver.stayClicked, forgotten.closed],
});
sample({ clock: progress.sectionOpened, fn: () => undefined, target: membershipChooser.detailsClosed });

const left = sample({ clock: leaving.confirmed, source: $target });
/** On a kiosk nobody comes back from elsewhere but from the log-in page. */
const isForGood = ({ isKiosk }: Mode, to: string) => isKiosk && !to.startsWith(paths.login());
sample({
  clock: left,
  source: $mode,
  filter: (mode, to) => !isForGood(mode, to),
  fn: (_, to) => ({ to }),
  target: navigated,
});
/** Somebody leaves a kiosk. */
export const leftForGood = sample({ clock: left, source: $mode, filter: isForGood, fn: () => undefined });
