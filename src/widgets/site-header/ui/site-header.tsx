import { chakra } from '@chakra-ui/react/styled-system';
import { useUnit } from 'effector-react';
import { type ComponentType, Suspense, useState } from 'react';
import { $client } from '@/entities/client';
import { $session, signedOut } from '@/entities/customer';
import { $config } from '@/shared/config';
import { $mode, $selectedVenueSlug, $subSite, visitEnded } from '@/shared/mode';
import { $location, buildLoginPath, buildRegisterPath, patterns } from '@/shared/routes';
import { createLazyComponent } from '@/shared/ui/lazy-component';
import { RouterAnchor } from '@/shared/ui/link';
import { styled } from '@/shared/ui/styled';
import { VenueLogo } from '@/shared/ui/venue-logo';
import { text } from '../texts';
import { NavItem } from './nav-item';
import { buildRegisterLink, findHomeLink, listNavLinks, type NavButtonProps } from './nav-links';
import type { AccountLinksProps } from './side-drawer';

const SideDrawer = createLazyComponent(() => import('./side-drawer').then((code) => code.SideDrawer));

const Band = styled('header', {
  base: {
    background: 'header',
    color: 'header.on',
    '--focus-color': 'currentColor',
    boxShadow: 'inset 0 -3px 0 var(--venue-accent)',
  },
});

const Bar = styled('div', {
  base: {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: { base: '2', lg: '4' },
    maxWidth: 'page',
    // A minimum height, so that larger text wraps instead of widening the page.
    minHeight: { base: '4rem', lg: '4.5rem' },
    marginX: 'auto',
    paddingX: { base: '4', md: '6' },
  },
});

const BRAND_MIN_WIDTH = 'min(4rem, 25%)';

const brandStyle = {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    // The logo shrinks, but not below this width.
    minWidth: BRAND_MIN_WIDTH,
    marginInlineEnd: 'auto',
    overflowWrap: 'anywhere',
    minHeight: 'target',
    color: 'inherit',
    fontFamily: 'heading',
    fontSize: '1.75rem',
    fontWeight: 'heavy',
    lineHeight: '1',
    textDecoration: 'none',
    borderRadius: 'sm',
  },
} as const;
const RouterBrand = chakra(RouterAnchor, brandStyle);
/** The logo of another site; not a link on a kiosk, where only Back to Kiosk Home ends the visit. */
const Brand = styled('a', brandStyle);

/** At a kiosk every way is a button, as in its header of online joining. */
const KIOSK_BUTTONS = {
  display: 'flex',
  gap: '2',
  '& > :is(a, button)': {
    background: 'secondary.quiet',
    color: 'secondary.quietText',
    border: '1.5px solid',
    borderColor: 'secondary.quietBorder',
    fontWeight: 'bold',
    '&[aria-current]': { borderRadius: 'md' },
  },
} as const;

const WideNav = styled('nav', {
  base: {
    flexWrap: 'wrap',
    justifyContent: 'flex-end',
    alignItems: 'center',
    gap: '1',
  },
  variants: {
    from: {
      lg: { display: { base: 'none', lg: 'flex' } },
      xl: { display: { base: 'none', xl: 'flex' } },
      kiosk: { ...KIOSK_BUTTONS, flexWrap: { base: 'wrap', md: 'nowrap' }, flexShrink: { md: '0' } },
    },
  },
});

/** The links that a kiosk shows beside Menu: the basket and those that end the visit. */
const VISIBLE_KIOSK_LINKS: readonly string[] = [text('nav.basket'), text('nav.logIn'), text('nav.kioskHome')];

/** The number of links that fit into one row from the breakpoint `lg` on; more need `xl`. */
const MAX_LINKS_IN_SMALL_ROW = 5;

