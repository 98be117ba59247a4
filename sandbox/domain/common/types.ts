/**
 * The results of the operator's rules, named as in the API document. Every date is `YYYY-MM-DD`,
 * every id a UUID as text, every amount in pence.
 */
export type {
  AgeRange,
  BenefitAudience,
  CountedUses,
  Cover,
  GuestRules,
  PriceOption,
  WaitingEnd,
  WaitingStatus,
  WindowRule,
  WindowRules,
} from './shapes/bookings.ts';
export type {
  AppliedReduction,
  CancellationTerms,
  Cart,
  CartCredit,
  CartItem,
  CartMembership,
  CartPlace,
  CartSource,
  CreditAmounts,
  CreditKind,
  EditablePart,
  FreeCancellation,
  ItemHold,
  ItemOption,
  ItemOptions,
  PaymentLine,
  PlaceDay,
  TenderType,
} from './shapes/cart.ts';
export type {
  Answer,
  FixedPeriod,
  GroupEntry,
  NamedRef,
  PaymentType,
  Promotion,
} from './shapes/common.ts';
export type {
  DataField,
  DataFieldForm,
  DataFieldType,
  GroupField,
  OnboardingType,
  Question,
  QuestionAnswer,
  QuestionGroup,
  QuestionType,
  SectionCondition,
} from './shapes/forms.ts';
export type {
  Benefit,
  ChangeCosts,
  Costs,
  MembershipPurpose,
  MembershipType,
  PaymentOption,
  Purchasable,
  Renewal,
  SavedJoining,
} from './shapes/memberships.ts';
export type { Client, Place, Terms, Theme, Venue } from './shapes/operator.ts';
export type {
  BookedSession,
  BookingOrderItem,
  MembershipOrderItem,
  Order,
  OrderFee,
  OrderPayment,
  PaidTender,
} from './shapes/orders.ts';
export type {
  Authorisation,
  CardProviderConfiguration,
  CardProviderSettings,
  OrderCompletion,
  PaymentPreparation,
  SavedCard,
  TransactionStatus,
} from './shapes/payments.ts';
export type { Caller, User } from './shapes/people.ts';
