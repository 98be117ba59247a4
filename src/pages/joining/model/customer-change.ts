import { createStore, merge, sample } from 'effector';
import { $token, $user, signedOut } from '@/entities/customer';
import { flowOpened } from './home';

// Who is at the page, and when it is not the one any more who was.

const loggedOut = sample({ clock: $token, filter: (token) => token === null, fn: () => undefined });

const customerSeen = sample({ clock: [flowOpened, $user], source: $user });
/** Who is here, and who was before without having logged out in this tab. */
const $customers = createStore<{ readonly now: string | null; readonly before: string | null }>({
  now: null,
  before: null,
})
  .on(customerSeen, (customers, user) =>
    user && user.id !== customers.now ? { now: user.id, before: customers.now } : customers,
  )
  .reset(loggedOut);
const replaced = sample({
  clock: $customers,
  filter: ({ before }) => before !== null,
  fn: () => undefined,
});

/** A new token stands, and whose it is cannot be found out. */
const $isLeaving = createStore(false)
  .on(signedOut, () => true)
  .reset($token);
const unrecognised = sample({
  clock: $user,
  source: { token: $token, isLeaving: $isLeaving },
  filter: ({ token, isLeaving }, user) => user === null && token !== null && !isLeaving,
  fn: () => undefined,
});

/** Nobody is known to be here any more: somebody has logged out, or a session has ended by itself. */
export const sessionLost = merge([loggedOut, unrecognised]);
/** Nobody, or another customer, is here now. */
export const customerChanged = merge([sessionLost, replaced]);
