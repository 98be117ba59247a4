import { combine, createEvent, createStore, type Store, sample } from 'effector';
import { isPresent } from '@/shared/lib';
import { text } from '../texts';
import { createAccountCheck } from './account-check';
import {
  type BankField,
  type BankFields,
  bankErrors,
  bankFieldNames,
  bankSteps,
  type DirectDebitDetails,
  emptyBankFields,
  isPadded,
  readBankDetails,
} from './bank-details';

type Config = {
  /** What is left to do about the direct-debit terms, as steps of "To continue: …"; empty when there are none, or they are accepted. */
  $termsBlockers: Store<readonly string[]>;
};

/** Messages by field as the server names them, for instance `accountDetails.sortCode`. */
export type ServerErrors = Readonly<Record<string, readonly string[]>>;

export type DirectDebit = ReturnType<typeof createDirectDebit>;

/**
 * The direct-debit form (Spec, joining §5): fields, the holder's authorisation, the terms, and what the server says of
 * them. Bank details live in memory alone and are gone with `reset`.
 */
export function createDirectDebit({ $termsBlockers }: Config) {
  const fieldChanged = createEvent<{ name: BankField; value: string }>();
  const fieldLeft = createEvent<BankField>();
  const authorisationTicked = createEvent<boolean>();
  const saveClicked = createEvent();
  const serverRefused = createEvent<ServerErrors>();
  const reset = createEvent();

  const completed = createEvent<DirectDebitDetails>();

  const $fields = createStore<BankFields>(emptyBankFields);
  const $left = createStore<readonly BankField[]>([]);
  const $isAuthorised = createStore(false);
  const { $warning } = createAccountCheck({ $fields, fieldLeft, reset });
  const $serverErrors = createStore<ServerErrors>({});

  const $ownErrors = $fields.map(bankErrors);
  const $errors = combine(
    { own: $ownErrors, left: $left, server: $serverErrors },
    ({ own, left, server }): Partial<Record<BankField, string>> => {
      const shown: Partial<Record<BankField, string>> = {};
      for (const name of left) if (own[name]) shown[name] = own[name];
      return { ...shown, ...fieldErrorsOf(server) };
    },
  );
  const $formError = $serverErrors.map((server) => server.accountDetails?.join(' ') ?? null);
  const $isPadded = $fields.map(({ accountNumber }) => isPadded(accountNumber));
  const $blockers = combine(
    { fields: $fields, isAuthorised: $isAuthorised, termsBlockers: $termsBlockers },
    ({ fields, isAuthorised, termsBlockers }): readonly string[] => [
      ...bankSteps(fields),
      ...(isAuthorised ? [] : [text('directDebit.step.authorisation')]),
      ...termsBlockers,
    ],
  );
  const $canSave = $blockers.map((blockers) => blockers.length === 0);
  const $details = combine($fields, $ownErrors, (fields, errors) =>
    Object.keys(errors).length === 0 ? readBankDetails(fields) : null,
  );

  // A field says what is wrong when it is left, not while it is typed in.
  $fields.on(fieldChanged, (fields, { name, value }) => ({ ...fields, [name]: value })).reset(reset);
  $left.on(fieldLeft, (left, name) => (left.includes(name) ? left : [...left, name])).reset(reset);
  $isAuthorised.on(authorisationTicked, (_, isTicked) => isTicked).reset(reset);

  // Server messages show beside their fields and go on the first edit of the field.
  $serverErrors
    .on(serverRefused, (_, errors) => errors)
    .on(fieldChanged, (errors, { name }) => withoutField(errors, name))
    .reset(reset);

  // Save counts only when everything is valid, authorised and accepted.
  sample({
    clock: saveClicked,
    source: combine($canSave, $details, (canSave, details) => (canSave ? details : null)),
    filter: isPresent,
    target: completed,
  });

  return {
    fieldChanged,
    fieldLeft,
    authorisationTicked,
    saveClicked,
    serverRefused,
    reset,
    completed,
    $fields,
    $errors,
    $formError,
    $accountWarning: $warning,
    $isPadded,
    $isAuthorised,
    $blockers,
    $canSave,
    $details,
  };
}

const NUMBERS: readonly BankField[] = ['sortCode', 'accountNumber'];

/** The server names account fields with their path; the account holder has none. */
function serverName(name: BankField): string {
  return name === 'accountHolder' ? name : `accountDetails.${name}`;
}

/** The names by which the server refuses what this form asks for; `accountDetails` is the account as a whole. */
export const bankFieldsAtServer: readonly string[] = [...bankFieldNames.map(serverName), 'accountDetails'];

function fieldErrorsOf(server: ServerErrors): Partial<Record<BankField, string>> {
  const errors: Partial<Record<BankField, string>> = {};
  for (const name of bankFieldNames) {
    const messages = server[serverName(name)];
    if (messages && messages.length > 0) errors[name] = messages.join(' ');
  }
  return errors;
}

function withoutField(errors: ServerErrors, name: BankField): ServerErrors {
  // A message about one number may be caused by the other: both are read again.
  const gone = (NUMBERS.includes(name) ? NUMBERS : [name]).map(serverName).concat('accountDetails');
  return Object.fromEntries(Object.entries(errors).filter(([field]) => !gone.includes(field)));
}
