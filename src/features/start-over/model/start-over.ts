import { createEvent, createStore, sample } from 'effector';

/** Leaving a purchase: requested, then confirmed or cancelled. Requirement C2.2. */
export function createStartOver() {
  const startOverClicked = createEvent();
  const stayClicked = createEvent();
  const leaveClicked = createEvent();
  /** The customer confirmed: the page that owns the purchase clears it and leaves. */
  const leavingConfirmed = createEvent();

  const $isOpen = createStore(false)
    .on(startOverClicked, () => true)
    .reset(stayClicked, leavingConfirmed);

  // Only an open modal can confirm, so a double click leaves once.
  sample({ clock: leaveClicked, filter: $isOpen, target: leavingConfirmed });

  return { startOverClicked, stayClicked, leaveClicked, leavingConfirmed, $isOpen };
}

export type StartOver = ReturnType<typeof createStartOver>;
