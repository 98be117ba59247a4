import { combine, createEvent, createStore, sample } from 'effector';
import { signedOut } from '@/entities/customer/@x/home-address';
import { visitEnded } from '@/shared/mode';
import { createLatestFx } from '@/shared/request';
import type { HomeAddress } from '../lib/read-home-address';

/** How long a form may wait for the address, in ms: it is a help and no more. */
const PATIENCE_MS = 3000;

/** A form would like to fill in the address of the customer with this id. */
export const homeAddressRequested = createEvent<string>();

/** Comes with null when the address is not known in time; the code that reads it loads on demand. */
export const loadHomeAddressFx = createLatestFx<string, HomeAddress | null>(async (_userId, { signal }) => {
  const waiting = new AbortController();
  signal.addEventListener('abort', () => waiting.abort());
  const timer = setTimeout(() => waiting.abort(), PATIENCE_MS);
  try {
    return await Promise.race([read(waiting.signal), aborted(waiting.signal)]);
  } catch {
    return null;
  } finally {
    clearTimeout(timer);
  }
});

async function read(signal: AbortSignal): Promise<HomeAddress | null> {
  const { loadHomeAddress } = await import('../lib/load-home-address');
  return loadHomeAddress({ signal });
}

function aborted(signal: AbortSignal): Promise<null> {
  return new Promise((resolve) => {
    signal.addEventListener('abort', () => resolve(null));
  });
}

/** Who it is wanted for: what is known of one customer is not filled in for another. */
const $userId = createStore<string | null>(null)
  .on(homeAddressRequested, (_, userId) => userId)
  .reset(signedOut, visitEnded);
const $known = createStore<{ readonly userId: string; readonly address: HomeAddress } | null>(null)
  .on(loadHomeAddressFx.done, (_, { params: userId, result: address }) => address && { userId, address })
  .reset(signedOut, visitEnded);

/** The customer's own address; it is kept in memory alone. */
export const $homeAddress = combine($userId, $known, (userId, known) =>
  known !== null && known.userId === userId ? known.address : null,
);
/** A form has asked for it: it is known, on its way, or was not found. */
export const $isHomeAddressWanted = $userId.map((userId) => userId !== null);
/** The request is under way. */
export const $isHomeAddressLoading = loadHomeAddressFx.pending;

sample({
  clock: homeAddressRequested,
  source: $known,
  filter: (known, userId) => known?.userId !== userId,
  fn: (_, userId) => userId,
  target: loadHomeAddressFx,
});
