import { useUnit } from 'effector-react';
import type { ComponentType } from 'react';
import { useLocation } from 'react-router';
import { ErrorPage, MaintenancePage, NotFoundPage } from '@/pages/system';
import { Spinner } from '@/shared/ui/spinner';
import { SiteRoutes } from '../routes/site-routes';
import type { SubSite } from '../routes/sub-site';
import { $startUp, type StartUp } from '../start-up/model';
import { BareLayout } from './bare-layout';
import { ErrorBoundary } from './error-boundary';
import { Layout } from './layout';

type AppViewProps = { subSite: SubSite; openedAt: string };

const SCREENS: Record<Exclude<StartUp, 'ready'>, ComponentType> = {
  loading: Spinner,
  maintenance: MaintenancePage,
  broken: ErrorPage,
  'unknown-client': NotFoundPage,
};

/** The whole product: a system screen while there is nothing else to show, the site when there is. */
export function AppView({ subSite, openedAt }: AppViewProps) {
  const startUp = useUnit($startUp);
  const { pathname } = useLocation();
  if (startUp !== 'ready') {
    const Screen = SCREENS[startUp];
    return (
      <BareLayout>
        <Screen />
      </BareLayout>
    );
  }
  return (
    <Layout isKnownSite={subSite === 'online-joining'}>
      <ErrorBoundary place={pathname}>
        <SiteRoutes subSite={subSite} openedAt={openedAt} />
      </ErrorBoundary>
    </Layout>
  );
}
