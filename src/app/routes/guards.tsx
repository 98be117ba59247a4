import { useUnit } from 'effector-react';
import { useEffect } from 'react';
import { matchPath, Navigate, useLocation } from 'react-router';
import { $session } from '@/entities/customer';
import { $mode } from '@/shared/mode';
import {
  $isNavigationLocked,
  buildLoginPath,
  leaveFx,
  needsOtherDocument,
  patterns,
  toSafeRedirect,
  useSearchParams,
} from '@/shared/routes';
import type { Elements } from '@/shared/ui/elements';
import { Spinner } from '@/shared/ui/spinner';
import { $siteRoutes } from '../sites/tables';

/** Redirects an anonymous user to /login?redirect={path}{query}. Requirement S1.6. */
export function CustomersOnly({ children }: { children: Elements }) {
  const { session, isLocked } = useUnit({ session: $session, isLocked: $isNavigationLocked });
  const location = useLocation();
  return session.isLoggedIn || isLocked ? children : <Navigate to={buildLoginPath(location)} replace />;
}

/**
 * Redirects a logged-in user to the redirect target (Requirement S1.7), or home if the site has no such
 * page.
 */
export function VisitorsOnly({ children }: { children: Elements }) {
  const { session, mode, routes } = useUnit({
    session: $session,
    mode: $mode,
    routes: $siteRoutes,
  });
  const [query] = useSearchParams();
  if (!session.isLoggedIn) return children;
  const redirect = toSafeRedirect(query.get('redirect'), globalThis.location.origin);
  const [pathname = ''] = redirect.split(/[?#]/);
  const isPageOfSite = routes.some(({ paths }) => paths.some((pattern) => matchPath(pattern, pathname)));
  const target = isPageOfSite ? redirect : patterns.home;
  const leavesDocument = needsOtherDocument(target, '/login', false, mode.isEmbedded);
  return leavesDocument ? <LeaveDocument to={target} /> : <Navigate to={target} replace />;
}

/**
 * The checkout needs a document of its own, whose policy admits the card provider; a client-side navigation to it
 * becomes a page load.
 */
export function OwnDocument({ openedAt, children }: { openedAt: string; children: Elements }) {
  const { isEmbedded } = useUnit($mode);
  const { pathname, search } = useLocation();
  // The server compares the address as it was sent, the router without its escapes: `/%63heckout`.
  const path = decodeURI(pathname);
  return needsOtherDocument(path, openedAt, false, isEmbedded) ? (
    <LeaveDocument to={`${encodeURI(path)}${search}`} />
  ) : (
    children
  );
}

function LeaveDocument({ to }: { to: string }) {
  const leave = useUnit(leaveFx);
  useEffect(() => {
    leave({ to, replace: true });
  }, [leave, to]);
  return <Spinner />;
}
