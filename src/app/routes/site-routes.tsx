import { Route, Routes } from 'react-router';
import { patterns } from '@/shared/routes';
import { subSiteParts } from '../sub-sites/parts';
import { accountRoutes } from './account-routes';
import { framed, notFound } from './framed';
import { CustomersOnly, OwnDocument } from './guards';
import { PageOutlet } from './page-outlet';
import { pages } from './pages';

/** The route table of the visit's sub-site. `openedAt` is the path that this document was loaded at. */
export function SiteRoutes({ openedAt }: { openedAt: string }) {
  const parts = subSiteParts();
  return parts ? <parts.SiteRoutes /> : <JoiningRoutes openedAt={openedAt} />;
}

/** The route table of online joining. Spec, joining §2. */
function JoiningRoutes({ openedAt }: { openedAt: string }) {
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
      <Route
        path={patterns.themePreview}
        element={framed('page.themePreview', <PageOutlet page={pages.themePreview} />)}
      />
      <Route path="*" element={notFound} />
    </Routes>
  );
}
