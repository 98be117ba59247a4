import { useUnit } from 'effector-react';
import { type ComponentProps, useState } from 'react';
import type { ActivitySession } from '@/shared/api';
import { Button } from '@/shared/ui/button';
import { Stack } from '@/shared/ui/stack';
import { Text } from '@/shared/ui/text';
import { $rowToReturnTo } from '../model/timetable';
import { text } from '../texts';
import { SessionList } from './session-list';

/**
 * The sessions of one day. Those that are over stay folded until they are wanted: in the evening a day would begin with rows
 * that nobody can book.
 */
export function DaySessions(props: ComponentProps<typeof SessionList>) {
  const { sessions, clock, name } = props;
  const returnTo = useUnit($rowToReturnTo);
  const over = sessions.filter((session) => isOver(session, clock.serverTime));
  const [isUnfolded, setUnfolded] = useState(() => over.some(({ id }) => id === returnTo));
  const shown = isUnfolded ? sessions : sessions.filter((session) => !over.includes(session));
  return (
    <Stack gap={{ base: '1', md: '3' }}>
      {over.length > 0 && (
        <Stack gap="2" align="start">
          {over.length === sessions.length && <Text>{text('timetable.allOver')}</Text>}
          <Button variant="text" aria-expanded={isUnfolded} onClick={() => setUnfolded(!isUnfolded)}>
            {isUnfolded ? text('timetable.hideOver') : showText(over.length)}
          </Button>
        </Stack>
      )}
      {shown.length > 0 && (
        <SessionList {...props} sessions={shown} name={isUnfolded ? `${name} whole` : name} />
      )}
    </Stack>
  );
}

/** Whether nothing can be done with a session any more; one that needs no booking can be joined until it ends. */
function isOver({ state, startsAt, endsAt }: ActivitySession, now: number): boolean {
  return Date.parse(state === 'drop_in' ? endsAt : startsAt) <= now;
}

const showText = (count: number): string =>
  count === 1 ? text('timetable.showOverOne') : text('timetable.showOver', { count });
