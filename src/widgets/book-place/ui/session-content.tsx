import { useUnit } from 'effector-react';
import { useRefreshing } from '@/features/browse-timetable';
import type { Elements } from '@/shared/ui/elements';
import { PageFrame } from '@/shared/ui/page-frame';
import { SkeletonDetail } from '@/shared/ui/skeleton';
import { page } from '../model/session';
import { text } from '../session-texts';
import { SessionDetail } from './session-detail';

interface SessionContentProps {
  readonly sessionId: string;
  /** The slug of the centre. */
  readonly slug: string;
  /** Whether it is shown beside the timetable, in one column. */
  readonly isPanel?: boolean;
  /** The title, on a page. */
  readonly children?: Elements;
}

/** Everything about a session below its title. */
export function SessionContent({ sessionId, slug, isPanel = false, children }: SessionContentProps) {
  const refresh = useUnit(page.refreshRequested);
  useRefreshing(refresh);
  return (
    <PageFrame
      page={page}
      params={sessionId}
      isWide
      heading={text('session.heading')}
      title={({ session }) => session.title}
      header={() => children}
      loading={text('session.loading')}
      skeleton={<SkeletonDetail label={text('session.loading')} isWide={!isPanel} />}
      failed={text('session.loadFailed')}
      notFound={text('session.notFound')}
    >
      {({ session, receivedAt }) => (
        <SessionDetail
          session={session}
          slug={slug}
          receivedAt={receivedAt}
          isPanel={isPanel}
          onOpened={refresh}
        />
      )}
    </PageFrame>
  );
}
