import { dayName, formatTimes } from '@/entities/session';
import type { CourseSession } from '@/shared/api';
import { Box } from '@/shared/ui/box';
import { RowList } from '@/shared/ui/row-list';
import { Text } from '@/shared/ui/text';
import { text } from '../texts';

interface CourseSessionsProps {
  readonly sessions: readonly CourseSession[];
  /** The date of the next session that has not begun; null if there is none. */
  readonly nextDate: string | null;
}

/** The weeks of a course: past sessions, the next one, and when the centre is closed. */
export function CourseSessions({ sessions, nextDate }: CourseSessionsProps) {
  return (
    <RowList>
      {sessions.map(({ localDate, localStart, localEnd, state, closedReason }) => {
        const isToCome = state === 'to_come';
        const stateText = state === 'over' ? text('coursePage.over') : closedReason;
        return (
          <li key={localDate}>
            <Box as="span" display="grid">
              <Text as="span" {...(isToCome ? {} : { tone: 'muted' as const })}>
                {dayName(localDate)}
              </Text>
              {isToCome && localDate === nextDate && (
                <Text as="span" size="sm" tone="muted">
                  {text('coursePage.next')}
                </Text>
              )}
            </Box>
            <Text as="span" hasFigures {...(isToCome ? {} : { tone: 'muted' as const })}>
              {isToCome ? formatTimes({ localStart, localEnd }) : stateText}
            </Text>
          </li>
        );
      })}
    </RowList>
  );
}
