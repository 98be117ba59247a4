import type { DataField, DataFieldForm, RegisterRequest, Source, UnavailableField } from '@/shared/api';
import {
  buildFormFromDataFields,
  type FormDefinition,
  type FormValues,
  listMissingLabels,
  toFieldAnswers,
  toFieldKey,
  withOptionalFolded,
  withSectionAfterRequired,
} from '@/shared/forms';
import { text } from '../texts';
import { formatPasswordProblem, passwordRules } from './password-rules';

/** The keys of our own fields; the operator's begin with "f-", so that they never clash. */
export const PASSWORD = 'password';
export const REPEAT = 'password_confirmation';

/** The longest password that the API accepts. */
const MAX_LENGTH = 200;

/** Names that registration itself sends; a data field with such a name is left out, because it would be asked for twice. */
const OWN_NAMES = [PASSWORD, REPEAT, 'client_id', 'source', 'terms_accepted', 'attempt_id'];

function mismatchText(repeated: unknown, values: FormValues): string | null {
  return repeated === values[PASSWORD] ? null : text('register.passwordMismatch');
}

const passwordFields = {
  [PASSWORD]: {
    'ui:options': {
      widget: 'password',
      autoComplete: 'new-password',
      passwordRules,
      check: formatPasswordProblem,
    },
  },
  [REPEAT]: { 'ui:options': { widget: 'password', autoComplete: 'new-password', check: mismatchText } },
};

function passwordSchema(title: string) {
  return { type: 'string', title, maxLength: MAX_LENGTH } as const;
}

/** The form with only the operator's fields. */
export function buildDetailsForm({ sections }: DataFieldForm, today: string): FormDefinition {
  return buildFormFromDataFields(sections, today, OWN_NAMES);
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
export function registerForm(form: DataFieldForm, today: string): FormDefinition {
  return withSectionAfterRequired(withOptionalFolded(buildDetailsForm(form, today)), {
    schema: {
      type: 'object',
      title: text('register.passwordSection'),
      properties: {
        [PASSWORD]: passwordSchema(text('register.password')),
        [REPEAT]: passwordSchema(text('register.repeatPassword')),
      },
      required: [PASSWORD, REPEAT],
    },
    uiSchema: passwordFields,
  });
}

/** The required fields that cannot be shown, except those that registration itself has. */
export function listUnaskable({ unaskable }: DataFieldForm): readonly UnavailableField[] {
  return unaskable.filter(({ name }) => !OWN_NAMES.includes(name));
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : '';
}

type Sender = {
  readonly clientId: string;
  readonly source: Source;
  /** The same for every call of one attempt, so that an account whose response was lost is not created twice. */
  readonly attemptId: string;
};

/** The request body: the customer's answers by field name, and what registration itself needs. */
export function registerRequest(
  form: DataFieldForm,
  values: FormValues,
  { clientId, source, attemptId }: Sender,
): RegisterRequest {
  return {
    ...toCustomerDetails(form, values),
    clientId,
    source,
    password: textOf(values[PASSWORD]),
    passwordConfirmation: textOf(values[REPEAT]),
    termsAccepted: true,
    attemptId,
  };
}

/** The answers that may be stored as a draft: everything except the password. */
export function toDraftValues(values: FormValues): FormValues {
  const { [PASSWORD]: _password, [REPEAT]: _repeated, ...rest } = values;
  return rest;
}

/** The e-mail address field; undefined if the operator has none. */
export function findEmailField(form: DataFieldForm | null): DataField | undefined {
  return form?.sections.flatMap(({ sectionFields }) => sectionFields).find(({ type }) => type === 'email');
}

/** The e-mail address with which the customer will log in; '' if there is none yet. */
export function readUsername(form: DataFieldForm | null, values: FormValues): string {
  const email = findEmailField(form);
  return email ? textOf(values[toFieldKey(email.name)]) : '';
}

/** The labels of unanswered required fields, including the passwords, in form order. */
export function listMissing({ sections }: DataFieldForm, values: FormValues): string[] {
  const askedSections = sections.map((section) => ({
    ...section,
    sectionFields: section.sectionFields.filter(({ name }) => !OWN_NAMES.includes(name)),
  }));
  const own = [
    { key: PASSWORD, label: text('register.password') },
    { key: REPEAT, label: text('register.repeatPassword') },
  ];
  return [
    ...listMissingLabels(askedSections, values),
    ...own.filter(({ key }) => textOf(values[key]) === '').map(({ label }) => label),
  ];
}
