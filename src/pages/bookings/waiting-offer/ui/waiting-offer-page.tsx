import { useUnit } from 'effector-react';
import { useParams } from 'react-router';
import { CampDayList, campPath } from '@/entities/camp';
import { coursePath } from '@/entities/course';
import { dayName, formatDayAndTimes } from '@/entities/session';
import { useRefreshing } from '@/features/browse-timetable';
import { Offer, WaitingPosition } from '@/features/join-waiting-list';
import type { WaitingEntry } from '@/shared/api';
import { bookings, sessionPath } from '@/shared/routes';
import { Card } from '@/shared/ui/card';
import { Heading } from '@/shared/ui/heading';
import { ButtonLink } from '@/shared/ui/link';
import { PageFrame } from '@/shared/ui/page-frame';
import { SkeletonRows } from '@/shared/ui/skeleton-rows';
import { Stack } from '@/shared/ui/stack';
import { Text } from '@/shared/ui/text';
import * as model from '../model/waiting-offer';
import { text } from '../texts';

/** The page of a waiting list entry, which e-mails link to: the customer accepts or declines the offer. */
export function WaitingOfferPage() {
  const { entryId = '' } = useParams();
  useRefreshing(useUnit(model.page.refreshRequested));
  return (
    <PageFrame
      page={model.page}
      params={entryId}
      isWide
      heading={text('offer.heading')}
      loading={text('offer.loading')}
      skeleton={<SkeletonRows label={text('offer.loading')} count={1} lines={4} />}
      failed={text('offer.loadFailed')}
      notFound={text('offer.notFound')}
    >
      {({ entry, receivedAt }) => <WaitingEntryCard entry={entry} receivedAt={receivedAt} />}
    </PageFrame>
  );
}

interface WaitingEntryCardProps {
  readonly entry: WaitingEntry;
  readonly receivedAt: number;
}

function WaitingEntryCard({ entry, receivedAt }: WaitingEntryCardProps) {
  const reportOfferEnded = useUnit(model.offerEnded);
  const { session, status, endedBy } = entry;
  const { title, venue } = session;
  return (
    <Card isRaised>
      <Stack gap="4" align="start">
        <Stack gap="1">
          <Heading level={2}>{title}</Heading>
          <EntryTime entry={entry} />
          <Text tone="muted">{venue.name}</Text>
        </Stack>
        {status === 'offered' && <Offer entry={entry} receivedAt={receivedAt} onEnded={reportOfferEnded} />}
        {(status === 'waiting' || status === 'told') && <WaitingPosition entry={entry} />}
        {status === 'accepted' && (
          <>
            <Text role="status" tone="strong">
              {text('offer.accepted')}
            </Text>
            <ButtonLink to={bookings.basket}>{text('offer.toBasket')}</ButtonLink>
          </>
        )}
        {status === 'booked' && (
          <Text role="status" tone="strong">
            {text('offer.booked')}
          </Text>
        )}
        {status === 'ended' && (
          <Text role="status" tone="strong">
            {formatEndReason(endedBy ?? 'expired', session.type)}
          </Text>
        )}
        <ButtonLink variant="text" to={DETAIL_PAGES[session.type].path(venue.slug, session.id)}>
          {text(DETAIL_PAGES[session.type].label)}
        </ButtonLink>
      </Stack>
    </Card>
  );
}

/** The pages where the customer sees their waiting lists. */
const DETAIL_PAGES = {
  activity: { path: sessionPath, label: 'offer.toSession' },
  course: { path: coursePath, label: 'offer.toCourse' },
  camp: { path: campPath, label: 'offer.toCamp' },
} as const;

/** The date and time of an entry; for a camp its days, which are beside the position while the entry has one. */
function EntryTime({ entry: { session, days, status } }: { entry: WaitingEntry }) {
  const { type, localDate } = session;
  if (days) return status === 'waiting' || status === 'told' ? null : <CampDayList days={days} />;
  const dayText = type === 'course' ? text('offer.from', { day: dayName(localDate) }) : dayName(localDate);
  return <Text hasFigures>{formatDayAndTimes(dayText, session)}</Text>;
}

function formatEndReason(
  endedBy: NonNullable<WaitingEntry['endedBy']>,
  type: WaitingEntry['session']['type'],
): string {
  if (endedBy === 'started') return text(`ended.started.${type}`);
  return text(endedBy === 'cancelled' ? `ended.cancelled.${type}` : `ended.${endedBy}`);
}
