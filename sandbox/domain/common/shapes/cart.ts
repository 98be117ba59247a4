import type { NamedRef } from './common.ts';
import type { MembershipPurpose, SavedJoining } from './memberships.ts';

export type ItemOption =
  | string
  | number
  | boolean
  | null
  | readonly ItemOption[]
  | { readonly [key: string]: unknown };

export type ItemOptions = Record<string, ItemOption>;

export type TenderType = 'cash' | 'offline-voucher' | 'cheque' | 'credit' | 'card';

/** The front end that a call or an item comes from. */
export type CartSource = 'front-of-house' | 'online-joining' | 'activity-booking';

/** A member's benefit or a package use that lowers the price of an item. The `id` removes it. */
export interface AppliedReduction {
  id: string;
  name: string;
}

/** The parts of an item that the customer can change; `promotion` is a promo code. */
export type EditablePart = 'person' | 'price' | 'quantity' | 'days' | 'extras' | 'promotion';

export interface CartItem {
  id: string;
  type:
    | 'membership'
    | 'membership-change'
    | 'membership-renewal'
    | 'product'
    | 'penalty'
    | 'activity'
    | 'camp'
    | 'package'
    | 'course';
  source: CartSource;
  name: string;
  quantity: number;
  description: string | null;
  sortBy: string;
  addedAt: string;
  enablePrintReceipt: boolean;
  purchasedForUserId: string;
  pricingOptionId: string | null;
  /** The id of what is bought, such as a session; null for a membership. */
  objectId: string | null;
  price: number;
  /** The price without the reduction. */
  fullPrice: number;
  /** The place in a session, course or camp; null for anything else. */
  place: CartPlace | null;
  /** null for anything but a membership. */
  membership: CartMembership | null;
  options: ItemOptions;
  benefit: AppliedReduction | null;
  package: AppliedReduction | null;
  canEdit: readonly EditablePart[];
  /** Sentences for the customer, such as why its places are lost. */
  messages: readonly string[];
  /** True if its places are lost and the customer can join the waiting list of its session. */
  waitingListOpen: boolean;
  /** True if somebody is on the waiting list for its places. */
  isAwaited: boolean;
  /** True if the form about its attendee must be completed before payment. */
  needsForm: boolean;
  /** A benefit or package that could pay for it but is not used; null if there is none. */
  unusedReduction: UnusedReduction | null;
}

/** A benefit or package, and the price option with which an item uses it. */
export interface UnusedReduction {
  pricingOptionId: string;
  name: string;
}

/** `until` is null if the hold does not lapse, because the cart is being paid. */
export interface ItemHold {
  state: 'held' | 'lapsed' | 'lost';
  until: string | null;
}

export interface CartPlace {
  hold: ItemHold;
  /** null if the place is not for a named person. */
  attendee: NamedRef | null;
  venue: NamedRef;
  space: string | null;
  /** Date and times of day in London. */
  localDate: string;
  localStart: string;
  localEnd: string;
  startsAt: string;
  endsAt: string;
  /** The days of a camp; null for anything else. */
  days: PlaceDay[] | null;
  cancelling: CancellationTerms;
}

/** The last moment at which cancelling is free, also as date and time of day in London. */
export interface FreeCancellation {
  until: string;
  date: string;
  time: string;
}

/** Until when a place can be cancelled free of charge, and what cancelling later costs. */
export interface CancellationTerms {
  freeToCancel: FreeCancellation;
  /** The fee for cancelling later, in pence; null if nothing is refunded then. */
  lateFee: number | null;
}

/** The membership that an item buys, changes or renews. */
export interface CartMembership {
  purpose: MembershipPurpose;
  /** The membership that ends when this one begins; null if it replaces none. */
  replaces: string | null;
  startDate: string;
  /** The last day of a single-payment membership; null for a monthly one. */
  endDate: string | null;
  /** The price that is collected each month; null for a single payment. */
  monthlyPrice: number | null;
  /** The price that was collected each month for the membership that ends; null if it had none. */
  replacedMonthlyPrice: number | null;
}

/** A day of a camp or a session of a course in a basket, a booking or an order. */
export interface PlaceDay {
  id: string;
  label: string;
  localDate: string;
  localStart: string;
  localEnd: string;
  startsAt: string;
  endsAt: string;
  /** Labels of the extras, such as an early drop-off. */
  extras: string[];
  /** Until when this day can be cancelled free of charge; absent if it cannot be cancelled on its own. */
  freeToCancel?: FreeCancellation;
  /** When a child with extras arrives and is collected; null or absent for the times of the day itself. */
  arriveAt?: string | null;
  collectAt?: string | null;
}

export interface CartCredit {
  totalAvailable: number;
  maxApplicable: number;
  /** The part of it that this cart uses. */
  applied: number;
}

export interface PaymentLine {
  tenderType: TenderType;
  amount: number;
}

export interface Cart {
  id: string;
  /** `paying`: a payment is in progress, so nothing in the cart can be changed. */
  status: 'open' | 'paying';
  uuid: string;
  items: CartItem[];
  totals: {
    total: number;
    taxTotal: number;
    subTotal: number;
    balance: number;
    itemCount: number;
  };
  credits: { membership: CartCredit; general: CartCredit };
  attendeeWaiversRequired: boolean;
  itemHash: string;
  /** Until when the places in the cart are held; null if none are held, and while the cart is being paid. */
  holdUntil: string | null;
  serverTime: string;
  selectedUserId: string | null;
  completeOrderId: string | null;
  payments: PaymentLine[];
  /** The membership being bought, for the checkout summary; null if the cart contains none. */
  joining: SavedJoining | null;
}

/** The kinds of credit: `membership` credit pays for memberships only, `general` credit for anything. */
export type CreditKind = 'membership' | 'general';

/** Credit in pence, by kind. */
export type CreditAmounts = Readonly<Record<CreditKind, number>>;
