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

type Account = { readonly sortCode: string; readonly accountNumber: string };
/** The lazily loaded code of the check. */
type Check = { readonly checkAccount: (sortCode: string, accountNumber: string) => Verdict };

type Config = {
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
export function createAccountCheck({ $fields, fieldLeft, saveClicked, reset }: Config) {
  const asked = createEvent<Account>();
  const saveReady = createEvent();
  const loadCheckFx = createEffect(() => modulusCode.load());
  const loadForSaveFx = createEffect(() => modulusCode.load());

  const $account = $fields.map(toAccountToCheck);
  const $leftAccount = createStore<Account | null>(null).reset(reset);
  const $confirmedAccount = createStore<Account | null>(null)
    .on(asked, (_, account) => account)
    .reset(reset);

  const $check = createStore<Check | null>(null, { serialize: 'ignore' }).on(
    [loadCheckFx.doneData, loadForSaveFx.doneData],
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
    source: { check: $check, isLoading: loadForSaveFx.pending },
    filter: ({ check, isLoading }) => check === null && !isLoading,
    target: loadForSaveFx,
  });
  sample({ clock: loadForSaveFx.finally, target: saveReady });
  // Complete numbers are checked while typing, because a warning on blur would move what the customer is clicking. Short ones,
  // which may be incomplete, are checked on blur.
  const $completeAccount = $fields.map((fields) =>
    isWholeAccountNumber(fields.accountNumber) ? toAccountToCheck(fields) : null,
  );
  sample({ clock: $completeAccount, filter: isPresent, target: $leftAccount });
  sample({
    clock: fieldLeft,
    source: $account,
    filter: (_, name) => isOfAccount(name),
    target: $leftAccount,
  });
  sample({ clock: asked, target: $leftAccount });

  const $warning = combine($leftAccount, $account, $check, (leftAccount, account, check) =>
    account && isSame(leftAccount, account) ? findWarning(account, check) : null,
  );
  const $question = combine($confirmedAccount, $account, $check, (confirmedAccount, account, check) =>
    account && !isSame(confirmedAccount, account) && findWarning(account, check) !== null ? account : null,
  );
  /** Whether the customer is being asked to confirm the account that is typed now. */
  const $isAsking = combine(
    $confirmedAccount,
    $account,
    (confirmedAccount, account) => account !== null && isSame(confirmedAccount, account),
  );
  return { asked, saveReady, $warning, $question, $isAsking };
}

function isSame(firstAccount: Account | null, { sortCode, accountNumber }: Account): boolean {
  return firstAccount?.sortCode === sortCode && firstAccount.accountNumber === accountNumber;
}

function isOfAccount(name: BankField): boolean {
  return name === 'sortCode' || name === 'accountNumber';
}

function findWarning(account: Account, check: Check | null): string | null {
  const sortCode = formatSortCode(account.sortCode);
  const verdict = check?.checkAccount(account.sortCode, account.accountNumber) ?? 'fits';
  return verdict === 'fits' ? null : text(`directDebit.warning.${verdict}`, { sortCode });
}
