import { randomUUID } from 'node:crypto';
import { addDays, toLondonDate } from '../domain/common/index.ts';
import { readFreezing } from '../domain/held-memberships/index.ts';
import { calculateFreezeWindow, FREEZE_TERMS, findLastFrozenDay } from '../domain/memberships/index.ts';
import { membershipFreezes } from '../store/schema/freezes.ts';
import { customerScenarios } from './customers.ts';
import { authenticateCustomer } from './fresh-customer.ts';
import { readTextParam, type Scenario, type ScenarioParams, type ScenarioTools } from './scenario.ts';

/** Scenarios for frozen memberships. */
export const freezeScenarios: Record<string, Scenario> = {
  'a-customer-who-can-freeze': {
    description:
      'As a-customer-with-billing-date; returns the first possible days for a freeze of one month, and its `expected`.',
    run: async (tools, params) => {
      const { member, membershipId } = await createMonthlyMember(tools, params);
      const { store } = tools;
      const from = calculateFreezeWindow(toLondonDate(store.clock.now())).earliest;
      const caller = await authenticateCustomer(store, { token: String(member.token) });
      const { preview } = await readFreezing(store, caller, { id: membershipId, from, months: 1 });
      return { ...member, freezeFrom: from, freezeTo: preview?.to, expected: preview?.expected };
    },
  },
  'a-customer-with-a-frozen-membership': {
    description:
      'As a-customer-with-billing-date, but the membership has been frozen for ten days of a month; with `state` planned the freeze begins in ten days. Returns the `expected` of ending it.',
    run: async (tools, params) => {
      const { member, membershipId } = await createMonthlyMember(tools, params);
      const { store } = tools;
      const isPlanned = readTextParam(params, 'state', 'frozen') === 'planned';
      const from = addDays(toLondonDate(store.clock.now()), isPlanned ? 10 : -10);
      await store.write((tx) =>
        tx.insert(membershipFreezes).values({
          id: randomUUID(),
          operatorId: store.operatorId,
          membershipId,
          customerId: String(member.userId),
          firstDay: from,
          lastDay: findLastFrozenDay(from, 1),
          reason: null,
          fee: FREEZE_TERMS.monthlyFee,
          adjustment: 0,
          createdAt: store.clock.now(),
        }),
      );
      const caller = await authenticateCustomer(store, { token: String(member.token) });
      const { end } = await readFreezing(store, caller, { id: membershipId });
      return { ...member, expected: end?.expected };
    },
  },
};

async function createMonthlyMember(tools: ScenarioTools, params: ScenarioParams) {
  const member = await customerScenarios['a-customer-with-billing-date']?.run(tools, params);
  if (!member) throw new Error('The scenario a-customer-with-billing-date is missing.');
  return { member, membershipId: String(member.membershipId) };
}
