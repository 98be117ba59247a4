import type { Tx } from '../../store/connection.ts';
import type { Store } from '../../store/store.ts';
import { invalid } from '../domain-error.ts';
import { promotionApplies } from '../rules/promotion.ts';
import { findPromotion, type PromotionRecord } from './catalogue.ts';

/** The promotion for a payment option; 422 when it does not exist or does not apply. */
export async function promotionFor(
  db: Tx,
  store: Store,
  option: Parameters<typeof promotionApplies>[1],
  promotionId: string | null,
): Promise<PromotionRecord | null> {
  if (promotionId === null) return null;
  const promotion = await findPromotion(db, store, promotionId);
  if (!promotion || !promotionApplies(promotion, option, store.clock.now())) {
    throw invalid({ promotionCodeId: ['Code not recognised'] });
  }
  return promotion;
}
