import { buildUser } from '../../../tests/fixtures/auth.ts';
import { buildMembershipType, buildPaymentOption } from '../../../tests/fixtures/memberships.ts';
import { buildVenue } from '../../../tests/fixtures/venues.ts';
import { buildPrice } from '../../../tests/fixtures/wire.ts';
import type { MembershipType, PaymentOption, User, Venue } from '../api';
import { toCamelCase } from './to-camel-case';

// Builders for tests of models, based on the wire fixtures with short ids. State what matters in the test.

export function aVenue(overrides: Partial<Venue> = {}): Venue {
  return { ...toCamelCase(buildVenue()), id: 'venue-1', ...overrides };
}

/** £35.00 a month, available to everybody. */
export function aPaymentOption(overrides: Partial<PaymentOption> = {}): PaymentOption {
  return { ...toCamelCase(buildPaymentOption()), id: 'option-1', ...overrides };
}

/** A single payment of £180.00 for 6 months. */
export function aFixedOption(overrides: Partial<PaymentOption> = {}): PaymentOption {
  const price = toCamelCase(buildPrice(18_000));
  return aPaymentOption({
    id: 'option-fixed',
    paymentType: 'fixed',
    fixedDuration: 6,
    fixedPeriod: 'months',
    fees: { baseFee: price, joiningFee: null, proRataFee: null, monthInHandFee: null },
    globalBasePrice: price,
    totalToPayNow: price,
    ...overrides,
  });
}

/** A membership for everybody, without benefits, with one monthly option. */
export function aMembershipType(overrides: Partial<MembershipType> = {}): MembershipType {
  return {
    ...toCamelCase(buildMembershipType({ benefits: [], eligibility: null })),
    id: 'type-1',
    categories: [{ id: 'gym', name: 'Gym' }],
    providesAccessTo: [{ id: 'venue-1', name: 'Riverside Leisure Centre' }],
    paymentOptions: [aPaymentOption()],
    ...overrides,
  };
}

/** A customer without a home venue, barcode or Direct Debit instruction. */
export function aUser(overrides: Partial<User> = {}): User {
  return { ...toCamelCase(buildUser({ home_venue_slug: null, barcode: null })), id: 'user-1', ...overrides };
}
