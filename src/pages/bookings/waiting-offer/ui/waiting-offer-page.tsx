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
      {({ entry, receivedAt }) => <Entry entry={entry} receivedAt={receivedAt} />}
    </PageFrame>
  );
}

interface EntryProps {
  readonly entry: WaitingEntry;
  readonly receivedAt: number;
}

function Entry({ entry, receivedAt }: EntryProps) {
  const endOffer = useUnit(model.offerEnded);
  const { session, status, endedBy } = entry;
  const { title, venue } = session;
  return (
    <Card isRaised>
      <Stack gap="4" align="start">
        <Stack gap="1">
          <Heading level={2}>{title}</Heading>
          <When entry={entry} />
          <Text tone="muted">{venue.name}</Text>
        </Stack>
        {status === 'offered' && <Offer entry={entry} receivedAt={receivedAt} onEnded={endOffer} />}
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
            {endText(endedBy ?? 'expired', session.type)}
          </Text>
        )}
        <ButtonLink variant="text" to={PLACES[session.type].path(venue.slug, session.id)}>
          {text(PLACES[session.type].label)}
        </ButtonLink>
      </Stack>
    </Card>
  );
}

/** The pages where the customer sees their waiting lists. */
const PLACES = {
  activity: { path: sessionPath, label: 'offer.toSession' },
  course: { path: coursePath, label: 'offer.toCourse' },
  camp: { path: campPath, label: 'offer.toCamp' },
} as const;

/** The date and time of an entry; for a camp its days, which are beside the position while the entry has one. */
function When({ entry: { session, days, status } }: { entry: WaitingEntry }) {
  const { type, localDate } = session;
  if (days) return status === 'waiting' || status === 'told' ? null : <CampDayList days={days} />;
  const day = type === 'course' ? text('offer.from', { day: dayName(localDate) }) : dayName(localDate);
  return <Text hasFigures>{formatDayAndTimes(day, session)}</Text>;
}

function endText(
  endedBy: NonNullable<WaitingEntry['endedBy']>,
  type: WaitingEntry['session']['type'],
): string {
  if (endedBy === 'started') return text(`ended.started.${type}`);
  return text(endedBy === 'cancelled' ? `ended.cancelled.${type}` : `ended.${endedBy}`);
}
