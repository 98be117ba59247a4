import { formatDayAndTimes, shortDayName } from '@/entities/session/@x/camp';
import type { Cart } from '@/shared/api';
import { styled } from '@/shared/ui/styled';

const List = styled('ul', {
  base: {
    display: 'grid',
    gap: '1',
    margin: '0',
    padding: '0',
    listStyle: 'none',
    fontVariantNumeric: 'tabular-nums',
  },
});

type CampDay = NonNullable<Cart['items'][number]['days']>[number];

/** The days of a camp in the basket or a booking, each with its chosen options. */
export function CampDayList({ days }: { days: readonly CampDay[] }) {
  return (
    <List>
      {days.map((day) => (
        <li key={day.id}>
          {[formatDayAndTimes(shortDayName(day.localDate), day), day.label, ...day.extras].join(' · ')}
        </li>
      ))}
    </List>
  );
}
