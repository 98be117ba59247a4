import type { ComponentProps } from 'react';
import type { ActivitySession } from '@/shared/api';
import type { Elements } from '@/shared/ui/elements';
import { Stack } from '@/shared/ui/stack';
import { Text } from '@/shared/ui/text';
import { isOver } from '../lib/is-over';
import { text } from '../texts';
import { SessionList } from './session-list';

interface DaySessionsProps extends ComponentProps<typeof SessionList> {
  /** All sessions of the day, of which the filters may hide some. */
  readonly allSessions: readonly ActivitySession[];
  /** Whether sessions that are over are shown too. */
  readonly arePastShown: boolean;
  /** Shown once all sessions are over. */
  readonly nextDayLink: Elements;
}

/**
 * The sessions of one day. Those that are over stay collapsed until requested, because in the evening the list would begin with
 * rows that nobody can book.
 */
export function DaySessions({ allSessions, arePastShown, nextDayLink, ...props }: DaySessionsProps) {
  const { sessions, clock, listKey: name } = props;
  const isPast = (session: ActivitySession) => isOver(session, clock.serverTime);
  const shownSessions = arePastShown ? sessions : sessions.filter((session) => !isPast(session));
  return (
    <>
      {sessions.every(isPast) && (
        <Stack gap="3" align="start" paddingY="3">
          <Text>{text(allSessions.every(isPast) ? 'timetable.allOver' : 'timetable.matchesOver')}</Text>
          {nextDayLink}
        </Stack>
      )}
      {shownSessions.length > 0 && (
        <SessionList {...props} sessions={shownSessions} listKey={arePastShown ? `${name} whole` : name} />
      )}
    </>
  );
}
