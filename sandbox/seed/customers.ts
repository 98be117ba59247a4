import { addDays, addMonths, toLondonDate } from '../domain/common/index.ts';
import { FREEZE_TERMS } from '../domain/memberships/index.ts';
import {
  type CustomerRecord,
  createCustomerRecord,
  createMandateRecord,
  hashPassword,
} from '../domain/people/index.ts';
import type { PendingMandate } from '../store/schema/details.ts';
import type { customerDocuments } from '../store/schema/documents.ts';
import type { membershipFreezes } from '../store/schema/freezes.ts';
import type { creditEntries, customers, mandates, memberships, penalties } from '../store/schema/people.ts';
import type { Store } from '../store/store.ts';
import { buildDemoCreditEntries } from './credit.ts';
import { buildDemoDocuments } from './demo-documents.ts';
import { demoId } from './demo-ids.ts';
import { DEMO_PASSWORD, demoLogins } from './demo-logins.ts';
import { demoReductions } from './packages.ts';
import { demoChildren } from './parent.ts';
import { buildTillCustomers } from './till-customers.ts';

type MembershipRow = typeof memberships.$inferSelect;
type CustomerColumns = Partial<CustomerRecord>;

/** Bank details that pass the modulus check (one of Pay.UK's published examples). */
export const demoBankDetails: PendingMandate = {
  accountHolder: 'Sam Demo',
  sortCode: '089999',
  accountNumber: '66374958',
  addressLineOne: '1 Demo Street',
  addressLineTwo: null,
  city: 'Manchester',
  postcode: 'M1 1AE',
};

const HOME_VENUE_ID = demoId('venue:ardwick-fields-leisure-centre');

/** The demo operator's customers with their instructions and memberships, one in each state. */
export async function buildDemoCustomers(store: Store): Promise<{
  customers: (typeof customers.$inferInsert)[];
  mandates: (typeof mandates.$inferInsert)[];
  credit: (typeof creditEntries.$inferInsert)[];
  memberships: (typeof memberships.$inferInsert)[];
  penalties: (typeof penalties.$inferInsert)[];
  documents: (typeof customerDocuments.$inferInsert)[];
  freezes: (typeof membershipFreezes.$inferInsert)[];
  reductions: ReturnType<typeof demoReductions>;
  family: ReturnType<typeof demoChildren>;
}> {
  const today = toLondonDate(store.clock.now());
  // One hash for all of them, because hashing is slow and their password is public.
  const passwordHash = await hashPassword(DEMO_PASSWORD);
  const customerRows = demoLogins.map(({ email, reference }) =>
    createCustomerRecord(store, {
      id: demoId(`customer:${reference}`),
      reference,
      barcode: reference.replace('D', '90').replace('S', '91'),
      email,
      passwordHash,
      firstName: FIRST_NAME_BY_REFERENCE[reference] ?? 'Sam',
      lastName: 'Demo',
      dateOfBirth: '1990-05-05',
      phone: '01632 960001',
      address1: '1 Demo Street',
      town: 'Manchester',
      postcode: 'M1 1AE',
      homeVenueId: HOME_VENUE_ID,
      ...buildColumnsByReference(today)[reference],
    }),
  );
  // How many days ago the instruction was set up. One as old as the membership is past its notice period and can collect.
  const instructionAgeByReference = {
    D1000002: 90,
    D1000003: 90,
    D1000024: 200,
    D1000025: 3,
    D1000026: 200,
    D1000027: 200,
  };
  return {
    customers: [...customerRows, ...buildTillCustomers(store)],
    mandates: Object.entries(instructionAgeByReference).map(([reference, daysAgo]) => ({
      ...createMandateRecord(store, demoId(`customer:${reference}`), demoBankDetails),
      id: demoId(`mandate:${reference}`),
      reference: `PAV${reference}`,
      status: 'active' as const,
      createdAt: new Date(`${addDays(today, -daysAgo)}T12:00:00Z`),
    })),
    credit: buildDemoCreditEntries(store, today),
    penalties: [...buildPenalties(store, today), buildFailedCollection(store, today)],
    documents: buildDemoDocuments(store, today),
    freezes: [buildFreeze(store, today)],
    memberships: [
      buildMembershipRow(store, 'D1000002', 'unlimited-fitness', 'Monthly', {
        startDate: addDays(today, -90),
        billingDay: 15,
        price: 3650,
      }),
      buildMembershipRow(store, 'D1000010', 'swim', '30 days', {
        startDate: addDays(today, -20),
        endDate: addDays(today, 9),
        price: 3200,
      }),
      buildMembershipRow(store, 'D1000023', 'unlimited-fitness', '12 months', {
        startDate: addDays(today, -344),
        endDate: addDays(today, 21),
        price: 36_500,
      }),
      buildMembershipRow(store, 'D1000025', 'unlimited-fitness', 'Monthly', {
        startDate: addDays(today, -3),
        billingDay: 15,
        price: 3650,
        joinedOn: addDays(today, -3),
        paidAtStart: 5000,
      }),
      buildMembershipRow(store, 'D1000026', 'swim', 'Monthly', {
        startDate: addDays(today, -200),
        endDate: addDays(today, 21),
        billingDay: 1,
        price: 2450,
        cancellation: buildCancellation(today),
      }),
      buildMembershipRow(store, 'D1000024', 'unlimited-fitness', 'Monthly', {
        startDate: addDays(today, -200),
        billingDay: 10,
        price: 3650,
      }),
      buildMembershipRow(store, 'D1000027', 'swim', 'Monthly', {
        startDate: addDays(today, -200),
        billingDay: 1,
        price: 2450,
      }),
      buildMembershipRow(store, 'D1000031', 'family', 'Monthly', {
        startDate: addDays(today, -120),
        billingDay: 1,
        price: 6200,
      }),
      buildMembershipRow(store, 'D1000041', 'unlimited-fitness', 'Monthly', {
        startDate: addDays(today, -400),
        billingDay: 1,
        price: 3650,
      }),
      buildMembershipRow(store, 'D1000022', 'unlimited-fitness', 'Monthly', {
        startDate: addDays(today, -90),
        billingDay: 1,
        price: 3650,
      }),
    ],
    reductions: demoReductions(store, today),
    family: demoChildren(store),
  };
}

