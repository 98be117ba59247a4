import { useUnit } from 'effector-react';
import { Suspense } from 'react';
import { useRoutes } from 'react-router';
import { JoiningOffPage, NotFoundPage } from '@/pages/system/messages';
import { $config } from '@/shared/config';
import type { Elements } from '@/shared/ui/elements';
import { Spinner } from '@/shared/ui/spinner';
import type { SiteRoute } from '../sites/route';
import { $siteRoutes } from '../sites/tables';
import { text as pageText } from '../sites/texts';
import { CustomersOnly, OwnDocument, VisitorsOnly } from './guards';
import { PageFrame } from './page-frame';
import { AbovePage, PageOutlet } from './page-outlet';

const notFoundElement = (
  <PageFrame key="not-found" title={pageText('system.notFound.crumb')}>
    <NotFoundPage />
  </PageFrame>
);

const joiningOffElement = (
  <PageFrame key="joining-off" title={pageText('page.joining')}>
    <JoiningOffPage />
  </PageFrame>
);

/** The routes of the site. `openedAt` is the path that the document was loaded at. */
export function SiteRoutes({ openedAt }: { openedAt: string }) {
  const { siteRoutes, config } = useUnit({ siteRoutes: $siteRoutes, config: $config });
  const isRouteOn = ({ flag }: SiteRoute) => !flag || config.flags[flag];
  const routes = siteRoutes.filter((route) => isRouteOn(route) || route.hasOffPage);
  return useRoutes([
    ...routes.flatMap((route) => {
      const element = isRouteOn(route) ? guardRoute(route, openedAt) : joiningOffElement;
      return route.paths.map((path) => ({ path, element }));
    }),
    { path: '*', element: notFoundElement },
  ]);
}

/** The page behind its guards; the same element for each of its paths, so that it is not remounted. */
function guardRoute(route: SiteRoute, openedAt: string): Elements {
  const page = frameRoute(route);
  if (route.guard === 'visitors') return <VisitorsOnly>{page}</VisitorsOnly>;
  const forCustomers = route.guard === 'customers' ? <CustomersOnly>{page}</CustomersOnly> : page;
  if (route.document !== 'checkout') return forCustomers;
  return <OwnDocument openedAt={openedAt}>{forCustomers}</OwnDocument>;
}

function frameRoute({ title, above, load, paths: [path] }: SiteRoute): Elements {
  const page = (
    <>
      {above && <AbovePage load={above} />}
      <PageOutlet load={load} />
    </>
  );
  if (title === null) return <Suspense fallback={<Spinner />}>{page}</Suspense>;
  return (
    <PageFrame key={path} title={title}>
      {page}
    </PageFrame>
  );
}
