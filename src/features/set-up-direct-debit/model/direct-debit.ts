import { combine, createEvent, createStore, type Store, sample } from 'effector';
import { text } from '../texts';
import { createAccountAddress } from './account-address';
import { createAccountCheck } from './account-check';
import {
  type AddressFields,
  type BankField,
  type BankFields,
  bankErrors,
  bankFieldNames,
  bankSteps,
  type DirectDebitDetails,
  emptyBankFields,
  isPadded,
  readBankDetails,
  tidiedField,
} from './bank-details';

type Config = {
  /** What is left to do about the direct-debit terms, as steps of "To continue: …"; empty when there are none, or they are accepted. */
  $termsBlockers: Store<readonly string[]>;
  /** The customer's own name, which is filled in. */
  $customerName?: Store<string>;
  /** Where the customer lives, which is filled in; null while it is not known. */
  $home?: Store<AddressFields | null>;
  /** The home address is on its way. */
  $isHomeLoading?: Store<boolean>;
};

/** Messages by field as the server names them, for instance `accountDetails.sortCode`. */
export type ServerErrors = Readonly<Record<string, readonly string[]>>;

export type DirectDebit = ReturnType<typeof createDirectDebit>;

/**
 * The direct-debit form (Requirement J9.7): fields, the holder's authorisation, the terms, and what the server says of
 * them. Bank details live in memory alone and are gone with `reset`.
 */
export function createDirectDebit({
  $termsBlockers,
  $customerName = createStore(''),
  $home = createStore<AddressFields | null>(null),
  $isHomeLoading: $isLoading = createStore(false),
}: Config) {
  const fieldChanged = createEvent<{ name: BankField; value: string }>();
  const fieldLeft = createEvent<BankField>();
  const authorisationTicked = createEvent<boolean>();
  const saveClicked = createEvent();
  const serverRefused = createEvent<ServerErrors>();
  const reset = createEvent();

  const completed = createEvent<DirectDebitDetails>();

  const $typed = createStore<Partial<BankFields>>({});
  const address = createAccountAddress({
    $home,
    $isLoading,
    refused: serverRefused.map((errors) => namesOf(fieldErrorsOf(errors))),
    reset,
  });
  const $fields = combine(
    { typed: $typed, accountHolder: $customerName, prefilled: address.$prefilled, isSame: address.$isSame },
    ({ typed, accountHolder, prefilled, isSame }): BankFields => ({
      ...emptyBankFields,
      accountHolder,
      ...(isSame ? {} : prefilled),
      ...typed,
      ...(isSame ? prefilled : {}),
    }),
  );
  const $left = createStore<readonly BankField[]>([]);
  const $isAuthorised = createStore(false);
  const account = createAccountCheck({ $fields, fieldLeft, saveClicked, reset });
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
  $typed
    .on(fieldChanged, (typed, { name, value }) => ({ ...typed, [name]: value }))
    .on(fieldLeft, (typed, name) => {
      const value = typed[name];
      return value === undefined ? typed : { ...typed, [name]: tidiedField(name, value) };
    })
    .on(saveClicked, (typed) =>
      Object.fromEntries(
        bankFieldNames.flatMap((name) => {
          const value = typed[name];
          return value === undefined ? [] : [[name, tidiedField(name, value)]];
        }),
      ),
    )
    .on(address.opened, (typed, home) => ({ ...typed, ...home }))
    .reset(reset);
  $left.on(fieldLeft, (left, name) => (left.includes(name) ? left : [...left, name])).reset(reset);
  $isAuthorised.on(authorisationTicked, (_, isTicked) => isTicked).reset(reset);

  // Server messages show beside their fields and go on the first edit of the field.
  $serverErrors
    .on(serverRefused, (_, errors) => errors)
    .on(fieldChanged, (errors, { name }) => withoutField(errors, name))
    .reset(reset);

  // Save counts only when everything is valid, authorised and accepted; it stops once at an account that may be wrong.
  const saved = sample({
    clock: account.saveReady,
    source: { canSave: $canSave, details: $details, question: account.$question },
    fn: ({ canSave, details, question }) => ({ details: canSave ? details : null, question }),
  });
  sample({
    clock: saved.filterMap(({ details, question }) => (details && question) ?? undefined),
    target: account.asked,
  });
  sample({
    clock: saved.filterMap(({ details, question }) => (question ? undefined : (details ?? undefined))),
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
    /** Something was typed that a change of the membership would lose. */
    $isTyped: $typed.map((typed) => Object.values(typed).some((value) => value !== '')),
    $typed,
    $fields,
    $addressView: address.$view,
    $canBeSameAddress: address.$canBeSame,
    $isSameAddress: address.$isSame,
    $errors,
    $formError,
    $accountWarning: account.$warning,
    /** Save has stopped at the account that is typed now. */
    $isAskingAboutAccount: account.$isAsking,
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

function namesOf(errors: Partial<Record<BankField, string>>): readonly BankField[] {
  return bankFieldNames.filter((name) => errors[name] !== undefined);
}

function withoutField(errors: ServerErrors, name: BankField): ServerErrors {
  // A message about one number may be caused by the other: both are read again.
  const gone = (NUMBERS.includes(name) ? NUMBERS : [name]).map(serverName).concat('accountDetails');
  return Object.fromEntries(Object.entries(errors).filter(([field]) => !gone.includes(field)));
}
