import { formatPasswordProblem, passwordRules, registerText } from '@/features/register-customer';
import type { PasswordChange } from '@/shared/api';
import type { FormDefinition, FormValues } from '@/shared/forms';
import { text } from '../texts';
import { CURRENT_PASSWORD_FIELD, MAX_PASSWORD_LENGTH } from './section-form';

export const NEW_PASSWORD_FIELD = 'password';
export const REPEATED_PASSWORD_FIELD = 'password_confirmation';

const SECTION_KEY = 'section-0';

function findRepeatError(repeatedPassword: unknown, values: FormValues): string | null {
  return repeatedPassword === values[NEW_PASSWORD_FIELD] ? null : registerText('register.passwordMismatch');
}

const buildPasswordField = (title: string) =>
  ({ type: 'string', title, maxLength: MAX_PASSWORD_LENGTH }) as const;
const buildPasswordWidget = (autoComplete: string, options: object = {}) => ({
  'ui:options': { widget: 'password', autoComplete, ...options },
});

/**
 * The form that changes the password: the current one, the new one with its rules, and the new one again. Requirement
 * A4.6.
 */
export const passwordFormDefinition: FormDefinition = {
  schema: {
    type: 'object',
    properties: {
      [SECTION_KEY]: {
        type: 'object',
        title: '',
        properties: {
          [CURRENT_PASSWORD_FIELD]: buildPasswordField(text('details.currentPassword')),
          [NEW_PASSWORD_FIELD]: buildPasswordField(text('password.new')),
          [REPEATED_PASSWORD_FIELD]: buildPasswordField(text('password.repeat')),
        },
        required: [CURRENT_PASSWORD_FIELD, NEW_PASSWORD_FIELD, REPEATED_PASSWORD_FIELD],
      },
    },
  },
  uiSchema: {
    [SECTION_KEY]: {
      [CURRENT_PASSWORD_FIELD]: buildPasswordWidget('current-password'),
      [NEW_PASSWORD_FIELD]: buildPasswordWidget('new-password', {
        passwordRules,
        check: formatPasswordProblem,
      }),
      [REPEATED_PASSWORD_FIELD]: buildPasswordWidget('new-password', { check: findRepeatError }),
    },
  },
  initialValues: {},
};

/** The request body for the form values. */
export function toPasswordChange(values: FormValues): PasswordChange {
  const readPassword = (key: string) => {
    const value = values[key];
    return typeof value === 'string' ? value : '';
  };
  return {
    currentPassword: readPassword(CURRENT_PASSWORD_FIELD),
    password: readPassword(NEW_PASSWORD_FIELD),
    passwordConfirmation: readPassword(REPEATED_PASSWORD_FIELD),
  };
}
