import { randomInt, randomUUID } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import { addDays, toLondonDate } from '../domain/common/index.ts';
import { createPassCode, getAccountGuestPasses, issueGuestPass } from '../domain/packages/index.ts';
import { guestPasses } from '../store/schema/guest-passes.ts';
import { memberships } from '../store/schema/people.ts';
import { reductionUses } from '../store/schema/reductions.ts';
import { authenticateCustomer, createFreshCustomer, createUnusedEmail } from './fresh-customer.ts';
import { findCatalogueIds } from './joining.ts';
import { readTextParam, type Scenario } from './scenario.ts';

/** Scenarios for guest passes. */
export const guestPassScenarios: Record<string, Scenario> = {
  'a-customer-with-guest-passes': {
    description:
      'A customer with two guest passes a month, one of which is issued for today; one of last month was used; returns the benefit, the passes and the centre.',
    run: async ({ store }) => {
      const customer = await createFreshCustomer(store);
      const { venueId, membershipTypeId, paymentOptionId } = findCatalogueIds({
        membershipSlug: 'unlimited-fitness',
        optionName: 'Monthly',
      });
      const today = toLondonDate(store.clock.now());
      await store.write((tx) =>
        tx.insert(memberships).values({
          id: randomUUID(),
          operatorId: store.operatorId,
          customerId: customer.userId,
          membershipTypeId,
          paymentOptionId,
          homeVenueId: venueId,
          startDate: addDays(today, -30),
          endDate: null,
          billingDay: 1,
          price: 3650,
          status: 'active',
        }),
      );
      const caller = await authenticateCustomer(store, customer);
      const { allowances } = await getAccountGuestPasses(store, caller);
      const benefitId = allowances[0]?.benefitId ?? '';
      const { id: passId } = await issueGuestPass(store, caller, {
        benefitId,
        firstName: 'Gil',
        lastName: 'Scenario',
        email: createUnusedEmail('guest'),
        visitDate: today,
        venueId,
        confirmedOfAge: true,
      });
      const usedPassId = randomUUID();
      const lastMonth = addDays(today, -31);
      await store.write((tx) =>
        tx.insert(guestPasses).values({
          id: usedPassId,
          operatorId: store.operatorId,
          customerId: customer.userId,
          benefitId,
          code: createPassCode((limit) => randomInt(limit)),
          firstName: 'Una',
          lastName: 'Scenario',
          email: null,
          visitDate: lastMonth,
          venueId,
          state: 'used',
          createdAt: new Date(`${lastMonth}T09:00:00Z`),
        }),
      );
      return { ...customer, benefitId, passId, usedPassId, venueId, visitDate: today };
    },
  },
  'the-desk-takes-a-guest-pass': {
    description: 'The guest uses the pass `passId`.',
    run: async ({ store }, params) => {
      const id = readTextParam(params, 'passId', '');
      if (id === '') return {};
      await store.write(async (tx) => {
        await tx
          .update(guestPasses)
          .set({ state: 'used' })
          .where(and(eq(guestPasses.operatorId, store.operatorId), eq(guestPasses.id, id)));
        await tx
          .update(reductionUses)
          .set({ heldUntil: null })
          .where(and(eq(reductionUses.operatorId, store.operatorId), eq(reductionUses.cartItemId, id)));
      });
      return {};
    },
  },
};
