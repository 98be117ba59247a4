import { dayName, StateLabel } from '@/entities/session';
import type { Camp } from '@/shared/api';
import { RowList } from '@/shared/ui/row-list';
import { Text } from '@/shared/ui/text';
import { describeDay } from '../lib/day-state';

/** The remaining days, each with its availability. */
export function CampDays({ days }: { days: Camp['days'] }) {
  const shownDays = days.filter(({ options }) => options.some(({ state }) => state !== 'closed'));
  return (
    <RowList>
      {shownDays.map((day) => {
        const { state, label } = describeDay(day);
        return (
          <li key={day.id}>
            <Text as="span">{dayName(day.date)}</Text>
            <StateLabel state={state}>{label}</StateLabel>
          </li>
        );
      })}
    </RowList>
  );
}
