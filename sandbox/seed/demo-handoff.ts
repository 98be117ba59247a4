import { addToCart, getCart } from '../domain/basket/index.ts';
import { DomainError } from '../domain/common/index.ts';
import type { Caller } from '../domain/common/types.ts';
import { createHandoff } from '../domain/front-of-house/index.ts';
import { findCustomer } from '../domain/people/index.ts';
import type { Store } from '../store/store.ts';
import { demoId } from './demo-ids.ts';

const STAFF_CALLER: Caller = { tokenId: '', userId: demoId('customer:S1000001'), role: 'staff' };
const CUSTOMER_ID = demoId('customer:D1000042');

/** Hands the till basket of phone@demo.example over to their own phone at each start. It is valid for ten minutes. */
export async function refreshDemoHandoff(store: Store): Promise<void> {
  const customer = await store.read((db) => findCustomer(db, store, CUSTOMER_ID));
  const staff = await store.read((db) => findCustomer(db, store, STAFF_CALLER.userId));
  // The database may contain an operator's own people instead of the demo's.
  if (!customer || !staff) return;
  const items = [{ id: demoId('product:padlock'), type: 'product', options: {} }];
  const basket =
    (await getCart(store, STAFF_CALLER, CUSTOMER_ID)) ??
    (await addToCart(store, STAFF_CALLER, { items, selectedUserId: CUSTOMER_ID }));
  if (basket.items.length === 0 || basket.totals.balance === 0) return;
  const handoffRequest = { selectedUserId: CUSTOMER_ID, itemHash: basket.itemHash, payments: [] };
  await createHandoff(store, STAFF_CALLER, handoffRequest).catch(ignoreRefusal);
}

/** If another process that starts at the same time, or somebody trying the desk, has changed the basket, it is left as it is. */
function ignoreRefusal(error: unknown): void {
  if (!(error instanceof DomainError)) throw error;
}
