import { combine, createEvent, createStore, type Store, sample } from 'effector';
import { text } from '../texts';
import { createAccountAddress } from './account-address';
import { createAccountCheck } from './account-check';
import {
  type AddressFields,
  type BankField,
  type BankFields,
  bankFieldNames,
  type DirectDebitDetails,
  emptyBankFields,
  findBankErrors,
  isPaddedWhenSent,
  listBankSteps,
  readBankDetails,
  tidyField,
} from './bank-details';

type DirectDebitConfig = {
  /**
   * The steps left to do about the Direct Debit terms, for "To continue: …"; empty if there are none, or if they are accepted.
   */
  $termsBlockers: Store<readonly string[]>;
  /** The customer's own name, which is filled in. */
  $customerName?: Store<string>;
  /** The customer's home address, which is filled in; null while unknown. */
  $home?: Store<AddressFields | null>;
  /** Whether the home address is loading. */
  $isHomeLoading?: Store<boolean>;
};

/** Messages by the server's field names, for example `accountDetails.sortCode`. */
export type ServerErrors = Readonly<Record<string, readonly string[]>>;

export type DirectDebit = ReturnType<typeof createDirectDebit>;

/**
 * The Direct Debit form (Requirement J9.7): fields, the account holder's authorisation, the terms, and the server's messages.
 * Bank details are kept in memory only and cleared by `reset`.
 */
export function createDirectDebit({
  $termsBlockers,
  $customerName = createStore(''),
  $home = createStore<AddressFields | null>(null),
  $isHomeLoading: $isLoading = createStore(false),
}: DirectDebitConfig) {
  const fieldChanged = createEvent<{ name: BankField; value: string }>();
  const fieldLeft = createEvent<BankField>();
  const authorisationTicked = createEvent<boolean>();
  const saveClicked = createEvent();
  const serverRefused = createEvent<ServerErrors>();
  const reset = createEvent();

  const completed = createEvent<DirectDebitDetails>();

  const $typedFields = createStore<Partial<BankFields>>({});
  const address = createAccountAddress({
    $home,
    $isLoading,
    fieldsRefused: serverRefused.map((errors) => listInvalidFields(toFieldErrors(errors))),
    reset,
  });
  const $fields = combine(
    {
      typed: $typedFields,
      accountHolder: $customerName,
      prefilled: address.$prefilled,
      isSame: address.$isSame,
    },
    ({ typed, accountHolder, prefilled, isSame }): BankFields => ({
      ...emptyBankFields,
      accountHolder,
      ...(isSame ? {} : prefilled),
      ...typed,
      ...(isSame ? prefilled : {}),
    }),
  );
  const $leftFields = createStore<readonly BankField[]>([]);
  const $isAuthorised = createStore(false);
  const accountCheck = createAccountCheck({ $fields, fieldLeft, saveClicked, reset });
  const $serverErrors = createStore<ServerErrors>({});

  const $ownErrors = $fields.map(findBankErrors);
  const $errors = combine(
    { ownErrors: $ownErrors, leftFields: $leftFields, serverErrors: $serverErrors },
    ({ ownErrors, leftFields, serverErrors }): Partial<Record<BankField, string>> => {
      const shownErrors: Partial<Record<BankField, string>> = {};
      for (const name of leftFields) if (ownErrors[name]) shownErrors[name] = ownErrors[name];
      return { ...shownErrors, ...toFieldErrors(serverErrors) };
    },
  );
  const $formError = $serverErrors.map((serverErrors) => serverErrors.accountDetails?.join(' ') ?? null);
  const $isPadded = $fields.map(({ accountNumber }) => isPaddedWhenSent(accountNumber));
  const $blockers = combine(
    { fields: $fields, isAuthorised: $isAuthorised, termsBlockers: $termsBlockers },
    ({ fields, isAuthorised, termsBlockers }): readonly string[] => [
      ...listBankSteps(fields),
      ...(isAuthorised ? [] : [text('directDebit.step.authorisation')]),
      ...termsBlockers,
    ],
  );
  const $canSave = $blockers.map((blockers) => blockers.length === 0);
  const $details = combine($fields, $ownErrors, (fields, errors) =>
    Object.keys(errors).length === 0 ? readBankDetails(fields) : null,
  );

  // A field shows its error on blur, not while typing.
  $typedFields
    .on(fieldChanged, (typedFields, { name, value }) => ({ ...typedFields, [name]: value }))
    .on(fieldLeft, (typedFields, name) => {
      const value = typedFields[name];
      return value === undefined ? typedFields : { ...typedFields, [name]: tidyField(name, value) };
    })
    .on(saveClicked, (typedFields) =>
      Object.fromEntries(
        bankFieldNames.flatMap((name) => {
          const value = typedFields[name];
          return value === undefined ? [] : [[name, tidyField(name, value)]];
        }),
      ),
    )
    .on(address.fieldsOpened, (typedFields, home) => ({ ...typedFields, ...home }))
    .reset(reset);
  $leftFields
    .on(fieldLeft, (leftFields, name) => (leftFields.includes(name) ? leftFields : [...leftFields, name]))
    .reset(reset);
  $isAuthorised.on(authorisationTicked, (_, isTicked) => isTicked).reset(reset);

  // Server messages are shown at their fields and disappear on the first edit.
  $serverErrors
    .on(serverRefused, (_, errors) => errors)
    .on(fieldChanged, (errors, { name }) => removeField(errors, name))
    .reset(reset);

  // Save works only when everything is valid, authorised and accepted; it stops once at a doubtful account.
  const saveChecked = sample({
    clock: accountCheck.saveReady,
    source: { canSave: $canSave, details: $details, question: accountCheck.$unconfirmedAccount },
    fn: ({ canSave, details, question }) => ({ details: canSave ? details : null, question }),
  });
  sample({
    clock: saveChecked.filterMap(({ details, question }) => (details && question) ?? undefined),
    target: accountCheck.confirmationAsked,
  });
  sample({
    clock: saveChecked.filterMap(({ details, question }) => (question ? undefined : (details ?? undefined))),
    target: completed,
  });

  return {
    fieldChanged,
    fieldLeft,
    authorisationTicked,
    saveClicked,
    serverRefused,
    sameAddressTicked: address.sameAddressTicked,
    reset,
    completed,
    /** Whether something was typed that changing the membership would lose. */
    $isTyped: $typedFields.map((typedFields) => Object.values(typedFields).some((value) => value !== '')),
    $typedFields,
    $fields,
    $addressView: address.$view,
    $canBeSameAddress: address.$canBeSame,
    $isSameAddress: address.$isSame,
    $errors,
    $formError,
    $accountWarning: accountCheck.$warning,
    /** Whether Save has stopped at the account that is typed now. */
    $isAskingAboutAccount: accountCheck.$isAsking,
    $isPadded,
    $isAuthorised,
    $blockers,
    $canSave,
    $details,
  };
}

