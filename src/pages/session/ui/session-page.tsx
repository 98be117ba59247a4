import { useUnit } from 'effector-react';
import ArrowLeft from 'lucide-react/icons/arrow-left';
import { useParams } from 'react-router';
import { activitiesPath } from '@/entities/session';
import { $wayBack, NO_FILTERS, timetablePath } from '@/features/browse-timetable';
import { Heading } from '@/shared/ui/heading';
import { Icon } from '@/shared/ui/icon';
import { ButtonLink } from '@/shared/ui/link';
import { Stack } from '@/shared/ui/stack';
import { $session, SessionContent } from '@/widgets/session-detail';
import { text } from '../texts';

/** One session of an activity, with the way back to its day or its activity. */
export function SessionPage() {
  const { locationSlug = '', sessionId = '' } = useParams();
  const { session, wayBack } = useUnit({ session: $session, wayBack: $wayBack });
  const back =
    wayBack?.sessionId === sessionId
      ? wayBack.to
      : timetablePath(locationSlug, { date: session?.localDate ?? null, filters: NO_FILTERS });
  const isFromActivity = back.startsWith(activitiesPath(locationSlug));
  return (
    <Stack gap="6">
      <Stack gap="2" align="start">
        <ButtonLink variant="text" to={back}>
          <Icon of={ArrowLeft} />
          {text(isFromActivity ? 'session.backToActivity' : 'session.back')}
        </ButtonLink>
        <Heading level={1}>{session?.title ?? text('session.heading')}</Heading>
      </Stack>
      <SessionContent sessionId={sessionId} slug={locationSlug} />
    </Stack>
  );
}
