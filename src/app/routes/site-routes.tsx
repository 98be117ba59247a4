import type { ReactNode } from 'react';
import { Navigate, Route, Routes } from 'react-router';
import { NotFoundPage } from '@/pages/system';
import { type MessageKey, text } from '@/shared/messages';
import { paths, patterns } from '@/shared/routes';
import { CustomersOnly, OwnDocument, VisitorsOnly } from './guards';
import { PageFrame } from './page-frame';
import { PageOutlet } from './page-outlet';
import { pages } from './pages';
import type { SubSite } from './sub-site';

function framed(title: MessageKey, page: ReactNode) {
  return (
    <PageFrame key={title} title={text(title)}>
      {page}
    </PageFrame>
  );
}

const notFound = framed('system.notFound.crumb', <NotFoundPage />);

type SiteRoutesProps = {
  subSite: SubSite;
  /** The path that this document was loaded at. */
  openedAt: string;
};

/** The route table of online joining; the other sub-sites have no pages yet. Spec, joining §2. */
export function SiteRoutes({ subSite, openedAt }: SiteRoutesProps) {
  if (subSite !== 'online-joining') return notFound;
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
      <Route
        path={patterns.login}
        element={<VisitorsOnly>{framed('page.login', <PageOutlet page={pages.login} />)}</VisitorsOnly>}
      />
      {/* An account is made in the course of joining. */}
      <Route path={paths.register()} element={<Navigate to={paths.home()} replace />} />
      <Route
        path={patterns.themePreview}
        element={framed('page.themePreview', <PageOutlet page={pages.themePreview} />)}
      />
      <Route path="*" element={notFound} />
    </Routes>
  );
}
