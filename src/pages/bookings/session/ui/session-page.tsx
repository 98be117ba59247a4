import { useUnit } from 'effector-react';
import { useParams } from 'react-router';
import { activitiesPath, spacePath } from '@/entities/session';
import { $returnLocation, NO_FILTERS, timetablePath } from '@/features/browse-timetable';
import { BackLink } from '@/shared/ui/back-link';
import { Heading } from '@/shared/ui/heading';
import { Stack } from '@/shared/ui/stack';
import { $session, OrderSheet, SessionContent } from '@/widgets/book-place';
import { text } from '../texts';

/** The page of a session, with a link back to its day or its activity. */
export function SessionPage() {
  const { locationSlug = '', sessionId = '' } = useParams();
  const { session, returnLocation } = useUnit({ session: $session, returnLocation: $returnLocation });
  const date = session?.localDate ?? null;
  const courtsPath = session?.facility ? spacePath(locationSlug, session.facility.slug, date) : null;
  const timetableAddress = returnLocation?.sessionId === sessionId ? returnLocation.to : null;
  const backAddress =
    courtsPath ?? timetableAddress ?? timetablePath(locationSlug, { date, filters: NO_FILTERS });
  const isFromActivity = backAddress.startsWith(activitiesPath(locationSlug));
  const backLabelKey =
    courtsPath === null
      ? isFromActivity
        ? 'session.backToActivity'
        : 'session.back'
      : 'session.backToCourts';
  return (
    <>
      <SessionContent sessionId={sessionId} slug={locationSlug}>
        <Stack gap="2" align="start">
          <BackLink to={backAddress}>{text(backLabelKey)}</BackLink>
          <Heading level={1}>{session?.title ?? text('session.heading')}</Heading>
        </Stack>
      </SessionContent>
      <OrderSheet />
    </>
  );
}
