import type { MembershipType, PaymentOption, User, Venue } from '../api';

/** A centre, for the tests of models; say what matters in the test. */
export function aVenue(given: Partial<Venue> = {}): Venue {
  return {
    id: 'venue-1',
    slug: 'riverside-leisure-centre',
    name: 'Riverside Leisure Centre',
    address1: '12 River Street',
    address2: 'Norwich',
    postcode: 'NR1 1SR',
    lat: 52.6281,
    lng: 1.2923,
    displayVenueSelectionButton: true,
    activitiesV2Enabled: true,
    placeType: 'Leisure centre',
    canDisplayIneligibleMemberships: false,
    ...given,
  };
}

const pounds = (amount: number) => {
  const decimal = (amount / 100).toFixed(2);
  return { amount, formatted: `£${decimal}`, decimal };
};

/** A way to pay £35.00 a month that anybody may buy. */
export function aPaymentOption(given: Partial<PaymentOption> = {}): PaymentOption {
  return {
    id: 'option-1',
    paymentType: 'recurring',
    fixedDuration: null,
    fixedPeriod: null,
    fees: { baseFee: pounds(3500), joiningFee: pounds(1500), proRataFee: null, monthInHandFee: null },
    globalBasePrice: pounds(3500),
    totalToPayNow: pounds(1500),
    isPurchasable: { canPurchase: true, hasPrices: true, message: null },
    ...given,
  };
}

/** A single payment of £180.00 for 6 months. */
export function aFixedOption(given: Partial<PaymentOption> = {}): PaymentOption {
  return aPaymentOption({
    id: 'option-fixed',
    paymentType: 'fixed',
    fixedDuration: 6,
    fixedPeriod: 'months',
    fees: { baseFee: pounds(18_000), joiningFee: null, proRataFee: null, monthInHandFee: null },
    globalBasePrice: pounds(18_000),
    totalToPayNow: pounds(18_000),
    ...given,
  });
}

/** A membership with one monthly option. */
export function aMembershipType(given: Partial<MembershipType> = {}): MembershipType {
  return {
    id: 'type-1',
    slug: 'total-fitness',
    name: 'Total Fitness',
    categories: [{ id: 'gym', name: 'Gym' }],
    coverage: 'local',
    eligibility: null,
    description: '<p>Gym, swim and classes.</p>',
    providesAccessTo: [{ id: 'venue-1', name: 'Riverside Leisure Centre' }],
    benefits: [],
    paymentOptions: [aPaymentOption()],
    ...given,
  };
}

/** A customer without a direct debit instruction. */
export function aUser(given: Partial<User> = {}): User {
  return {
    id: 'user-1',
    reference: '10004521',
    firstName: 'Sam',
    lastName: 'Taylor',
    email: 'sam.taylor@example.com',
    homeVenueSlug: null,
    barcode: null,
    profilePhoto: null,
    hasOutstandingPenalties: false,
    hasInstruction: false,
    hasBillingDate: false,
    credit: { balance: { amount: 0, formatted: '£0.00' } },
    documentExpiry: [],
    membershipDocumentUploadRequired: false,
    membershipUser: null,
    isStaff: false,
    currencySymbol: null,
    ...given,
  };
}
