import type {
  Benefit,
  BenefitAudience,
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
  /** The theme of pages that do not belong to a venue. */
  themeName: string;
  footerHtml: string;
  /** The picture of the home page. */
  imageUrl: string | null;
  /** Days of notice before money is collected by direct debit. */
  noticeDays: number;
  /** Days of the month that a customer may choose for the collection. */
  billingDays: number[];
  tokenHours: number;
  /** Set by scenarios: which calls respond with 503 or 500. */
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

/** A benefit. One that pays for places has a key, by which its uses are counted, and rules that say which places. */
export type BenefitDetail = Benefit & {
  key?: string;
  covers?: Cover;
  for?: BenefitAudience;
  /** Set if a use can be issued as a guest pass. */
  pass?: GuestRules;
};

export interface MembershipTypeDetail {
  categories: NamedRef[];
  coverage: 'national' | 'local';
  /** The centres that it gives access to: all, those of the home centre's group, or only the home centre. */
  access: 'all' | 'group' | 'venue';
  /** The venue groups where it is sold; null for all. */
  soldInGroups: string[] | null;
  eligibilityName: string | null;
  rule: EligibilityRule;
  /** Whether the customer must upload proof after joining. The membership is pending until then. */
  requiresProof: boolean;
  /** The name of the proof, and the documents that are accepted. */
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
  /** For a form about a child: asked from this age on. */
  fromAge?: number;
  /** Whether the answer is the same for all children of a family. */
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

/** How a customer has left a membership, which runs until its end date. */
export interface MembershipCancellation {
  reference: string;
  /** An instant in ISO 8601. */
  at: string;
  reason: string | null;
  /** The end date before, which withdrawing the cancellation restores. */
  previousEndDate: string | null;
  /** Whether it was cancelled within the first 14 days, so that nothing more is collected. */
  isCoolingOff: boolean;
  /** The refund, in pence. */
  refund: number;
  /** Where the refund went. */
  parts: RefundPart[];
}

/** A part of a refund, in pence, and where it goes: one of the two kinds of credit, the card, or the Direct Debit account. */
export interface RefundPart {
  to: 'general' | 'membership' | 'card' | 'bank';
  amount: number;
}

/** Pence by tender: the two kinds of credit, cash or a card. */
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
  /** The first day on which this account, or the one before it, could be collected from. */
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

/** One of the times of a booking that has several. Instants are in ISO 8601. */
export interface BookedTime {
  localDate: string;
  localStart: string;
  localEnd: string;
  startsAt: string;
  endsAt: string;
}

/** The session and the price of a cart item when its places were taken. */
export interface BookingDetail extends CampAdditions {
  title: string;
  category: string;
  /** The activity whose waivers are required; missing for a camp without an activity. */
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
  /** The attendee; null for places without names. */
  attendee: NamedRef | null;
  priceLabel: string;
  /** The price of one place, in pence. */
  price: number;
  fullPrice: number;
  reduction: BookedReduction | null;
  /** A benefit or package that could have paid for it when it was added to the basket. */
  unused?: { pricingOptionId: string; name: string };
  vatPercent: number;
  /** Which sessions, shown under the title: "6 of 10 sessions". */
  note?: string;
  /** All sessions of a booking that has several, the first of them as above. */
  sessions?: BookedTime[];
  /** The extras hired with a court; their price is included above. */
  extras?: HireExtra[];
  /** Whether anything can be hired with it. */
  canHire?: boolean;
  /** The days of a camp, in order; the times above are those of the first. Missing for anything else. */
  days?: readonly BookedDay[];
  /** The percentage that siblings in one basket save at this camp. */
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
  /** The centre's reason; null if the customer has cancelled. */
  reason: string | null;
  refundTo: 'credit' | 'benefit' | 'package' | 'none';
  refund: number;
  fee: number;
}

/** What a customer has told the centre about being late. */
export interface BookingLate {
  /** The start that they will be late for, an instant in ISO 8601; a course has several. */
  startsAt: string;
  minutes: number;
}

/** What lowered the price: a membership as such, or a use of a benefit or a package for each place. */
export type BookedReduction =
  | { kind: 'membership'; id: string; name: string }
  | { kind: 'benefit' | 'package'; id: string; name: string; uses: CountedUses };

/** What a package can be used for. Null `venues` means everywhere. */
export interface SoldPackage {
  name: string;
  uses: number;
  covers: Cover;
  venueIds: string[] | null;
  /** Who may use it: only the customer, or everybody for whom they book. */
  transferable: 'no' | 'family';
}

export interface PackageDetail extends Omit<SoldPackage, 'name'> {
  description: string;
  /** For how many days it is valid, including the day of purchase. */
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
  /** False if it is sold by quantity, without asking who attends. */
  needsNames: boolean;
  vatPercent: number;
}

/** A price of a list, in pence by price band. A missing band has no price. */
export type PriceListOption = Omit<PriceOption, 'price'> & { prices: PriceBandPrices };

export interface BookingRules {
  window: WindowRules;
  /** Until how many minutes before the start a booking can be cancelled free of charge. */
  cancelUntilMinutes: number;
  /** The charge for cancelling late or not attending, in pence. */
  lateFee: number | null;
  /** The maximum number of places of one session that one customer may book. */
  orderLimit: number;
  /** The maximum number of sessions of one activity for one person, per day and per week. */
  perDay?: number;
  perWeek?: number;
  /** The maximum number of consecutive slots of one facility for one person. */
  consecutive?: number;
  /** The maximum number of entries on a session's waiting list; absent or 0 if it has none. */
  waitingList?: number;
  /** What happens if a person books two sessions at the same time; a warning if absent. */
  clashRule?: 'warn' | 'refuse';
}
