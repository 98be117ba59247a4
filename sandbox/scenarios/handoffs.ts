import { addToCart } from '../domain/basket/index.ts';
import {
  cancelHandoff,
  claimHandoff,
  createHandoff,
  extendHandoff,
  releaseHandoff,
} from '../domain/front-of-house/index.ts';
import { demoId } from '../seed/demo-ids.ts';
import { makeHandoffOlder } from './age-handoff.ts';
import { authenticateCustomer, createFreshCustomer, createUnusedEmail } from './fresh-customer.ts';
import { startCardPayment } from './pay-by-card.ts';
import { readTextParam, type Scenario, type ScenarioParams, type ScenarioTools } from './scenario.ts';

/**
 * Scenarios for baskets that the desk has handed over. The parameters `email`, `firstName` and `lastName` set the
 * customer's details, and `sessionId` replaces the padlock in the basket. `token` belongs to the person that the scenario
 * is about; `staffToken` and `customerToken` are always returned.
 */
export const handoffScenarios: Record<string, Scenario> = {
  'a-handoff': {
    description:
      'Staff have handed a till basket over to the phone of its customer, who has not opened it yet.',
    run: async (tools, params) => pickStaffToken((await createHandedOverBasket(tools, params)).result),
  },
  'a-handoff-that-was-kept-twice': {
    description:
      'Staff have handed a till basket over to the phone of its customer, and have extended it as often as allowed.',
    run: async (tools, params) => {
      const { staff, result } = await createHandedOverBasket(tools, params);
      for (let extension = 0; extension < 2; extension += 1)
        await extendHandoff(tools.store, staff, result.handoffId);
      return pickStaffToken(result);
    },
  },
  'a-handoff-that-is-paid-now': {
    description:
      'Staff have handed a till basket over to the phone of its customer, who is paying: a payment was started.',
    run: async (tools, params) => pickStaffToken(await startPaymentOnPhone(tools, params)),
  },
  'a-handoff-that-is-over': {
    description: 'Staff have handed a till basket over to the phone of its customer, and have taken it back.',
    run: async (tools, params) => {
      const { staff, result } = await createHandedOverBasket(tools, params);
      await cancelHandoff(tools.store, tools.cards, staff, result.handoffId);
      return pickStaffToken(result);
    },
  },
  'a-basket-for-my-phone': {
    description:
      'The desk has handed a basket over to the phone of a customer, who has logged in there but not opened it yet.',
    run: async (tools, params) => pickCustomerToken((await createHandedOverBasket(tools, params)).result),
  },
  'a-basket-on-my-phone': {
    description: 'A customer has opened a basket of the desk on their phone.',
    run: async (tools, params) => pickCustomerToken((await createBasketOnPhone(tools, params)).result),
  },
  'a-basket-that-i-pay-on-my-phone': {
    description: 'A customer pays a basket of the desk on their phone: a payment was started.',
    run: async (tools, params) => pickCustomerToken(await startPaymentOnPhone(tools, params)),
  },
  'a-basket-that-i-gave-back': {
    description: 'A customer has opened a basket of the desk on their phone, and has returned it.',
    run: async (tools, params) => {
      const { result, customer } = await createBasketOnPhone(tools, params);
      await releaseHandoff(tools.store, tools.cards, customer, result.handoffToken);
      return pickCustomerToken(result);
    },
  },
  'a-basket-that-was-taken-back': {
    description: 'A customer has opened a basket of the desk on their phone, and staff have taken it back.',
    run: async (tools, params) => {
      const { staff, result } = await createBasketOnPhone(tools, params);
      await cancelHandoff(tools.store, tools.cards, staff, result.handoffId);
      return pickCustomerToken(result);
    },
  },
  'a-basket-for-the-phone-of-somebody-else': {
    description:
      'The desk has handed a basket over to the phone of a customer other than the one who is logged in.',
    run: async (tools, params) => {
      const { result } = await createHandedOverBasket(tools, params);
      const { token, userId } = await createFreshCustomer(tools.store);
      return { ...result, token, userId };
    },
  },
  'an-older-handoff': {
    description:
      'Makes a hand-off (`handoffId`, or a new one) 9 minutes older, or by `minutes`. For a late response, use the fault `slow`.',
    run: async (tools, params) => {
      const { id, result } = await readOrCreateHandoff(tools, params);
      const minutes = typeof params.minutes === 'number' ? params.minutes : 9;
      await makeHandoffOlder(tools.store, id, minutes);
      return result;
    },
  },
  'a-handoff-that-somebody-else-opens': {
    description: 'Somebody with another account opens the code of a hand-off (`handoffToken`, or a new one).',
    run: async (tools, params) => {
      const { token, result } = await readOrCreateHandoff(tools, params);
      const otherCaller = await authenticateCustomer(tools.store, await createFreshCustomer(tools.store));
      // This is refused, and the desk is told.
      await claimHandoff(tools.store, otherCaller, token).catch(() => undefined);
      return result;
    },
  },
};

