import type {
  Benefit,
  BenefitFor,
  CountedUses,
  Cover,
  DataField,
  DataFieldType,
  GuestRules,
  NamedRef,
  PriceOption,
  SectionCondition,
  WindowRules,
} from '../../domain/common/types.ts';
import type { BookedDay, CampAdditions } from './camp-details.ts';

// Types of the JSON columns.

export interface OperatorSettings {
  brand: string;
  /** The theme of pages without a venue. */
  themeName: string;
  footerHtml: string;
  /** The picture of the home page. */
  imageUrl: string | null;
  /** Days of notice before money is collected by direct debit. */
  noticeDays: number;
  /** Days of the month that a customer may choose for the collection. */
  billingDays: number[];
  tokenHours: number;
  /** Switched by scenarios: which calls answer 503 or 500. */
  outages: { theme: 'none' | 'maintenance' | 'error'; client: 'none' | 'error' };
}

export type PriceBand = 'standard' | 'city' | 'community';

export type PriceBandPrices = Partial<Record<PriceBand, number>>;

export type EligibilityRule =
  | { kind: 'anyone' }
  | { kind: 'age'; min: number | null; max: number | null }
  | { kind: 'local-residents' }
  | { kind: 'corporate'; emailDomains: string[] }
  | { kind: 'existing-members' };

/** A benefit; one that pays for places has a key, by which its uses are counted, and says which. */
export type BenefitDetail = Benefit & {
  key?: string;
  covers?: Cover;
  for?: BenefitFor;
  /** A use can be issued as a guest pass. */
  pass?: GuestRules;
};

export interface MembershipTypeDetail {
  categories: NamedRef[];
  coverage: 'national' | 'local';
  /** The centres that it gives access to: all, those of the home centre's group, or only the home centre. */
  access: 'all' | 'group' | 'venue';
  /** Venue groups where it is sold; null: all. */
  soldInGroups: string[] | null;
  eligibilityName: string | null;
  rule: EligibilityRule;
  /** The customer must upload proof after joining; the membership is pending until then. */
  requiresProof: boolean;
  /** What the proof is called, and which documents are one. */
  proof?: { name: string; accepts: readonly string[] };
  description: string;
  benefits: BenefitDetail[];
  imageUrl?: string;
  isRecommended?: boolean;
  vatPercent: number;
}

export type DataFieldDetail = Omit<DataField, 'answer' | 'metadata' | 'path' | 'type'> & {
  /** A postcode is shown as a text field and validated as a postcode. */
  type: DataFieldType | 'postcode';
  description: string | null;
  /** Of a form about a child: asked from this age. */
  fromAge?: number;
  /** Its answer is the same for all children of a family. */
  isForFamily?: boolean;
};

export interface DataFieldSectionDetail {
  sectionName: string;
  sectionReference: string;
  sectionFields: DataFieldDetail[];
  allOf?: SectionCondition[];
}

export interface CustomerDocument {
  name: string;
  expiresOn: string;
}

/** Bank details from joining, stored until the order and its mandate exist. */
export interface PendingMandate {
  accountHolder: string;
  sortCode: string;
  accountNumber: string;
  addressLineOne: string;
  addressLineTwo: string | null;
  city: string;
  postcode: string;
}

/** How a customer has left a membership, which still runs until its end date. */
export interface MembershipCancellation {
  reference: string;
  /** An instant in ISO 8601. */
  at: string;
  reason: string | null;
  /** The end date before, which taking it back restores. */
  previousEndDate: string | null;
  /** Within the days in which a customer may change their mind: nothing more is collected. */
  isCoolingOff: boolean;
  /** Pence that were given back. */
  refund: number;
  /** How they were given back. */
  parts: RefundPart[];
}

/** Pence that are given back, and to where: the two kinds of credit, the card, or the account of the Direct Debit. */
export interface RefundPart {
  to: 'general' | 'membership' | 'card' | 'bank';
  amount: number;
}

/** Pence by what they were paid with: the two kinds of credit, cash or a card. */
export interface PaidByTender {
  membership: number;
  general: number;
  cash: number;
  card: number;
}

/** The account of an instruction that another one has replaced. */
export interface ReplacedAccount {
  /** Its last four digits. */
  accountEnding: string;
  /** The first day on which could be collected from it, or from the one before it. */
  collectsFrom: string;
}

