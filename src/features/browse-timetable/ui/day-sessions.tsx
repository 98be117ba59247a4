import type { ComponentProps } from 'react';
import type { Elements } from '@/shared/ui/elements';
import { Stack } from '@/shared/ui/stack';
import { Text } from '@/shared/ui/text';
import { isOver } from '../lib/is-over';
import { text } from '../texts';
import { SessionList } from './session-list';

interface DaySessionsProps extends ComponentProps<typeof SessionList> {
  /** Whether sessions that are over are shown too. */
  readonly isUnfolded: boolean;
  /** Shown once all sessions are over. */
  readonly onward: Elements;
}

/**
 * The sessions of one day. Those that are over stay collapsed until requested, because in the evening the list would begin with
 * rows that nobody can book.
 */
export function DaySessions({ isUnfolded, onward, ...props }: DaySessionsProps) {
  const { sessions, clock, name } = props;
  const shown = isUnfolded ? sessions : sessions.filter((session) => !isOver(session, clock.serverTime));
  const isAllOver = sessions.every((session) => isOver(session, clock.serverTime));
  return (
    <>
      {isAllOver && (
        <Stack gap="3" align="start" paddingY="3">
          <Text>{text('timetable.allOver')}</Text>
          {onward}
        </Stack>
      )}
      {shown.length > 0 && (
        <SessionList {...props} sessions={shown} name={isUnfolded ? `${name} whole` : name} />
      )}
    </>
  );
}
