import type {
  Benefit,
  DataField,
  DataFieldType,
  NamedRef,
  Order,
  SectionCondition,
} from '../../domain/types.ts';

// The shapes inside the JSON columns.

export interface OperatorSettings {
  brand: string;
  /** The theme of pages that belong to no venue. */
  themeName: string;
  footerHtml: string;
  /** Days of notice before money is collected by direct debit. */
  noticeDays: number;
  /** Days of the month a customer may choose for the collection. */
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

export interface MembershipTypeDetail {
  categories: NamedRef[];
  coverage: 'national' | 'local';
  /** Which centres it opens: all of them, those of the home centre's group, or the home centre alone. */
  access: 'all' | 'group' | 'venue';
  /** Venue groups where it is sold; null: everywhere. */
  soldInGroups: string[] | null;
  eligibilityName: string | null;
  rule: EligibilityRule;
  /** Proof has to be uploaded after joining; the membership is pending until then. */
  requiresProof: boolean;
  description: string;
  benefits: Benefit[];
  vatPercent: number;
}

export type DataFieldDetail = Omit<DataField, 'answer' | 'metadata' | 'path' | 'type'> & {
  /** A postcode is asked for as text, and checked as what it is. */
  type: DataFieldType | 'postcode';
  description: string | null;
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

/** Bank details given while joining, kept until the order is made and the mandate with it. */
export interface PendingMandate {
  accountHolder: string;
  sortCode: string;
  accountNumber: string;
  addressLineOne: string;
  addressLineTwo: string | null;
  city: string;
  postcode: string;
}

/** What a cart item stands for that joins, changes or renews a membership. */
export interface JoiningDetail {
  homeVenueId: string;
  membershipTypeId: string;
  paymentOptionId: string;
  startDate: string;
  billingDay: number | null;
  promotionId: string | null;
  pendingMandate: PendingMandate | null;
}

export type ItemOptions = Record<string, string | number | boolean | null>;

/** A membership that an order will begin. */
export interface DraftMembership {
  cartItemId: string;
  membershipTypeId: string;
  paymentOptionId: string;
  homeVenueId: string;
  startDate: string;
  endDate: string | null;
  billingDay: number | null;
  price: number;
  requiresProof: boolean;
  /** The membership that it takes the place of (a change). */
  replacesMembershipId: string | null;
}

export interface OrderDraft {
  orderType: Order['orderType'];
  items: Order['items'];
  total: number;
  tax: number;
  memberships: DraftMembership[];
}
