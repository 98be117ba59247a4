import { chakra } from '@chakra-ui/react/styled-system';
import { useUnit } from 'effector-react';
import type { MouseEvent } from 'react';
import { $client } from '@/entities/client';
import { $session } from '@/entities/customer';
import { visitEnded } from '@/shared/mode';
import { $isNavigationLocked, $location, buildLoginPath, patterns } from '@/shared/routes';
import { Button } from '@/shared/ui/button';
import { ButtonLink } from '@/shared/ui/link';
import { VenueLogo } from '@/shared/ui/venue-logo';
import { navText } from '@/widgets/site-header';
import { $kioskHome } from './clear-visit';
import { homeClicked } from './model';

const Band = chakra('header', {
  base: {
    background: 'header',
    color: 'header.on',
    '--focus-color': 'currentColor',
    boxShadow: 'inset 0 -3px 0 var(--venue-accent)',
  },
});
const Bar = chakra('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: '4',
    width: 'full',
    maxWidth: 'page',
    minHeight: { base: '4rem', lg: '4.5rem' },
    marginX: 'auto',
    paddingX: { base: '4', md: '6' },
    paddingY: '2',
  },
});
const Brand = chakra('span', {
  base: {
    fontFamily: 'heading',
    fontSize: '1.75rem',
    fontWeight: 'heavy',
    lineHeight: '1',
  },
});
const Nav = chakra('nav', { base: { display: 'flex', flexWrap: 'wrap', gap: '2' } });

/**
 * The header of the kiosk: Home or Back to Kiosk Home, and Log in or Log out. Both end the visit; both are disabled
 * during a payment. Requirement F4.3.
 */
export function KioskHeader() {
  const { client, session, location, isLocked, homeAddress, goHome, logOut } = useUnit({
    client: $client,
    session: $session,
    location: $location,
    isLocked: $isNavigationLocked,
    homeAddress: $kioskHome,
    goHome: homeClicked,
    logOut: visitEnded,
  });
  const operatorName = client?.name ?? navText('nav.home');
  const path = location.pathname.replace(/\/+$/, '');
  const isHome = path === patterns.kiosk;
  const goHomeOnClick = (event: MouseEvent) => {
    // The joining page may have prevented the click in order to ask for confirmation first.
    if (event.defaultPrevented) return;
    event.preventDefault();
    goHome();
  };
  return (
    <Band>
      <Bar>
        <Brand>
          <VenueLogo name={operatorName} />
        </Brand>
        <Nav aria-label={navText('nav.main')}>
          {isLocked ? (
            <Button variant="secondary" disabled>
              {navText('nav.kioskHome')}
            </Button>
          ) : (
            <ButtonLink
              variant="secondary"
              href={homeAddress}
              aria-current={isHome ? 'page' : undefined}
              onClick={goHomeOnClick}
            >
              {navText(isHome ? 'nav.home' : 'nav.kioskHome')}
            </ButtonLink>
          )}
          {session.isLoggedIn && (
            <Button variant="secondary" disabled={isLocked} onClick={() => logOut()}>
              {navText('nav.logOut')}
            </Button>
          )}
          {!session.isLoggedIn && path !== patterns.login && (
            <ButtonLink variant="secondary" to={buildLoginPath(location)}>
              {navText('nav.logIn')}
            </ButtonLink>
          )}
        </Nav>
      </Bar>
    </Band>
  );
}
