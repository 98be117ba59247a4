import { operators } from '../store/schema/catalogue.ts';
import type { Store } from '../store/store.ts';
import { demoId } from './demo-ids.ts';

/** Writes the demo operator into empty books. */
export async function seedWhenEmpty(store: Store): Promise<void> {
  const rows = await store.read((db) => db.select({ id: operators.id }).from(operators));
  if (rows.length > 0) return;
  await store.write((tx) =>
    tx
      .insert(operators)
      .values({ id: store.operatorId, name: 'x', clientId: demoId('client'), settings: {} as never }),
  );
}