const NavButton = styled('button', {
  base: {
    flexShrink: '0',
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
});

/** The folded navigation: the Menu button, beside the basket if it has items. */
const FoldedNav = styled('div', {
  base: {
    flexWrap: 'wrap',
    flexShrink: '0',
    // With large text Basket and Menu wrap within the window.
    maxWidth: `calc(100% - ${BRAND_MIN_WIDTH} - {spacing.2})`,
    justifyContent: 'flex-end',
    alignItems: 'center',
  },
  variants: {
    until: {
      lg: { display: { base: 'flex', lg: 'none' } },
      xl: { display: { base: 'flex', xl: 'none' } },
      kiosk: KIOSK_BUTTONS,
    },
  },
});

const MenuIcon = styled('span', {
  base: {
    width: '1.25rem',
    height: '0.875rem',
    background: 'linear-gradient(currentColor, currentColor) 0 50% / 100% 2px no-repeat',
    borderBlock: '2px solid currentColor',
  },
});

export type SiteHeaderProps = {
  basketCount: number;
  /** The links of the account area, shown in the drawer on narrow screens. */
  AccountLinks?: ComponentType<AccountLinksProps> | null;
  /** False if the account navigation contains Log out. */
  hasLogOut?: boolean;
  /** A button that logs in without leaving the page; not used on the log-in page. */
  LogInButton?: ComponentType<NavButtonProps> | undefined;
};

/** The site's header: the logo and the navigation, in a side drawer on narrow screens. Requirement S1.11. */
export function SiteHeader({
  basketCount,
  AccountLinks = null,
  hasLogOut = true,
  LogInButton,
}: SiteHeaderProps) {
  const [menuPath, setMenuPath] = useState<string | null>(null);
  const { session, mode, location, client, logOut, endVisit, ...stores } = useUnit({
    config: $config,
    subSite: $subSite,
    selectedVenueSlug: $selectedVenueSlug,
    session: $session,
    mode: $mode,
    location: $location,
    client: $client,
    logOut: signedOut,
    endVisit: visitEnded,
  });
  // A menu whose code loads late does not open over the next page.
  if (menuPath && menuPath !== location.pathname) setMenuPath(null);
  const { isLoggedIn } = session;
  const { isKiosk, centre } = mode;
  const state = {
    ...stores,
    isLoggedIn,
    isKiosk,
    centre,
    basketCount,
    loginPath: buildLoginPath(location),
    registerPath: buildRegisterPath(location),
    LogInButton: location.pathname === patterns.login ? undefined : LogInButton,
  };
  const links = listNavLinks(state);
  const visibleLinks = isKiosk ? links.filter(({ label }) => VISIBLE_KIOSK_LINKS.includes(label)) : links;
  const isLong = links.length + (isLoggedIn ? 1 : 0) > MAX_LINKS_IN_SMALL_ROW;
  const wideBreakpoint = isLong ? 'xl' : 'lg';
  const width = isKiosk ? 'kiosk' : wideBreakpoint;
  const register = buildRegisterLink(state);
  const home = findHomeLink(state);
  const name = client?.name ?? text('nav.home');
  const brand = <VenueLogo name={name} />;
  // On a kiosk logging out also clears the visit.
  const onLogOut = isKiosk ? endVisit : logOut;
  return (
    <Band>
      <Bar>
        {home?.to ? <RouterBrand to={home.to}>{brand}</RouterBrand> : <Brand>{brand}</Brand>}
        <WideNav aria-label={text('nav.main')} from={width}>
          {visibleLinks.map((link) => (
            <NavItem key={link.label} link={link} />
          ))}
          {isLoggedIn && (hasLogOut || isKiosk) && (
            <NavButton type="button" onClick={() => onLogOut()}>
              {text('nav.logOut')}
            </NavButton>
          )}
        </WideNav>
        <FoldedNav until={width}>
          {links
            .filter(({ count }) => count && !isKiosk)
            .map((link) => (
              <NavItem key={link.label} link={link} />
            ))}
          <NavButton type="button" aria-haspopup="dialog" onClick={() => setMenuPath(location.pathname)}>
            <MenuIcon aria-hidden="true" />
            <span>{text('nav.menu')}</span>
          </NavButton>
        </FoldedNav>
      </Bar>
      {menuPath && (
        <Suspense fallback={null}>
          <SideDrawer
            onClose={() => setMenuPath(null)}
            state={state}
            links={register ? [...links, register] : links}
            onLogOut={onLogOut}
            AccountLinks={AccountLinks}
          />
        </Suspense>
      )}
    </Band>
  );
}
