import { combine, createStore, sample } from 'effector';
import { $cart } from '@/entities/cart';
import { createPromoCode } from '@/features/apply-promo-code';
import { $basketFailure, $changes, itemUpdated } from '@/features/change-basket';
import type { Cart } from '@/shared/api';
import { isPresent } from '@/shared/lib';
import { closed, opened } from './basket';

/** The membership in the basket that accepts a promo code; the server decides whether it does (Requirement J7.1). */
interface PromotedItem {
  readonly itemId: string;
  readonly paymentOptionId: string | null;
  /** The applied promo code; null if there is none. */
  readonly code: string | null;
  readonly promotionId: string | null;
}

const $promotedItem = $cart.map(findPromotedItem);
export const $acceptsPromoCode = $promotedItem.map((promotedItem) => promotedItem !== null);

export const promoCode = createPromoCode({
  $paymentOptionId: $promotedItem.map((promotedItem) => promotedItem?.paymentOptionId ?? null),
});

const $isOpen = createStore(false)
  .on(opened, () => true)
  .reset(closed);
sample({ clock: closed, target: promoCode.reset });

// A code that the membership already has is shown as applied.
sample({
  clock: combine({ promotedItem: $promotedItem, isOpen: $isOpen }).updates,
  source: { promotedItem: $promotedItem, isOpen: $isOpen, status: promoCode.$status, changes: $changes },
  filter: ({ promotedItem, isOpen, status, changes }) =>
    isOpen && status === 'closed' && changes.length === 0 && (promotedItem?.code ?? null) !== null,
  fn: ({ promotedItem }) => promotedItem?.code ?? '',
  target: promoCode.restored,
});

// Sends an applied code to the membership, and removes a code from it.
sample({
  clock: promoCode.applied,
  source: $promotedItem,
  filter: (promotedItem, { id }) => promotedItem !== null && promotedItem.promotionId !== id,
  fn: (promotedItem, { id }) => ({ itemId: promotedItem?.itemId ?? '', options: { promotion_code_id: id } }),
  target: itemUpdated,
});
sample({
  clock: promoCode.removeClicked,
  source: $promotedItem,
  filter: (promotedItem) => promotedItem !== null && promotedItem.promotionId !== null,
  fn: (promotedItem) => ({ itemId: promotedItem?.itemId ?? '', options: { promotion_code_id: null } }),
  target: itemUpdated,
});
// The server decides: if it refuses a change of the code, the state before is shown again.
const codeRefused = sample({
  clock: $basketFailure.updates.filter({ fn: isPresent }),
  source: $promotedItem,
  fn: (promotedItem, { change, message }) =>
    change.kind === 'update' && change.itemId === promotedItem?.itemId
      ? { message, isRemoval: change.options.promotion_code_id === null }
      : null,
}).filter({ fn: isPresent });
sample({
  clock: codeRefused,
  filter: ({ isRemoval }) => !isRemoval,
  fn: ({ message }) => message,
  target: promoCode.rejected,
});
sample({
  clock: codeRefused,
  filter: ({ isRemoval }) => isRemoval,
  target: promoCode.reset,
});

function findPromotedItem(cart: Cart | null): PromotedItem | null {
  const item = cart?.items.find(({ canEdit }) => canEdit.includes('promotion'));
  if (!item) return null;
  const { id, pricingOptionId, options } = item;
  return {
    itemId: id,
    paymentOptionId: pricingOptionId,
    code: readOptionText(options.promotion_code),
    promotionId: readOptionText(options.promotion_code_id),
  };
}

// A hoisted function declaration, because the basket may already be loaded when this module starts to run.
function readOptionText(value: unknown): string | null {
  return typeof value === 'string' ? value : null;
}
