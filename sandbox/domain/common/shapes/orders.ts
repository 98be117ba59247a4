import type { FreeCancellation, PaymentLine, PlaceDay, TenderType } from './cart.ts';
import type { FixedPeriod, NamedRef, PaymentType } from './common.ts';
import type { MembershipPurpose } from './memberships.ts';

/** A line of a receipt. */
export interface ReceiptLine {
  label: string;
  price: number;
}

export interface OrderFee extends ReceiptLine {
  type: 'joining' | 'base' | 'pro_rata' | 'month_in_hand' | 'discount';
}

export interface MembershipOrderItem {
  type: 'membership';
  purpose: MembershipPurpose;
  id: string;
  membershipTypeId: string;
  name: string;
  friendlyName: string;
  categories: NamedRef[];
  paymentType: PaymentType;
  homeVenue: NamedRef;
  venueType: string;
  baseFee: { type: string; price: number };
  fees: OrderFee[];
  /** Pence. */
  total: number;
  requiresEligibility: boolean;
  paymentOption: {
    id: string;
    name: string;
    paymentType: PaymentType;
    fixedDuration: number | null;
    fixedPeriod: FixedPeriod | null;
    firstBillingDate: string | null;
  };
  startDate: string;
  endDate: string | null;
}

export interface BookingOrderItem {
  type: 'booking';
  id: string;
  priceBreakdown: ReceiptLine[];
  related: {
    simpleName: string;
    id: string;
    category: string | null;
    venue: string | null;
    venueType: string | null;
  };
  quantity: number;
  variant: string | null;
  /** When it takes place; null when it has no time. */
  startsAt?: string | null;
  endsAt?: string | null;
  /** The booked session; null or absent for anything else. */
  booking?: BookedSession | null;
  /** Pence. */
  total: number;
}

/** The details of a booked session that its customer needs. */
export interface BookedSession {
  /** null if the place is not for a named person. */
  attendee: NamedRef | null;
  /** Date and times of day in London. */
  localDate: string;
  localStart: string;
  localEnd: string;
  instructions: string | null;
  /** The last moment at which cancelling is free. */
  freeToCancel: FreeCancellation;
  /** The fee for cancelling later, in pence; null if nothing is refunded then. */
  lateFee: number | null;
  /** The days of a camp; the times above are those of the first. Null or absent for anything else. */
  days?: PlaceDay[] | null;
  /** The address of the centre in one line; undefined if it was not looked up. */
  venueAddress?: string | undefined;
}

/** The card details that a receipt may show. */
export interface ReceiptCard {
  type: string;
  lastFourDigits: string;
}

/** A paid tender. */
export interface PaidTender extends PaymentLine {
  card?: ReceiptCard | null;
}

export interface OrderPayment {
  tenderType: TenderType;
  amount: number;
  card: ReceiptCard | null;
}

export interface Order {
  id: string;
  /** The code in the calendar link, which works without a log-in; null if the order has no link. */
  calendarCode: string | null;
  reference: string;
  createdAt: string;
  brand: string;
  orderType: 'membership' | 'booking' | 'mixed';
  items: (MembershipOrderItem | BookingOrderItem)[];
  tax: number;
  total: number;
  currency: 'GBP';
  payments: OrderPayment[];
  /** True if this order set up a new Direct Debit mandate. */
  newMandate: boolean;
  /** The first name of the member of staff who sold it, and their desk's centre; null if the customer made the order. */
  servedBy: string | null;
  tillVenue: NamedRef | null;
  /** True if the desk sold it and the customer paid on their own device. */
  paidOnOwnDevice: boolean;
}
