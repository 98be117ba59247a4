import { addToCart } from '../domain/basket/index.ts';
import { payOffline } from '../domain/payments/index.ts';
import { demoId } from '../seed/demo-ids.ts';
import { authenticateCustomer, createFreshCustomer, createUnusedEmail } from './fresh-customer.ts';
import { readTextParam, type Scenario, type ScenarioParams, type ScenarioTools } from './scenario.ts';

/** Scenarios for the desk. The parameters `email`, `firstName` and `lastName` set the details of the customer being served. */
export const deskScenarios: Record<string, Scenario> = {
  'staff-and-a-customer': {
    description: 'A member of staff is logged in; returns the reference and the name of a customer to serve.',
    run: async (tools, params) => (await createStaffAndCustomer(tools, params)).result,
  },
  'a-till-basket': {
    description: 'Staff have added a padlock to the till basket of a customer whom they serve.',
    run: async (tools, params) => (await createTillBasket(tools, params)).result,
  },
  'a-till-order': {
    description: 'Staff have sold a padlock to a customer at the till, for cash.',
    run: async (tools, params) => {
      const { caller, result } = await createTillBasket(tools, params);
      const { completeOrderId: orderId } = await payOffline(tools.store, caller, {
        selectedUserId: result.customerId,
        payments: [{ tenderType: 'cash', amount: result.amount }],
        terms: [],
        completedWaivers: [],
        source: 'front-of-house',
        itemHash: result.itemHash,
      });
      return { ...result, orderId };
    },
  },
};

async function createStaffAndCustomer({ store }: ScenarioTools, params: ScenarioParams) {
  const homeVenueId = demoId('venue:ardwick-fields-leisure-centre');
  const staff = await createFreshCustomer(store, { role: 'staff', firstName: 'Ffion', homeVenueId });
  const { reference, userId: customerId } = await createFreshCustomer(store, {
    email: readTextParam(params, 'email', createUnusedEmail('customer')),
    firstName: readTextParam(params, 'firstName', 'Robin'),
    lastName: readTextParam(params, 'lastName', 'Scenario'),
  });
  return { caller: await authenticateCustomer(store, staff), result: { ...staff, reference, customerId } };
}

async function createTillBasket(tools: ScenarioTools, params: ScenarioParams) {
  const { store } = tools;
  const { caller, result } = await createStaffAndCustomer(tools, params);
  const items = [{ id: demoId('product:padlock'), type: 'product', options: {} }];
  const { itemHash, totals } = await addToCart(store, caller, { items, selectedUserId: result.customerId });
  return { caller, result: { ...result, itemHash, amount: totals.balance } };
}
