import type { FreeToCancel, PaymentLine, PlaceDay, TenderType } from './cart.ts';
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
  /** The place in a session; none for anything else. */
  booking?: BookedSession | null;
  /** Pence. */
  total: number;
}

/** What a customer has to know about a session that they have booked. */
export interface BookedSession {
  /** null: places without names. */
  attendee: NamedRef | null;
  /** Date and times of day in London. */
  localDate: string;
  localStart: string;
  localEnd: string;
  instructions: string | null;
  /** The last moment at which cancelling is free. */
  freeToCancel: FreeToCancel;
  /** Pence that cancelling later costs; null: there’s no refund. */
  lateFee: number | null;
  /** The days of a camp, of which the times above are the first; none for anything else. */
  days?: PlaceDay[] | null;
  /** The address of the centre in one line; none where it is not looked up. */
  venueAddress?: string | undefined;
}

/** The card details that a receipt may show. */
export interface ReceiptCard {
  type: string;
  lastFourDigits: string;
}

/** A paid tender. */
export interface PaidLine extends PaymentLine {
  card?: ReceiptCard | null;
}

export interface OrderPayment {
  tenderType: TenderType;
  amount: number;
  card: ReceiptCard | null;
}

export interface Order {
  id: string;
  /** Of the address at which a calendar reads its bookings without a log-in; null without any. */
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
  /** This order set up a new direct debit mandate. */
  newMandate: boolean;
  /** The first name of who sold it at the desk, and the centre of the desk; null for an order that the customer has made. */
  servedBy: string | null;
  tillVenue: NamedRef | null;
  /** The desk sold it, and the customer paid it on a device of their own. */
  paidOnOwnDevice: boolean;
}
