/**
 * What the operator's rules give back, in the words of the specification (platform §3, joining §3).
 * Every date is `YYYY-MM-DD`, every id a UUID as text, every amount a `Money`.
 */

/** An amount: minor units, the text to show ("£12.50") and the plain decimal ("12.50"). */
export interface Money {
  amount: number;
  formatted: string;
  decimal: string;
}

export type PaymentType = 'recurring' | 'fixed';
export type FixedPeriod = 'days' | 'weeks' | 'months' | 'years';
export type TenderType = 'cash' | 'offline-voucher' | 'cheque' | 'credit' | 'card';
type Role = 'customer' | 'staff';

/** Who is calling: made from a bearer token by `authenticate`. */
export interface Session {
  tokenId: string;
  userId: string;
  role: Role;
}

type ThemeFont = 'garage_gothic' | 'lato' | 'open_sans' | 'roboto';

/** A venue's look; a null field means "keep the front end's default" (platform §3). */
export interface Theme {
  themeAppLogo: string | null;
  themeAppPrimaryColour: string | null;
  themeAppSecondaryColour1: string | null;
  themeAppSecondaryColour2: string | null;
  themeAppDarkBgColour: string | null;
  themeAppHeaderBgColour: string | null;
  headerPrimaryColour: string | null;
  themeAppHeadingFontStyle: ThemeFont | null;
  themeAppBodyFontStyle: ThemeFont | null;
  themeAppSecondaryButtonStyle: 'solid' | 'outline' | null;
}

export interface Client {
  id: string;
  name: string;
}

export interface Venue {
  id: string;
  slug: string;
  name: string;
  address1: string | null;
  address2: string | null;
  postcode: string;
  lat: number;
  lng: number;
  placeType: string;
  displayVenueSelectionButton: boolean;
  activitiesV2Enabled: boolean;
  canDisplayIneligibleMemberships: boolean;
}

export interface Place {
  label: string;
  lat: number;
  lng: number;
}

export interface NamedRef {
  id: string;
  name: string;
}

interface DocumentExpiry {
  name: string;
  documentExpiringSoon: boolean;
  daysToExpiry: number;
}

export interface User {
  id: string;
  reference: string;
  firstName: string;
  lastName: string;
  fullName: string;
  email: string;
  phone: string | null;
  dateOfBirth: string | null;
  address1: string | null;
  address2: string | null;
  town: string | null;
  postcode: string | null;
  homeVenueSlug: string | null;
  barcode: string | null;
  profilePhoto: string | null;
  role: Role;
  hasOutstandingPenalties: boolean;
  hasInstruction: boolean;
  hasBillingDate: boolean;
  credit: { balance: Money };
  documentExpiry: DocumentExpiry[];
  membershipDocumentUploadRequired: boolean;
  membershipUser: { homeVenueId: string } | null;
  /** A staff user's currency symbol (platform §3), null for customers. */
  currencySymbol: string | null;
}

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
}

export interface PaymentOption {
  id: string;
  name: string;
  paymentType: PaymentType;
  fixedDuration: number | null;
  fixedPeriod: FixedPeriod | null;
  fees: { baseFee: Money; joiningFee: Money; proRataFee: Money; monthInHandFee: Money };
  globalBasePrice: Money;
  totalToPayNow: Money;
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
  requiresEligibility: boolean;
  /** HTML */
  description: string;
  /** null: every centre of the operator. */
  providesAccessTo: NamedRef[] | null;
  benefits: Benefit[];
  paymentOptions: PaymentOption[];
}

export interface Costs {
  totalToPayNow: Money;
  firstBillingDate: string | null;
  /** "1 January 2027"; null when no billing day is known yet, and for single payments. */
  prettyFirstBillingDate: string | null;
  proRataDays: number;
  /** The billing day the costs were computed with: the one asked for, or the customer's own. */
  billingDay: number | null;
  /** Days of the month the customer may choose; empty when the day is already fixed. */
  billingDays: number[];
  globalBasePrice: Money;
  paymentType: PaymentType;
  fixedDuration: number | null;
  fixedPeriod: FixedPeriod | null;
  promotionEnabled: boolean;
  startsAt: { min: string; max: string };
  fees: { joiningFee: Money; baseFee: Money; proRataFee: Money; monthInHandFee: Money; discount: Money };
}

export interface ChangeCosts {
  totalDueNow: Money & { composition: { monthInHand: Money; fees: Money } };
  newMembershipPrice: Money;
  differenceToOldMembership: string;
  startsAt: { min: string; max: string };
}

/** The checkout cart of joining §3: what the customer has chosen so far. */
export interface SavedJoining {
  cartId: string;
  /** The cart item that holds the membership. */
  cartItemId: string;
  /** Completing the order will set up a new direct debit mandate: recurring, and the customer has no instruction. */
  newMandate: boolean;
  /** Of the pending bank details, when there are any: never more than the account's last four digits. */
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
    totalToPayNow: Money;
    firstBillingDate: string | null;
    prettyFirstBillingDate: string | null;
    globalBasePrice: Money;
  };
  promotion: Promotion | null;
  outstandingCartBalance: Money;
}

export interface Promotion {
  id: string;
  code: string;
}

