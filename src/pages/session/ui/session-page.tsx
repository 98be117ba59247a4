import { useUnit } from 'effector-react';
import ArrowLeft from 'lucide-react/icons/arrow-left';
import { useEffect } from 'react';
import { useParams } from 'react-router';
import { $wayBack, NO_FILTERS, timetablePath, useRefreshing } from '@/features/browse-timetable';
import { type ApiFailure, failureText } from '@/shared/api';
import { titleNoted } from '@/shared/routes';
import { Alert } from '@/shared/ui/alert';
import { Button } from '@/shared/ui/button';
import { FocusHandover } from '@/shared/ui/focus-handover';
import { Heading } from '@/shared/ui/heading';
import { Icon } from '@/shared/ui/icon';
import { ButtonLink } from '@/shared/ui/link';
import { Spinner } from '@/shared/ui/spinner';
import { Stack } from '@/shared/ui/stack';
import { Text } from '@/shared/ui/text';
import { text as uiText } from '@/shared/ui/texts';
import { bookingShown } from '@/widgets/book-place';
import * as model from '../model/session';
import { text } from '../texts';
import { SessionDetail } from './session-detail';

const NOT_FOUND = 404;

/** One session of an activity, with the way back to its day. */
export function SessionPage() {
  const { locationSlug = '', sessionId = '' } = useParams();
  const { detail, failure, isLoading, wayBack, ...on } = useUnit({
    detail: model.$detail,
    failure: model.$failure,
    isLoading: model.$isLoading,
    wayBack: $wayBack,
    opened: model.opened,
    closed: model.closed,
    refresh: model.refreshRequested,
    retry: model.retryClicked,
    noted: titleNoted,
    shown: bookingShown,
  });
  useEffect(() => {
    on.opened(sessionId);
    return () => on.closed();
  }, [sessionId, on.opened, on.closed]);
  useEffect(() => {
    on.shown();
  }, [on.shown]);
  useRefreshing(on.refresh);

  const session = detail?.session ?? null;
  const title = session?.title ?? '';
  useEffect(() => {
    on.noted(title);
    return () => {
      on.noted('');
    };
  }, [title, on.noted]);
  const back =
    wayBack?.sessionId === sessionId
      ? wayBack.to
      : timetablePath(locationSlug, { date: session?.localDate ?? null, filters: NO_FILTERS });
  return (
    <Stack gap="6">
      <Stack gap="2" align="start">
        <ButtonLink variant="text" to={back}>
          <Icon of={ArrowLeft} />
          {text('session.back')}
        </ButtonLink>
        <Heading level={1}>{session ? title : text('session.heading')}</Heading>
      </Stack>
      <FocusHandover hasError={failure !== null} label={text('session.heading')}>
        <Stack gap="6">
          {failure && <Failed failure={failure} isBusy={isLoading} onRetry={() => on.retry()} />}
          {detail && (
            <SessionDetail
              session={detail.session}
              slug={locationSlug}
              receivedAt={detail.receivedAt}
              onOpened={on.refresh}
            />
          )}
          {!detail && !failure && <Spinner label={text('session.loading')} isLabelShown />}
        </Stack>
      </FocusHandover>
    </Stack>
  );
}

function Failed({ failure, isBusy, onRetry }: { failure: ApiFailure; isBusy: boolean; onRetry: () => void }) {
  if (failure.kind === 'http' && failure.status === NOT_FOUND)
    return (
      <Alert status="warning" title={text('session.notFound')}>
        {failureText(failure)}
      </Alert>
    );
  return (
    <Alert status="danger" title={text('session.failed')}>
      <Stack gap="2" align="start">
        <Text>{failureText(failure)}</Text>
        <Button variant="text" isBusy={isBusy} onClick={onRetry}>
          {uiText('form.tryAgain')}
        </Button>
      </Stack>
    </Alert>
  );
}
