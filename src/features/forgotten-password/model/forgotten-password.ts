import { createEffect, createEvent, createStore, type Store, sample } from 'effector';
import { customerText } from '@/entities/customer';
import {
  type ApiFailure,
  describeFailure,
  findServerMessage,
  isRefusal,
  requestPasswordReset,
  requestText,
  toUnexpectedFailure,
} from '@/shared/api';
import { isPresent, tidyUsername } from '@/shared/lib';
import { closeToastWith, toastShown } from '@/shared/toast';
import { text } from '../texts';

/**
 * The step on the screen. Allowed transitions: closed → asking → sent; asking → customerId (several accounts share the address) →
 * sent; any → closed.
 */
export type ForgottenPasswordStep = 'closed' | 'asking' | 'customerId' | 'sent';

type ForgottenPasswordConfig = {
  /** The username typed into the log-in form, so that it need not be typed again. */
  readonly $username: Store<string>;
};
type ResetAnswer = { readonly status: string | null; readonly error: string | null };

/** Matches an error that asks for the customer ID. Requirement S6.5. */
const SEVERAL_ACCOUNTS_PATTERN = /^Multiple/;

/** Requesting a new password with an email address or customer ID. Requirement S6.4. */
export function createForgottenPassword({ $username }: ForgottenPasswordConfig) {
  const linkClicked = createEvent();
  const modalClosed = createEvent();
  const usernameTyped = createEvent<string>();
  const submitted = createEvent();

  const requestFx = createEffect<string, ResetAnswer, ApiFailure>(async (emailOrReference) => {
    const answer = await requestPasswordReset({ emailOrReference });
    if (typeof (answer.error ?? answer.status) === 'string') return answer;
    throw toUnexpectedFailure(new Error('Pavilion: the API said neither that an email is sent nor why not.'));
  });

  const $step = createStore<ForgottenPasswordStep>('closed')
    .on(linkClicked, () => 'asking')
    .reset(modalClosed);
  const $typedUsername = createStore('')
    .on(usernameTyped, (_, value) => value)
    .reset(modalClosed);
  const $fieldError = createStore<string | null>(null).reset(usernameTyped, modalClosed);
  /** Why the request failed; null if it did not. */
  const $error = createStore<string | null>(null).reset(submitted, modalClosed);
  /** The server's message asking for the customer ID; null if there is none. */
  const $notice = createStore<string | null>(null).reset(modalClosed);
  const $isPending = requestFx.pending;

  sample({ clock: linkClicked, source: $username, fn: tidyUsername, target: $typedUsername });

  // One request at a time, and only with a username.
  const valueChecked = sample({
    clock: submitted,
    source: { value: $typedUsername, step: $step, isPending: $isPending },
    filter: ({ step, isPending }) => !isPending && (step === 'asking' || step === 'customerId'),
    fn: ({ value, step }) => ({ value: tidyUsername(value), step }),
  });
  sample({ clock: valueChecked, fn: findRequiredError, target: $fieldError });
  sample({
    clock: valueChecked,
    filter: ({ value }) => value !== '',
    fn: ({ value }) => value,
    target: requestFx,
  });

  // Our own text is the same whether or not an account was found, because the server's could reveal that. Only several accounts
  // on one address lead to the customer ID. A response after the modal was closed is ignored.
  const answerReceived = sample({
    clock: requestFx.doneData,
    source: $step,
    filter: (step) => step !== 'closed',
    fn: (_, answer) => answer,
  });
  sample({ clock: answerReceived, fn: ({ error }) => error, target: $notice });
  sample({
    clock: answerReceived,
    filter: ({ error }) => error === null || SEVERAL_ACCOUNTS_PATTERN.test(error),
    fn: ({ error }): ForgottenPasswordStep => (error === null ? 'sent' : 'customerId'),
    target: $step,
  });
  sample({
    clock: answerReceived,
    filter: ({ error }) => error !== null && SEVERAL_ACCOUNTS_PATTERN.test(error),
    fn: () => '',
    target: $typedUsername,
  });

  // "Password reset failure shows the server's message": in the modal, and as a toast.
  const requestFailed = sample({ clock: requestFx.failData, fn: formatFailure });
  const requestRefused = answerReceived.filterMap(({ error }) =>
    error === null || SEVERAL_ACCOUNTS_PATTERN.test(error) ? undefined : error,
  );
  const messageFound = sample({
    clock: [requestFailed, requestRefused],
    source: $step,
    fn: findMessageAtStep,
  });
  sample({ clock: messageFound, filter: isPresent, target: $error });
  sample({
    clock: [requestFailed, requestRefused],
    fn: (content) => ({ content, type: 'danger' as const }),
    target: toastShown,
  });
  closeToastWith($error);

  return {
    linkClicked,
    modalClosed,
    usernameTyped,
    submitted,
    requestFx,
    $step,
    $typedUsername,
    $fieldError,
    $error,
    $notice,
    $isPending,
  };
}

export type ForgottenPasswordModel = ReturnType<typeof createForgottenPassword>;

function findRequiredError({ value, step }: { value: string; step: ForgottenPasswordStep }): string | null {
  if (value !== '') return null;
  return step === 'customerId'
    ? text('forgotten.customerIdRequired')
    : customerText('login.usernameRequired');
}

function findMessageAtStep(step: ForgottenPasswordStep, message: string): string | null {
  return step === 'closed' ? null : message;
}

function formatFailure(failure: ApiFailure): string {
  return isRefusal(failure)
    ? requestText.orServers('request.default', findServerMessage(failure))
    : describeFailure(failure);
}
