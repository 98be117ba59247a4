import { combine, createStore, type Event, type Store, sample } from 'effector';
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
 * The modulus check: it warns and names what is wrong, but never blocks, because its tables do not cover every account. It runs in the
 * browser, so that no number leaves it before the customer sends it.
 *
 * @returns `$warning`: what is wrong with the account that is typed now; null before both of its fields were left.
 */
export function createAccountCheck({ $fields, fieldLeft, reset }: Config) {
  const $account = $fields.map(accountToCheck);
  const $left = createStore<Account | null>(null).reset(reset);

  // A field is judged when it is left, not while it is typed in.
  sample({ clock: fieldLeft, source: $account, filter: (_, name) => isOfAccount(name), target: $left });

  const $warning = combine($left, $account, (left, account) =>
    left?.sortCode === account?.sortCode && left?.accountNumber === account?.accountNumber
      ? account && warningOf(account)
      : null,
  );
  return { $warning };
}

function isOfAccount(name: BankField): boolean {
  return name === 'sortCode' || name === 'accountNumber';
}

function warningOf(account: Account): string | null {
  const sortCode = formatSortCode(account.sortCode);
  const verdict = checkAccount(account.sortCode, account.accountNumber);
  return verdict === 'fits' ? null : text(`directDebit.warning.${verdict}`, { sortCode });
}
