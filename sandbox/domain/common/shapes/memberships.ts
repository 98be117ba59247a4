import type { FixedPeriod, NamedRef, PaymentType, Promotion } from './common.ts';

export interface Benefit {
  name: string;
  totalUses: number | null;
  /** A plural unit, shown as 'per ' and the unit without its last letter: 'weeks' is 'per week'. */
  frequency: 'days' | 'weeks' | 'months' | 'years' | null;
  description: string | null;
}

export interface Purchasable {
  canPurchase: boolean;
  hasPrices: boolean;
  message: string | null;
  /** The machine-readable reason why it cannot be bought, such as `already_a_member`. */
  code?: string;
}

export interface PaymentOption {
  id: string;
  name: string;
  paymentType: PaymentType;
  fixedDuration: number | null;
  fixedPeriod: FixedPeriod | null;
  fees: { baseFee: number; joiningFee: number; proRataFee: number; monthInHandFee: number };
  globalBasePrice: number;
  totalToPayNow: number;
  promotionEnabled: boolean;
  isPurchasable: Purchasable;
}

export interface MembershipType {
  id: string;
  slug: string;
  name: string;
  categories: NamedRef[];
  coverage: 'national' | 'local';
  eligibility: { name: string } | null;
  /** Whole years, both inclusive; null if there is no limit. */
  minAge: number | null;
  maxAge: number | null;
  requiresEligibility: boolean;
  /** HTML */
  description: string;
  /** The centres that it gives access to; null for all the operator's centres. */
  providesAccessTo: NamedRef[] | null;
  benefits: Benefit[];
  imageUrl: string | null;
  /** True if the operator recommends it. */
  isRecommended: boolean;
  paymentOptions: PaymentOption[];
}

export interface Costs {
  totalToPayNow: number;
  firstBillingDate: string | null;
  /** "1 January 2027"; null when no billing day is known yet, and for single payments. */
  prettyFirstBillingDate: string | null;
  proRataDays: number;
  /** The billing day of the costs: the requested one, or the customer's own. */
  billingDay: number | null;
  /** Days of the month that the customer may choose; empty when the day is fixed. */
  billingDays: number[];
  /** The amount to pay today for each of these days. */
  billingDayTotals: { day: number; totalToPayNow: number; prettyFirstBillingDate: string | null }[];
  globalBasePrice: number;
  paymentType: PaymentType;
  fixedDuration: number | null;
  fixedPeriod: FixedPeriod | null;
  promotionEnabled: boolean;
  startsAt: { min: string; max: string };
  fees: { joiningFee: number; baseFee: number; proRataFee: number; monthInHandFee: number; discount: number };
}

export interface ChangeCosts {
  totalDueNow: { amount: number; composition: { monthInHand: number; fees: number } };
  newMembershipPrice: number;
  differenceToOldMembership: string;
  startsAt: { min: string; max: string };
  paymentType: PaymentType;
  /** The billing day of the new price; null if there is none. */
  billingDay: number | null;
  /** Days of the month that the customer may choose; empty when the day is fixed. */
  billingDays: number[];
  /** The first collection of the new price; null for a single payment. */
  firstBillingDate: string | null;
  /** Pence already paid for the old membership that exceed the cost of the change; they are refunded as credit. */
  givenBack: number;
  /** The costs and deductions of the change. */
  lines: { label: string; price: number }[];
}

/** The next period of a single-payment membership. */
export interface Renewal {
  membershipTypeId: string;
  startDate: string;
  endDate: string | null;
  price: number;
}

/** What an order does with a membership. */
export type MembershipPurpose = 'new' | 'change' | 'renewal';

/** The checkout cart: what the customer has chosen so far. */
export interface SavedJoining {
  purpose: MembershipPurpose;
  cartId: string;
  /** The cart item that holds the membership. */
  cartItemId: string;
  /** True if completing the order sets up a new Direct Debit mandate: recurring, and the customer has no instruction. */
  newMandate: boolean;
  /** From the pending bank details, if any: never more than the account's last four digits. */
  accountHolder: string | null;
  accountNumberEnding: string | null;
  homeVenue: NamedRef & { slug: string; placeType: string };
  startDate: string;
  billingDay: number | null;
  membershipType: NamedRef & { slug: string; categories: NamedRef[]; requiresEligibility: boolean };
  paymentOption: {
    id: string;
    name: string;
    paymentType: PaymentType;
    fixedDuration: number | null;
    fixedPeriod: FixedPeriod | null;
    fees: Costs['fees'];
    proRataDays: number;
    totalToPayNow: number;
    firstBillingDate: string | null;
    prettyFirstBillingDate: string | null;
    globalBasePrice: number;
  };
  promotion: Promotion | null;
  outstandingCartBalance: number;
}
