import { randomUUID } from 'node:crypto';
import { addToCart, removeReduction } from '../domain/basket/index.ts';
import { formatPackageKey } from '../domain/catalogue/index.ts';
import { addDays, toLondonDate } from '../domain/common/index.ts';
import type { Caller } from '../domain/common/types.ts';
import { demoId } from '../seed/demo-ids.ts';
import { buildCustomerPackage, demoPackageId } from '../seed/packages.ts';
import { attendees } from '../store/schema/activities.ts';
import { memberships } from '../store/schema/people.ts';
import { customerPackages, reductionUses } from '../store/schema/reductions.ts';
import type { Store } from '../store/store.ts';
import { authenticateCustomer } from './fresh-customer.ts';
import type { Scenario, ScenarioTools } from './scenario.ts';
import { createSession, findTomorrowStart, readNumberParam } from './sessions.ts';

/** Scenarios for benefits and packages. Each creates its own session and customer. */
export const reductionScenarios: Record<string, Scenario> = {
  'a-customer-with-a-package': {
    description:
      'A yoga class tomorrow at 12:00, and a customer with a package of ten classes, of which `left` (6) are left and which expires in `days` days (30).',
    run: async ({ store }, params) => {
      const result = await createSession(store, findTomorrowStart(store), { spaces: 12 });
      const visitsLeft = Math.min(10, readNumberParam(params, 'left', 6));
      const packageId = await addPackage(
        store,
        result.userId,
        visitsLeft,
        readNumberParam(params, 'days', 30),
      );
      return { ...result, packageId, packageTypeId: demoPackageId('10 classes') };
    },
  },
  'a-customer-with-a-benefit': {
    description:
      'A yoga class tomorrow at 12:00, and a customer whose membership includes two classes a month.',
    run: async ({ store }) => {
      const result = await createSession(store, findTomorrowStart(store), { spaces: 12 });
      await addMembershipOf(store, result.userId, 'off-peak');
      return { ...result };
    },
  },
  'a-customer-with-a-guest': {
    description:
      'A yoga class tomorrow at 12:00, and a customer with two guest passes a month who books for a friend, `attendeeId`.',
    run: async ({ store }) => {
      const result = await createSession(store, findTomorrowStart(store), { spaces: 12 });
      await addMembershipOf(store, result.userId, 'unlimited-fitness');
      const guest = {
        id: randomUUID(),
        operatorId: store.operatorId,
        customerId: result.userId,
        firstName: 'Gil',
        lastName: 'Scenario',
        dateOfBirth: '1991-05-05',
        relationship: 'other' as const,
        createdAt: store.clock.now(),
      };
      await store.write((tx) => tx.insert(attendees).values(guest));
      return { ...result, attendeeId: guest.id };
    },
  },
  'a-basket-with-an-unused-package': {
    description:
      'As a-customer-with-a-package, with a place in the class in the basket at its full price, without the package.',
    run: async ({ store }) => {
      const result = await createSession(store, findTomorrowStart(store), { spaces: 12 });
      const caller = await authenticateCustomer(store, result);
      await addPackage(store, result.userId, 6, 30);
      const cart = await addSessionToBasket(store, caller, result.sessionId);
      const [item] = cart.items;
      await removeReduction(store, caller, 'package', item?.package?.id ?? '');
      return { ...result, cartItemId: item?.id ?? '' };
    },
  },
  'a-basket-with-reductions': {
    description:
      'A customer with a place in Yoga tomorrow at 12:00 that uses a benefit, and one in Pilates at 14:00 that uses a package.',
    run: createBasketWithReductions,
  },
};

async function createBasketWithReductions({ store }: ScenarioTools) {
  const yogaResult = await createSession(store, findTomorrowStart(store), { spaces: 12 });
  const caller = await authenticateCustomer(store, yogaResult);
  await addMembershipOf(store, yogaResult.userId, 'off-peak');
  await addSessionToBasket(store, caller, yogaResult.sessionId);
  const heldPackage = await addPackage(store, yogaResult.userId, 6, 30);
  const pilatesResult = await createSession(
    store,
    { ...findTomorrowStart(store), time: '14:00' },
    {
      spaces: 12,
      customer: yogaResult,
      pattern: { activityId: demoId('activity:Pilates'), title: 'Pilates' },
    },
  );
  const { id: cartId, items } = await addSessionToBasket(store, caller, pilatesResult.sessionId, heldPackage);
  return {
    ...yogaResult,
    otherSessionId: pilatesResult.sessionId,
    cartId,
    benefitId: items.find(({ benefit }) => benefit)?.benefit?.id,
    packageId: items.find((item) => item.package)?.package?.id,
  };
}

function addSessionToBasket(store: Store, caller: Caller, id: string, pricingOptionId: string | null = null) {
  const items = [{ id, type: 'activity', pricingOptionId, options: {} }];
  return addToCart(store, caller, { items });
}

/**
 * Adds a package of ten classes with some of them left.
 * @returns the id of the customer's package
 */
async function addPackage(
  store: Store,
  customerId: string,
  visitsLeft: number,
  days: number,
): Promise<string> {
  const id = randomUUID();
  const expiresOn = addDays(toLondonDate(store.clock.now()), days);
  const useKey = formatPackageKey(id);
  await store.write(async (tx) => {
    await tx
      .insert(customerPackages)
      .values(buildCustomerPackage(store, { id, customerId, name: '10 classes', expiresOn }));
    for (let useNo = 1; useNo <= 10 - visitsLeft; useNo += 1) {
      const useRow = { id: randomUUID(), operatorId: store.operatorId, holderId: customerId, useKey, useNo };
      await tx.insert(reductionUses).values(useRow);
    }
  });
  return id;
}

async function addMembershipOf(store: Store, customerId: string, slug: string): Promise<void> {
  await store.write((tx) =>
    tx.insert(memberships).values({
      id: randomUUID(),
      operatorId: store.operatorId,
      customerId,
      membershipTypeId: demoId(`membership-type:${slug}`),
      paymentOptionId: demoId(`payment-option:${slug}:Monthly`),
      homeVenueId: demoId('venue:ardwick-fields-leisure-centre'),
      status: 'active',
      startDate: addDays(toLondonDate(store.clock.now()), -30),
      endDate: null,
      billingDay: 1,
      price: 2100,
    }),
  );
}
