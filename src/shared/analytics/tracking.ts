import { createEffect, createEvent, createStore, sample } from 'effector';
import { $consent, consentGiven, consentWithdrawn, readConsentFx } from './consent';
import type { AnalyticsEvent } from './events';

declare global {
  interface Window {
    /** The list that the operator's tag manager reads. It comes into being with the first event after consent. */
    dataLayer?: unknown[];
  }
}

/** Something happened that the operator may count, if the customer agrees. */
export const tracked = createEvent<AnalyticsEvent>();

/** Hands events over to whoever reads `dataLayer`. */
export const pushFx = createEffect((events: readonly AnalyticsEvent[]) => {
  globalThis.window.dataLayer ??= [];
  for (const event of events) globalThis.window.dataLayer.push(event);
});

/** An objection is known: what waited is forgotten at once, and nothing is kept for later. */
const objected = createEvent();

/**
 * What waits for consent: in memory only, since keeping it on the device would need the very same consent. Several
 * events of one moment are all kept, hence `on`: a `sample` would answer them as one.
 */
const $queue = createStore<readonly AnalyticsEvent[]>([])
  .on(tracked, (queue, event) => [...queue, event])
  .on(pushFx, () => [])
  .on(objected, () => []);

sample({
  clock: [readConsentFx.finally, consentWithdrawn],
  source: $consent,
  filter: (consent) => consent === 'withdrawn',
  fn: () => undefined,
  target: objected,
});

// The cookie is read before each event leaves, so that an objection in another tab counts here as well.
sample({ clock: tracked, fn: () => undefined, target: readConsentFx });
sample({
  clock: [readConsentFx.finally, consentGiven],
  source: { consent: $consent, queue: $queue },
  filter: ({ consent, queue }) => consent === 'given' && queue.length > 0,
  fn: ({ queue }) => queue,
  target: pushFx,
});
