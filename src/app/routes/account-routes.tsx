import { Route } from 'react-router';
import { patterns } from '@/shared/routes';
import { framed } from './framed';
import { VisitorsOnly } from './guards';
import { PageOutlet } from './page-outlet';
import { pages } from './pages';

/** Log in and Create an account, which every sub-site has, for visitors only. Spec, platform §2. */
export const accountRoutes = [
  <Route
    key={patterns.login}
    path={patterns.login}
    element={<VisitorsOnly>{framed('page.login', <PageOutlet page={pages.login} />)}</VisitorsOnly>}
  />,
  <Route
    key={patterns.register}
    path={patterns.register}
    element={<VisitorsOnly>{framed('nav.createAccount', <PageOutlet page={pages.register} />)}</VisitorsOnly>}
  />,
];
