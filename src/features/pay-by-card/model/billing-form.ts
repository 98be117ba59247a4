import { combine, createEvent, createStore, type Store, sample } from 'effector';
import { tidyPostcode, tidyWords } from '@/shared/lib';
import {
  ADDRESS_FIELDS,
  BILLING_FIELDS,
  type BillingDetails,
  type BillingField,
  findBillingProblem,
  isAddressField,
  listShownFields,
  MAX_TEXT_LENGTH,
} from './billing-details';

export type KnownAddress = Pick<BillingDetails, (typeof ADDRESS_FIELDS)[number]>;

type BillingFormConfig = {
  /** The customer whose name is filled in; null for a visitor. */
  $customer: Store<{ firstName: string; lastName: string } | null>;
  /** The customer's own address, which is filled in; null while unknown. */
  $address: Store<KnownAddress | null>;
  /** Whether the address is loading; until then it is unknown whether the fields are needed. */
  $isAddressLoading: Store<boolean>;
  $isAddressAsked: Store<boolean>;
};

const blankAddress: KnownAddress = {
  addressLineOne: '',
  addressLineTwo: '',
  city: '',
  postcode: '',
};

/** The billing form shows one line, its fields, or a placeholder while loading. */
export type BillingView = 'line' | 'fields' | 'loading';

/**
 * The billing details: typed text takes precedence over known details, and survives failures. Known, valid details are shown on
 * one line until the customer wants to change them.
 */
export function createBillingForm({
  $customer,
  $address,
  $isAddressLoading,
  $isAddressAsked,
}: BillingFormConfig) {
  const changeClicked = createEvent();
  const fieldChanged = createEvent<{ field: BillingField; value: string }>();
  const fieldLeft = createEvent<BillingField>();
  /** Pay was pressed, so every problem is shown from now on. */
  const payPressed = createEvent();
  const reset = createEvent();

  const $typedDetails = createStore<Partial<BillingDetails>>({});
  const $checkedFields = createStore<readonly BillingField[]>([])
    .on(fieldLeft, (checkedFields, field) =>
      checkedFields.includes(field) ? checkedFields : [...checkedFields, field],
    )
    .on(payPressed, () => BILLING_FIELDS)
    .reset(reset);

  const $knownAddress = $address.map((address) => address && filterUsableAddress(address));
  const $values = combine(
    $typedDetails,
    $customer,
    $knownAddress,
    (typedDetails, customer, knownAddress): BillingDetails => {
      return {
        ...(knownAddress ?? blankAddress),
        firstName: customer?.firstName ?? '',
        lastName: customer?.lastName ?? '',
        ...typedDetails,
      };
    },
  );
  // An address must belong to one person: the first key typed in it freezes its other parts, whatever is loaded later.
  const detailEntered = sample({
    clock: fieldChanged,
    source: $values,
    fn: (values, { field, value }) => ({ ...readAddressPart(field, values), [field]: value }),
  });
  $typedDetails
    .on(detailEntered, (typedDetails, entry) => ({ ...typedDetails, ...entry }))
    .on(fieldLeft, tidyField)
    .reset(reset);
  const $fields = $isAddressAsked.map(listShownFields);
  const $problems = combine($values, $fields, $customer, (values, fields, customer) =>
    fields.flatMap((field) => {
      const message = findBillingProblem(field, values[field], customer);
      return message === null ? [] : [{ field, message }];
    }),
  );
  const $isValid = $problems.map((problems) => problems.length === 0);
  const $shownProblems = combine($problems, $checkedFields, (problems, checkedFields) =>
    problems.filter(({ field }) => checkedFields.includes(field)),
  );

  /** Whether the customer has opened the fields, with Change or by typing. */
  const $isOpened = createStore(false)
    .on([changeClicked, fieldChanged], () => true)
    .reset(reset);
  const $isWaitingForAddress = combine(
    $isAddressAsked,
    $isAddressLoading,
    (isAsked, isLoading) => isAsked && isLoading,
  );
  const $view = combine(
    $isOpened,
    $isWaitingForAddress,
    $isValid,
    (isOpened, isLoading, isValid): BillingView => {
      if (isOpened) return 'fields';
      if (isLoading) return 'loading';
      return isValid ? 'line' : 'fields';
    },
  );

  return {
    changeClicked,
    fieldChanged,
    fieldLeft,
    payPressed,
    reset,
    $view,
    $values,
    $fields,
    $isValid,
    $shownProblems,
  };
}

/** An address for filling in; null if the API would not accept it. */
function filterUsableAddress(address: KnownAddress): KnownAddress | null {
  if (Object.values(address).some((part) => part.length > MAX_TEXT_LENGTH)) return null;
  return { ...address, postcode: tidyPostcode(address.postcode) };
}

function readAddressPart(field: BillingField, values: BillingDetails): Partial<BillingDetails> {
  if (!isAddressField(field)) return {};
  return Object.fromEntries(ADDRESS_FIELDS.map((part) => [part, values[part]]));
}

/** Formats a field on blur, a postcode as "AA9 9AA". */
function tidyField(typedDetails: Partial<BillingDetails>, field: BillingField): Partial<BillingDetails> {
  const value = typedDetails[field];
  if (value === undefined) return typedDetails;
  return { ...typedDetails, [field]: field === 'postcode' ? tidyPostcode(value) : tidyWords(value) };
}

export type BillingForm = ReturnType<typeof createBillingForm>;
