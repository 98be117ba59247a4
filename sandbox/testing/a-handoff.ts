import { addToCart, getCart } from '../domain/basket/index.ts';
import type { Caller } from '../domain/common/types.ts';
import { claimHandoff, createHandoff } from '../domain/front-of-house/index.ts';
import { payOffline } from '../domain/payments/index.ts';
import { issueToken } from '../domain/people/index.ts';
import { authenticateCustomer, createFreshCustomer } from '../scenarios/fresh-customer.ts';
import { demoId } from '../seed/demo-ids.ts';
import type { Store } from '../store/store.ts';
import { createCustomer } from './joining-customer.ts';

const PADLOCK = { id: demoId('product:padlock'), type: 'product', options: {} };
const STAFF_FACTS = { homeVenueId: demoId('venue:ardwick-fields-leisure-centre'), firstName: 'Ffion' };

/** Creates a till basket with a padlock, for a customer whom staff serve. */
export async function createTillBasket(store: Store, item: { id: string; type: string } = PADLOCK) {
  const staff = (await createCustomer(store, { role: 'staff', ...STAFF_FACTS })).caller;
  const owner = await createFreshCustomer(store);
  const selectedUserId = owner.userId;
  const items = [{ options: {}, ...item }];
  const { itemHash, totals } = await addToCart(store, staff, { items, selectedUserId });
  const amount = totals.balance;
  return {
    staff,
    owner,
    itemHash,
    amount,
    selectedUserId,
    handOver: (changes: Partial<Parameters<typeof createHandoff>[2]> = {}) =>
      createHandoff(store, staff, { selectedUserId, itemHash, payments: [], ...changes }),
    payCash: (payer: Caller = staff) =>
      payOffline(store, payer, {
        selectedUserId,
        payments: [{ tenderType: 'cash', amount }],
        terms: [],
        completedWaivers: [],
        source: 'front-of-house',
        itemHash,
      }),
    readBasket: () => getCart(store, staff, selectedUserId),
  };
}

/** Like `aTillBasket`, and hands the basket over; includes a log-in of its customer on their own device. */
export async function createHandedBasket(store: Store, item?: { id: string; type: string }) {
  const basket = await createTillBasket(store, item);
  const { id, url } = await basket.handOver();
  const token = url.slice(url.lastIndexOf('/') + 1);
  const caller = await authenticateCustomer(store, basket.owner);
  const phone: Caller = { ...caller, handoffId: id };
  return { ...basket, id, token, caller, phone, claim: () => claimHandoff(store, caller, token) };
}

/** Logs a customer in once more. */
export async function logInElsewhere(store: Store, customerId: string): Promise<Caller> {
  const token = await store.write((tx) => issueToken(tx, store, customerId));
  return authenticateCustomer(store, { token });
}
