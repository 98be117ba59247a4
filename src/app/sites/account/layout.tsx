import { useUnit } from 'effector-react';
import { matchPath, useLocation } from 'react-router';
import { $session } from '@/entities/customer';
import type { Elements } from '@/shared/ui/elements';
import { accountNav } from '@/widgets/site-header';
import { Header } from '../../layouts/header';
import { SiteFrame } from '../../layouts/site-frame';
import { $siteRoutes } from '../tables';
import { text } from '../texts';

/**
 * The account site, with its navigation beside its pages. The member card and the pages that every site has are shown
 * without it.
 */
export function AccountLayout({ children }: { children: Elements }) {
  const { routes, session } = useUnit({ routes: $siteRoutes, session: $session });
  const { pathname } = useLocation();
  const route = routes.find(({ paths }) => paths.some((path) => matchPath(path, pathname)));
  const nav = accountNav.current();
  const hasNav = nav !== null && session.isLoggedIn && (!route || route.above !== undefined);
  return (
    <SiteFrame
      name={text('page.account')}
      hasSideNav={hasNav}
      header={
        <>
          <Header AccountLinks={nav?.AccountDrawerLinks ?? null} hasLogOut={!hasNav} />
          {hasNav && <nav.AccountNav />}
        </>
      }
    >
      {children}
    </SiteFrame>
  );
}
