import { useUnit } from 'effector-react';
import { text } from '@/shared/messages';
import { Alert } from '@/shared/ui/alert';
import { Button } from '@/shared/ui/button';
import { ErrorSummary } from '@/shared/ui/error-summary';
import { Field } from '@/shared/ui/field';
import { PasswordInput } from '@/shared/ui/password-input';
import { Stack } from '@/shared/ui/stack';
import { TextInput } from '@/shared/ui/text-input';
import type { SignInModel } from '../model/sign-in';

const USERNAME_ID = 'login-username';
const PASSWORD_ID = 'login-password';

/** The log-in form. */
export function SignInForm({ model }: { model: SignInModel }) {
  const { username, password, status, error, fieldErrors, attempt, ...on } = useUnit({
    username: model.$username,
    password: model.$password,
    status: model.$status,
    error: model.$error,
    fieldErrors: model.$fieldErrors,
    attempt: model.$attempt,
    usernameChanged: model.usernameChanged,
    passwordChanged: model.passwordChanged,
    submitted: model.submitted,
  });
  const errors = [
    ...(fieldErrors.username ? [{ fieldId: USERNAME_ID, message: fieldErrors.username }] : []),
    ...(fieldErrors.password ? [{ fieldId: PASSWORD_ID, message: fieldErrors.password }] : []),
  ];
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        on.submitted();
      }}
    >
      <Stack gap="6">
        <ErrorSummary errors={errors} attempt={attempt} />
        <Field
          id={USERNAME_ID}
          label={text('login.username')}
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
              value={username}
              onValueChange={on.usernameChanged}
            />
          )}
        </Field>
        <Field
          id={PASSWORD_ID}
          label={text('login.password')}
          error={fieldErrors.password ?? null}
          isRequired
        >
          {(control) => (
            <PasswordInput {...control} name="password" value={password} onValueChange={on.passwordChanged} />
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
