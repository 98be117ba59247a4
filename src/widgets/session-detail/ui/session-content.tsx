import { useUnit } from 'effector-react';
import { useEffect } from 'react';
import { useRefreshing } from '@/features/browse-timetable';
import { type ApiFailure, failureText } from '@/shared/api';
import { useTitleNote } from '@/shared/routes';
import { Alert } from '@/shared/ui/alert';
import { Button } from '@/shared/ui/button';
import { FocusHandover } from '@/shared/ui/focus-handover';
import { Spinner } from '@/shared/ui/spinner';
import { Stack } from '@/shared/ui/stack';
import { Text } from '@/shared/ui/text';
import { text as uiText } from '@/shared/ui/texts';
import { bookingShown } from '@/widgets/book-place';
import * as model from '../model/session';
import { text } from '../texts';
import { SessionDetail } from './session-detail';

const NOT_FOUND = 404;

interface SessionContentProps {
  readonly sessionId: string;
  /** Of the centre. */
  readonly slug: string;
  /** Beside the timetable, in one column. */
  readonly isPanel?: boolean;
}

/** Everything about one session below its title, which the document's title gets too. */
export function SessionContent({ sessionId, slug, isPanel = false }: SessionContentProps) {
  const { detail, failure, isLoading, ...on } = useUnit({
    detail: model.$detail,
    failure: model.$failure,
    isLoading: model.$isLoading,
    opened: model.opened,
    closed: model.closed,
    refresh: model.refreshRequested,
    retry: model.retryClicked,
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

  const title = detail?.session.title ?? '';
  useTitleNote(title);
  return (
    <FocusHandover hasError={failure !== null} label={text('session.heading')}>
      <Stack gap="6">
        {failure && <Failed failure={failure} isBusy={isLoading} onRetry={() => on.retry()} />}
        {detail && (
          <SessionDetail
            session={detail.session}
            slug={slug}
            receivedAt={detail.receivedAt}
            isPanel={isPanel}
            onOpened={on.refresh}
          />
        )}
        {!detail && !failure && <Spinner label={text('session.loading')} isLabelShown />}
      </Stack>
    </FocusHandover>
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
