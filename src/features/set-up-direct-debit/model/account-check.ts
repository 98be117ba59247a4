import { combine, createEffect, createEvent, createStore, type Event, type Store, sample } from 'effector';
import { isPresent } from '@/shared/lib';
import type { Verdict } from '../lib/modulus-check';
import { modulusCode } from '../lib/modulus-code';
import { text } from '../texts';
import {
  type BankField,
  type BankFields,
  formatSortCode,
  isWholeAccountNumber,
  toAccountToCheck,
} from './bank-details';

type BankAccount = { readonly sortCode: string; readonly accountNumber: string };
/** The lazily loaded code of the check. */
type ModulusCheck = { readonly checkAccount: (sortCode: string, accountNumber: string) => Verdict };

type AccountCheckConfig = {
  $fields: Store<BankFields>;
  fieldLeft: Event<BankField>;
  saveClicked: Event<void>;
  /** Clears everything that was typed. */
  reset: Event<void>;
};

/**
 * The modulus check: it says what is wrong and asks once for confirmation, but never blocks, because its tables do not cover
 * every account. It runs in the browser, so that no number is sent before the customer submits the form.
 *
 * @returns `$warning`: what is wrong with the typed account; null until both fields are complete. `$question`: the account at
 * which Save would stop, because the customer has not confirmed it yet. `asked`: the customer is asked to confirm an account.
 * `saveReady`: Save was clicked and the check's code has loaded or failed to load.
 */
export function createAccountCheck({ $fields, fieldLeft, saveClicked, reset }: AccountCheckConfig) {
  const confirmationAsked = createEvent<BankAccount>();
  const saveReady = createEvent();
  const loadCheckFx = createEffect(() => modulusCode.load());
  const loadCheckForSaveFx = createEffect(() => modulusCode.load());

  const $account = $fields.map(toAccountToCheck);
  const $enteredAccount = createStore<BankAccount | null>(null).reset(reset);
  const $confirmedAccount = createStore<BankAccount | null>(null)
    .on(confirmationAsked, (_, account) => account)
    .reset(reset);

  const $check = createStore<ModulusCheck | null>(null, { serialize: 'ignore' }).on(
    [loadCheckFx.doneData, loadCheckForSaveFx.doneData],
    (_, check) => check,
  );

  // The form loads the check when it opens; this makes sure that it is loaded or loading before a number is complete.
  sample({
    clock: $fields,
    source: { check: $check, isLoading: loadCheckFx.pending },
    filter: ({ check, isLoading }, { sortCode, accountNumber }) =>
      check === null && !isLoading && sortCode + accountNumber !== '',
    target: loadCheckFx,
  });
  sample({
    clock: saveClicked,
    source: $check,
    filter: (check) => check !== null,
    target: saveReady,
  });
  sample({
    clock: saveClicked,
    source: { check: $check, isLoading: loadCheckForSaveFx.pending },
    filter: ({ check, isLoading }) => check === null && !isLoading,
    target: loadCheckForSaveFx,
  });
  sample({ clock: loadCheckForSaveFx.finally, target: saveReady });
  // Complete numbers are checked while typing, because a warning on blur would move what the customer is clicking. Short ones,
  // which may be incomplete, are checked on blur.
  const $completeAccount = $fields.map((fields) =>
    isWholeAccountNumber(fields.accountNumber) ? toAccountToCheck(fields) : null,
  );
  sample({ clock: $completeAccount, filter: isPresent, target: $enteredAccount });
  sample({
    clock: fieldLeft,
    source: $account,
    filter: (_, name) => isAccountNumberField(name),
    target: $enteredAccount,
  });
  sample({ clock: confirmationAsked, target: $enteredAccount });

  const $warning = combine($enteredAccount, $account, $check, (enteredAccount, account, check) =>
    account && isSameAccount(enteredAccount, account) ? findWarning(account, check) : null,
  );
  const $unconfirmedAccount = combine(
    $confirmedAccount,
    $account,
    $check,
    (confirmedAccount, account, check) =>
      account && !isSameAccount(confirmedAccount, account) && findWarning(account, check) !== null
        ? account
        : null,
  );
  /** Whether the customer is being asked to confirm the account that is typed now. */
  const $isAsking = combine(
    $confirmedAccount,
    $account,
    (confirmedAccount, account) => account !== null && isSameAccount(confirmedAccount, account),
  );
  return { confirmationAsked, saveReady, $warning, $unconfirmedAccount, $isAsking };
}

function isSameAccount(firstAccount: BankAccount | null, { sortCode, accountNumber }: BankAccount): boolean {
  return firstAccount?.sortCode === sortCode && firstAccount.accountNumber === accountNumber;
}

function isAccountNumberField(name: BankField): boolean {
  return name === 'sortCode' || name === 'accountNumber';
}

function findWarning(account: BankAccount, check: ModulusCheck | null): string | null {
  const sortCode = formatSortCode(account.sortCode);
  const verdict = check?.checkAccount(account.sortCode, account.accountNumber) ?? 'fits';
  return verdict === 'fits' ? null : text(`directDebit.warning.${verdict}`, { sortCode });
}
