import { useUnit } from 'effector-react';
import { useEffect, useRef } from 'react';
import { $session, signedOut } from '@/entities/customer';
import { $config } from '@/shared/config';
import { $mode, $subSite } from '@/shared/mode';
import { Stack } from '@/shared/ui/stack';
import { styled } from '@/shared/ui/styled';
import { text } from '../texts';
import { listAccountLinks } from './account-links';
import { NavItem } from './nav-item';
import type { AccountLinksProps } from './side-drawer';

/** Where the account navigation is beside the page, not on an upright kiosk; the same as in the frame of the site. */
const BESIDE_QUERY = '@media (min-width: 64rem) and (min-aspect-ratio: 4/5)';
const ABOVE_QUERY = '@media not all and (min-width: 64rem) and (min-aspect-ratio: 4/5)';

const entryStyle = {
  display: 'flex',
  alignItems: 'center',
  flexShrink: '0',
  minHeight: 'target',
  paddingX: '3',
  color: 'fg',
  fontFamily: 'body',
  fontSize: 'md',
  fontWeight: 'medium',
  textAlign: 'start',
  whiteSpace: 'nowrap',
} as const;

const Links = styled('nav', {
  base: {
    position: 'relative',
    display: 'flex',
    minWidth: '0',
    '& a': entryStyle,
    '& a:focus-visible': { outlineOffset: '-3px' },
    '& a[aria-current]': { fontWeight: 'bold', color: 'primary.text' },
    [ABOVE_QUERY]: {
      gap: '1',
      paddingX: { base: '1', md: '3' },
      overflowX: 'auto',
      scrollbarWidth: 'none',
      borderBottom: '1px solid',
      borderColor: 'line',
      // A shadow at an edge hints at more links; it is covered where there are none.
      background: `linear-gradient(to right, {colors.surface} 40%, transparent) left / 3rem 100% no-repeat local,
        linear-gradient(to left, {colors.surface} 40%, transparent) right / 3rem 100% no-repeat local,
        linear-gradient(to right, rgb(0 0 0 / 0.25), transparent) left / 0.75rem 100% no-repeat scroll,
        linear-gradient(to left, rgb(0 0 0 / 0.25), transparent) right / 0.75rem 100% no-repeat scroll,
        {colors.surface}`,
      '& a[aria-current]': { boxShadow: 'inset 0 -3px 0 {colors.primary.text}' },
    },
    [BESIDE_QUERY]: {
      flexDirection: 'column',
      alignSelf: 'start',
      gap: '1',
      paddingTop: '8',
      '& a:hover': { background: 'primary.tint' },
      '& a[aria-current]': { background: 'primary.tint', boxShadow: 'inset 4px 0 0 {colors.primary.text}' },
    },
    '@media (forced-colors: active)': { '& a[aria-current]': { textDecoration: 'underline' } },
    '@media print': { display: 'none' },
  },
});

const LogOut = styled('button', {
  base: {
    ...entryStyle,
    marginTop: '3',
    border: '0',
    borderRadius: 'md',
    background: 'transparent',
    cursor: 'pointer',
    _hover: { background: 'primary.tint' },
    // On narrow screens the links are in the menu.
    [ABOVE_QUERY]: { display: 'none' },
  },
});

/**
 * The navigation of the account area: beside the page, or a scrolling row above it if there is no room.
 */
export function AccountNav() {
  const { session, mode, logOut, ...stores } = useUnit({
    config: $config,
    subSite: $subSite,
    session: $session,
    mode: $mode,
    logOut: signedOut,
  });
  const row = useRef<HTMLElement>(null);
  // Scrolls the link of the current page into view after each navigation.
  useEffect(() => {
    const currentLink = row.current?.querySelector('a[aria-current]');
    if (!row.current || !(currentLink instanceof HTMLElement)) return;
    row.current.scrollLeft = currentLink.offsetLeft - (row.current.clientWidth - currentLink.offsetWidth) / 2;
  });
  const links = listAccountLinks({ ...stores, ...session, ...mode }, 'row');
  if (links.length === 0) return null;
  return (
    <Links ref={row} aria-label={text('account.nav')}>
      {links.map((link) => (
        <NavItem key={link.label} link={link} />
      ))}
      {/* On a kiosk the button is in the header. */}
      {!mode.isKiosk && (
        <LogOut type="button" onClick={() => logOut()}>
          {text('nav.logOut')}
        </LogOut>
      )}
    </Links>
  );
}

/** The account links in the side drawer. */
export function AccountDrawerLinks({ state, onFollowed }: AccountLinksProps) {
  const links = listAccountLinks(state, 'top');
  if (links.length === 0) return null;
  return (
    <Stack
      as="nav"
      gap="1"
      paddingTop="4"
      borderTop="1px solid"
      borderColor="line"
      aria-label={text('account.nav')}
    >
      {links.map((link) => (
        <NavItem key={link.label} link={link} isWide onFollowed={onFollowed} />
      ))}
    </Stack>
  );
}
