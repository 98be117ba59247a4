import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { type ApiDocument, requireComponent, type Schema } from '../../tooling/openapi/document.ts';

const document: ApiDocument = JSON.parse(
  readFileSync(new URL('../../openapi/bundle.json', import.meta.url), 'utf8'),
);

const prefixFields = (prefix: string, fields: string): string =>
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
      prefixFields('benefits', 'name totalUses frequency description'),
  ],
  [
    'a payment option',
    'PaymentOption',
    'id paymentType fixedDuration fixedPeriod globalBasePrice totalToPayNow ' +
      ['baseFee', 'joiningFee', 'proRataFee', 'monthInHandFee']
        .map((fee) => prefixFields(`fees.${fee}`, 'formatted decimal'))
        .join(' ') +
      ` ${prefixFields('isPurchasable', 'canPurchase hasPrices message')}`,
  ],
  [
    'the membership details being built',
    'StoreJoiningMembershipRequest',
    'homeVenueId venueName venueType membershipTypeId paymentOptionId startDate billingDay promotionCode ' +
      `promotionCodeId accountHolder ddTermsAccepted ${prefixFields('accountDetails', `sortCode accountNumber ${ADDRESS}`)}`,
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
    `${prefixFields('totalDueNow.composition', 'monthInHand fees')} newMembershipPrice differenceToOldMembership ` +
      prefixFields('startsAt', 'min max'),
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
      `${prefixFields('savedCard', 'cardType lastFourDigits expiryDate')} ` +
      prefixFields('paymentProviderConfiguration', 'publishableKey publicKey accountId configurationUrl'),
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
      prefixFields(
        'paymentOption',
        'id paymentType fixedDuration fixedPeriod fees.baseFee proRataDays totalToPayNow.raw.amount ' +
          'totalToPayNow.formatted prettyFirstBillingDate globalBasePrice',
      ),
  ],
  ['an order', 'Order', 'id items tax.decimal total.decimal total.raw.amount total.currency brand orderType'],
  [
    'a booking of an order',
    'BookingOrderItem',
    `priceBreakdown ${prefixFields('related', 'simpleName id category venue venueType')} quantity variant`,
  ],
  [
    'a membership of an order',
    'MembershipOrderItem',
    'categories paymentType homeVenue name venueType membershipTypeId baseFee.type baseFee.price.decimal ' +
      `${prefixFields('fees', 'label price type')} requiresEligibility paymentOption startDate endDate friendlyName`,
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
    expect(fields.split(' ').filter((field) => findField(schema, field) === null)).toEqual([]);
  });

  // Proves J3.4, J5.1, S7.8.
  it.each(CHOICES)('%s.%s is one of: %s', (schema, field, choices) => {
    expect(listChoices(findField(schema, field)).sort()).toEqual(choices.split(' ').sort());
  });

  it('a missing field is found', () => {
    expect(findField('Venue', 'benefits.name')).toBeNull();
    expect(findField('Costs', 'fees.tip')).toBeNull();
  });
});

function toWireName(name: string): string {
  return name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
}

/** Finds the schema at a path such as `fees.baseFee.formatted`, following references, lists and nullable values. */
function findField(schema: string, path: string): Schema | null {
  return path
    .split('.')
    .reduce<Schema | null>(
      (foundSchema, name) => foundSchema && findProperty(foundSchema, toWireName(name)),
      requireComponent(document.components.schemas, schema),
    );
}

function findProperty(schema: Schema, name: string): Schema | null {
  const ownProperty = schema.properties?.[name];
  if (ownProperty) return ownProperty;
  const innerSchemas = [
    ...(schema.$ref === undefined ? [] : [requireComponent(document.components.schemas, schema.$ref)]),
    ...(schema.items ? [schema.items] : []),
    ...(schema.oneOf ?? []),
    ...(schema.anyOf ?? []),
    ...(schema.allOf ?? []),
  ];
  for (const innerSchema of innerSchemas) {
    const innerProperty = findProperty(innerSchema, name);
    if (innerProperty) return innerProperty;
  }
  return null;
}

function listChoices(schema: Schema | null): string[] {
  if (schema === null) return [];
  const resolvedSchema =
    schema.$ref === undefined ? schema : requireComponent(document.components.schemas, schema.$ref);
  const words: unknown = Reflect.get(resolvedSchema, 'enum');
  return Array.isArray(words) ? words.map(String) : [];
}
