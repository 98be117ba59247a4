import { randomUUID } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import { addDays, toLondonDate } from '../domain/common/index.ts';
import { getMembershipLeaving, leaveMembership } from '../domain/held-memberships/index.ts';
import { getAccountGuestPasses, issueGuestPass } from '../domain/packages/index.ts';
import { createMandateRecord } from '../domain/people/index.ts';
import { demoBankDetails } from '../seed/customers.ts';
import { bookings } from '../store/schema/bookings.ts';
import { customers, mandates, memberships } from '../store/schema/people.ts';
import type { Store } from '../store/store.ts';
import { customerScenarios } from './customers.ts';
import { authenticateCustomer, createUnusedEmail } from './fresh-customer.ts';
import { findCatalogueIds } from './joining.ts';
import type { Scenario, ScenarioParams, ScenarioTools } from './scenario.ts';
import { readNumberParam, sessionScenarios } from './sessions.ts';

/** Scenarios for customers who leave a membership, or could. */
export const leavingScenarios: Record<string, Scenario> = {
  'a-member-who-may-leave': {
    description: 'As a-customer-with-billing-date; returns the `expected` of cancelling, and the last day.',
    run: async (tools, params) => addLeavingPreview(tools, await createMonthlyMember(tools, params)),
  },
  'a-customer-in-cooling-off': {
    description:
      'A customer who joined `days` days ago (3) and has paid £50.00. A yoga class tomorrow at 12:00 is booked at the members’ price, and a guest pass is issued for tomorrow.',
    run: async (tools, params) => addLeavingPreview(tools, await createCoolingOffMember(tools, params)),
  },
  'a-customer-with-a-cancelled-membership': {
    description:
      'As a-customer-with-billing-date, but has cancelled the membership, which has not ended yet.',
    run: async (tools, params) => cancelMembership(tools, await createMonthlyMember(tools, params)),
  },
  'a-customer-who-has-spent-the-refund': {
    description: 'A customer who cancelled within 14 days of joining and has spent the refunded credit.',
    run: async (tools, params) => {
      const member = await cancelMembership(tools, await createCoolingOffMember(tools, params));
      await tools.store.write((tx) =>
        tx
          .update(customers)
          .set({ creditBalance: 0 })
          .where(buildRowCondition(tools.store, customers, member.userId)),
      );
      return member;
    },
  },
};

interface ScenarioMember {
  token: string;
  userId: string;
  membershipId: string;
}

async function createMonthlyMember(tools: ScenarioTools, params: ScenarioParams): Promise<ScenarioMember> {
  const scenarioResult = await customerScenarios['a-customer-with-billing-date']?.run(tools, params);
  return { ...scenarioResult, ...toMember(scenarioResult, String(scenarioResult?.membershipId)) };
}

async function createCoolingOffMember(tools: ScenarioTools, params: ScenarioParams): Promise<ScenarioMember> {
  const { store } = tools;
  const scenarioResult = await sessionScenarios['a-booked-class']?.run(tools, {});
  const membershipId = randomUUID();
  const member = toMember(scenarioResult, membershipId);
  const { userId: customerId } = member;
  const joinedOn = addDays(toLondonDate(store.clock.now()), -readNumberParam(params, 'days', 3));
  const { venueId, membershipTypeId, paymentOptionId } = findCatalogueIds({
    membershipSlug: 'unlimited-fitness',
    optionName: 'Monthly',
  });
  await store.write(async (tx) => {
    await tx
      .insert(mandates)
      .values({ ...createMandateRecord(store, customerId, demoBankDetails), status: 'active' });
    await tx.insert(memberships).values({
      id: membershipId,
      operatorId: store.operatorId,
      customerId,
      membershipTypeId,
      paymentOptionId,
      homeVenueId: venueId,
      startDate: joinedOn,
      endDate: null,
      billingDay: 15,
      price: 3650,
      status: 'active',
      joinedOn,
      paidAtStart: 5000,
    });
    const [booking] = await tx.select().from(bookings).where(eq(bookings.customerId, customerId));
    if (!booking) throw new Error('The scenario a-booked-class has booked nothing.');
    const reduction = { kind: 'membership' as const, id: membershipId, name: 'Unlimited Fitness' };
    await tx
      .update(bookings)
      .set({ detail: { ...booking.detail, reduction } })
      .where(buildRowCondition(store, bookings, booking.id));
  });
  const caller = await authenticateCustomer(store, member);
  const { allowances } = await getAccountGuestPasses(store, caller);
  await issueGuestPass(store, caller, {
    benefitId: allowances[0]?.benefitId ?? '',
    firstName: 'Gil',
    lastName: 'Scenario',
    email: createUnusedEmail('guest'),
    visitDate: addDays(toLondonDate(store.clock.now()), 1),
    venueId,
    confirmedOfAge: true,
  });
  return { ...scenarioResult, ...member };
}

async function addLeavingPreview({ store }: ScenarioTools, member: ScenarioMember) {
  const caller = await authenticateCustomer(store, member);
  const { preview } = await getMembershipLeaving(store, caller, member.membershipId);
  return { ...member, expected: preview?.expected ?? '', endsOn: preview?.lastDay ?? '' };
}

async function cancelMembership({ store }: ScenarioTools, member: ScenarioMember) {
  const caller = await authenticateCustomer(store, member);
  const { membershipId: id } = member;
  const { preview } = await getMembershipLeaving(store, caller, id);
  const { cancellation } = await leaveMembership(store, caller, {
    id,
    reason: null,
    endsOn: preview?.lastDay ?? '',
    expected: preview?.expected ?? '',
    attemptId: null,
  });
  return { ...member, endsOn: cancellation?.lastDay ?? '', cancellation: cancellation?.reference ?? '' };
}

function toMember(scenarioResult: Record<string, unknown> | undefined, membershipId: string): ScenarioMember {
  return { token: String(scenarioResult?.token), userId: String(scenarioResult?.userId), membershipId };
}

function buildRowCondition({ operatorId }: Store, table: typeof bookings | typeof customers, id: string) {
  return and(eq(table.operatorId, operatorId), eq(table.id, id));
}
