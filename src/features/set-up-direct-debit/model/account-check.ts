import { combine, createEvent, createStore, type Event, type Store, sample } from 'effector';
import { checkAccount } from '../lib/modulus-check';
import { text } from '../texts';
import { accountToCheck, type BankField, type BankFields, formatSortCode } from './bank-details';

type Account = { readonly sortCode: string; readonly accountNumber: string };

type Config = {
  $fields: Store<BankFields>;
  fieldLeft: Event<BankField>;
  /** Nothing that was typed may stay. */
  reset: Event<void>;
};

/**
 * The modulus check: it names what is wrong and asks once whether it is right, but never blocks, because its tables do not cover every
 * account. It runs in the browser, so that no number leaves it before the customer sends it.
 *
 * @returns `$warning`: what is wrong with the account that is typed now; null before both of its fields were left. `$question`: the
 * account that Save would stop at, because the customer was not asked about it yet. `asked`: the customer is asked about an account.
 */
export function createAccountCheck({ $fields, fieldLeft, reset }: Config) {
  const asked = createEvent<Account>();

  const $account = $fields.map(accountToCheck);
  const $left = createStore<Account | null>(null).reset(reset);
  const $asked = createStore<Account | null>(null)
    .on(asked, (_, account) => account)
    .reset(reset);

  // A field is judged when it is left, not while it is typed in, or when the customer would save it.
  sample({ clock: fieldLeft, source: $account, filter: (_, name) => isOfAccount(name), target: $left });
  sample({ clock: asked, target: $left });

  const $warning = combine($left, $account, (left, account) =>
    account && isSame(left, account) ? warningOf(account) : null,
  );
  const $question = combine($asked, $account, (before, account) =>
    account && !isSame(before, account) && warningOf(account) !== null ? account : null,
  );
  /** The customer is being asked about the account that is typed now. */
  const $isAsking = combine(
    $asked,
    $account,
    (before, account) => account !== null && isSame(before, account),
  );
  return { asked, $warning, $question, $isAsking };
}

function isSame(one: Account | null, { sortCode, accountNumber }: Account): boolean {
  return one?.sortCode === sortCode && one.accountNumber === accountNumber;
}

function isOfAccount(name: BankField): boolean {
  return name === 'sortCode' || name === 'accountNumber';
}

function warningOf(account: Account): string | null {
  const sortCode = formatSortCode(account.sortCode);
  const verdict = checkAccount(account.sortCode, account.accountNumber);
  return verdict === 'fits' ? null : text(`directDebit.warning.${verdict}`, { sortCode });
}
