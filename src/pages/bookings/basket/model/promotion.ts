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

const $promoted = $cart.map(findPromotedItem);
export const $takesPromotion = $promoted.map((promoted) => promoted !== null);

export const promoCode = createPromoCode({
  $paymentOptionId: $promoted.map((promoted) => promoted?.paymentOptionId ?? null),
});

const $isOpen = createStore(false)
  .on(opened, () => true)
  .reset(closed);
sample({ clock: closed, target: promoCode.reset });

// A code that the membership already has is shown as applied.
sample({
  clock: combine({ promoted: $promoted, isOpen: $isOpen }).updates,
  source: { promoted: $promoted, isOpen: $isOpen, status: promoCode.$status, changes: $changes },
  filter: ({ promoted, isOpen, status, changes }) =>
    isOpen && status === 'closed' && changes.length === 0 && (promoted?.code ?? null) !== null,
  fn: ({ promoted }) => promoted?.code ?? '',
  target: promoCode.restored,
});

// Sends an applied code to the membership, and removes a code from it.
sample({
  clock: promoCode.applied,
  source: $promoted,
  filter: (promoted, { id }) => promoted !== null && promoted.promotionId !== id,
  fn: (promoted, { id }) => ({ itemId: promoted?.itemId ?? '', options: { promotion_code_id: id } }),
  target: itemUpdated,
});
sample({
  clock: promoCode.removeClicked,
  source: $promoted,
  filter: (promoted) => promoted !== null && promoted.promotionId !== null,
  fn: (promoted) => ({ itemId: promoted?.itemId ?? '', options: { promotion_code_id: null } }),
  target: itemUpdated,
});
// The server decides: if it refuses a change of the code, the state before is shown again.
const refused = sample({
  clock: $basketFailure.updates.filter({ fn: isPresent }),
  source: $promoted,
  fn: (promoted, { change, message }) =>
    change.kind === 'update' && change.itemId === promoted?.itemId
      ? { message, isRemoval: change.options.promotion_code_id === null }
      : null,
}).filter({ fn: isPresent });
sample({
  clock: refused,
  filter: ({ isRemoval }) => !isRemoval,
  fn: ({ message }) => message,
  target: promoCode.rejected,
});
sample({
  clock: refused,
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
    code: readTextOf(options.promotion_code),
    promotionId: readTextOf(options.promotion_code_id),
  };
}

// A hoisted function declaration, because the basket may already be loaded when this module starts to run.
function readTextOf(value: unknown): string | null {
  return typeof value === 'string' ? value : null;
}
