import { formatFeeName } from '@/entities/membership';
import type { Order } from '@/shared/api';

export interface PaidLine {
  readonly key: string;
  readonly label: string;
  readonly value: string;
}

/**
 * Everything that was paid, line by line: the fees of the memberships, and the rest. The lines add up to the total of
 * the order.
 */
export function splitPaidLines({ items }: Order): {
  readonly feeLines: PaidLine[];
  readonly otherLines: PaidLine[];
} {
  const feeLines: PaidLine[] = [];
  const otherLines: PaidLine[] = [];
  for (const item of items) {
    if (item.type === 'membership')
      feeLines.push(
        ...item.fees.map((fee, index) => ({
          key: `${item.id} ${index}`,
          label: formatFeeName(fee),
          value: fee.price.formatted,
        })),
      );
    else
      otherLines.push(
        ...item.priceBreakdown.map(({ label, price }, index) => ({
          key: `${item.id} ${index}`,
          // For a penalty or a product the label may be the same as the name.
          label: label === item.related.simpleName ? label : `${item.related.simpleName}, ${label}`,
          value: price.formatted,
        })),
      );
  }
  return { feeLines, otherLines };
}
