import { and, eq, inArray } from 'drizzle-orm';
import type { Tx } from '../../../store/connection.ts';
import { products } from '../../../store/schema/catalogue.ts';
import type { Store } from '../../../store/store.ts';
import { isUuid } from '../../common/index.ts';

export type ProductRecord = typeof products.$inferSelect;

/** Finds products and returns them by id. Unknown ids are left out. */
export async function findProductsById(
  db: Tx,
  { operatorId }: Pick<Store, 'operatorId'>,
  ids: readonly string[],
): Promise<ReadonlyMap<string, ProductRecord>> {
  const productIds = [...new Set(ids)].filter(isUuid);
  if (productIds.length === 0) return new Map();
  const rows = await db
    .select()
    .from(products)
    .where(and(eq(products.operatorId, operatorId), inArray(products.id, productIds)));
  return new Map(rows.map((product) => [product.id, product]));
}
