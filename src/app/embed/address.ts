import { createEffect, createEvent, sample } from 'effector';
import { $location } from '@/shared/routes';

export function toEmbeddedAddress(address: string): string {
  const url = new URL(address);
  if (url.searchParams.has('embedded')) return address;
  url.search += `${url.search === '' ? '?' : '&'}embedded`;
  return url.href;
}

export const addressRequested = createEvent();

// Every address of an embedded visit carries `embedded`, so that a reload gets the same layout and policy even where
// the browser stores nothing for the frame.
export const keepAddressFx = createEffect(() => {
  const { history, location } = globalThis;
  const embeddedAddress = toEmbeddedAddress(location.href);
  if (embeddedAddress !== location.href) history.replaceState(history.state, '', embeddedAddress);
});
sample({ clock: [addressRequested, $location], target: keepAddressFx });
