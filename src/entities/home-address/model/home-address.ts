import { combine, createEvent, createStore, sample } from 'effector';
import { signedOut } from '@/entities/customer/@x/home-address';
import { visitEnded } from '@/shared/mode';
import { createLatestFx } from '@/shared/request';
import type { HomeAddress } from '../lib/read-home-address';

/** How long a form waits for the address, in ms: prefilling is only a convenience. */
const MAX_WAIT_MS = 3000;

/** A form wants to prefill the address of the customer with this id. */
export const homeAddressRequested = createEvent<string>();

/** Resolves with null if the address does not arrive in time. The code that reads it is loaded on demand. */
export const loadHomeAddressFx = createLatestFx<string, HomeAddress | null>(async (_userId, { signal }) => {
  const timeLimitAbort = new AbortController();
  signal.addEventListener('abort', () => timeLimitAbort.abort());
  const timer = setTimeout(() => timeLimitAbort.abort(), MAX_WAIT_MS);
  try {
    return await Promise.race([
      loadOnDemand(timeLimitAbort.signal),
      resolveNullOnAbort(timeLimitAbort.signal),
    ]);
  } catch {
    return null;
  } finally {
    clearTimeout(timer);
  }
});

async function loadOnDemand(signal: AbortSignal): Promise<HomeAddress | null> {
  const { loadHomeAddress } = await import('../lib/load-home-address');
  return loadHomeAddress({ signal });
}

function resolveNullOnAbort(signal: AbortSignal): Promise<null> {
  return new Promise((resolve) => {
    signal.addEventListener('abort', () => resolve(null));
  });
}

/** The customer whose address was requested, so that it is never filled in for another customer. */
const $userId = createStore<string | null>(null)
  .on(homeAddressRequested, (_, userId) => userId)
  .reset(signedOut, visitEnded);
const $addressOfUser = createStore<{ readonly userId: string; readonly address: HomeAddress } | null>(null)
  .on(loadHomeAddressFx.done, (_, { params: userId, result: address }) => address && { userId, address })
  .reset(signedOut, visitEnded);

/** The current customer's address, kept in memory only. */
export const $homeAddress = combine($userId, $addressOfUser, (userId, addressOfUser) =>
  addressOfUser !== null && addressOfUser.userId === userId ? addressOfUser.address : null,
);
/** Whether a form has requested the address: it may be loading, loaded or not found. */
export const $isHomeAddressRequested = $userId.map((userId) => userId !== null);
export const $isHomeAddressLoading = loadHomeAddressFx.pending;

sample({
  clock: homeAddressRequested,
  source: $addressOfUser,
  filter: (addressOfUser, userId) => addressOfUser?.userId !== userId,
  fn: (_, userId) => userId,
  target: loadHomeAddressFx,
});
