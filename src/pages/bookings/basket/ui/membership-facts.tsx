import { useUnit } from 'effector-react';
import { $config } from '@/shared/config';
import { formatMoney } from '@/shared/format';
import { formatLongDate } from '@/shared/lib';
import { Text } from '@/shared/ui/text';
import type { Item } from '../lib/items';
import { text } from '../texts';

interface MembershipFactsProps {
  readonly item: Item;
  readonly membership: NonNullable<Item['membership']>;
}

/** Whether the membership is a change or a renewal, its dates, its monthly payment and its promo code. */
export function MembershipFacts({ item, membership }: MembershipFactsProps) {
  const { purpose, replaces, startDate, endDate, monthlyPrice, replacedMonthlyPrice } = membership;
  const { currency } = useUnit($config);
  const start = formatLongDate(startDate);
  const { promotion_code: code } = item.options;
  const formatTerm = () => {
    if (endDate !== null) return text('basketMembership.fromUntil', { start, end: formatLongDate(endDate) });
    if (purpose !== 'change') return text('basketMembership.from', { start });
    return replaces === null
      ? text('basketMembership.change', { start })
      : text('basketMembership.changeOf', { replaces, start });
  };
  return (
    <>
      {purpose === 'renewal' && <Text>{text('basketMembership.renewal')}</Text>}
      <Text>{formatTerm()}</Text>
      {monthlyPrice && (
        <Text>
          {replacedMonthlyPrice
            ? text('basketMembership.monthlyWas', {
                price: monthlyPrice.formatted,
                was: replacedMonthlyPrice.formatted,
              })
            : text('basketMembership.monthly', { price: monthlyPrice.formatted })}
        </Text>
      )}
      {typeof code === 'string' && <Text size="sm">{formatPromoCode(code, item, currency)}</Text>}
    </>
  );
}

/** The reduction by a promo code, if it applies now; a code may reduce only later payments. */
function formatPromoCode(code: string, { price, fullPrice }: Item, currency: string): string {
  const savedPence = fullPrice.amount - price.amount;
  return savedPence <= 0
    ? text('basketMembership.code', { code })
    : text('basketMembership.codeSaves', {
        code,
        saved: formatMoney(savedPence, currency),
        price: price.formatted,
        full: fullPrice.formatted,
      });
}
