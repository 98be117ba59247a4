import { eq } from 'drizzle-orm';
import type { Tx } from '../../../store/connection.ts';
import { operators } from '../../../store/schema/catalogue.ts';
import type { Store } from '../../../store/store.ts';

type Operator = typeof operators.$inferSelect;

/** Reads the operator. Throws if the database has none. */
export async function findOperator(db: Tx, store: Pick<Store, 'operatorId'>): Promise<Operator> {
  const [operator] = await db.select().from(operators).where(eq(operators.id, store.operatorId));
  if (!operator) throw new Error('The database has no operator: start the sandbox with --reset.');
  return operator;
}