export type DataFieldType =
  | 'text'
  | 'email'
  | 'tel'
  | 'number'
  | 'date'
  | 'textarea'
  | 'select'
  | 'radio'
  | 'multi_select'
  | 'checkbox';

export type Answer = string | number | boolean | string[] | null;

export interface DataField {
  /** The key under which the answer is sent and under which its messages come back. */
  name: string;
  path: string;
  label: string;
  type: DataFieldType;
  isRequired: boolean;
  /** false: shown, but not the customer's to change. */
  isAuthorised: boolean;
  htmlAttributes: Record<string, string>;
  metadata: { description: string | null };
  options: { value: string; label: string }[];
  answer: Answer;
}

export interface DataFieldForm {
  checksum: string;
  sections: { sectionName: string; sectionReference: string; sectionFields: DataField[] }[];
}

export type OnboardingType = 'customer_account_online' | 'membership_purchase';

export type QuestionType = 'text' | 'number' | 'select' | 'multi_select' | 'date' | 'checkbox';

export interface Question {
  id: string;
  reference: string;
  label: string;
  type: QuestionType;
  /** Value to label; the values are the operator's own and travel untouched. */
  options: Record<string, string>;
  placeholder: string | null;
  default: string | null;
  isRequired: boolean;
}

export interface QuestionGroup {
  id: string;
  title: string;
  questions: Question[];
}

export interface QuestionAnswer {
  questionId: string;
  answer: Answer;
}

export interface Terms {
  id: string;
  title: string;
  /** HTML */
  html: string;
}

export interface CartItem {
  id: string;
  type: 'membership' | 'membership-change' | 'membership-renewal' | 'product';
  name: string;
  quantity: number;
  sortBy: number;
  enablePrintReceipt: boolean;
  purchasedForUserId: string;
  pricingOptionId: string | null;
  price: Money;
  options: Record<string, string | number | boolean | null>;
}

export interface CartCredit {
  totalAvailable: Money;
  maxApplicable: Money;
}

export interface PaymentLine {
  tenderType: TenderType;
  amount: number;
}

export interface Cart {
  id: string;
  uuid: string;
  items: CartItem[];
  totals: {
    total: Money;
    taxTotal: Money;
    subTotal: Money;
    balance: Money;
    itemCount: number;
    formattedTotal: string;
    formattedBalance: string;
  };
  credits: { membership: CartCredit; general: CartCredit };
  attendeeWaiversRequired: boolean;
  itemHash: string;
  selectedUserId: string | null;
  completeOrderId: string | null;
  payments: PaymentLine[];
  /** The membership being joined, when the cart holds one: the checkout summary reads it. */
  joining: SavedJoining | null;
}

export interface Preparation {
  paymentProvider: string;
  sessionKey: string;
  savedCard: { id: string; cardType: string; lastFourDigits: string; expiryDate: string } | null;
  paymentProviderConfiguration: {
    publishableKey: string;
    mode: 'test' | 'live';
    /** Whether the provider needs a billing address from the customer. */
    address: 'collect' | 'none';
  };
}

export type TransactionStatus =
  | 'pending'
  | 'authorised'
  | 'processing'
  | 'completed'
  | 'failed'
  | 'cancelled';

export interface Authorisation {
  transactionUuid: string;
  transactionStatus: TransactionStatus;
  clientSecret: string | null;
  scaUrl: string | null;
  scaMethod: string | null;
  scaData: Record<string, string> | null;
  returnUrl: string | null;
  error: { code: string; message: string; details: string | null } | null;
}

export interface Completion {
  completeOrderId: string | null;
  status: 'completed' | 'processing';
}

export interface OrderFee {
  label: string;
  price: Money;
  type: 'joining' | 'base' | 'pro_rata' | 'month_in_hand' | 'discount';
}

export interface MembershipOrderItem {
  type: 'membership';
  id: string;
  membershipTypeId: string;
  name: string;
  friendlyName: string;
  categories: NamedRef[];
  paymentType: PaymentType;
  homeVenue: NamedRef;
  venueType: string;
  baseFee: { type: string; price: Money };
  fees: OrderFee[];
  total: Money;
  requiresEligibility: boolean;
  paymentOption: {
    id: string;
    name: string;
    paymentType: PaymentType;
    fixedDuration: number | null;
    fixedPeriod: FixedPeriod | null;
    firstBillingDate: string | null;
    prettyFirstBillingDate: string | null;
  };
  startDate: string;
  endDate: string | null;
}

export interface BookingOrderItem {
  type: 'booking';
  id: string;
  priceBreakdown: { label: string; price: Money }[];
  related: {
    simpleName: string;
    id: string;
    category: string | null;
    venue: string | null;
    venueType: string | null;
  };
  quantity: number;
  variant: string | null;
  total: Money;
}

export interface Order {
  id: string;
  reference: string;
  createdAt: string;
  brand: string;
  orderType: 'membership' | 'booking';
  items: (MembershipOrderItem | BookingOrderItem)[];
  tax: Money;
  total: Money;
  currency: 'GBP';
  /** This order set up a new direct debit mandate. */
  newMandate: boolean;
}

/** Which card provider the operator has, and what the browser may know of it. */
export interface CardProviderSettings {
  /** As the front end's gateways know it: 'stripe'. */
  name: string;
  publishableKey: string;
  mode: 'test' | 'live';
  address: 'collect' | 'none';
}
