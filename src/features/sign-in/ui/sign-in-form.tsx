import { useUnit } from 'effector-react';
import { customerText } from '@/entities/customer';
import { requestText } from '@/shared/api';
import { tidyUsername } from '@/shared/lib';
import { Alert } from '@/shared/ui/alert';
import { Button } from '@/shared/ui/button';
import { ErrorSummary } from '@/shared/ui/error-summary';
import { Field } from '@/shared/ui/field';
import { PasswordInput } from '@/shared/ui/password-input';
import { Stack } from '@/shared/ui/stack';
import { TextInput } from '@/shared/ui/text-input';
import { text as uiText } from '@/shared/ui/texts';
import type { SignInModel } from '../model/sign-in';
import { text } from '../texts';

type SignInFormProps = {
  readonly model: SignInModel;
  /** The prefix of its controls' ids. */
  readonly id?: string;
};

/** The log-in form: a native form with the field names that browsers and password managers recognise. */
export function SignInForm({ model, id = 'login' }: SignInFormProps) {
  const [usernameId, passwordId] = [`${id}-username`, `${id}-password`];
  const { username, password, status, error, fieldErrors, attempt, ...handlers } = useUnit({
    username: model.$username,
    password: model.$password,
    status: model.$status,
    error: model.$error,
    fieldErrors: model.$fieldErrors,
    attempt: model.$attemptCount,
    usernameChanged: model.usernameChanged,
    passwordChanged: model.passwordChanged,
    submitted: model.submitted,
  });
  const errors = [
    ...(fieldErrors.username ? [{ fieldId: usernameId, message: fieldErrors.username }] : []),
    ...(fieldErrors.password ? [{ fieldId: passwordId, message: fieldErrors.password }] : []),
  ];
  return (
    <form
      method="post"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        handlers.submitted();
      }}
    >
      <Stack gap="6">
        <ErrorSummary
          errors={errors}
          attempt={attempt}
          title={error === null ? uiText('form.errorTitle') : requestText('request.validationTitle')}
        />
        <Field
          id={usernameId}
          label={customerText('login.username')}
          error={fieldErrors.username ?? null}
          isRequired
        >
          {(control) => (
            <TextInput
              {...control}
              name="username"
              autoComplete="username"
              autoCapitalize="none"
              spellCheck={false}
              tidy={tidyUsername}
              value={username}
              onValueChange={handlers.usernameChanged}
            />
          )}
        </Field>
        <Field id={passwordId} label={text('login.password')} error={fieldErrors.password ?? null} isRequired>
          {(control) => (
            <PasswordInput
              {...control}
              name="password"
              value={password}
              onValueChange={handlers.passwordChanged}
            />
          )}
        </Field>
        <Button type="submit" size="lg" isBusy={status === 'pending'} busyLabel={text('login.busy')}>
          {text('login.submit')}
        </Button>
        {error && <Alert status="danger">{error}</Alert>}
      </Stack>
    </form>
  );
}
