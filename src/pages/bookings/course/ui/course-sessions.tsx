import { dayName, timesText } from '@/entities/session';
import type { CourseSession } from '@/shared/api';
import { styled } from '@/shared/ui/styled';
import { Text } from '@/shared/ui/text';
import { text } from '../texts';

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

interface CourseSessionsProps {
  readonly sessions: readonly CourseSession[];
  /** The day of the first that has not begun. */
  readonly nextDate: string | null;
}

/** The weeks of a course: which are over, which is next, and when the centre is closed. */
export function CourseSessions({ sessions, nextDate }: CourseSessionsProps) {
  return (
    <List>
      {sessions.map(({ localDate, localStart, localEnd, state, closedReason }) => {
        const isToCome = state === 'to_come';
        const words = state === 'over' ? text('coursePage.over') : closedReason;
        return (
          <li key={localDate}>
            <Text as="span" {...(isToCome ? {} : { tone: 'muted' as const })}>
              {isToCome && localDate === nextDate
                ? `${dayName(localDate)} · ${text('coursePage.next')}`
                : dayName(localDate)}
            </Text>
            <Text as="span" hasFigures {...(isToCome ? {} : { tone: 'muted' as const })}>
              {isToCome ? timesText({ localStart, localEnd }) : words}
            </Text>
          </li>
        );
      })}
    </List>
  );
}
