import type { Tx } from '../../../store/connection.ts';
import type { Store } from '../../../store/store.ts';
import { findApplicablePromotion, findOptionById } from '../../catalogue/index.ts';
import { type CartItemRecord, notFound } from '../../common/index.ts';
import type { ItemOptions } from '../../common/types.ts';
import { checkItemOptions, type OptionRules } from '../rules/item-options.ts';

const PROMOTION_OPTIONS: OptionRules = { promotion_code_id: 'text' };

/**
 * Sets the promo code of a membership in a cart, or removes it if `promotion_code_id` is missing.
 * @throws DomainError 422 under `promotionCodeId` when the code does not apply to the payment option
 */
export async function resolvePromotionChange(
  tx: Tx,
  store: Store,
  { joining, purchasedForUserId }: CartItemRecord,
  sentOptions: ItemOptions,
): Promise<Partial<CartItemRecord>> {
  const { promotion_code_id: id } = checkItemOptions(PROMOTION_OPTIONS, sentOptions);
  if (!joining) throw notFound();
  const { option } = await findOptionById(tx, store, joining.paymentOptionId);
  const promotion = await findApplicablePromotion(
    tx,
    store,
    option,
    typeof id === 'string' ? id : null,
    purchasedForUserId,
  );
  return { joining: { ...joining, promotionId: promotion?.id ?? null } };
}
