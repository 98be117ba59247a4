import type { NewCartItem, Refusal } from '@/shared/api';

export interface CampRefusal extends Refusal {
  /** The error code; null if it is not about one child. */
  readonly code: string | null;
  readonly childId: string | null;
}

/** Why the items were not added; `reasons` names the first refused item, as `items.1`. */
export function toCampRefusal(
  { isUnknown, message, reasons }: Refusal & { readonly reasons: Readonly<Record<string, unknown>> },
  sentItems: readonly NewCartItem[],
): CampRefusal {
  const [key = '', code = null] = Object.entries(reasons)[0] ?? [];
  const refusedItem = sentItems[Number(/^items\.(\d+)$/.exec(key)?.[1] ?? -1)];
  return {
    isUnknown,
    message,
    code: typeof code === 'string' ? code : null,
    childId: refusedItem?.purchasedForUserId ?? null,
  };
}
