import { useUnit } from 'effector-react';
import { type ComponentType, useEffect } from 'react';
import { useLocation } from 'react-router';
import { $operatorName } from '@/entities/client';
import { ErrorPage, MaintenancePage, NotFoundPage } from '@/pages/system';
import { type MessageKey, text } from '@/shared/messages';
import { Spinner } from '@/shared/ui/spinner';
import { SiteRoutes } from '../routes/site-routes';
import { Layout } from '../sites/layout';
import { $startUp, type StartUp } from '../start-up/model';
import { BareLayout } from './bare-layout';
import { ErrorBoundary } from './error-boundary';

const SCREENS: Record<Exclude<StartUp, 'ready'>, ComponentType> = {
  loading: Spinner,
  maintenance: MaintenancePage,
  broken: ErrorPage,
  'unknown-client': NotFoundPage,
};

/** What stands in the browser's tab while there is no page that has a title of its own. */
const TITLES: Partial<Record<StartUp, MessageKey>> = {
  maintenance: 'system.maintenance.title',
  broken: 'system.error.title',
  'unknown-client': 'system.notFound.crumb',
};

/** The whole product: a system screen while there is nothing else to show, the site when there is. */
export function AppView({ openedAt }: { openedAt: string }) {
  const [startUp, operatorName] = useUnit([$startUp, $operatorName]);
  const { pathname } = useLocation();
  const title = TITLES[startUp];
  useEffect(() => {
    if (!title) return;
    const page = text(title);
    document.title = operatorName === '' ? page : text('system.title', { page, site: operatorName });
  }, [title, operatorName]);
  if (startUp !== 'ready') {
    const Screen = SCREENS[startUp];
    return (
      <BareLayout>
        <Screen />
      </BareLayout>
    );
  }
  return (
    <Layout>
      <ErrorBoundary place={pathname}>
        <SiteRoutes openedAt={openedAt} />
      </ErrorBoundary>
    </Layout>
  );
}
