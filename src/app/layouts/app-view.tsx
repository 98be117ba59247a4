import { useUnit } from 'effector-react';
import { type ComponentType, useEffect } from 'react';
import { useLocation } from 'react-router';
import { $operatorName } from '@/entities/client';
import { ErrorPage, MaintenancePage, NotFoundPage, systemText } from '@/pages/system/messages';
import { Spinner } from '@/shared/ui/spinner';
import { SiteRoutes } from '../routes/site-routes';
import { text as titleText } from '../routes/texts';
import { Layout } from '../sites/layout';
import { text as pageText } from '../sites/texts';
import { $startUp, type StartUp } from '../start-up/model';
import { BareLayout } from './bare-layout';
import { ErrorBoundary } from './error-boundary';

const SCREENS: Record<Exclude<StartUp, 'ready'>, ComponentType> = {
  loading: Spinner,
  maintenance: MaintenancePage,
  broken: ErrorPage,
  'unknown-client': NotFoundPage,
};

/** Document titles while no page sets its own. */
const TITLES: Partial<Record<StartUp, string>> = {
  maintenance: systemText('system.maintenance.title'),
  broken: systemText('system.error.title'),
  'unknown-client': pageText('system.notFound.crumb'),
};

/** A system screen during or after a failed start-up, otherwise the site. */
export function AppView({ openedAt }: { openedAt: string }) {
  const [startUp, operatorName] = useUnit([$startUp, $operatorName]);
  const { pathname } = useLocation();
  const title = TITLES[startUp];
  useEffect(() => {
    if (!title) return;
    document.title =
      operatorName === '' ? title : titleText('system.title', { page: title, site: operatorName });
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
      <ErrorBoundary pathname={pathname}>
        <SiteRoutes openedAt={openedAt} />
      </ErrorBoundary>
    </Layout>
  );
}
