import { useUnit } from 'effector-react';
import { useEffect } from 'react';
import { LINKED_ROW, Rows } from '@/entities/booking';
import { CampDayList } from '@/entities/camp';
import { formatOrdinal } from '@/entities/membership';
import { formatDayAndTimes, formatMoment, shortDayName } from '@/entities/session';
import { formatWaitingPath, LeaveWaitingList } from '@/features/join-waiting-list';
import type { WaitingEntry } from '@/shared/api';
import { $config } from '@/shared/config';
import type { Elements } from '@/shared/ui/elements';
import { FailureAlert } from '@/shared/ui/failure-alert';
import { Heading } from '@/shared/ui/heading';
import { Link } from '@/shared/ui/link';
import { Spinner } from '@/shared/ui/spinner';
import { Stack } from '@/shared/ui/stack';
import { styled } from '@/shared/ui/styled';
import { Text } from '@/shared/ui/text';
import * as model from '../model/waiting-entries';
import { text } from '../texts';

/**
 * The customer's waiting list entries; renders `none` if there are none. Offers are cards of the page. If the list
 * fails to load, the rest of the page stays.
 */
export function WaitingEntries({ none = null }: { none?: Elements }) {
  const { entries, hasEntries, failure, isLoading, ...events } = useUnit({
    entries: model.$entries,
    hasEntries: model.$hasEntries,
    failure: model.$failure,
    isLoading: model.$isLoading,
    opened: model.opened,
    closed: model.closed,
    retry: model.retryClicked,
  });
  useEffect(() => {
    events.opened();
    return () => events.closed();
  }, [events.opened, events.closed]);
  if (failure) {
    return (
      <FailureAlert
        title={text('waitingEntries.loadFailed')}
        failure={failure}
        isBusy={isLoading}
        onRetry={() => events.retry()}
      />
    );
  }
  if (!entries) return <Spinner label={text('waitingEntries.loading')} isLabelShown />;
  if (entries.length === 0) return hasEntries ? null : none;
  return (
    <Stack as="section" gap="3" aria-labelledby="waiting-lists">
      <Heading level={2} size="md" id="waiting-lists">
        {text('waitingEntries.heading')}
      </Heading>
      <Rows>
        {entries.map((entry) => (
          <Entry key={entry.id} entry={entry} />
        ))}
      </Rows>
    </Stack>
  );
}

const Row = styled('li', {
  base: {
    ...LINKED_ROW,
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    columnGap: '4',
    minHeight: '16',
    paddingX: '4',
    paddingY: '2',
    '& > div:first-of-type': { flex: '1 1 14rem' },
    // Above the link that covers the row.
    '& button': { position: 'relative', zIndex: '1' },
  },
});

/** One entry: the session, its position in the list, and a button to leave. Its page shows the details. */
function Entry({ entry }: { entry: WaitingEntry }) {
  const { subSites } = useUnit($config);
  const { id, session, days, attendees } = entry;
  const names = attendees.map(({ name }) => name).join(', ');
  const facts = [
    days === null && formatDayAndTimes(shortDayName(session.localDate), session),
    session.venue.name,
    names !== '' && text('waitingEntries.for', { names }),
  ];
  return (
    <Row>
      <Stack gap="0">
        <Text tone="strong">
          <Link href={`${subSites.bookings}${formatWaitingPath(id)}`}>{session.title}</Link>
        </Text>
        {days && <CampDayList days={days} />}
        <Text size="sm" tone="muted" hasFigures>
          {facts.filter(Boolean).join(' · ')}
        </Text>
        <Text size="sm" tone="muted" hasFigures>
          {formatNextStep(entry)}
        </Text>
      </Stack>
      <Stack direction="row" gap="4" align="center">
        {formatRank(entry) !== null && (
          <Text tone="strong" hasFigures>
            {formatRank(entry)}
          </Text>
        )}
        <LeaveWaitingList entry={entry} label={text('waitingEntries.leave')} of={session.title} />
      </Stack>
    </Row>
  );
}

/** "3rd of 4"; null if the list has no order. */
function formatRank({ rank, length }: WaitingEntry): string | null {
  return rank === null ? null : text('waitingEntries.rank', { rank: formatOrdinal(rank), length });
}

/** What happens when a space becomes free. */
function formatNextStep({ status, bookedUnaskedUntil }: WaitingEntry): string {
  if (status === 'told') return text('waiting.told');
  return bookedUnaskedUntil === null
    ? text('waiting.write')
    : text('waitingEntries.auto', { time: formatMoment(bookedUnaskedUntil) });
}
