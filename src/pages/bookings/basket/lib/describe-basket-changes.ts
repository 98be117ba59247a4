import type { Cart } from '@/shared/api';
import { text } from '../ui/desk/texts';

/** Describes the differences between the basket that the customer saw and the current one, one line each. */
export function describeBasketChanges(before: Cart, after: Cart): string[] {
  const itemLines = after.items.flatMap(({ id, name, price }) => {
    const earlierItem = before.items.find((item) => item.id === id);
    if (!earlierItem) return [text('sale.changedNew', { name, after: price.formatted })];
    if (earlierItem.price.amount === price.amount) return [];
    const prices = { before: earlierItem.price.formatted, after: price.formatted };
    return [text('sale.changedPrice', { name, ...prices })];
  });
  const removedLines = before.items
    .filter(({ id }) => !after.items.some((item) => item.id === id))
    .map(({ name }) => text('sale.changedGone', { name }));
  const [totalBefore, totalAfter] = [before.totals.formattedTotal, after.totals.formattedTotal];
  const totalLines =
    totalBefore === totalAfter ? [] : [text('sale.changedTotal', { before: totalBefore, after: totalAfter })];
  return [...itemLines, ...removedLines, ...totalLines];
}
