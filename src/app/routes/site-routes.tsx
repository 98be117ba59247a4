import { Route, Routes } from 'react-router';
import { NotFoundPage } from '@/pages/system';
import { patterns } from '@/shared/routes';
import { accountRoutes } from './account-routes';
import { framed } from './framed';
import { CustomersOnly, OwnDocument } from './guards';
import { PageOutlet } from './page-outlet';
import { pages } from './pages';
import type { SubSite } from './sub-site';

const notFound = framed('system.notFound.crumb', <NotFoundPage />);

type SiteRoutesProps = {
  subSite: SubSite;
  /** The path that this document was loaded at. */
  openedAt: string;
};

/** The route table of online joining; the other sub-sites have no pages of their own yet. Spec, joining §2. */
export function SiteRoutes({ subSite, openedAt }: SiteRoutesProps) {
  if (subSite !== 'online-joining')
    return (
      <Routes>
        {accountRoutes}
        <Route path="*" element={notFound} />
      </Routes>
    );
  const joining = framed('page.joining', <PageOutlet page={pages.joining} />);
  return (
    <Routes>
      {[patterns.home, patterns.centre, patterns.membership].map((pattern) => (
        // One element for the three: going from one to another keeps the page, and what was typed in it.
        <Route key={pattern} path={pattern} element={joining} />
      ))}
      <Route path={patterns.kiosk} element={framed('page.kiosk', <PageOutlet page={pages.kioskHome} />)} />
      <Route
        path={patterns.checkout}
        element={
          <OwnDocument openedAt={openedAt}>
            <CustomersOnly>{framed('page.checkout', <PageOutlet page={pages.checkout} />)}</CustomersOnly>
          </OwnDocument>
        }
      />
      <Route
        path={patterns.orderConfirmed}
        element={
          <CustomersOnly>
            {framed('page.confirmation', <PageOutlet page={pages.orderConfirmed} />)}
          </CustomersOnly>
        }
      />
      {accountRoutes}
      <Route path="*" element={notFound} />
    </Routes>
  );
}
