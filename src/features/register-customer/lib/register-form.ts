import type { DataField, DataFieldForm, RegisterRequest, Source, UnavailableField } from '@/shared/api';
import {
  buildFormFromDataFields,
  type FormDefinition,
  type FormValues,
  foldOptionalSections,
  insertSectionAfterRequired,
  listMissingLabels,
  toFieldAnswers,
  toFieldKey,
} from '@/shared/forms';
import { text } from '../texts';
import { formatPasswordProblem, passwordRules } from './password-rules';

/** The keys of our own fields; the operator's begin with "f-", so that they never clash. */
export const PASSWORD_KEY = 'password';
export const REPEAT_KEY = 'password_confirmation';

/** The longest password that the API accepts. */
const MAX_PASSWORD_LENGTH = 200;

/** Names that registration itself sends; a data field with such a name is left out, because it would be asked for twice. */
const RESERVED_NAMES = [PASSWORD_KEY, REPEAT_KEY, 'client_id', 'source', 'terms_accepted', 'attempt_id'];

function findMismatchText(repeated: unknown, values: FormValues): string | null {
  return repeated === values[PASSWORD_KEY] ? null : text('register.passwordMismatch');
}

const passwordUiSchema = {
  [PASSWORD_KEY]: {
    'ui:options': {
      widget: 'password',
      autoComplete: 'new-password',
      passwordRules,
      check: formatPasswordProblem,
    },
  },
  [REPEAT_KEY]: {
    'ui:options': { widget: 'password', autoComplete: 'new-password', check: findMismatchText },
  },
};

function buildPasswordSchema(title: string) {
  return { type: 'string', title, maxLength: MAX_PASSWORD_LENGTH } as const;
}

/** The form with only the operator's fields. */
export function buildDetailsForm({ sections }: DataFieldForm, today: string): FormDefinition {
  return buildFormFromDataFields(sections, today, RESERVED_NAMES);
}

/** The customer's answers by field name. */
export function toCustomerDetails({ sections }: DataFieldForm, values: FormValues) {
  return toFieldAnswers(sections, values);
}

/**
 * The registration form: the operator's fields, a password and its confirmation. Requirements J4.4, J4.19. Sections without
 * required fields are folded; those at the end follow the password.
 *
 * @param today the server's date, YYYY-MM-DD
 */
export function buildRegisterForm(form: DataFieldForm, today: string): FormDefinition {
  return insertSectionAfterRequired(foldOptionalSections(buildDetailsForm(form, today)), {
    schema: {
      type: 'object',
      title: text('register.passwordSection'),
      properties: {
        [PASSWORD_KEY]: buildPasswordSchema(text('register.password')),
        [REPEAT_KEY]: buildPasswordSchema(text('register.repeatPassword')),
      },
      required: [PASSWORD_KEY, REPEAT_KEY],
    },
    uiSchema: passwordUiSchema,
  });
}

/** The required fields that cannot be shown, except those that registration itself has. */
export function listUnaskableFields({ unavailableFields }: DataFieldForm): readonly UnavailableField[] {
  return unavailableFields.filter(({ name }) => !RESERVED_NAMES.includes(name));
}

function toText(value: unknown): string {
  return typeof value === 'string' ? value : '';
}

type RequestContext = {
  readonly clientId: string;
  readonly source: Source;
  /** The same for every call of one attempt, so that an account whose response was lost is not created twice. */
  readonly attemptId: string;
};

/** The request body: the customer's answers by field name, and what registration itself needs. */
export function buildRegisterRequest(
  form: DataFieldForm,
  values: FormValues,
  { clientId, source, attemptId }: RequestContext,
): RegisterRequest {
  return {
    ...toCustomerDetails(form, values),
    clientId,
    source,
    password: toText(values[PASSWORD_KEY]),
    passwordConfirmation: toText(values[REPEAT_KEY]),
    termsAccepted: true,
    attemptId,
  };
}

/** The answers that may be stored as a draft: everything except the password. */
export function toDraftValues(values: FormValues): FormValues {
  const { [PASSWORD_KEY]: _password, [REPEAT_KEY]: _repeated, ...draftValues } = values;
  return draftValues;
}

/** The e-mail address field; undefined if the operator has none. */
export function findEmailField(form: DataFieldForm | null): DataField | undefined {
  return form?.sections.flatMap(({ sectionFields }) => sectionFields).find(({ type }) => type === 'email');
}

/** The e-mail address with which the customer will log in; '' if there is none yet. */
export function readUsername(form: DataFieldForm | null, values: FormValues): string {
  const email = findEmailField(form);
  return email ? toText(values[toFieldKey(email.name)]) : '';
}

/** The labels of unanswered required fields, including the passwords, in form order. */
export function listMissingFieldLabels({ sections }: DataFieldForm, values: FormValues): string[] {
  const askedSections = sections.map((section) => ({
    ...section,
    sectionFields: section.sectionFields.filter(({ name }) => !RESERVED_NAMES.includes(name)),
  }));
  const passwordLabels = [
    { key: PASSWORD_KEY, label: text('register.password') },
    { key: REPEAT_KEY, label: text('register.repeatPassword') },
  ];
  return [
    ...listMissingLabels(askedSections, values),
    ...passwordLabels.filter(({ key }) => toText(values[key]) === '').map(({ label }) => label),
  ];
}