async function readOrCreateHandoff(tools: ScenarioTools, params: ScenarioParams) {
  const [id, token] = [readTextParam(params, 'handoffId', ''), readTextParam(params, 'handoffToken', '')];
  if (id !== '' || token !== '') return { id, token, result: {} };
  const { result } = await createHandedOverBasket(tools, params);
  return { id: result.handoffId, token: result.handoffToken, result: pickStaffToken(result) };
}

async function createHandedOverBasket({ store }: ScenarioTools, params: ScenarioParams) {
  const homeVenueId = demoId('venue:ardwick-fields-leisure-centre');
  const staffMember = await createFreshCustomer(store, { role: 'staff', firstName: 'Ffion', homeVenueId });
  const basketCustomer = await createFreshCustomer(store, {
    email: readTextParam(params, 'email', createUnusedEmail('customer')),
    firstName: readTextParam(params, 'firstName', 'Robin'),
    lastName: readTextParam(params, 'lastName', 'Scenario'),
  });
  const staff = await authenticateCustomer(store, staffMember);
  const sessionId = readTextParam(params, 'sessionId', '');
  const item =
    sessionId === ''
      ? { id: demoId('product:padlock'), type: 'product' }
      : { id: sessionId, type: 'activity' };
  const items = [{ ...item, options: {} }];
  const selectedUserId = basketCustomer.userId;
  const { itemHash } = await addToCart(store, staff, { items, selectedUserId });
  const { id, url, code } = await createHandoff(store, staff, { selectedUserId, itemHash, payments: [] });
  const result = {
    handoffId: id,
    handoffToken: url.slice(url.lastIndexOf('/') + 1),
    code,
    url,
    itemHash,
    customerId: basketCustomer.userId,
    customerToken: basketCustomer.token,
    staffToken: staffMember.token,
    email: basketCustomer.email,
    password: basketCustomer.password,
    reference: basketCustomer.reference,
  };
  return { staff, customer: await authenticateCustomer(store, basketCustomer), result };
}

async function createBasketOnPhone(tools: ScenarioTools, params: ScenarioParams) {
  const handedOverBasket = await createHandedOverBasket(tools, params);
  await claimHandoff(tools.store, handedOverBasket.customer, handedOverBasket.result.handoffToken);
  return handedOverBasket;
}

async function startPaymentOnPhone(tools: ScenarioTools, params: ScenarioParams) {
  const { customer, result } = await createBasketOnPhone(tools, params);
  const { transactionUuid } = await startCardPayment(tools, { ...customer, handoffId: result.handoffId });
  return { ...result, transactionUuid };
}

const pickStaffToken = <Result extends { staffToken: string }>(result: Result) => ({
  ...result,
  token: result.staffToken,
});

const pickCustomerToken = <Result extends { customerToken: string; customerId: string }>(result: Result) => ({
  ...result,
  token: result.customerToken,
  userId: result.customerId,
});
