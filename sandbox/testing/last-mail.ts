import { desc } from 'drizzle-orm';
import { outbox } from '../store/schema/people.ts';
import type { Store } from '../store/store.ts';

/** The text of the last e-mail; undefined if there is none. */
export function findLastMail(store: Store): Promise<string | undefined> {
  return store.read(async (db) => {
    const [mail] = await db
      .select({ body: outbox.body })
      .from(outbox)
      .orderBy(desc(outbox.createdAt))
      .limit(1);
    return mail?.body;
  });
}
