import { useUnit } from 'effector-react';
import { useEffect } from 'react';
import { dayAndTimes, dayName } from '@/entities/session';
import { Rank } from '@/features/join-waiting-list';
import type { WaitingEntry } from '@/shared/api';
import { Card } from '@/shared/ui/card';
import type { Elements } from '@/shared/ui/elements';
import { FailureAlert } from '@/shared/ui/failure-alert';
import { Heading } from '@/shared/ui/heading';
import { Spinner } from '@/shared/ui/spinner';
import { Stack } from '@/shared/ui/stack';
import { Text } from '@/shared/ui/text';
import * as model from '../model/waiting-entries';
import { text } from '../texts';

/** What the customer waits for, offers first; `none` when that is nothing. A list that does not come leaves the rest of the page. */
export function WaitingEntries({ none = null }: { none?: Elements }) {
  const { entries, failure, isLoading, ...on } = useUnit({
    entries: model.$entries,
    failure: model.$failure,
    isLoading: model.$isLoading,
    opened: model.opened,
    closed: model.closed,
    retry: model.retryClicked,
  });
  useEffect(() => {
    on.opened();
    return () => on.closed();
  }, [on.opened, on.closed]);
  if (failure) {
    return (
      <FailureAlert
        title={text('waitingEntries.failed')}
        failure={failure}
        isBusy={isLoading}
        onRetry={() => on.retry()}
      />
    );
  }
  if (!entries) return <Spinner label={text('waitingEntries.loading')} isLabelShown />;
  if (entries.length === 0) return none;
  return (
    <Card as="section" aria-labelledby="waiting-lists">
      <Stack gap="6">
        <Heading level={2} id="waiting-lists">
          {text('waitingEntries.heading')}
        </Heading>
        {entries.map((entry) => (
          <Entry key={entry.id} entry={entry} />
        ))}
      </Stack>
    </Card>
  );
}

function Entry({ entry }: { entry: WaitingEntry }) {
  const { id, session, days } = entry;
  const { title, localDate, venue } = session;
  return (
    <Stack as="section" gap="2" aria-labelledby={`waiting-${id}`}>
      <Stack gap="0">
        <Heading level={3} size="sm" id={`waiting-${id}`}>
          {title}
        </Heading>
        {days === null && <Text>{dayAndTimes(dayName(localDate), session)}</Text>}
        <Text size="sm" tone="muted">
          {venue.name}
        </Text>
      </Stack>
      <Rank entry={entry} />
    </Stack>
  );
}
