import { addToCart, getCart } from '../domain/basket/index.ts';
import { DomainError } from '../domain/common/index.ts';
import type { Caller } from '../domain/common/types.ts';
import { createHandoff } from '../domain/front-of-house/index.ts';
import { findCustomer } from '../domain/people/index.ts';
import type { Store } from '../store/store.ts';
import { demoId } from './demo-ids.ts';

const STAFF: Caller = { tokenId: '', userId: demoId('customer:S1000001'), role: 'staff' };
const CUSTOMER = demoId('customer:D1000042');

/** Hands the till basket of phone@demo.example over to their own phone at each start. It is valid for ten minutes. */
export async function refreshDemoHandoff(store: Store): Promise<void> {
  const customer = await store.read((db) => findCustomer(db, store, CUSTOMER));
  const staff = await store.read((db) => findCustomer(db, store, STAFF.userId));
  // The database may contain an operator's own people instead of the demo's.
  if (!customer || !staff) return;
  const items = [{ id: demoId('product:padlock'), type: 'product', options: {} }];
  const basket =
    (await getCart(store, STAFF, CUSTOMER)) ??
    (await addToCart(store, STAFF, { items, selectedUserId: CUSTOMER }));
  if (basket.items.length === 0 || basket.totals.balance === 0) return;
  const handoffRequest = { selectedUserId: CUSTOMER, itemHash: basket.itemHash, payments: [] };
  await createHandoff(store, STAFF, handoffRequest).catch(ignoreRefusal);
}

/** If another process that starts at the same time, or somebody trying the desk, has changed the basket, it is left as it is. */
function ignoreRefusal(error: unknown): void {
  if (!(error instanceof DomainError)) throw error;
}
