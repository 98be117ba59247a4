import { formatLongDate } from '@/shared/lib';
import { Text } from '@/shared/ui/text';
import type { Item } from '../lib/items';
import { text } from '../texts';

interface MembershipFactsProps {
  readonly item: Item;
  readonly membership: NonNullable<Item['membership']>;
}

/** Whether a membership is a change or a renewal, from when until when it runs, what is collected each month, and its code. */
export function MembershipFacts({ item, membership }: MembershipFactsProps) {
  const { purpose, replaces, startDate, endDate, monthlyPrice } = membership;
  const start = formatLongDate(startDate);
  const { promotion_code: code } = item.options;
  return (
    <>
      {purpose === 'change' && (
        <Text>
          {replaces === null
            ? text('basketMembership.change')
            : text('basketMembership.changeOf', { replaces })}
        </Text>
      )}
      {purpose === 'renewal' && <Text>{text('basketMembership.renewal')}</Text>}
      <Text>
        {endDate === null
          ? text('basketMembership.from', { start })
          : text('basketMembership.fromUntil', { start, end: formatLongDate(endDate) })}
      </Text>
      {monthlyPrice && <Text>{text('basketMembership.monthly', { price: monthlyPrice.formatted })}</Text>}
      {typeof code === 'string' && <Text size="sm">{text('basketMembership.code', { code })}</Text>}
    </>
  );
}
