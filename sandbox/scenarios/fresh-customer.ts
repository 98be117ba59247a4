import { randomBytes, randomUUID } from 'node:crypto';
import type { Caller } from '../domain/common/types.ts';
import {
  authenticate,
  type CustomerRecord,
  createCustomerRecord,
  createMandateRecord,
  hashPassword,
  issueToken,
} from '../domain/people/index.ts';
import { demoBankDetails } from '../seed/customers.ts';
import { DEMO_PASSWORD } from '../seed/demo-logins.ts';
import { customers, mandates, penalties } from '../store/schema/people.ts';
import type { Store } from '../store/store.ts';

/** A customer that no other scenario uses, with the credentials that a test needs. */
export interface FreshCustomer {
  userId: string;
  email: string;
  reference: string;
  password: string;
  firstName: string;
  lastName: string;
  /** A bearer token, already valid. */
  token: string;
}

let demoPasswordHash: Promise<string> | null = null;

/** An unused e-mail address. */
export function createUnusedEmail(prefix: string): string {
  return `${prefix}-${randomBytes(6).toString('hex')}@scenario.example`;
}

/** Creates a customer for a scenario, with the demo password. */
export async function createFreshCustomer(
  store: Store,
  overrides: Partial<CustomerRecord> & { hasInstruction?: boolean; penalties?: readonly number[] } = {},
): Promise<FreshCustomer> {
  demoPasswordHash ??= hashPassword(DEMO_PASSWORD);
  const { hasInstruction = false, penalties: penaltyPence = [], ...customerColumns } = overrides;
  const customer = createCustomerRecord(store, {
    email: createUnusedEmail('customer'),
    passwordHash: await demoPasswordHash,
    firstName: 'Robin',
    lastName: 'Scenario',
    dateOfBirth: '1990-05-05',
    phone: '01632 960002',
    address1: '2 Scenario Street',
    town: 'Manchester',
    postcode: 'M1 1AE',
    ...customerColumns,
  });
  const token = await store.write(async (tx) => {
    await tx.insert(customers).values(customer);
    if (hasInstruction) {
      const mandate = createMandateRecord(store, customer.id, demoBankDetails);
      await tx.insert(mandates).values({ ...mandate, status: 'active' });
    }
    for (const amount of penaltyPence)
      await tx.insert(penalties).values(buildPenalty(store, customer.id, amount));
    return issueToken(tx, store, customer.id);
  });
  const { id: userId, email, reference, firstName, lastName } = customer;
  return { userId, email, reference, firstName, lastName, token, password: DEMO_PASSWORD };
}

/** An unpaid penalty of this many pence. */
export function buildPenalty(
  store: Store,
  customerId: string,
  amount: number,
): typeof penalties.$inferInsert {
  const { operatorId, clock } = store;
  const name = 'Missed class: Spin';
  return { id: randomUUID(), operatorId, customerId, name, amount, createdAt: clock.now() };
}

/** Logs a fresh customer in, for calling use cases directly. */
export async function authenticateCustomer(
  store: Store,
  { token }: Pick<FreshCustomer, 'token'>,
): Promise<Caller> {
  const caller = await authenticate(store, token);
  if (!caller) throw new Error('The token that was just issued is not known.');
  return caller;
}
