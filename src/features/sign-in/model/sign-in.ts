import { combine, createEffect, createEvent, createStore, sample } from 'effector';
import { customerText, signedIn } from '@/entities/customer';
import {
  type ApiFailure,
  describeFailure,
  findServerMessage,
  isRefusal,
  logIn,
  type SignInResult,
} from '@/shared/api';
import { tidyUsername } from '@/shared/lib';
import { closeToastWith, toastShown } from '@/shared/toast';
import { text } from '../texts';

/** The delay before a log-in attempt, in ms. Requirement S6.3. */
const ATTEMPT_DELAY_MS = 250;

export type SignInStatus = 'idle' | 'pending' | 'success' | 'failure';
type Credentials = { username: string; password: string };
type FieldErrors = Partial<Record<keyof Credentials, string>>;

function findRequiredErrors({ username, password }: Credentials): FieldErrors {
  return {
    ...(username.trim() === '' ? { username: customerText('login.usernameRequired') } : {}),
    ...(password === '' ? { password: text('login.passwordRequired') } : {}),
  };
}

/**
 * Logging in with an e-mail address or customer ID. The token goes to the session; the password is not stored. In a dialog there
 * is no toast: the message is already visible, and a toast would move it.
 */
export function createSignIn({ hasToast = true } = {}) {
  const opened = createEvent();
  const usernameChanged = createEvent<string>();
  const passwordChanged = createEvent<string>();
  const submitted = createEvent();
  const logInAttempted = createEvent<Credentials>();

  const logInFx = createEffect<Credentials, SignInResult, ApiFailure>(async (credentials) => {
    await new Promise((resolve) => setTimeout(resolve, ATTEMPT_DELAY_MS));
    return logIn(credentials);
  });

  const $username = createStore('').on(usernameChanged, (_, username) => username);
  const $password = createStore('').on(passwordChanged, (_, password) => password);
  const $status = createStore<SignInStatus>('idle');
  const $fieldErrors = createStore<FieldErrors>({});
  const $error = createStore<string | null>(null);
  /** Counts attempts, because each failed one moves the focus. */
  const $attemptCount = createStore(0).on(submitted, (attempt) => attempt + 1);

  const $credentials = combine({ username: $username, password: $password });

  // One attempt at a time, and only with both fields filled in.
  const $canSubmit = $status.map((status) => status !== 'pending' && status !== 'success');
  const credentialsChecked = sample({ clock: submitted, source: $credentials, filter: $canSubmit });
  sample({ clock: credentialsChecked, fn: findRequiredErrors, target: $fieldErrors });
  sample({ clock: credentialsChecked, fn: () => null, target: $error });
  sample({
    clock: credentialsChecked,
    filter: (credentials) => Object.keys(findRequiredErrors(credentials)).length === 0,
    fn: ({ username, password }) => ({ username: tidyUsername(username), password }),
    target: logInAttempted,
  });
  sample({ clock: logInAttempted, target: logInFx });

  $status
    .on(logInAttempted, () => 'pending')
    .on(logInFx.done, () => 'success')
    .on(logInFx.fail, () => 'failure')
    .reset(opened);
  sample({ clock: logInFx.doneData, fn: ({ token }) => token, target: signedIn });
  sample({ clock: [opened, logInFx.done], fn: () => '', target: $password });
  sample({ clock: opened, fn: () => ({}), target: $fieldErrors });
  sample({ clock: opened, fn: () => null, target: $error });

  // The server's messages about fields are also shown at the fields.
  sample({ clock: logInFx.failData, fn: readFieldErrors, target: $fieldErrors });

  // "Login errors appear as text under the form and as a toast".
  const logInFailed = sample({ clock: logInFx.failData, fn: formatFailure });
  sample({ clock: logInFailed, target: $error });
  sample({
    clock: logInFailed,
    filter: () => hasToast,
    fn: (content) => ({ content, type: 'danger' as const }),
    target: toastShown,
  });
  closeToastWith($error);

  return {
    $attemptCount,
    $error,
    $fieldErrors,
    $password,
    $status,
    $username,
    logInFx,
    opened,
    passwordChanged,
    submitted,
    usernameChanged,
  };
}

export type SignInModel = ReturnType<typeof createSignIn>;

function readFieldErrors(failure: ApiFailure): FieldErrors {
  const errors = failure.kind === 'validation' ? failure.errors : {};
  const username = errors.username?.join(' ');
  const password = errors.password?.join(' ');
  return { ...(username ? { username } : {}), ...(password ? { password } : {}) };
}

/** A refusal shows the server's message or 'User signed out'; a server error or a missing connection is not a refusal. */
function formatFailure(failure: ApiFailure): string {
  return isRefusal(failure)
    ? text.orServers('login.failed', formatServerError(failure))
    : describeFailure(failure);
}

/** The server's message, and its messages about fields that this form does not have. */
function formatServerError(failure: ApiFailure): string {
  const message = findServerMessage(failure) ?? Object.values(readFieldErrors(failure)).join(' ');
  const {
    username: _username,
    password: _password,
    ...otherErrors
  } = failure.kind === 'validation' ? failure.errors : {};
  return [...new Set([message, ...Object.values(otherErrors).flat()])].filter(Boolean).join(' ');
}
