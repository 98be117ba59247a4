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
export type Source = 'front-of-house' | 'online-joining' | 'activity-booking';

/** A member's benefit or a package use that lowers the price of an item; removed by its own id. */
export interface AppliedReduction {
  id: string;
  name: string;
}

/** What the customer can change of an item; `promotion` is a promo code. */
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
  source: Source;
  name: string;
  quantity: number;
  description: string | null;
  sortBy: string;
  addedAt: string;
  enablePrintReceipt: boolean;
  purchasedForUserId: string;
  pricingOptionId: string | null;
  /** What it is of, such as a session; null for a membership. */
  objectId: string | null;
  price: number;
  /** The price without the reduction. */
  fullPrice: number;
  /** The place in a session; null for anything else. */
  place: CartPlace | null;
  /** null for anything but a membership. */
  membership: CartMembership | null;
  options: ItemOptions;
  benefit: AppliedReduction | null;
  package: AppliedReduction | null;
  canEdit: readonly EditablePart[];
  /** Sentences for the customer, such as why its places are lost. */
  messages: readonly string[];
  /** Its places are lost, and the customer can join the waiting list of its session. */
  waitingListOpen: boolean;
  /** Somebody waits for its places. */
  isAwaited: boolean;
  /** The form about its person has to be completed before it is paid for. */
  needsForm: boolean;
  /** What could pay for it besides money, and does not. */
  unusedReduction: UnusedReduction | null;
}

/** A benefit or a package that an item can use by this price. */
export interface UnusedReduction {
  pricingOptionId: string;
  name: string;
}

/** `until` is null when the hold does not lapse: the cart is being paid. */
export interface ItemHold {
  state: 'held' | 'lapsed' | 'lost';
  until: string | null;
}

export interface CartPlace {
  hold: ItemHold;
  /** null: places without names. */
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
export interface FreeToCancel {
  until: string;
  date: string;
  time: string;
}

/** What cancelling a place does. */
export interface CancellationTerms {
  freeToCancel: FreeToCancel;
  /** Pence that cancelling later costs; null: there’s no refund. */
  lateFee: number | null;
}

/** What an item does with a membership. */
export interface CartMembership {
  purpose: MembershipPurpose;
  /** The membership that ends when this one begins; null for one that takes the place of none. */
  replaces: string | null;
  startDate: string;
  /** The last day of a single payment; null for a monthly membership. */
  endDate: string | null;
  /** What is collected each month; null for a single payment. */
  monthlyPrice: number | null;
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
  /** Labels of what was added, such as an early drop-off. */
  extras: string[];
  /** Until when this day can be cancelled free of charge; none where it is not cancelled alone. */
  freeToCancel?: FreeToCancel;
  /** Instants from and until which a child is there with them; none: as the day. */
  arriveAt?: string | null;
  collectAt?: string | null;
}

export interface CartCredit {
  totalAvailable: number;
  maxApplicable: number;
  /** What this cart uses of it. */
  applied: number;
}

export interface PaymentLine {
  tenderType: TenderType;
  amount: number;
}

export interface Cart {
  id: string;
  /** `paying`: a payment has claimed it, and nothing in it can be changed. */
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
  /** Until when the places in the cart are held; null when none is, and while the cart is being paid. */
  holdUntil: string | null;
  serverTime: string;
  selectedUserId: string | null;
  completeOrderId: string | null;
  payments: PaymentLine[];
  /** The membership being joined, when the cart holds one: the checkout summary reads it. */
  joining: SavedJoining | null;
}

/** The kinds of credit of a customer: one pays for memberships only, the other for anything. */
export type CreditKind = 'membership' | 'general';

/** Pence by kind. */
export type CreditAmounts = Readonly<Record<CreditKind, number>>;
