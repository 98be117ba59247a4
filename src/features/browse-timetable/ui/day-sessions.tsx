import type { ComponentProps } from 'react';
import { Text } from '@/shared/ui/text';
import { isOver } from '../lib/is-over';
import { text } from '../texts';
import { SessionList } from './session-list';

interface DaySessionsProps extends ComponentProps<typeof SessionList> {
  /** Whether sessions that are over are shown too. */
  readonly isUnfolded: boolean;
}

/**
 * The sessions of one day. Those that are over stay collapsed until requested, because in the evening the list would begin with
 * rows that nobody can book.
 */
export function DaySessions({ isUnfolded, ...props }: DaySessionsProps) {
  const { sessions, clock, name } = props;
  const shown = isUnfolded ? sessions : sessions.filter((session) => !isOver(session, clock.serverTime));
  const isAllOver = sessions.every((session) => isOver(session, clock.serverTime));
  return (
    <>
      {isAllOver && <Text>{text('timetable.allOver')}</Text>}
      {shown.length > 0 && (
        <SessionList {...props} sessions={shown} name={isUnfolded ? `${name} whole` : name} />
      )}
    </>
  );
}
