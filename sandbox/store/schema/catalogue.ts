import {
  boolean,
  doublePrecision,
  index,
  integer,
  json,
  jsonb,
  pgTable,
  text,
  unique,
  uuid,
} from 'drizzle-orm/pg-core';
import type { QuestionGroup, Theme } from '../../domain/common/types.ts';
import { id, instant, operatorId } from './columns.ts';
import type {
  DataFieldSectionDetail,
  MembershipTypeDetail,
  OperatorSettings,
  PriceBandPrices,
} from './details.ts';

// The operator's catalogue. Only the seed and the imports write it.

export const operators = pgTable('operators', {
  id: id(),
  name: text('name').notNull(),
  clientId: uuid('client_id').notNull(),
  settings: jsonb('settings').$type<OperatorSettings>().notNull(),
});

export const themes = pgTable(
  'themes',
  {
    id: id(),
    operatorId: operatorId(),
    name: text('name').notNull(),
    theme: jsonb('theme').$type<Theme>().notNull(),
  },
  (table) => [unique('themes_name').on(table.operatorId, table.name)],
);

export const venues = pgTable(
  'venues',
  {
    id: id(),
    operatorId: operatorId(),
    slug: text('slug').notNull(),
    name: text('name').notNull(),
    address1: text('address1'),
    address2: text('address2'),
    postcode: text('postcode').notNull(),
    telephone: text('telephone'),
    imageUrl: text('image_url'),
    lat: doublePrecision('lat').notNull(),
    lng: doublePrecision('lng').notNull(),
    placeType: text('place_type').notNull(),
    /** The region of a centre; a local membership may give access to all centres of one region. */
    venueGroup: text('venue_group'),
    themeId: uuid('theme_id'),
    priceBand: text('price_band').notNull(),
    footerHtml: text('footer_html'),
    localPostcodeAreas: jsonb('local_postcode_areas').$type<string[]>().notNull(),
    displayVenueSelectionButton: boolean('display_venue_selection_button').notNull(),
    activitiesV2Enabled: boolean('activities_v2_enabled').notNull(),
    canDisplayIneligibleMemberships: boolean('can_display_ineligible_memberships').notNull(),
    hasOnlineJoining: boolean('has_online_joining').notNull(),
    hasActivities: boolean('has_activities').notNull(),
    isUnderMaintenance: boolean('is_under_maintenance').notNull(),
    /** The card provider that takes this centre's payments. */
    cardProvider: text('card_provider').notNull().default('stripe'),
  },
  (table) => [unique('venues_slug').on(table.operatorId, table.slug)],
);

export const places = pgTable(
  'places',
  {
    id: id(),
    operatorId: operatorId(),
    kind: text('kind', { enum: ['outcode', 'town'] }).notNull(),
    /** The search key: a lower-case name, or an outcode in capitals. */
    key: text('key').notNull(),
    label: text('label').notNull(),
    lat: doublePrecision('lat').notNull(),
    lng: doublePrecision('lng').notNull(),
  },
  (table) => [unique('places_key').on(table.operatorId, table.kind, table.key)],
);

export const membershipTypes = pgTable(
  'membership_types',
  {
    id: id(),
    operatorId: operatorId(),
    slug: text('slug').notNull(),
    name: text('name').notNull(),
    position: integer('position').notNull(),
    detail: jsonb('detail').$type<MembershipTypeDetail>().notNull(),
  },
  (table) => [unique('membership_types_slug').on(table.operatorId, table.slug)],
);

export const paymentOptions = pgTable(
  'payment_options',
  {
    id: id(),
    operatorId: operatorId(),
    membershipTypeId: uuid('membership_type_id').notNull(),
    name: text('name').notNull(),
    position: integer('position').notNull(),
    paymentType: text('payment_type', { enum: ['recurring', 'fixed'] }).notNull(),
    fixedDuration: integer('fixed_duration'),
    fixedPeriod: text('fixed_period', { enum: ['days', 'weeks', 'months', 'years'] }),
    /** Pence by price band. A missing band has no price. */
    prices: jsonb('prices').$type<PriceBandPrices>().notNull(),
    joiningFee: integer('joining_fee').notNull(),
    hasMonthInHand: boolean('has_month_in_hand').notNull(),
    promotionEnabled: boolean('promotion_enabled').notNull(),
  },
  (table) => [index('payment_options_type').on(table.operatorId, table.membershipTypeId)],
);

export const promotions = pgTable(
  'promotions',
  {
    id: id(),
    operatorId: operatorId(),
    /** In capitals. */
    code: text('code').notNull(),
    kind: text('kind', { enum: ['percentage', 'fixed-amount', 'free-joining-fee'] }).notNull(),
    /** Percent, pence, or unused, depending on the kind. */
    value: integer('value').notNull(),
    paymentType: text('payment_type', { enum: ['recurring', 'fixed'] }),
    membershipTypeIds: jsonb('membership_type_ids').$type<string[]>(),
    endsAt: instant('ends_at'),
  },
  (table) => [unique('promotions_code').on(table.operatorId, table.code)],
);

export const questionGroups = pgTable(
  'question_groups',
  {
    id: id(),
    operatorId: operatorId(),
    title: text('title').notNull(),
    position: integer('position').notNull(),
    membershipTypeIds: jsonb('membership_type_ids').$type<string[]>().notNull(),
    // json, because jsonb would not keep the order in which the options of a question are shown.
    questions: json('questions').$type<QuestionGroup['questions']>().notNull(),
  },
  (table) => [index('question_groups_position').on(table.operatorId, table.position)],
);

export const dataFieldForms = pgTable(
  'data_field_forms',
  {
    id: id(),
    operatorId: operatorId(),
    onboardingType: text('onboarding_type', {
      enum: ['customer_account_online', 'membership_purchase', 'attendee_form'],
    }).notNull(),
    sections: jsonb('sections').$type<DataFieldSectionDetail[]>().notNull(),
  },
  (table) => [unique('data_field_forms_type').on(table.operatorId, table.onboardingType)],
);

export const terms = pgTable(
  'terms',
  {
    id: id(),
    operatorId: operatorId(),
    kind: text('kind', { enum: ['account', 'direct-debit', 'membership', 'health-commitment'] }).notNull(),
    title: text('title').notNull(),
    html: text('html').notNull(),
    /** Null for all membership types. */
    membershipTypeIds: jsonb('membership_type_ids').$type<string[]>(),
  },
  (table) => [index('terms_kind').on(table.operatorId, table.kind)],
);

export const products = pgTable(
  'products',
  {
    id: id(),
    operatorId: operatorId(),
    name: text('name').notNull(),
    category: text('category').notNull(),
    /** A short description. */
    description: text('description'),
    price: integer('price').notNull(),
    vatPercent: integer('vat_percent').notNull(),
  },
  (table) => [unique('products_name').on(table.operatorId, table.name)],
);