const FIRST_NAME_BY_REFERENCE: Record<string, string> = {
  D1000001: 'Nia',
  D1000002: 'Marcus',
  D1000003: 'Imran',
  D1000004: 'Pia',
  D1000005: 'Dorota',
  D1000006: 'Cara',
  D1000007: 'Jules',
  D1000008: 'Stan',
  D1000009: 'Emeka',
  D1000010: 'Sinead',
  D1000011: 'Fay',
  D1000012: 'Finn',
  D1000042: 'Hana',
  D1000021: 'Petra',
  D1000022: 'Gwen',
  D1000023: 'Yusuf',
  D1000024: 'Fern',
  D1000025: 'Noor',
  D1000026: 'Leila',
  D1000027: 'Femi',
  D1000031: 'Rosa',
  D1000041: 'Clara',
  S1000001: 'Ffion',
};

function buildColumnsByReference(today: string): Record<string, CustomerColumns> {
  return {
    D1000001: { homeVenueId: null },
    D1000002: { billingDay: 15 },
    D1000025: { billingDay: 15 },
    D1000026: { billingDay: 1 },
    D1000027: { billingDay: 1 },
    D1000005: {
      documents: [
        { name: 'Proof of study', expiresOn: addDays(today, 12) },
        { name: 'Proof of address', expiresOn: addDays(today, 200) },
      ],
      documentUploadRequired: true,
    },
    D1000006: { creditBalance: 1500, membershipCredit: 500 },
    D1000007: { dateOfBirth: addDays(today, -Math.round(13.5 * 365.25)) },
    D1000008: { dateOfBirth: addDays(today, -Math.round(67.5 * 365.25)) },
    S1000001: { role: 'staff' },
  };
}

// Late cancellation, missed class and lost key: £7.50 in total.
function buildPenalties(store: Store, today: string): (typeof penalties.$inferInsert)[] {
  const penaltyRows: [string, number, number][] = [
    ['Late cancellation: Yoga', 300, 9],
    ['Locker key', 150, 5],
    ['Missed class: Spin', 300, 2],
  ];
  return penaltyRows.map(([name, amount, daysAgo]) => ({
    id: demoId(`penalty:D1000004:${name}`),
    operatorId: store.operatorId,
    customerId: demoId('customer:D1000004'),
    name,
    amount,
    createdAt: new Date(`${addDays(today, -daysAgo)}T12:00:00Z`),
  }));
}

function buildFailedCollection(store: Store, today: string): typeof penalties.$inferInsert {
  return {
    id: demoId('penalty:D1000027'),
    operatorId: store.operatorId,
    customerId: demoId('customer:D1000027'),
    kind: 'failed_collection',
    name: 'Swim, monthly payment',
    amount: 2450,
    createdAt: new Date(`${addDays(today, -6)}T12:00:00Z`),
  };
}

/** A cancellation nine days ago, with a month's notice. */
function buildCancellation(today: string): MembershipRow['cancellation'] {
  return {
    reference: 'LV2026DEMO',
    at: `${addDays(today, -9)}T12:00:00Z`,
    reason: null,
    previousEndDate: null,
    isCoolingOff: false,
    refund: 0,
    parts: [],
  };
}

/** A freeze of two months, of which 20 days are left. */
function buildFreeze(store: Store, today: string): typeof membershipFreezes.$inferInsert {
  const firstDay = addMonths(addDays(today, 21), -2);
  return {
    id: demoId('freeze:D1000024'),
    operatorId: store.operatorId,
    membershipId: demoId('membership:D1000024'),
    customerId: demoId('customer:D1000024'),
    firstDay,
    lastDay: addDays(today, 20),
    reason: null,
    fee: FREEZE_TERMS.monthlyFee,
    adjustment: 0,
    createdAt: new Date(`${addDays(firstDay, -10)}T12:00:00Z`),
  };
}

function buildMembershipRow(
  store: Store,
  reference: string,
  slug: string,
  optionName: string,
  membershipColumns: Pick<typeof memberships.$inferInsert, 'startDate' | 'price'> &
    Partial<Pick<MembershipRow, 'endDate' | 'billingDay' | 'joinedOn' | 'paidAtStart' | 'cancellation'>>,
): typeof memberships.$inferInsert {
  return {
    id: demoId(`membership:${reference}`),
    operatorId: store.operatorId,
    customerId: demoId(`customer:${reference}`),
    membershipTypeId: demoId(`membership-type:${slug}`),
    paymentOptionId: demoId(`payment-option:${slug}:${optionName}`),
    homeVenueId: HOME_VENUE_ID,
    status: 'active',
    endDate: null,
    billingDay: null,
    ...membershipColumns,
  };
}
