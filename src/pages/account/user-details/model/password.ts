import { createEffect, createEvent, sample } from 'effector';
import { $token, $user, signedIn } from '@/entities/customer';
import { type ApiFailure, changePassword, type PasswordChange } from '@/shared/api';
import { createFormModel, type FormDefinition, toFormView } from '@/shared/forms';
import { isPresent } from '@/shared/lib';
import { type ToastContent, toastShown } from '@/shared/toast';
import { toPasswordErrors } from '../lib/password-errors';
import { passwordForm, toPasswordChange } from '../lib/password-form';
import { text } from '../texts';
import { $openPart, partSaved, unsavedChanged } from './open-part';

export const PASSWORD_PART = 'password';

const changeFx = createEffect<PasswordChange, { token: string }, ApiFailure>((change) =>
  changePassword(change),
);
export const $isSaving = changeFx.pending;
/** The user name that a password manager stores with the password. */
export const $username = $user.map((user) => user?.email ?? '');

// A new definition after the part is closed, so that the form forgets the typed values.
const $definition = $openPart.map((part): FormDefinition | null =>
  part === PASSWORD_PART ? passwordForm : null,
);
const form = createFormModel({ $definition });

sample({
  clock: form.valuesChanged,
  source: $openPart,
  filter: (part) => part === PASSWORD_PART,
  fn: (_, values) => Object.values(values).some((value) => value !== undefined && value !== ''),
  target: unsavedChanged,
});
sample({
  clock: form.accepted,
  source: changeFx.pending,
  filter: (isSaving) => !isSaving,
  fn: (_, values) => toPasswordChange(values),
  target: changeFx,
});

// The server ends all other sessions; this one continues with the new token.
sample({
  clock: changeFx.doneData,
  source: $token,
  filter: isPresent,
  fn: (_, { token }) => token,
  target: signedIn,
});
sample({ clock: changeFx.done, fn: () => PASSWORD_PART, target: partSaved });
sample({
  clock: changeFx.done,
  fn: (): ToastContent => ({ content: text('password.changed'), type: 'success' }),
  target: toastShown,
});
sample({
  clock: changeFx.fail,
  source: $openPart,
  filter: (part) => part === PASSWORD_PART,
  fn: (_, { error }) => toPasswordErrors(error),
  target: form.serverErrorsReceived,
});

/** The form is built in, so it never has to be loaded or retried. */
export const formModel = toFormView(form, createEvent());
