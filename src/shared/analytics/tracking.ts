import { createEffect, createEvent, createStore, sample } from 'effector';
import { $consent, consentGiven, consentWithdrawn, readConsentFx } from './consent';
import type { AnalyticsEvent } from './events';

declare global {
  interface Window {
    /** The queue of the tag manager, created by the first event after consent. */
    dataLayer?: unknown[];
  }
}

export const eventTracked = createEvent<AnalyticsEvent>();

export const pushEventsFx = createEffect((events: readonly AnalyticsEvent[]) => {
  globalThis.window.dataLayer ??= [];
  for (const event of events) globalThis.window.dataLayer.push(event);
});

/** Consent is refused: the queue is dropped and nothing is stored. */
const consentRefused = createEvent();

/**
 * Events that wait for consent, in memory only, because storing them would need the same consent. `on` keeps
 * simultaneous events that `sample` would batch.
 */
const $queuedEvents = createStore<readonly AnalyticsEvent[]>([])
  .on(eventTracked, (queuedEvents, event) => [...queuedEvents, event])
  .on(pushEventsFx, () => [])
  .on(consentRefused, () => []);

sample({
  clock: [readConsentFx.finally, consentWithdrawn],
  source: $consent,
  filter: (consent) => consent === 'withdrawn',
  target: consentRefused,
});

// The cookie is read before each push, so that a refusal in another tab applies here too.
sample({ clock: eventTracked, target: readConsentFx });
sample({
  clock: [readConsentFx.finally, consentGiven],
  source: { consent: $consent, queue: $queuedEvents },
  filter: ({ consent, queue }) => consent === 'given' && queue.length > 0,
  fn: ({ queue }) => queue,
  target: pushEventsFx,
});
