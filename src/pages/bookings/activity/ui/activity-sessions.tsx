import { useMemo } from 'react';
import { dayName } from '@/entities/session';
import { mapBookingIds, NO_FILTERS, SessionList, timetablePath } from '@/features/browse-timetable';
import type { ActivityDetail } from '@/shared/api';
import { Heading } from '@/shared/ui/heading';
import { ButtonLink } from '@/shared/ui/link';
import { Stack } from '@/shared/ui/stack';
import { Text } from '@/shared/ui/text';
import { BookButton } from '@/widgets/book-place';
import { groupSessionsByDay } from '../lib/group-sessions-by-day';
import { text } from '../texts';

interface ActivitySessionsProps {
  readonly activity: ActivityDetail;
  readonly receivedAt: number;
  /** The slug of the centre. */
  readonly slug: string;
  readonly onOpened: () => void;
}

/** The sessions of the next two weeks by day, in the same rows as in the timetable. */
export function ActivitySessions({ activity, receivedAt, slug, onOpened }: ActivitySessionsProps) {
  const { sessions, spaces } = activity;
  const serverTime = Date.parse(activity.serverTime);
  const clock = useMemo(() => ({ serverTime, receivedAt }), [serverTime, receivedAt]);
  const days = useMemo(() => groupSessionsByDay(sessions), [sessions]);
  const bookingIds = useMemo(() => mapBookingIds(activity), [activity]);
  const activities = useMemo(() => [activity], [activity]);
  const spacesById = useMemo(() => new Map(spaces.map((space) => [space.id, space])), [spaces]);
  return (
    <Stack gap="6">
      <Stack gap="1">
        <Heading level={2}>{text('activity.next')}</Heading>
        {sessions.length > 0 && (
          <Text tone="muted">
            {sessions.length === 1 ? text('activity.one') : text('activity.count', { n: sessions.length })}
          </Text>
        )}
      </Stack>
      {sessions.length === 0 && (
        <Stack gap="3" align="start">
          <Text>{text('activity.none')}</Text>
          <ButtonLink variant="secondary" to={timetablePath(slug, { date: null, filters: NO_FILTERS })}>
            {text('activity.timetable')}
          </ButtonLink>
        </Stack>
      )}
      {days.map((day) => (
        <Stack key={day.date} gap="3">
          <Heading level={2} size="sm" id={`day-${day.date}`}>
            {dayName(day.date)}
          </Heading>
          <SessionList
            sessions={day.sessions}
            spaces={spacesById}
            activities={activities}
            bookingIds={bookingIds}
            slug={slug}
            listKey={`${slug} ${activity.slug} ${day.date}`}
            clock={clock}
            labelledBy={`day-${day.date}`}
            onOpened={onOpened}
            Action={BookButton}
          />
        </Stack>
      ))}
    </Stack>
  );
}
