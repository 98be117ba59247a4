import { combine, createEvent, createStore, type Event, type Store, sample } from 'effector';
import { type AddressFields, type BankField, isAddressField, isUsableAddress } from './bank-details';

type AccountAddressConfig = {
  /** The customer's home address; null while unknown. */
  $home: Store<AddressFields | null>;
  /** Whether the home address is loading. */
  $isLoading: Store<boolean>;
  /** The server refuses these fields. */
  fieldsRefused: Event<readonly BankField[]>;
  reset: Event<void>;
};

/** What is shown of the address: a placeholder while loading, the home address on one line, or fields. */
export type AddressView = 'loading' | 'line' | 'fields';

/**
 * The account holder's address: the home address unless the customer chooses another.
 *
 * @returns `$prefilled`: the values of the address fields until something else is typed. `opened`: the home address was refused
 * and is now in the fields, to be corrected.
 */
export function createAccountAddress({
  $home,
  $isLoading,
  fieldsRefused: refused,
  reset,
}: AccountAddressConfig) {
  const sameAddressTicked = createEvent<boolean>();

  const $isSameTicked = createStore(true);
  const $usableHome = $home.map((home) => home && (isUsableAddress(home) ? home : null));
  const $canBeSame = $usableHome.map((home) => home !== null);
  const $isSame = combine($canBeSame, $isSameTicked, (canBeSame, isSameTicked) => canBeSame && isSameTicked);
  const $view = combine($isSame, $isLoading, $home, (isSame, isLoading, home): AddressView => {
    if (isSame) return 'line';
    return isLoading && home === null ? 'loading' : 'fields';
  });
  // An incomplete home address is filled in to be completed; if the account has another address, the fields start empty.
  const $prefilled = combine({ isSame: $isSame, canBeSame: $canBeSame, home: $home }, (address) =>
    address.isSame || !address.canBeSame ? address.home : null,
  );

  const fieldsOpened = sample({
    clock: refused,
    source: { isSame: $isSame, home: $home },
    filter: ({ isSame }, fields) => isSame && fields.some(isAddressField),
    fn: ({ home }) => home ?? {},
  });
  $isSameTicked
    .on(sameAddressTicked, (_, isTicked) => isTicked)
    .on(fieldsOpened, () => false)
    .reset(reset);

  return { sameAddressTicked, fieldsOpened, $canBeSame, $isSame, $view, $prefilled };
}