const ACCOUNT_NUMBER_FIELDS: readonly BankField[] = ['sortCode', 'accountNumber'];

/** The server's name for a field: account fields have their path, the account holder has none. */
function findServerName(name: BankField): string {
  return name === 'accountHolder' ? name : `accountDetails.${name}`;
}

/** The server's names for this form's fields; `accountDetails` is the account as a whole. */
export const serverBankFieldNames: readonly string[] = [
  ...bankFieldNames.map(findServerName),
  'accountDetails',
];

function toFieldErrors(serverErrors: ServerErrors): Partial<Record<BankField, string>> {
  const errors: Partial<Record<BankField, string>> = {};
  for (const name of bankFieldNames) {
    const messages = serverErrors[findServerName(name)];
    if (messages && messages.length > 0) errors[name] = messages.join(' ');
  }
  return errors;
}

function listInvalidFields(errors: Partial<Record<BankField, string>>): readonly BankField[] {
  return bankFieldNames.filter((name) => errors[name] !== undefined);
}

function removeField(errors: ServerErrors, name: BankField): ServerErrors {
  // A message about one number may be caused by the other, so it is cleared for both.
  const namesToRemove = (ACCOUNT_NUMBER_FIELDS.includes(name) ? ACCOUNT_NUMBER_FIELDS : [name])
    .map(findServerName)
    .concat('accountDetails');
  return Object.fromEntries(Object.entries(errors).filter(([field]) => !namesToRemove.includes(field)));
}
