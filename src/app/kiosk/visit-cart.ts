import { createEffect, createEvent, createStore, sample } from 'effector';
import { ONLINE_JOINING } from '@/entities/checkout-source';
import type { Source } from '@/shared/api';
import { readStored, writeStored } from '@/shared/lib';
import { itemAddedToCart } from '@/shared/mode';

/** Stores, for later documents of the visit, which front ends added items to the cart; holds no personal data. */
const CART_SOURCES_KEY = 'pavilion.kiosk.cart';
const BOOKINGS_SOURCE: Source = 'activity-booking';

export const visitCartRequested = createEvent();
const readVisitSourcesFx = createEffect((): readonly Source[] => {
  const storedSources = (readStored('session', CART_SOURCES_KEY) ?? '').split(' ');
  return [ONLINE_JOINING, BOOKINGS_SOURCE].filter((source) => storedSources.includes(source));
});
const storeVisitSourcesFx = createEffect((sources: readonly Source[]) =>
  writeStored('session', CART_SOURCES_KEY, sources.join(' ')),
);

/** The front ends that added items to the cart in this visit. Items from home are kept. */
export const $visitSources = createStore<readonly Source[]>([])
  .on(itemAddedToCart, (sources, source) => (sources.includes(source) ? sources : [...sources, source]))
  .on(readVisitSourcesFx.doneData, (sources, storedSources) => [...new Set([...sources, ...storedSources])]);
sample({ clock: visitCartRequested, target: readVisitSourcesFx });
sample({ clock: itemAddedToCart, source: $visitSources, target: storeVisitSourcesFx });
