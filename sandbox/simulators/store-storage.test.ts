import { expect, test } from 'vitest';
import { openMemoryStore } from '../store/open-memory-store.ts';
import { createStoreStorage } from './store-storage.ts';
import { startSimulators } from './testing.ts';

test('a payment survives a restart: it is captured once, and its charge is counted once', async () => {
  const store = await openMemoryStore();
  const before = await startSimulators({ storage: createStoreStorage(store) });
  const intent = await before.newIntent();
  await before.confirm(intent, '4000000000009995');
  await before.confirm(intent, '4242424242424242');
  before.close();

  const after = await startSimulators({ storage: createStoreStorage(store) });
  await after.cardProvider.capture(intent.id);
  expect(await after.cardProvider.capture(intent.id)).toMatchObject({ status: 'succeeded' });
  expect((await after.charges()).map(({ status }) => status)).toEqual(['failed', 'captured']);
  after.close();
  await store.close();
});
