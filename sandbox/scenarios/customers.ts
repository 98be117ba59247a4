import { randomUUID } from 'node:crypto';
import { createCartRecord, toOnlineOwner } from '../domain/cart/index.ts';
import {
  ATTEMPT_LIMITS,
  addDays,
  countAttemptOrThrow,
  toLondonDate,
  toPasswordAttempts,
} from '../domain/common/index.ts';
import { memberships } from '../store/schema/people.ts';
import { carts } from '../store/schema/sales.ts';
import type { Store } from '../store/store.ts';
import { createFreshCustomer, createUnusedEmail, type FreshCustomer } from './fresh-customer.ts';
import { findCatalogueIds } from './joining.ts';
import type { Scenario, ScenarioParams } from './scenario.ts';
import { readTextParam } from './scenario.ts';

/** Scenarios for customers. The parameters `email`, `firstName`, `lastName`, `dateOfBirth` and `postcode` set their details. */
export const customerScenarios: Record<string, Scenario> = {
  'a-visitor': {
    description: 'Nobody is logged in; returns an unused email address and a password for a new account.',
    run: async () => ({ email: createUnusedEmail('visitor'), password: 'Pavilion-2026!' }),
  },
  'a-customer-without-instruction': createCustomerScenario('Has never paid by direct debit.', {}),
  'a-customer-with-instruction': createCustomerScenario(
    'Has a direct debit instruction, but no billing date yet.',
    {
      hasInstruction: true,
    },
  ),
  'a-customer-with-billing-date': {
    description:
      'A customer who pays monthly on the 15th, with an instruction, a billing date and a membership; returns an option to change to, and the first possible day.',
    run: ({ store }, params) => createMonthlyMember(store, params),
  },
  'a-member-who-pays': {
    description:
      'As a-customer-with-billing-date, with a cart that is claimed by a payment and cannot be changed.',
    run: async ({ store }, params) => {
      const member = await createMonthlyMember(store, params);
      await store.write((tx) =>
        tx
          .insert(carts)
          .values({ ...createCartRecord(store, toOnlineOwner(member.userId)), status: 'paying' }),
      );
      return member;
    },
  },
  'a-customer-with-single-payment-membership': {
    description: 'A customer with a 30-day membership that ends in nine days and can be renewed.',
    run: async ({ store }, params) => {
      const freshCustomer = await createNamedCustomer(store, params, {});
      const endDate = addDays(toLondonDate(store.clock.now()), 9);
      const membershipId = await addHeldMembership(store, freshCustomer, 'swim', '30 days', 3200, {
        endDate,
      });
      return { ...freshCustomer, membershipId };
    },
  },
  'a-customer-with-penalties': createCustomerScenario('Has penalties to pay.', {
    penalties: [300, 150, 300],
  }),
  'a-customer-with-credit': createCustomerScenario('Has £15 of credit.', { creditBalance: 1500 }),
  'a-customer-with-expiring-documents': {
    description: 'A customer with a document that expires in 12 days, who must upload a proof.',
    run: ({ store }, params) => {
      const expiresOn = addDays(toLondonDate(store.clock.now()), 12);
      const documents = [{ name: 'Proof of study', expiresOn }];
      return createNamedCustomer(store, params, { documents, documentUploadRequired: true }).then(
        toScenarioResult,
      );
    },
  },
  'a-member-of-staff': createCustomerScenario('Works at front of house.', { role: 'staff' }),
  'several-accounts-on-one-email': {
    description: 'Two accounts share an email address, as families do; both have the same password.',
    run: async ({ store }) => {
      const email = createUnusedEmail('family');
      const firstCustomer = await createFreshCustomer(store, { email, firstName: 'Fay' });
      const secondCustomer = await createFreshCustomer(store, { email, firstName: 'Finn' });
      return {
        email,
        password: firstCustomer.password,
        references: [firstCustomer.reference, secondCustomer.reference],
      };
    },
  },
  'login-rate-limited': {
    description: 'After too many failed log-ins, the next one from this machine is refused with 429.',
    run: async ({ store }, params) => {
      const freshCustomer = await createNamedCustomer(store, params, {});
      const addresses = new Set([readTextParam(params, 'ip', '127.0.0.1'), '::1', '::ffff:127.0.0.1']);
      for (const address of addresses) {
        for (let attempt = 0; attempt < ATTEMPT_LIMITS.passwordsFromOneAddress.most; attempt += 1) {
          await countAttemptOrThrow(store, toPasswordAttempts([freshCustomer.userId], address));
        }
      }
      return { ...freshCustomer };
    },
  },
};

function createCustomerScenario(
  description: string,
  overrides: Parameters<typeof createFreshCustomer>[1],
): Scenario {
  return {
    description,
    run: ({ store }, params) => createNamedCustomer(store, params, overrides).then(toScenarioResult),
  };
}

async function createNamedCustomer(
  store: Store,
  params: ScenarioParams,
  overrides: Parameters<typeof createFreshCustomer>[1],
): Promise<FreshCustomer> {
  const email = readTextParam(params, 'email', createUnusedEmail('customer'));
  return createFreshCustomer(store, {
    email,
    firstName: readTextParam(params, 'firstName', 'Robin'),
    lastName: readTextParam(params, 'lastName', 'Scenario'),
    dateOfBirth: readTextParam(params, 'dateOfBirth', '1990-05-05'),
    postcode: readTextParam(params, 'postcode', 'M1 1AE'),
    ...overrides,
  });
}

function toScenarioResult(freshCustomer: FreshCustomer): Record<string, unknown> {
  return { ...freshCustomer };
}

async function addHeldMembership(
  store: Store,
  { userId }: FreshCustomer,
  membershipSlug: string,
  optionName: string,
  price: number,
  terms: { billingDay?: number; endDate?: string },
): Promise<string> {
  const id = randomUUID();
  const { venueId, membershipTypeId, paymentOptionId } = findCatalogueIds({ membershipSlug, optionName });
  await store.write((tx) =>
    tx.insert(memberships).values({
      id,
      operatorId: store.operatorId,
      customerId: userId,
      membershipTypeId,
      paymentOptionId,
      homeVenueId: venueId,
      startDate: addDays(toLondonDate(store.clock.now()), -20),
      endDate: null,
      billingDay: null,
      price,
      status: 'active',
      ...terms,
    }),
  );
  return id;
}

/** Creates a member who pays monthly on the 15th, and can change to another option from tomorrow on. */
export async function createMonthlyMember(store: Store, params: ScenarioParams) {
  const freshCustomer = await createNamedCustomer(store, params, { hasInstruction: true, billingDay: 15 });
  const membershipId = await addHeldMembership(store, freshCustomer, 'unlimited-fitness', 'Monthly', 3650, {
    billingDay: 15,
  });
  const { paymentOptionId } = findCatalogueIds({ membershipSlug: 'gym' });
  const startDate = addDays(toLondonDate(store.clock.now()), 1);
  return { ...freshCustomer, membershipId, paymentOptionId, startDate };
}
