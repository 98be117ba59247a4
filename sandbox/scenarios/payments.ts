import { randomUUID } from 'node:crypto';
import { changeCredit } from '../domain/people/index.ts';
import { penalties } from '../store/schema/people.ts';
import { authenticateCustomer, buildPenalty, createFreshCustomer } from './fresh-customer.ts';
import { addMembershipToBasket } from './joining.ts';
import { payByCard } from './pay-by-card.ts';
import type { Scenario } from './scenario.ts';

/** Scenarios for a customer's charges, upcoming and past payments. */
export const paymentScenarios: Record<string, Scenario> = {
  'a-customer-with-a-failed-collection': {
    description:
      'A customer who joined online, whose last monthly collection of £24.50 was refused by the bank, who owes £3 for a missed class, and who has £7.50 of credit; returns the order.',
    run: async (tools) => {
      const { store } = tools;
      const customer = await createFreshCustomer(store);
      await addMembershipToBasket(store, customer, {});
      const orderId = await payByCard(tools, await authenticateCustomer(store, customer));
      await store.write(async (tx) => {
        await tx.insert(penalties).values([
          {
            ...buildPenalty(store, customer.userId, 2450),
            id: randomUUID(),
            kind: 'failed_collection',
            name: 'Swim, monthly payment',
          },
          buildPenalty(store, customer.userId, 300),
        ]);
        await changeCredit(tx, store, {
          customerId: customer.userId,
          kind: 'general',
          amount: 750,
          label: 'Cancelled: Yoga',
        });
      });
      return { ...customer, orderId };
    },
  },
};
