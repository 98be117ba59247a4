import { createEffect, createEvent, sample } from 'effector';
import { $token, $user, signedIn } from '@/entities/customer';
import { type ApiFailure, changePassword, type PasswordChange } from '@/shared/api';
import { createFormModel, type FormDefinition, toFormView } from '@/shared/forms';
import { isPresent } from '@/shared/lib';
import { type ToastContent, toastShown } from '@/shared/toast';
import { toPasswordErrors } from '../lib/password-errors';
import { passwordFormDefinition, toPasswordChange } from '../lib/password-form';
import { text } from '../texts';
import { $openPartKey, partSaved, unsavedStateChanged } from './open-part';

export const PASSWORD_PART_KEY = 'password';

const changePasswordFx = createEffect<PasswordChange, { token: string }, ApiFailure>((passwordChange) =>
  changePassword(passwordChange),
);
export const $isSaving = changePasswordFx.pending;
/** The user name that a password manager stores with the password. */
export const $username = $user.map((user) => user?.email ?? '');

// A new definition after the part is closed, so that the form forgets the typed values.
const $definition = $openPartKey.map((partKey): FormDefinition | null =>
  partKey === PASSWORD_PART_KEY ? passwordFormDefinition : null,
);
const passwordForm = createFormModel({ $definition });

sample({
  clock: passwordForm.valuesChanged,
  source: $openPartKey,
  filter: (partKey) => partKey === PASSWORD_PART_KEY,
  fn: (_, values) => Object.values(values).some((value) => value !== undefined && value !== ''),
  target: unsavedStateChanged,
});
sample({
  clock: passwordForm.accepted,
  source: changePasswordFx.pending,
  filter: (isSaving) => !isSaving,
  fn: (_, values) => toPasswordChange(values),
  target: changePasswordFx,
});

// The server ends all other sessions; this one continues with the new token.
sample({
  clock: changePasswordFx.doneData,
  source: $token,
  filter: isPresent,
  fn: (_, { token }) => token,
  target: signedIn,
});
sample({ clock: changePasswordFx.done, fn: () => PASSWORD_PART_KEY, target: partSaved });
sample({
  clock: changePasswordFx.done,
  fn: (): ToastContent => ({ content: text('password.changed'), type: 'success' }),
  target: toastShown,
});
sample({
  clock: changePasswordFx.fail,
  source: $openPartKey,
  filter: (partKey) => partKey === PASSWORD_PART_KEY,
  fn: (_, { error }) => toPasswordErrors(error),
  target: passwordForm.serverErrorsReceived,
});

/** The form is built in, so it never has to be loaded or retried. */
export const formModel = toFormView(passwordForm, createEvent());
