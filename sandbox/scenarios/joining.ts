import { toLondonDate } from '../domain/common/index.ts';
import type { SavedJoining } from '../domain/common/types.ts';
import { storeJoining } from '../domain/held-memberships/index.ts';
import { demoBankDetails } from '../seed/customers.ts';
import { demoId } from '../seed/demo-ids.ts';
import type { Store } from '../store/store.ts';
import { authenticateCustomer, type FreshCustomer } from './fresh-customer.ts';

/** What a scenario's customer chooses, by the demo operator's names. */
export interface JoiningChoice {
  venueSlug: string;
  membershipSlug: string;
  optionName: string;
  promotionCode: string | null;
  withBankDetails: boolean;
}

const DEFAULT_CHOICE: JoiningChoice = {
  venueSlug: 'ardwick-fields-leisure-centre',
  membershipSlug: 'swim',
  optionName: 'Monthly',
  promotionCode: null,
  withBankDetails: true,
};

/** Converts the demo operator's names to ids. */
export function findCatalogueIds(choice: Partial<JoiningChoice> = {}) {
  const { venueSlug, membershipSlug, optionName } = { ...DEFAULT_CHOICE, ...choice };
  return {
    venueId: demoId(`venue:${venueSlug}`),
    venueSlug,
    membershipTypeId: demoId(`membership-type:${membershipSlug}`),
    membershipSlug,
    paymentOptionId: demoId(`payment-option:${membershipSlug}:${optionName}`),
  };
}

/** Adds a membership to a customer's cart, as the joining page does. */
export async function addMembershipToBasket(
  store: Store,
  customer: Pick<FreshCustomer, 'token'>,
  overrides: Partial<JoiningChoice> = {},
): Promise<SavedJoining> {
  const choice = { ...DEFAULT_CHOICE, ...overrides };
  const { venueId, membershipTypeId, paymentOptionId } = findCatalogueIds(choice);
  const { promotionCode, withBankDetails } = choice;
  return storeJoining(store, await authenticateCustomer(store, customer), {
    homeVenueId: venueId,
    membershipTypeId,
    paymentOptionId,
    startDate: toLondonDate(store.clock.now()),
    billingDay: withBankDetails ? 1 : null,
    promotionCodeId: promotionCode === null ? null : demoId(`promotion:${promotionCode}`),
    ...(withBankDetails ? demoBankAnswers : {}),
  });
}

const demoBankAnswers = {
  accountHolder: demoBankDetails.accountHolder,
  ddTermsAccepted: true,
  accountDetails: {
    sortCode: demoBankDetails.sortCode,
    accountNumber: demoBankDetails.accountNumber,
    billingAddressLineOne: demoBankDetails.addressLineOne,
    billingAddressLineTwo: demoBankDetails.addressLineTwo,
    billingCity: demoBankDetails.city,
    billingPostcode: demoBankDetails.postcode,
  },
};
