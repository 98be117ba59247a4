import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { type ApiDocument, component, type Schema } from '../../tooling/openapi/document.ts';

const document: ApiDocument = JSON.parse(
  readFileSync(new URL('../../openapi/bundle.json', import.meta.url), 'utf8'),
);

const prefixed = (prefix: string, fields: string): string =>
  fields
    .split(' ')
    .map((field) => `${prefix}.${field}`)
    .join(' ');

const ADDRESS = 'billingAddressLineOne billingAddressLineTwo billingCity billingPostcode';

/** Requirement S7.8: each entity, its schema, and its fields by their names in the site. */
const ENTITIES: readonly [entity: string, schema: string, fields: string][] = [
  [
    'a venue',
    'Venue',
    'id name slug address1 address2 postcode distance lat lng placeType canDisplayIneligibleMemberships',
  ],
  [
    'a membership',
    'MembershipType',
    'id name slug categories.name coverage eligibility.name description providesAccessTo.name ' +
      prefixed('benefits', 'name totalUses frequency description'),
  ],
  [
    'a payment option',
    'PaymentOption',
    'id paymentType fixedDuration fixedPeriod globalBasePrice totalToPayNow ' +
      ['baseFee', 'joiningFee', 'proRataFee', 'monthInHandFee']
        .map((fee) => prefixed(`fees.${fee}`, 'formatted decimal'))
        .join(' ') +
      ` ${prefixed('isPurchasable', 'canPurchase hasPrices message')}`,
  ],
  [
    'the membership details being built',
    'StoreJoiningMembershipRequest',
    'homeVenueId venueName venueType membershipTypeId paymentOptionId startDate billingDay promotionCode ' +
      `promotionCodeId accountHolder ddTermsAccepted ${prefixed('accountDetails', `sortCode accountNumber ${ADDRESS}`)}`,
  ],
  [
    'the costs',
    'Costs',
    'totalToPayNow prettyFirstBillingDate proRataDays globalBasePrice paymentType fixedDuration fixedPeriod ' +
      'promotionEnabled ' +
      ['joiningFee', 'baseFee', 'proRataFee', 'monthInHandFee', 'discount']
        .map((fee) => `fees.${fee}.formatted`)
        .join(' '),
  ],
  [
    'the costs of a change',
    'ChangeCosts',
    `${prefixed('totalDueNow.composition', 'monthInHand fees')} newMembershipPrice differenceToOldMembership ` +
      prefixed('startsAt', 'min max'),
  ],
  ['a custom question', 'Question', 'id reference label type options placeholder default isRequired'],
  ['a group of questions', 'QuestionGroup', 'id title questions.id'],
  ['an answer', 'QuestionAnswer', 'questionId answer'],
  [
    'a data field',
    'DataField',
    'name path label type isRequired isAuthorised htmlAttributes metadata.description options.value options.label answer',
  ],
  ['a section of data fields', 'DataFieldSection', 'sectionName sectionReference sectionFields.name'],
  ['terms', 'Terms', 'id title html'],
  ['a promotion', 'Promotion', 'code id'],
  ['a saved card', 'SavedCard', 'id cardType lastFourDigits expiryDate recentlyExpired cardIdentifier'],
  [
    'the billing details and card form values',
    'AuthorisePaymentRequest',
    `billingFirstName billingLastName ${ADDRESS} saveCard terms`,
  ],
  [
    'the payment session data',
    'PreparedPayment',
    'paymentProvider paymentSessionId clientSecret sessionKey ' +
      `${prefixed('savedCard', 'cardType lastFourDigits expiryDate')} ` +
      prefixed('paymentProviderConfiguration', 'publishableKey publicKey accountId configurationUrl'),
  ],
  ['a payment line', 'Payment', 'tenderType amount'],
  ['the prepare payload', 'SessionPaymentRequest', 'paymentSessionId payments terms completedWaivers'],
  ['its response', 'SessionPayment', 'transactionUuid'],
  ['the 3-D Secure data', 'AuthorisedPayment', 'scaUrl scaMethod scaData'],
  [
    'the checkout cart',
    'JoiningSummary',
    'homeVenue.id homeVenue.name startDate cartId outstandingCartBalance.formatted membershipType.id ' +
      'membershipType.name membershipType.categories ' +
      prefixed(
        'paymentOption',
        'id paymentType fixedDuration fixedPeriod fees.baseFee proRataDays totalToPayNow.raw.amount ' +
          'totalToPayNow.formatted prettyFirstBillingDate globalBasePrice',
      ),
  ],
  ['an order', 'Order', 'id items tax.decimal total.decimal total.raw.amount total.currency brand orderType'],
  [
    'a booking of an order',
    'BookingOrderItem',
    `priceBreakdown ${prefixed('related', 'simpleName id category venue venueType')} quantity variant`,
  ],
  [
    'a membership of an order',
    'MembershipOrderItem',
    'categories paymentType homeVenue name venueType membershipTypeId baseFee.type baseFee.price.decimal ' +
      `${prefixed('fees', 'label price type')} requiresEligibility paymentOption startDate endDate friendlyName`,
  ],
  ['the client', 'Client', 'id'],
];

/** Requirement S7.8: fields with an enumeration of values. */
const CHOICES: readonly [schema: string, field: string, words: string][] = [
  ['PaymentOption', 'paymentType', 'recurring fixed'],
  ['MembershipType', 'coverage', 'national local'],
  ['Question', 'type', 'text number select multi_select date checkbox'],
];

describe('the entities of joining in the API document', () => {
  // Proves S7.8.
  it.each(ENTITIES)('%s (%s) has the fields that the specification gives it', (_, schema, fields) => {
    expect(fields.split(' ').filter((field) => fieldOf(schema, field) === null)).toEqual([]);
  });

  // Proves J3.4, J5.1, S7.8.
  it.each(CHOICES)('%s.%s is one of: %s', (schema, field, words) => {
    expect(choicesOf(fieldOf(schema, field)).sort()).toEqual(words.split(' ').sort());
  });

  it('a missing field is found', () => {
    expect(fieldOf('Venue', 'benefits.name')).toBeNull();
    expect(fieldOf('Costs', 'fees.tip')).toBeNull();
  });
});

function wireName(name: string): string {
  return name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
}

/** Finds the schema at a path such as `fees.baseFee.formatted`, following references, lists and nullable values. */
function fieldOf(schema: string, path: string): Schema | null {
  return path
    .split('.')
    .reduce<Schema | null>(
      (place, name) => place && step(place, wireName(name)),
      component(document.components.schemas, schema),
    );
}

function step(schema: Schema, name: string): Schema | null {
  const own = schema.properties?.[name];
  if (own) return own;
  const inner = [
    ...(schema.$ref === undefined ? [] : [component(document.components.schemas, schema.$ref)]),
    ...(schema.items ? [schema.items] : []),
    ...(schema.oneOf ?? []),
    ...(schema.anyOf ?? []),
    ...(schema.allOf ?? []),
  ];
  for (const part of inner) {
    const found = step(part, name);
    if (found) return found;
  }
  return null;
}

function choicesOf(schema: Schema | null): string[] {
  if (schema === null) return [];
  const own = schema.$ref === undefined ? schema : component(document.components.schemas, schema.$ref);
  const words: unknown = Reflect.get(own, 'enum');
  return Array.isArray(words) ? words.map(String) : [];
}
