/**
 * Example values by name. The requests of the pacts contain these examples; a replay replaces them with the provider's own
 * values.
 */
export const providerStateValues = {
  /** The token of the state's customer. */
  token: 'pv_3f9c1e7a5b2d4860a1c2e3f405162738',
  email: 'sam.taylor@example.com',
  /** The customer ID, as a customer's card and receipts show it. */
  reference: 'D1000006',
  /** The customer whom the state's staff serve. */
  customerId: '0197b1c2-0000-7c31-9a55-3e1f0c2d4a01',
  /** A complete body for staff to create an account, with an unused email address. */
  deskCustomer: {
    first_name: 'Sam',
    last_name: 'Taylor',
    email: 'new.customer@example.com',
    date_of_birth: '1990-04-23',
  },
  password: 'Swim-2026!',
  promotionCode: 'NEWYEAR',
  transactionUuid: '0197b1c2-0000-7c31-9a55-3e1f0c2d4bb0',
  orderId: '0197b1c2-0000-7c31-9a55-3e1f0c2d4b80',
  clientId: 'pavilion',
  venueId: '0197b1c2-6f7a-7c31-9a55-3e1f0c2d4b10',
  venueSlug: 'riverside-leisure-centre',
  membershipTypeId: '0197b1c2-0000-7c31-9a55-3e1f0c2d4b61',
  paymentOptionId: '0197b1c2-0000-7c31-9a55-3e1f0c2d4b60',
  /** A membership of the state's customer. */
  membershipId: '0197b1c2-0000-7c31-9a55-3e1f0c2d4f01',
  startDate: '2026-11-20',
  /** The first and last day of a possible freeze. */
  freezeFrom: '2026-12-07',
  freezeTo: '2027-01-06',
  billingDay: 1,
  promotionCodeId: '0197b1c2-0000-7c31-9a55-3e1f0c2d4b40',
  /** Answers to the required questions of the membership type. */
  answers: [{ question_id: '0197b1c2-0000-7c31-9a55-3e1f0c2d4b21', answer: 'full_time' }],
  /** A complete body of the register call, with an unused email address. */
  registration: {
    client_id: 'pavilion',
    source: 'online-joining',
    password: 'Swim-2026!',
    password_confirmation: 'Swim-2026!',
    terms_accepted: true,
    first_name: 'Sam',
    last_name: 'Taylor',
    email: 'new.customer@example.com',
    date_of_birth: '1990-04-23',
  },
  /** A customer field that may be changed, with its new value. */
  changedFields: { phone: '01632 960001' },
  /** The optional customer field whose answer is deleted. */
  removedField: 'contact_by',
  cartId: '0197b1c2-0000-7c31-9a55-3e1f0c2d4b70',
  /** The benefit and the package that the first item of the cart uses. */
  benefitId: '0197b1c2-0000-7c31-9a55-3e1f0c2d4b75',
  packageId: '0197b1c2-0000-7c31-9a55-3e1f0c2d4b76',
  /** The first item of the cart. */
  cartItemId: '0197b1c2-0000-7c31-9a55-3e1f0c2d4b74',
  itemHash: 'c4ca4238a0b9',
  /** The amount due, in minor units. */
  amount: 2742,
  /** The ids of the cart's terms. */
  terms: ['0197b1c2-0000-7c31-9a55-3e1f0c2d4b30'],
  sessionKey: 'ps_0197b1c20000',
  /** A session-style provider's session. */
  paymentSessionId: 'ps_6f7a7c319a55',
  /** The provider's identifier of the card that its script has tokenised. */
  cardIdentifier: 'C6F92981-8C2D-457A-8D1E-16EBBB5AE6F3',
  savedCardId: '0197b1c2-0000-7c31-9a55-3e1f0c2d4b90',
  /** A session, its day, and the slug of its activity. */
  sessionId: '0197b1c2-0000-7c31-9a55-3e1f0c2d4c03-20261124',
  /** The same session a week later. */
  laterId: '0197b1c2-0000-7c31-9a55-3e1f0c2d4c03-20261201',
  sessionDate: '2026-11-24',
  activitySlug: 'yoga',
  /** A booking of the state's customer, and the fingerprint of the outcome of cancelling it now. */
  bookingId: '0197b1c2-0000-7c31-9a55-3e1f0c2d4d01',
  expected: 'b1946ac92492',
  /** The last day of a membership that is cancelled today. */
  endsOn: '2026-12-25',
  facilitySlug: 'badminton-courts',
  /** A camp, one of its days, and the option for a full day. */
  campSlug: 'multi-sports-camp',
  campId: '0197b1c2-0000-7c31-9a55-3e1f0c2d4d01',
  campDayId: '0197b1c2-0000-7c31-9a55-3e1f0c2d4d20',
  campOptionId: '0197b1c2-0000-7c31-9a55-3e1f0c2d4d10',
  courseId: '0197b1c2-0000-7c31-9a55-3e1f0c2d4e01',
  /** A child of the state's customer. */
  attendeeId: '0197b1c2-0000-7c31-9a55-3e1f0c2d4c21',
  /** An invitation that asks the state's customer to let another one book for them. */
  invitationId: '0197b1c2-0000-7c31-9a55-3e1f0c2d4c40',
  /** A package that is sold. */
  packageTypeId: '0197b1c2-0000-7c31-9a55-3e1f0c2d4d01',
  /** A requested proof, and a document that was announced for it. */
  requiredId: '0197b1c2-0000-7c31-9a55-3e1f0c2d5a01',
  documentId: '0197b1c2-0000-7c31-9a55-3e1f0c2d5a03',
  /** An unused guest pass, a used one, and a day for which another can be issued. */
  passId: '0197b1c2-0000-7c31-9a55-3e1f0c2d5b02',
  usedPassId: '0197b1c2-0000-7c31-9a55-3e1f0c2d5b03',
  visitDate: '2026-11-27',
  /** The state's customer, and their entry on the waiting list of the session. */
  userId: '0197b1c2-0000-7c31-9a55-3e1f0c2d4c20',
  /** A basket that the desk has handed over, and the token in its QR code. */
  handoffId: '0197b1c2-0000-7c31-9a55-3e1f0c2d4c01',
  handoffToken: 'Zk3v0yq8RrGm1c5bT9wXeA',
  waitingEntryId: '0197b1c2-0000-7c31-9a55-3e1f0c2d4c30',
} as const;

export type StateValueName = keyof typeof providerStateValues;
