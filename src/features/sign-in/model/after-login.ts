import { createStore, type Event, merge, sample } from 'effector';
import { $token, signedOut, signedOutElsewhere } from '@/entities/customer';
import { isPresent } from '@/shared/lib';
import { loginDismissed, loginRequested } from './login-request';

/**
 * Passes on an event for customers. A visitor is first asked to log in, and the event follows afterwards; it is discarded if they
 * dismiss the log-in, or by `discarded`, such as the page's `closed`.
 */
export function createAfterLogin<Value>(requested: Event<Value>, discarded: Event<void>): Event<Value> {
  const customerChecked = sample({
    clock: requested,
    source: $token,
    fn: (token, value: Value) => ({ value, isVisitor: token === null }),
  });
  const requestedByVisitor = customerChecked.filter({ fn: ({ isVisitor }) => isVisitor });
  sample({ clock: requestedByVisitor, fn: () => undefined, target: loginRequested });

  const $valueAwaitingLogin = createStore<{ readonly value: Value } | null>(null);
  const loggedIn = sample({
    clock: $token.updates,
    source: $valueAwaitingLogin,
    fn: (awaitingLogin, token) => (token === null ? null : awaitingLogin),
  }).filter({ fn: isPresent });
  $valueAwaitingLogin
    .on(requestedByVisitor, (_, { value }) => ({ value }))
    .reset(loggedIn, loginDismissed, signedOut, signedOutElsewhere, discarded);

  const requestedByCustomer = customerChecked.filter({ fn: ({ isVisitor }) => !isVisitor });
  return merge([requestedByCustomer, loggedIn]).map(({ value }) => value);
}
