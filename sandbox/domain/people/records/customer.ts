import { and, asc, eq, gte, inArray, isNull, or } from 'drizzle-orm';
import type { Tx } from '../../../store/connection.ts';
import { type PlaceholderFactory, prepareStatement } from '../../../store/prepare-statement.ts';
import { customers, mandates, memberships } from '../../../store/schema/people.ts';
import type { Store } from '../../../store/store.ts';
import type { CustomerFacts } from '../../catalogue/index.ts';
import { isUuid, toLondonDate, unauthenticated } from '../../common/index.ts';
import type { CustomerRecord } from './customer-record.ts';
import type { MandateRecord } from './mandate-record.ts';

type OperatorScope = Pick<Store, 'operatorId'>;

/** Finds a customer; null if there is none. */
export async function findCustomer(
  db: Tx,
  { operatorId }: OperatorScope,
  id: string,
): Promise<CustomerRecord | null> {
  if (!isUuid(id)) return null;
  const [customer] = await db
    .select()
    .from(customers)
    .where(and(eq(customers.operatorId, operatorId), eq(customers.id, id)));
  return customer ?? null;
}

/** The customer of a session. */
export async function findCustomerById(db: Tx, scope: OperatorScope, id: string): Promise<CustomerRecord> {
  const customer = await findCustomer(db, scope, id);
  if (!customer) throw unauthenticated();
  return customer;
}

const selectCredit = prepareStatement(
  'credit of a customer',
  (db, placeholder: PlaceholderFactory<'operatorId' | 'id'>) =>
    db
      .select({ membershipCredit: customers.membershipCredit, creditBalance: customers.creditBalance })
      .from(customers)
      .where(and(eq(customers.operatorId, placeholder('operatorId')), eq(customers.id, placeholder('id')))),
);

/** The credit of the customer of a session, in pence. */
export async function findCustomerCredit(
  db: Tx,
  { operatorId }: OperatorScope,
  id: string,
): Promise<Pick<CustomerRecord, 'membershipCredit' | 'creditBalance'>> {
  const [credit] = await selectCredit(db, { operatorId, id });
  if (!credit) throw unauthenticated();
  return credit;
}

/** Whether an account has this e-mail address, ignoring case. */
export async function isEmailTaken(db: Tx, { operatorId }: OperatorScope, email: string): Promise<boolean> {
  const [accountHolder] = await db
    .select({ id: customers.id })
    .from(customers)
    .where(and(eq(customers.operatorId, operatorId), eq(customers.emailKey, email.toLowerCase())))
    .limit(1);
  return accountHolder !== undefined;
}

/** The customer's direct debit instruction that is not cancelled. */
export async function findMandate(
  db: Tx,
  { operatorId }: OperatorScope,
  customerId: string,
): Promise<MandateRecord | null> {
  const [mandate] = await db
    .select()
    .from(mandates)
    .where(
      and(
        eq(mandates.operatorId, operatorId),
        eq(mandates.customerId, customerId),
        inArray(mandates.status, ['submitted', 'active']),
      ),
    );
  return mandate ?? null;
}

/** The customer's memberships that have not ended, including those that begin later, in the order of their start. */
export async function findCurrentMemberships(
  db: Tx,
  { operatorId, clock }: Pick<Store, 'operatorId' | 'clock'>,
  customerId: string,
): Promise<(typeof memberships.$inferSelect)[]> {
  return db
    .select()
    .from(memberships)
    .where(
      and(
        eq(memberships.operatorId, operatorId),
        eq(memberships.customerId, customerId),
        inArray(memberships.status, ['active', 'pending']),
        or(isNull(memberships.endDate), gte(memberships.endDate, toLondonDate(clock.now()))),
      ),
    )
    .orderBy(asc(memberships.startDate), asc(memberships.id));
}

/** The customer facts that eligibility rules use. */
export async function findCustomerFacts(
  db: Tx,
  store: Pick<Store, 'operatorId' | 'clock'>,
  customer: CustomerRecord,
): Promise<CustomerFacts> {
  const memberships = await findCurrentMemberships(db, store, customer.id);
  const { dateOfBirth, postcode, email } = customer;
  return { dateOfBirth, postcode, email, hasActiveMembership: memberships.length > 0 };
}
