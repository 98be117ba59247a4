import { sql } from 'drizzle-orm';
import { boolean, date, index, integer, jsonb, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core';
import type { Answer } from '../../domain/common/types.ts';
import { id, instant, operatorId } from './columns.ts';
import type { CustomerDocument, MembershipCancellation, PaidByTender, ReplacedAccount } from './details.ts';

// Customers, their credentials and their memberships.

export const customers = pgTable(
  'customers',
  {
    id: id(),
    operatorId: operatorId(),
    reference: text('reference').notNull(),
    email: text('email').notNull(),
    /** The e-mail address in lower case. Several accounts may share one (families). */
    emailKey: text('email_key').notNull(),
    passwordHash: text('password_hash').notNull(),
    role: text('role', { enum: ['customer', 'staff'] }).notNull(),
    firstName: text('first_name').notNull(),
    lastName: text('last_name').notNull(),
    dateOfBirth: date('date_of_birth', { mode: 'string' }),
    phone: text('phone'),
    address1: text('address1'),
    address2: text('address2'),
    town: text('town'),
    postcode: text('postcode'),
    homeVenueId: uuid('home_venue_id'),
    barcode: text('barcode').notNull(),
    profilePhoto: text('profile_photo'),
    /** In pence. */
    creditBalance: integer('credit_balance').notNull(),
    membershipCredit: integer('membership_credit').notNull(),
    billingDay: integer('billing_day'),
    documents: jsonb('documents').$type<CustomerDocument[]>().notNull(),
    documentUploadRequired: boolean('document_upload_required').notNull(),
    /** Answers to data fields without their own column, by field name. */
    answers: jsonb('answers').$type<Record<string, Answer>>().notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    unique('customers_reference').on(table.operatorId, table.reference),
    unique('customers_barcode').on(table.operatorId, table.barcode),
    index('customers_email_key').on(table.operatorId, table.emailKey),
  ],
);

/** Adults whom a customer has asked for consent to book for them. */
export const adultInvitations = pgTable(
  'adult_invitations',
  {
    id: id(),
    operatorId: operatorId(),
    /** The customer who asks. */
    customerId: uuid('customer_id').notNull(),
    email: text('email').notNull(),
    /** The e-mail in lower case. */
    emailKey: text('email_key').notNull(),
    /** The customer who has consented; null until then. */
    acceptedBy: uuid('accepted_by'),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    unique('adult_invitations_email').on(table.operatorId, table.customerId, table.emailKey),
    index('adult_invitations_email_key').on(table.operatorId, table.emailKey),
    index('adult_invitations_accepted_by').on(table.operatorId, table.acceptedBy),
  ],
);

/** Customers' photos, separate from the rows that every call reads. */
export const customerPhotos = pgTable(
  'customer_photos',
  {
    id: id(),
    operatorId: operatorId(),
    customerId: uuid('customer_id').notNull(),
    /** A JPEG in base64. */
    image: text('image').notNull(),
  },
  (table) => [unique('customer_photos_customer').on(table.operatorId, table.customerId)],
);

/** Charges for what a customer missed or broke. Nothing else can be paid for online until they are paid. */
export const penalties = pgTable(
  'penalties',
  {
    id: id(),
    operatorId: operatorId(),
    customerId: uuid('customer_id').notNull(),
    /** A direct debit that the bank has refused is paid like a penalty. */
    kind: text('kind', { enum: ['penalty', 'failed_collection'] })
      .notNull()
      .default('penalty'),
    name: text('name').notNull(),
    /** Pence. */
    amount: integer('amount').notNull(),
    /** The order that paid it; null while it is unpaid. */
    orderId: uuid('order_id'),
    /** The booking that was missed or cancelled too late; null for anything else. */
    bookingId: uuid('booking_id'),
    /** When it was waived; null if it was not. */
    waivedAt: instant('waived_at'),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [index('penalties_customer').on(table.operatorId, table.customerId)],
);

/** Every change of a customer's credit. The balances are columns of the customer. */
export const creditEntries = pgTable(
  'credit_entries',
  {
    id: id(),
    operatorId: operatorId(),
    customerId: uuid('customer_id').notNull(),
    kind: text('kind', { enum: ['general', 'membership'] }).notNull(),
    /** In pence; negative if it was spent. */
    amount: integer('amount').notNull(),
    label: text('label').notNull(),
    /** The order that spent it. */
    orderId: uuid('order_id'),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [index('credit_entries_customer').on(table.operatorId, table.customerId)],
);

export const tokens = pgTable(
  'tokens',
  {
    id: id(),
    operatorId: operatorId(),
    /** SHA-256 of the token; the token itself is never stored. */
    tokenHash: text('token_hash').notNull(),
    customerId: uuid('customer_id').notNull(),
    expiresAt: instant('expires_at').notNull(),
  },
  (table) => [unique('tokens_hash').on(table.operatorId, table.tokenHash)],
);

export const loginAttempts = pgTable(
  'login_attempts',
  {
    id: id(),
    operatorId: operatorId(),
    /** Hash of the limited account or address. */
    key: text('key').notNull(),
    failures: integer('failures').notNull(),
    windowEndsAt: instant('window_ends_at').notNull(),
  },
  (table) => [unique('login_attempts_key').on(table.operatorId, table.key)],
);

/** Idempotent calls, by the caller's attempt id. */
export const attempts = pgTable(
  'attempts',
  {
    id: id(),
    operatorId: operatorId(),
    /** Hash of the call, its owner and the attempt id. */
    key: text('key').notNull(),
    /** The id of what the attempt has created. */
    made: text('made').notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [unique('attempts_key').on(table.operatorId, table.key)],
);

export const mandates = pgTable(
  'mandates',
  {
    id: id(),
    operatorId: operatorId(),
    customerId: uuid('customer_id').notNull(),
    reference: text('reference').notNull(),
    accountHolder: text('account_holder').notNull(),
    sortCode: text('sort_code').notNull(),
    accountNumber: text('account_number').notNull(),
    addressLineOne: text('address_line_one').notNull(),
    addressLineTwo: text('address_line_two'),
    city: text('city').notNull(),
    postcode: text('postcode').notNull(),
    status: text('status', { enum: ['submitted', 'active', 'cancelled'] }).notNull(),
    createdAt: instant('created_at').notNull(),
    /** The account that is collected from during the notice period of this one; null for a first instruction. */
    replaced: jsonb('replaced').$type<ReplacedAccount>(),
  },
  (table) => [
    unique('mandates_customer').on(table.operatorId, table.customerId),
    unique('mandates_reference').on(table.operatorId, table.reference),
  ],
);

export const memberships = pgTable(
  'memberships',
  {
    id: id(),
    operatorId: operatorId(),
    customerId: uuid('customer_id').notNull(),
    membershipTypeId: uuid('membership_type_id').notNull(),
    paymentOptionId: uuid('payment_option_id').notNull(),
    homeVenueId: uuid('home_venue_id').notNull(),
    startDate: date('start_date', { mode: 'string' }).notNull(),
    endDate: date('end_date', { mode: 'string' }),
    billingDay: integer('billing_day'),
    /** Pence per month, or once. */
    price: integer('price').notNull(),
    status: text('status', { enum: ['active', 'pending', 'ended'] }).notNull(),
    /** The day of the order; null for a membership that was sold elsewhere, such as the demo's. */
    joinedOn: date('joined_on', { mode: 'string' }),
    /**
     * What was paid for it at its start, in pence: by the order, and carried over from the membership that it replaces.
     * Null if it was sold elsewhere.
     */
    paidAtStart: integer('paid_at_start'),
    /** How it was paid; null if it was sold elsewhere. */
    paidWith: jsonb('paid_with').$type<PaidByTender>(),
    /** The membership that was changed to this one; null if there is none. */
    replacesId: uuid('replaces_id'),
    /** The day of its first collection; null for a single payment, and if it was sold elsewhere. */
    collectsFrom: date('collects_from', { mode: 'string' }),
    /** How the customer has left; null if they have not. */
    cancellation: jsonb('cancellation').$type<MembershipCancellation>(),
  },
  (table) => [index('memberships_customer').on(table.operatorId, table.customerId)],
);

export const questionAnswers = pgTable(
  'question_answers',
  {
    id: id(),
    operatorId: operatorId(),
    customerId: uuid('customer_id').notNull(),
    membershipTypeId: uuid('membership_type_id').notNull(),
    questionId: uuid('question_id').notNull(),
    questionReference: text('question_reference').notNull(),
    answer: jsonb('answer').$type<Answer>(),
    answeredAt: instant('answered_at').notNull(),
  },
  (table) => [
    unique('question_answers_question').on(
      table.operatorId,
      table.customerId,
      table.membershipTypeId,
      table.questionId,
    ),
  ],
);

/** Customers' saved cards at a provider: an identifier for each, never a number. */
export const savedCards = pgTable(
  'saved_cards',
  {
    id: id(),
    operatorId: operatorId(),
    customerId: uuid('customer_id').notNull(),
    provider: text('provider').notNull(),
    /** The provider's name for the card. */
    identifier: text('identifier').notNull(),
    cardType: text('card_type').notNull(),
    lastFourDigits: text('last_four_digits').notNull(),
    /** MM/YY. */
    expiryDate: text('expiry_date').notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    unique('saved_cards_customer').on(table.operatorId, table.customerId, table.provider),
    index('saved_cards_identifier').on(table.operatorId, table.provider, table.identifier),
  ],
);

/** E-mails that the operator would send. */
export const outbox = pgTable(
  'outbox',
  {
    id: id(),
    operatorId: operatorId(),
    recipient: text('recipient').notNull(),
    subject: text('subject').notNull(),
    body: text('body').notNull(),
    createdAt: instant('created_at').notNull().default(sql`now()`),
  },
  (table) => [index('outbox_recipient').on(table.operatorId, table.recipient)],
);
