import { expect, test } from 'vitest';
import { openMemoryStore } from '../store/open-memory-store.ts';
import { createStoreStorage } from './store-storage.ts';
import { startSimulators } from './testing.ts';

test('a payment survives a restart: it is captured once, and its charge is counted once', async () => {
  const store = await openMemoryStore();
  const firstSimulators = await startSimulators({ storage: createStoreStorage(store) });
  const intent = await firstSimulators.newIntent();
  await firstSimulators.confirm(intent, '4000000000009995');
  await firstSimulators.confirm(intent, '4242424242424242');
  firstSimulators.close();

  const secondSimulators = await startSimulators({ storage: createStoreStorage(store) });
  await secondSimulators.cardProvider.capture(intent.id);
  expect(await secondSimulators.cardProvider.capture(intent.id)).toMatchObject({ status: 'succeeded' });
  expect((await secondSimulators.charges()).map(({ status }) => status)).toEqual(['failed', 'captured']);
  secondSimulators.close();
  await store.close();
});
