import { createEffect, createEvent, sample } from 'effector';
import { $location } from '@/shared/routes';

export function toEmbeddedAddress(address: string): string {
  const url = new URL(address);
  if (url.searchParams.has('embedded')) return address;
  url.search += `${url.search === '' ? '?' : '&'}embedded`;
  return url.href;
}

export const embeddedAddressRequested = createEvent();

// Every address of an embedded visit carries `embedded`, so that a reload gets the same layout and policy even where
// the browser stores nothing for the frame.
export const keepEmbeddedAddressFx = createEffect(() => {
  const { history, location } = globalThis;
  const embeddedAddress = toEmbeddedAddress(location.href);
  if (embeddedAddress !== location.href) history.replaceState(history.state, '', embeddedAddress);
});
sample({ clock: [embeddedAddressRequested, $location], target: keepEmbeddedAddressFx });
