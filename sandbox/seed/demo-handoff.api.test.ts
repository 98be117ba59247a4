import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { findCustomers } from '../domain/front-of-house/index.ts';
import { openTestSandbox, type TestSandbox } from '../server/testing.ts';
import { handoffs } from '../store/schema/desk.ts';
import { carts } from '../store/schema/sales.ts';
import { refreshDemoHandoff } from './demo-handoff.ts';
import { demoId } from './demo-ids.ts';

let sandbox: TestSandbox;
beforeAll(async () => {
  sandbox = await openTestSandbox();
});
afterAll(() => sandbox.close());

test('processes that start at the same moment all start, and a later one shows the basket that is on the phone', async () => {
  const { store } = sandbox;
  // Removes the hand-off that was created when this sandbox started.
  await store.write(async (tx) => {
    await tx.delete(handoffs).where(eq(handoffs.operatorId, store.operatorId));
    await tx
      .delete(carts)
      .where(and(eq(carts.customerId, demoId('customer:D1000042')), eq(carts.channel, 'till')));
  });
  await Promise.all(Array.from({ length: 4 }, () => refreshDemoHandoff(store)));
  await refreshDemoHandoff(store);
  const staff = { tokenId: '', userId: demoId('customer:S1000001'), role: 'staff' } as const;
  const [foundCustomers] = await findCustomers(store, staff, 'phone@demo.example');
  expect(foundCustomers?.handoff).not.toBeNull();
});
