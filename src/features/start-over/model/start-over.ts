import { createEvent, createStore, sample } from 'effector';

/** Leaving a purchase: requested, then confirmed or cancelled. Requirement C2.2. */
export function createStartOver() {
  const clicked = createEvent();
  const stayClicked = createEvent();
  const leaveClicked = createEvent();
  /** The customer confirmed: the page that owns the purchase clears it and leaves. */
  const confirmed = createEvent();

  const $isOpen = createStore(false)
    .on(clicked, () => true)
    .reset(stayClicked, confirmed);

  // Only an open modal can confirm, so a double click leaves once.
  sample({ clock: leaveClicked, filter: $isOpen, target: confirmed });

  return { clicked, stayClicked, leaveClicked, confirmed, $isOpen };
}

export type StartOver = ReturnType<typeof createStartOver>;
