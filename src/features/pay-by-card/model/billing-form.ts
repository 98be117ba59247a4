import { combine, createEvent, createStore, type Store } from 'effector';
import { tidyPostcode } from '@/shared/lib';
import {
  askedFields,
  BILLING_FIELDS,
  type BillingDetails,
  type BillingField,
  billingProblem,
} from './billing-details';

type Config = {
  /** The customer whose name is filled in; null for a visitor. */
  $customer: Store<{ firstName: string; lastName: string } | null>;
  $isAddressAsked: Store<boolean>;
};

const blankAddress = {
  addressLineOne: '',
  addressLineTwo: '',
  city: '',
  postcode: '',
};

/** The billing details: what is typed wins over what is known of the customer, and is kept over failures. */
export function createBillingForm({ $customer, $isAddressAsked }: Config) {
  const changed = createEvent<{ field: BillingField; value: string }>();
  const left = createEvent<BillingField>();
  /** Payment was asked for: every problem is shown from now on. */
  const checked = createEvent();
  const reset = createEvent();

  const $typed = createStore<Partial<BillingDetails>>({})
    .on(changed, (typed, { field, value }) => ({ ...typed, [field]: value }))
    .on(left, tidied)
    .reset(reset);
  const $seen = createStore<readonly BillingField[]>([])
    .on(left, (seen, field) => (seen.includes(field) ? seen : [...seen, field]))
    .on(checked, () => BILLING_FIELDS)
    .reset(reset);

  const $values = combine($typed, $customer, (typed, customer): BillingDetails => {
    return {
      ...blankAddress,
      firstName: customer?.firstName ?? '',
      lastName: customer?.lastName ?? '',
      ...typed,
    };
  });
  const $fields = $isAddressAsked.map(askedFields);
  const $problems = combine($values, $fields, (values, fields) =>
    fields.flatMap((field) => {
      const message = billingProblem(field, values[field]);
      return message === null ? [] : [{ field, message }];
    }),
  );
  const $isValid = $problems.map((problems) => problems.length === 0);
  const $shownProblems = combine($problems, $seen, (problems, seen) =>
    problems.filter(({ field }) => seen.includes(field)),
  );

  return { changed, left, checked, reset, $values, $fields, $isValid, $shownProblems };
}

/** Leaving the postcode writes it as "AA9 9AA". */
function tidied(typed: Partial<BillingDetails>, field: BillingField): Partial<BillingDetails> {
  const { postcode = '' } = typed;
  return field === 'postcode' ? { ...typed, postcode: tidyPostcode(postcode) } : typed;
}

export type BillingForm = ReturnType<typeof createBillingForm>;
