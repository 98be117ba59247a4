import { chakra } from '@chakra-ui/react/styled-system';
import { useUnit } from 'effector-react';
import { type ComponentType, useState } from 'react';
import { $client } from '@/entities/client';
import { $session, signedOut } from '@/entities/customer';
import { $config } from '@/shared/config';
import { text } from '@/shared/messages';
import { $mode, $selectedVenueSlug } from '@/shared/mode';
import { $location, loginPathFor, paths, patterns, registerPathFor } from '@/shared/routes';
import { RouterAnchor } from '@/shared/ui/link';
import { NavItem } from './nav-item';
import { type NavButtonProps, navLinks } from './nav-links';
import { SideDrawer } from './side-drawer';

const Band = chakra('header', {
  base: { background: 'header', color: 'header.on', '--focus-color': 'currentColor' },
});

const Bar = chakra('div', {
  base: {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: { base: '2', lg: '4' },
    maxWidth: 'page',
    // A larger text size takes a second line, rather than the page's width.
    minHeight: { base: '4rem', lg: '4.5rem' },
    marginX: 'auto',
    paddingX: { base: '4', md: '6' },
  },
});

const Brand = chakra(RouterAnchor, {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    minHeight: 'target',
    color: 'header.accent',
    fontFamily: 'heading',
    fontSize: '1.75rem',
    fontWeight: 'heavy',
    lineHeight: '1',
    textDecoration: 'none',
    borderRadius: 'sm',
  },
});

const Logo = chakra('img', {
  base: {
    display: 'block',
    height: '2.5rem',
    width: 'auto',
    maxWidth: 'min(13rem, 46vw)',
    objectFit: 'contain',
  },
});

const WideNav = chakra('nav', {
  base: {
    display: { base: 'none', lg: 'flex' },
    flexWrap: 'wrap',
    justifyContent: 'flex-end',
    alignItems: 'center',
    gap: '1',
  },
});

const Plain = chakra('button', {
  base: {
    alignItems: 'center',
    gap: '2',
    minHeight: 'target',
    paddingX: '3',
    borderWidth: '0',
    borderRadius: 'md',
    background: 'transparent',
    color: 'inherit',
    fontWeight: 'medium',
    cursor: 'pointer',
    display: 'inline-flex',
    _hover: { textDecoration: 'underline', textUnderlineOffset: '0.35em', textDecorationThickness: '2px' },
  },
  variants: { isNarrowOnly: { true: { display: { base: 'inline-flex', lg: 'none' } } } },
});

const Bars = chakra('span', {
  base: {
    width: '1.25rem',
    height: '0.875rem',
    background: 'linear-gradient(currentColor, currentColor) 0 50% / 100% 2px no-repeat',
    borderBlock: '2px solid currentColor',
  },
});

type SiteHeaderProps = {
  logo: string | null;
  basketCount: number;
  /** Where one logs in where one is, but for the log-in page itself. */
  LogInButton?: ComponentType<NavButtonProps> | undefined;
};

/** The site's header: logo and navigation, in a side drawer on narrow screens. Spec, platform §2. */
export function SiteHeader({ logo, basketCount, LogInButton }: SiteHeaderProps) {
  const [isMenuOpen, setIsMenuOpen] = useState(false);
  const { config, session, mode, selectedVenueSlug, location, client, logOut } = useUnit({
    config: $config,
    session: $session,
    mode: $mode,
    selectedVenueSlug: $selectedVenueSlug,
    location: $location,
    client: $client,
    logOut: signedOut,
  });
  const { isLoggedIn } = session;
  const { isKiosk, centre } = mode;
  const links = navLinks({
    config,
    isLoggedIn,
    isKiosk,
    centre,
    selectedVenueSlug,
    basketCount,
    loginPath: loginPathFor(location),
    LogInButton: location.pathname === patterns.login ? undefined : LogInButton,
  });
  const name = client?.name ?? text('nav.home');
  return (
    <Band>
      <Bar>
        <Brand to={isKiosk ? paths.kiosk(centre) : paths.home()}>
          {logo ? <Logo src={logo} alt={name} /> : name}
        </Brand>
        <WideNav aria-label={text('nav.main')}>
          {links.map((link) => (
            <NavItem key={link.label} link={link} />
          ))}
          {isLoggedIn && (
            <Plain type="button" onClick={() => logOut()}>
              {text('nav.logOut')}
            </Plain>
          )}
        </WideNav>
        <Plain type="button" isNarrowOnly aria-haspopup="dialog" onClick={() => setIsMenuOpen(true)}>
          <Bars aria-hidden="true" />
          {text('nav.menu')}
        </Plain>
      </Bar>
      <SideDrawer
        isOpen={isMenuOpen}
        onClose={() => setIsMenuOpen(false)}
        links={links}
        registerPath={registerPathFor(location)}
        isLoggedIn={isLoggedIn}
        onLogOut={logOut}
      />
    </Band>
  );
}
