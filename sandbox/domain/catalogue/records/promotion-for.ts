import { and, eq, sql } from 'drizzle-orm';
import type { Tx } from '../../../store/connection.ts';
import { cartItems, carts } from '../../../store/schema/sales.ts';
import type { Store } from '../../../store/store.ts';
import { invalid } from '../../common/index.ts';
import { doesPromotionApply } from '../rules/promotion.ts';
import { findPromotion, type PromotionRecord } from './catalogue.ts';

export const CODE_USED_MESSAGE = 'You’ve already used this code. You can use each code once.';

/** Whether a customer has already ordered a membership with a code. A code can be used once, even if that membership was left. */
export async function hasUsedPromotion(
  db: Tx,
  { operatorId }: Pick<Store, 'operatorId'>,
  customerId: string,
  promotionId: string,
): Promise<boolean> {
  const [usedPromotion] = await db
    .select({ id: cartItems.id })
    .from(cartItems)
    .innerJoin(carts, eq(carts.id, cartItems.cartId))
    .where(
      and(
        eq(cartItems.operatorId, operatorId),
        eq(carts.customerId, customerId),
        eq(carts.status, 'completed'),
        eq(sql`${cartItems.joining}->>'promotionId'`, promotionId),
      ),
    )
    .limit(1);
  return usedPromotion !== undefined;
}

/**
 * Finds the promotion for a payment option and a customer; null if `promotionId` is null. Throws 422 if it does not exist, does
 * not apply, or was used by the customer before.
 */
export async function findApplicablePromotion(
  db: Tx,
  store: Store,
  option: Parameters<typeof doesPromotionApply>[1],
  promotionId: string | null,
  customerId: string | null,
): Promise<PromotionRecord | null> {
  if (promotionId === null) return null;
  const promotion = await findPromotion(db, store, promotionId);
  if (!promotion || !doesPromotionApply(promotion, option, store.clock.now())) {
    throw invalid({ promotionCodeId: ['Code not recognised'] });
  }
  if (customerId !== null && (await hasUsedPromotion(db, store, customerId, promotion.id)))
    throw invalid({ promotionCodeId: [CODE_USED_MESSAGE] });
  return promotion;
}
