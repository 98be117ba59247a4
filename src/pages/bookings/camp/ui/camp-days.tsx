import { dayName, StateLabel } from '@/entities/session';
import type { Camp } from '@/shared/api';
import { styled } from '@/shared/ui/styled';
import { Text } from '@/shared/ui/text';
import { dayState } from '../lib/day-state';

const List = styled('ol', {
  base: {
    margin: '0',
    padding: '0',
    listStyle: 'none',
    '& > li': {
      display: 'flex',
      flexWrap: 'wrap',
      justifyContent: 'space-between',
      columnGap: '4',
      paddingY: '3',
      overflowWrap: 'anywhere',
    },
    '& > li + li': { borderTop: '1px solid', borderColor: 'line' },
  },
});

/** The days that are still to come, each with whether there is room. */
export function CampDays({ days }: { days: Camp['days'] }) {
  const shown = days.filter(({ options }) => options.some(({ state }) => state !== 'closed'));
  return (
    <List>
      {shown.map((day) => {
        const { state, words } = dayState(day);
        return (
          <li key={day.id}>
            <Text as="span">{dayName(day.date)}</Text>
            <StateLabel state={state}>{words}</StateLabel>
          </li>
        );
      })}
    </List>
  );
}
