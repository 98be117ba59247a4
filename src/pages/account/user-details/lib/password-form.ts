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

function repeatText(repeated: unknown, values: FormValues): string | null {
  return repeated === values[PASSWORD] ? null : registerText('register.passwordMismatch');
}

const field = (title: string) => ({ type: 'string', title, maxLength: MAX_LENGTH }) as const;
const widget = (autoComplete: string, more: object = {}) => ({
  'ui:options': { widget: 'password', autoComplete, ...more },
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
          [CURRENT_PASSWORD]: field(text('details.currentPassword')),
          [PASSWORD]: field(text('password.new')),
          [REPEAT]: field(text('password.repeat')),
        },
        required: [CURRENT_PASSWORD, PASSWORD, REPEAT],
      },
    },
  },
  uiSchema: {
    [SECTION]: {
      [CURRENT_PASSWORD]: widget('current-password'),
      [PASSWORD]: widget('new-password', { passwordRules, check: formatPasswordProblem }),
      [REPEAT]: widget('new-password', { check: repeatText }),
    },
  },
  initialValues: {},
};

/** The request body for the form values. */
export function toPasswordChange(values: FormValues): PasswordChange {
  const typed = (key: string) => {
    const value = values[key];
    return typeof value === 'string' ? value : '';
  };
  return {
    currentPassword: typed(CURRENT_PASSWORD),
    password: typed(PASSWORD),
    passwordConfirmation: typed(REPEAT),
  };
}
