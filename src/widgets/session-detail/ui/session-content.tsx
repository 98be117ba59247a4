import { useUnit } from 'effector-react';
import { useEffect } from 'react';
import { useRefreshing } from '@/features/browse-timetable';
import { useTitleNote } from '@/shared/routes';
import type { Elements } from '@/shared/ui/elements';
import { FailureAlert } from '@/shared/ui/failure-alert';
import { FocusHandover } from '@/shared/ui/focus-handover';
import { SkeletonDetail } from '@/shared/ui/skeleton';
import { Stack } from '@/shared/ui/stack';
import { bookingShown } from '@/widgets/book-place';
import * as model from '../model/session';
import { text } from '../texts';
import { SessionDetail } from './session-detail';

interface SessionContentProps {
  readonly sessionId: string;
  /** Of the centre. */
  readonly slug: string;
  /** Beside the timetable, in one column. */
  readonly isPanel?: boolean;
  /** Its title, on a page. */
  readonly children?: Elements;
}

/** Everything about one session below its title, which the document's title has too. */
export function SessionContent({ sessionId, slug, isPanel = false, children }: SessionContentProps) {
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
        {children}
        {failure && (
          <FailureAlert
            title={text('session.failed')}
            notFound={text('session.notFound')}
            failure={failure}
            isBusy={isLoading}
            onRetry={() => on.retry()}
          />
        )}
        {detail && (
          <SessionDetail
            session={detail.session}
            slug={slug}
            receivedAt={detail.receivedAt}
            isPanel={isPanel}
            onOpened={on.refresh}
          />
        )}
        {!detail && !failure && <SkeletonDetail label={text('session.loading')} isWide={!isPanel} />}
      </Stack>
    </FocusHandover>
  );
}
