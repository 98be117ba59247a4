import { createStore, merge, sample } from 'effector';
import { $token, $user, signedOut } from '@/entities/customer';
import { flowOpened } from './home';

// Detects that the session has ended, or that another customer has logged in.

const loggedOut = sample({ clock: $token, filter: (token) => token === null, fn: () => undefined });

const customerChecked = sample({ clock: [flowOpened, $user], source: $user });
/** The current customer, and the previous one if they did not log out in this tab. */
const $customers = createStore<{ readonly current: string | null; readonly previous: string | null }>({
  current: null,
  previous: null,
})
  .on(customerChecked, (customers, user) =>
    user && user.id !== customers.current ? { current: user.id, previous: customers.current } : customers,
  )
  .reset(loggedOut);
const customerReplaced = sample({
  clock: $customers,
  filter: ({ previous }) => previous !== null,
});

/** Whether the customer has logged out and their token has not been cleared yet. */
const $isLoggingOut = createStore(false)
  .on(signedOut, () => true)
  .reset($token);
const customerUnrecognised = sample({
  clock: $user,
  source: { token: $token, isLoggingOut: $isLoggingOut },
  filter: ({ token, isLoggingOut }, user) => user === null && token !== null && !isLoggingOut,
});

/** The customer has logged out, or the session has expired. */
export const sessionLost = merge([loggedOut, customerUnrecognised]);
/** The session has ended, or another customer has logged in. */
export const customerLost = merge([sessionLost, customerReplaced]);
