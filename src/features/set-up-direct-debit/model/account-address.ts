import { combine, createEvent, createStore, type Event, type Store, sample } from 'effector';
import { type AddressFields, type BankField, isAddressField, isUsableAddress } from './bank-details';

type Config = {
  /** Where the customer lives; null while it is not known. */
  $home: Store<AddressFields | null>;
  /** The request is under way. */
  $isLoading: Store<boolean>;
  /** The fields that the server refuses. */
  refused: Event<readonly BankField[]>;
  reset: Event<void>;
};

/** What is shown of the address: nothing yet, the home address as a line, or the fields. */
export type AddressView = 'loading' | 'line' | 'fields';

/**
 * The address of the account: the customer's own, until they say that it is another.
 *
 * @returns `$prefilled`: what the address fields hold unless something else is typed there. `opened`: the home address was refused and is
 * now in the fields, to be corrected.
 */
export function createAccountAddress({ $home, $isLoading, refused, reset }: Config) {
  const sameAddressTicked = createEvent<boolean>();

  const $isWanted = createStore(true);
  const $usable = $home.map((home) => home && (isUsableAddress(home) ? home : null));
  const $canBeSame = $usable.map((home) => home !== null);
  const $isSame = combine($canBeSame, $isWanted, (canBe, isWanted) => canBe && isWanted);
  const $view = combine($isSame, $isLoading, $home, (isSame, isLoading, home): AddressView => {
    if (isSame) return 'line';
    return isLoading && home === null ? 'loading' : 'fields';
  });
  // An address that lacks something is completed; one that is not the account's is of no use in its fields.
  const $prefilled = combine({ isSame: $isSame, canBeSame: $canBeSame, home: $home }, (address) =>
    address.isSame || !address.canBeSame ? address.home : null,
  );

  const opened = sample({
    clock: refused,
    source: { isSame: $isSame, home: $home },
    filter: ({ isSame }, fields) => isSame && fields.some(isAddressField),
    fn: ({ home }) => home ?? {},
  });
  $isWanted
    .on(sameAddressTicked, (_, isTicked) => isTicked)
    .on(opened, () => false)
    .reset(reset);

  return { sameAddressTicked, opened, $canBeSame, $isSame, $view, $prefilled };
}
