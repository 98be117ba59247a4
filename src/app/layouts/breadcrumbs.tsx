import { chakra } from '@chakra-ui/react/styled-system';
import { matchPath, useLocation } from 'react-router';
import { type MessageKey, text } from '@/shared/messages';
import { paths, patterns } from '@/shared/routes';
import { Link } from '@/shared/ui/link';

const List = chakra('ol', {
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
const Slash = chakra('span', { base: { marginInlineEnd: '2', color: 'fg.muted' } });

/** Breadcrumbs: / Buy membership, /checkout Checkout, /order-confirmed/… Confirmation. Spec, joining §2. */
const LAST_CRUMBS: readonly [string, MessageKey | null][] = [
  [patterns.home, null],
  [patterns.centre, null],
  [patterns.membership, null],
  [patterns.checkout, 'page.checkout'],
  [patterns.orderConfirmed, 'page.confirmation'],
  [patterns.login, 'page.login'],
  [patterns.themePreview, 'page.themePreview'],
  [patterns.register, 'nav.createAccount'],
];

/** Where the page stands. */
export function Breadcrumbs() {
  const { pathname } = useLocation();
  // A home of its own, also where it is opened without the query that makes this browser a kiosk.
  if (matchPath(patterns.kiosk, pathname)) return null;
  const found = LAST_CRUMBS.find(([pattern]) => matchPath(pattern, pathname));
  const last = found ? found[1] : 'system.notFound.crumb';
  return (
    <nav aria-label={text('nav.breadcrumb')}>
      <List>
        <li>
          {last === null ? (
            <span aria-current="page">{text('page.joining')}</span>
          ) : (
            <Link to={paths.home()} isStandalone>
              {text('page.joining')}
            </Link>
          )}
        </li>
        {last !== null && (
          <li>
            <Slash aria-hidden="true">/</Slash>
            <span aria-current="page">{text(last)}</span>
          </li>
        )}
      </List>
    </nav>
  );
}
