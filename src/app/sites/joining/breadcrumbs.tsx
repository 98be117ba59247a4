import { useUnit } from 'effector-react';
import { matchPath, useLocation } from 'react-router';
import { paths } from '@/shared/routes';
import { Link } from '@/shared/ui/link';
import { styled } from '@/shared/ui/styled';
import type { SiteRoute } from '../route';
import { $siteRoutes } from '../tables';
import { text } from '../texts';

const Container = styled('nav', {
  base: {
    width: 'full',
    maxWidth: 'page',
    marginX: 'auto',
    // Compensates for the distance that the page keeps from a header without breadcrumbs.
    marginBottom: '-4',
    paddingX: { base: '4', md: '6' },
  },
});
const List = styled('ol', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    minHeight: 'target',
    margin: '0',
    padding: '0',
    listStyle: 'none',
    fontSize: 'sm',
    columnGap: '2',
  },
});
const Slash = styled('span', { base: { marginInlineEnd: '2', color: 'fg.muted' } });

/** The last breadcrumb at a path; null on the home page, undefined where there are no breadcrumbs. */
function findLastCrumb(routes: readonly SiteRoute[], pathname: string): string | null | undefined {
  const route = routes.find(({ paths: patterns }) => patterns.some((path) => matchPath(path, pathname)));
  if (!route) return text('system.notFound.crumb');
  if (route.crumb === 'none') return undefined;
  return route.crumb === 'home' ? null : route.title;
}

/**
 * The breadcrumbs: Buy membership at `/`, Checkout at `/checkout`, Confirmation at `/order-confirmed/…`. Requirement
 * S1.5.
 */
export function Breadcrumbs() {
  const { pathname } = useLocation();
  const lastCrumb = findLastCrumb(useUnit($siteRoutes), pathname);
  if (lastCrumb === undefined) return null;
  return (
    <Container aria-label={text('nav.breadcrumb')}>
      <List>
        <li>
          {lastCrumb === null ? (
            <span aria-current="page">{text('page.joining')}</span>
          ) : (
            <Link to={paths.home()} isStandalone>
              {text('page.joining')}
            </Link>
          )}
        </li>
        {lastCrumb !== null && (
          <li>
            <Slash aria-hidden="true">/</Slash>
            <span aria-current="page">{lastCrumb}</span>
          </li>
        )}
      </List>
    </Container>
  );
}
