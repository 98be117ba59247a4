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
  /** Why not, for a program: `already_a_member`. */
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
  /** Whole years, both included; null where there is no bound. */
  minAge: number | null;
  maxAge: number | null;
  requiresEligibility: boolean;
  /** HTML */
  description: string;
  /** null: all centres of the operator. */
  providesAccessTo: NamedRef[] | null;
  benefits: Benefit[];
  imageUrl: string | null;
  /** The operator recommends it. */
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
  /** What each of these days makes the payment of today. */
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
  /** The billing day of the price. */
  billingDay: number | null;
  /** Days of the month that the customer may choose; empty when the day is fixed. */
  billingDays: number[];
  /** The first collection of the new price; null for a single payment. */
  firstBillingDate: string | null;
  /** What was paid for the membership before and is more than the change costs: it comes back as credit. */
  givenBack: number;
  /** What the change costs and what comes off it. */
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

/** The checkout cart (Spec, joining §3): what the customer has chosen so far. */
export interface SavedJoining {
  purpose: MembershipPurpose;
  cartId: string;
  /** The cart item that holds the membership. */
  cartItemId: string;
  /** Completing the order will set up a new direct debit mandate: recurring, and the customer has no instruction. */
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
