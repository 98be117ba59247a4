import { combine, createEffect, createEvent, createStore, type Event, type Store, sample } from 'effector';
import { isPresent } from '@/shared/lib';
import type { Verdict } from '../lib/modulus-check';
import { modulusCode } from '../lib/modulus-code';
import { text } from '../texts';
import {
  accountToCheck,
  type BankField,
  type BankFields,
  formatSortCode,
  isWholeAccountNumber,
} from './bank-details';

type Account = { readonly sortCode: string; readonly accountNumber: string };
/** The code of the check. */
type Check = { readonly checkAccount: (sortCode: string, accountNumber: string) => Verdict };

type Config = {
  $fields: Store<BankFields>;
  fieldLeft: Event<BankField>;
  saveClicked: Event<void>;
  /** Nothing that was typed may stay. */
  reset: Event<void>;
};

/**
 * The modulus check: it names what is wrong and asks once whether it is right, but never blocks, because its tables do not cover every
 * account. It runs in the browser, so that no number leaves it before the customer sends it.
 *
 * @returns `$warning`: what is wrong with the account that is typed now; null before both of its fields are whole. `$question`: the
 * account that Save would stop at, because the customer was not asked about it yet. `asked`: the customer is asked about an account.
 * `saveReady`: Save was clicked, and the code of the check is there, or does not come.
 */
export function createAccountCheck({ $fields, fieldLeft, saveClicked, reset }: Config) {
  const asked = createEvent<Account>();
  const saveReady = createEvent();
  const loadCheckFx = createEffect(() => modulusCode.load());
  const loadForSaveFx = createEffect(() => modulusCode.load());

  const $account = $fields.map(accountToCheck);
  const $left = createStore<Account | null>(null).reset(reset);
  const $asked = createStore<Account | null>(null)
    .on(asked, (_, account) => account)
    .reset(reset);

  const $check = createStore<Check | null>(null, { serialize: 'ignore' }).on(
    [loadCheckFx.doneData, loadForSaveFx.doneData],
    (_, check) => check,
  );

  // The form asks for its code when it opens; here it is there, or on its way, before a number is whole.
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
  // Whole numbers are judged as they are typed: a warning that came on leaving would push away what is being pressed.
  // Short ones, which may be the beginning of longer ones, are judged when they are left, or would be saved.
  const $whole = $fields.map((fields) =>
    isWholeAccountNumber(fields.accountNumber) ? accountToCheck(fields) : null,
  );
  sample({ clock: $whole, filter: isPresent, target: $left });
  sample({ clock: fieldLeft, source: $account, filter: (_, name) => isOfAccount(name), target: $left });
  sample({ clock: asked, target: $left });

  const $warning = combine($left, $account, $check, (left, account, check) =>
    account && isSame(left, account) ? warningOf(account, check) : null,
  );
  const $question = combine($asked, $account, $check, (before, account, check) =>
    account && !isSame(before, account) && warningOf(account, check) !== null ? account : null,
  );
  /** The customer is being asked about the account that is typed now. */
  const $isAsking = combine(
    $asked,
    $account,
    (before, account) => account !== null && isSame(before, account),
  );
  return { asked, saveReady, $warning, $question, $isAsking };
}

function isSame(one: Account | null, { sortCode, accountNumber }: Account): boolean {
  return one?.sortCode === sortCode && one.accountNumber === accountNumber;
}

function isOfAccount(name: BankField): boolean {
  return name === 'sortCode' || name === 'accountNumber';
}

function warningOf(account: Account, check: Check | null): string | null {
  const sortCode = formatSortCode(account.sortCode);
  const verdict = check?.checkAccount(account.sortCode, account.accountNumber) ?? 'fits';
  return verdict === 'fits' ? null : text(`directDebit.warning.${verdict}`, { sortCode });
}
