import { createEffect, createEvent, sample } from 'effector';
import { $location } from '@/shared/routes';

/** The same address, with the word that it is embedded. */
export function embeddedAddress(address: string): string {
  const url = new URL(address);
  if (url.searchParams.has('embedded')) return address;
  url.search += `${url.search === '' ? '?' : '&'}embedded`;
  return url.href;
}

/** The address is to say that the visit is embedded. */
export const addressRequested = createEvent();

// The address of an embedded visit always says so: a reload finds the same layout and policy, even where the browser
// keeps nothing for the frame.
export const keepAddressFx = createEffect(() => {
  const { history, location } = globalThis;
  const wanted = embeddedAddress(location.href);
  if (wanted !== location.href) history.replaceState(history.state, '', wanted);
});
sample({ clock: [addressRequested, $location], fn: () => undefined, target: keepAddressFx });
