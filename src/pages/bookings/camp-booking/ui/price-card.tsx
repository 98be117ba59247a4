import { useUnit } from 'effector-react';
import { calculatePreviewPrices } from '@/features/choose-camp-days';
import type { Camp } from '@/shared/api';
import { $config } from '@/shared/config';
import { formatMoney } from '@/shared/format';
import { Card } from '@/shared/ui/card';
import { Heading } from '@/shared/ui/heading';
import { Stack } from '@/shared/ui/stack';
import { SummaryList, type SummaryRow } from '@/shared/ui/summary-list';
import { Text } from '@/shared/ui/text';
import type { AttendingChild } from '../lib/plan';
import { text } from '../texts';

/** The bar on a phone: the number of children and days, and the total. */
export function TotalBar({
  camp,
  attendingChildren,
}: {
  camp: Camp;
  attendingChildren: readonly AttendingChild[];
}) {
  const { currency } = useUnit($config);
  const childPrices = calculatePreviewPrices(
    camp,
    attendingChildren.map(({ chosenDays }) => chosenDays),
  );
  const mostDays = Math.max(...childPrices.map(({ dayCount }) => dayCount));
  if (mostDays === 0) return null;
  const haveSameDayCount = childPrices.every(({ dayCount }) => dayCount === mostDays);
  const totalDays = childPrices.reduce((sum, { dayCount }) => sum + dayCount, 0);
  const total = childPrices.reduce((sum, price) => sum + price.total, 0);
  return (
    <Text display={{ lg: 'none' }} role="status">
      {text('campBooking.sum', {
        children:
          attendingChildren.length === 1
            ? text('campBooking.oneChild')
            : text('campBooking.childCount', { n: attendingChildren.length }),
        days: haveSameDayCount ? formatDayCount(mostDays) : text('campBooking.daysInTotal', { n: totalDays }),
        total: formatMoney(total, currency),
      })}
    </Text>
  );
}

const formatDayCount = (dayCount: number) =>
  dayCount === 1 ? text('campBooking.oneDayAll') : text('campBooking.dayCountAll', { n: dayCount });

/** The price of the chosen days by child, with the reductions. */
export function PriceCard({
  camp,
  attendingChildren,
}: {
  camp: Camp;
  attendingChildren: readonly AttendingChild[];
}) {
  const { currency } = useUnit($config);
  const childPrices = calculatePreviewPrices(
    camp,
    attendingChildren.map(({ chosenDays }) => chosenDays),
  );
  const total = childPrices.reduce((sum, price) => sum + price.total, 0);
  const isReduced = childPrices.some(
    ({ weekReduction, siblingReduction }) => weekReduction + siblingReduction > 0,
  );
  const priceRows = attendingChildren.flatMap(({ person }, index): SummaryRow[] => {
    const { id, name } = person.attendee;
    const childPrice = childPrices[index];
    if (!childPrice || childPrice.dayCount === 0) return [];
    const { dayCount, fullPence, weekReduction, siblingReduction } = childPrice;
    const label =
      dayCount === 1
        ? text('campBooking.oneDay', { name })
        : text('campBooking.dayCount', { name, n: dayCount });
    const percent = camp.siblingPercent ?? 0;
    return [
      { key: id, label, value: formatMoney(fullPence, currency) },
      {
        key: `${id} week`,
        label: text('campBooking.week'),
        value: weekReduction > 0 ? `−${formatMoney(weekReduction, currency)}` : null,
      },
      {
        key: `${id} sibling`,
        label: text('campBooking.sibling', { percent }),
        value: siblingReduction > 0 ? `−${formatMoney(siblingReduction, currency)}` : null,
      },
    ];
  });
  return (
    <Card isRaised>
      <Stack gap="2" align="stretch">
        <Heading level={3} size="sm">
          {text('campBooking.price')}
        </Heading>
        {priceRows.length === 0 ? (
          <Text tone="muted">{text('campBooking.noDays')}</Text>
        ) : (
          <SummaryList
            label={text('campBooking.price')}
            rows={[
              ...priceRows,
              { label: text('campBooking.total'), value: formatMoney(total, currency), isStrong: true },
            ]}
          />
        )}
        {isReduced && (
          <Text size="sm" tone="muted">
            {text('campBooking.share')}
          </Text>
        )}
      </Stack>
    </Card>
  );
}
