import { formatPasswordProblem, passwordRules, registerText } from '@/features/register-customer';
import type { PasswordChange } from '@/shared/api';
import type { FormDefinition, FormValues } from '@/shared/forms';
import { text } from '../texts';
import { CURRENT_PASSWORD } from './section-form';

export const PASSWORD = 'password';
export const REPEAT = 'password_confirmation';

/** The longest password that the API accepts. */
const MAX_LENGTH = 200;
const SECTION = 'section-0';

function findRepeatError(repeated: unknown, values: FormValues): string | null {
  return repeated === values[PASSWORD] ? null : registerText('register.passwordMismatch');
}

const buildField = (title: string) => ({ type: 'string', title, maxLength: MAX_LENGTH }) as const;
const buildWidget = (autoComplete: string, options: object = {}) => ({
  'ui:options': { widget: 'password', autoComplete, ...options },
});

/**
 * The form that changes the password: the current one, the new one with its rules, and the new one again. Requirement
 * A4.6.
 */
export const passwordForm: FormDefinition = {
  schema: {
    type: 'object',
    properties: {
      [SECTION]: {
        type: 'object',
        title: '',
        properties: {
          [CURRENT_PASSWORD]: buildField(text('details.currentPassword')),
          [PASSWORD]: buildField(text('password.new')),
          [REPEAT]: buildField(text('password.repeat')),
        },
        required: [CURRENT_PASSWORD, PASSWORD, REPEAT],
      },
    },
  },
  uiSchema: {
    [SECTION]: {
      [CURRENT_PASSWORD]: buildWidget('current-password'),
      [PASSWORD]: buildWidget('new-password', { passwordRules, check: formatPasswordProblem }),
      [REPEAT]: buildWidget('new-password', { check: findRepeatError }),
    },
  },
  initialValues: {},
};

/** The request body for the form values. */
export function toPasswordChange(values: FormValues): PasswordChange {
  const buildPasswordField = (key: string) => {
    const value = values[key];
    return typeof value === 'string' ? value : '';
  };
  return {
    currentPassword: buildPasswordField(CURRENT_PASSWORD),
    password: buildPasswordField(PASSWORD),
    passwordConfirmation: buildPasswordField(REPEAT),
  };
}
