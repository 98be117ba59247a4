import { createStore, type Event, merge, sample } from 'effector';
import { $token, signedOut, signedOutElsewhere } from '@/entities/customer';
import { isPresent } from '@/shared/lib';
import { loginDismissed, loginRequested } from './login-request';

/**
 * Passes on an event for customers. A visitor is first asked to log in, and the event follows afterwards; it is discarded if they
 * dismiss the log-in, or by `discarded`, such as the page's `closed`.
 */
export function createAfterLogin<Value>(requested: Event<Value>, discarded: Event<void>): Event<Value> {
  const loginAsked = sample({
    clock: requested,
    source: $token,
    fn: (token, value: Value) => ({ value, isVisitor: token === null }),
  });
  const byVisitor = loginAsked.filter({ fn: ({ isVisitor }) => isVisitor });
  sample({ clock: byVisitor, fn: () => undefined, target: loginRequested });

  const $pending = createStore<{ readonly value: Value } | null>(null);
  const loggedIn = sample({
    clock: $token.updates,
    source: $pending,
    fn: (pending, token) => (token === null ? null : pending),
  }).filter({ fn: isPresent });
  $pending
    .on(byVisitor, (_, { value }) => ({ value }))
    .reset(loggedIn, loginDismissed, signedOut, signedOutElsewhere, discarded);

  const byCustomer = loginAsked.filter({ fn: ({ isVisitor }) => !isVisitor });
  return merge([byCustomer, loggedIn]).map(({ value }) => value);
}