/** The details of a cart item that joins, changes or renews a membership. */
export interface JoiningDetail {
  homeVenueId: string;
  membershipTypeId: string;
  paymentOptionId: string;
  startDate: string;
  billingDay: number | null;
  promotionId: string | null;
  pendingMandate: PendingMandate | null;
}

/** One of the days of a booking that has several. Instants are in ISO 8601. */
export interface BookedTime {
  localDate: string;
  localStart: string;
  localEnd: string;
  startsAt: string;
  endsAt: string;
}

/** The session and the price of a cart item, as they were when its places were taken. */
export interface BookingDetail extends CampAdditions {
  title: string;
  category: string;
  /** What waivers are asked for; none for a camp without an activity. */
  activityId?: string;
  venue: NamedRef;
  cardProvider: string;
  space: string | null;
  localDate: string;
  localStart: string;
  localEnd: string;
  /** Instants in ISO 8601. */
  startsAt: string;
  endsAt: string;
  instructions: string | null;
  cancel: { freeMinutes: number; lateFee: number | null };
  /** Who attends; null for places without names. */
  attendee: NamedRef | null;
  priceLabel: string;
  /** Pence for one place. */
  price: number;
  fullPrice: number;
  reduction: BookedReduction | null;
  /** What could have paid for it besides money when it was put in the basket. */
  unused?: { pricingOptionId: string; name: string };
  vatPercent: number;
  /** Which of them, under the title: "6 of 10 sessions". */
  note?: string;
  /** All days of a booking that has several, the first of them as above. */
  sessions?: BookedTime[];
  /** What is hired with a court; its price is part of the others. */
  extras?: HireExtra[];
  /** Something can be hired with it. */
  canHire?: boolean;
  /** The days of a camp, in order, of which the times above are the first; none for anything else. */
  days?: readonly BookedDay[];
  /** What the other children of one basket pay less at this camp. */
  siblingPercent?: number | null;
}

/** Something that is hired with a space, such as rackets. */
export interface HireExtra {
  id: string;
  label: string;
  price: number;
}

/** How a booking was cancelled. Amounts are pence. */
export interface BookingEnding {
  /** An instant in ISO 8601. */
  at: string;
  /** The centre's reason; null when the customer has cancelled. */
  reason: string | null;
  refundTo: 'credit' | 'benefit' | 'package' | 'none';
  refund: number;
  fee: number;
}

/** A customer who will come late. */
export interface BookingLate {
  /** The start that they will be late for, an instant in ISO 8601: a course has several. */
  startsAt: string;
  minutes: number;
}

/** What lowered the price: a membership as such, or a use of a benefit or a package for each place. */
export type BookedReduction =
  | { kind: 'membership'; id: string; name: string }
  | { kind: 'benefit' | 'package'; id: string; name: string; uses: CountedUses };

/** What a package is good for; `null` venues: everywhere. */
export interface SoldPackage {
  name: string;
  uses: number;
  covers: Cover;
  venueIds: string[] | null;
  /** Who may use it: the customer alone, or everybody for whom they book. */
  transferable: 'no' | 'family';
}

export interface PackageDetail extends Omit<SoldPackage, 'name'> {
  description: string;
  /** How many days it can be used, with the day of the purchase. */
  validDays: number;
}

export interface ActivityDetail {
  /** The name of its category. */
  categoryName: string;
  /** HTML. */
  description: string;
  /** The address of its picture. */
  imageUrl?: string;
  /** What to bring and when to come; plain text. */
  attendeeInstructions: string | null;
  /** Names of the OpenActive accessibility support. */
  accessibilitySupport: string[];
  levels: string[];
  /** false: sold by quantity, and nobody is asked who comes. */
  needsNames: boolean;
  vatPercent: number;
}

/** A price of a list, in pence by price band; a missing band has no price. */
export type PriceListOption = Omit<PriceOption, 'price'> & { prices: PriceBandPrices };

export interface BookingRules {
  window: WindowRules;
  /** Until how long before the start a booking is cancelled free of charge. */
  cancelUntilMinutes: number;
  /** Pence, for cancelling later or not coming. */
  lateFee: number | null;
  /** Places of one session that one customer may book. */
  orderLimit: number;
  /** Sessions of one activity that one person may have on a day, and in a week. */
  perDay?: number;
  perWeek?: number;
  /** Slots of one facility that one person may have one after the other. */
  consecutive?: number;
  /** The most entries on a session's waiting list; absent or 0: it has none. */
  waitingList?: number;
  /** What becomes of a session at the same time as another of the same person; absent: a warning. */
  clashRule?: 'warn' | 'refuse';
}
