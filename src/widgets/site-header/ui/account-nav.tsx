import { chakra } from '@chakra-ui/react/styled-system';
import { Stack } from '@/shared/ui/stack';
import { text } from '../texts';
import { accountLinks } from './account-links';
import { NavItem, navStyle } from './nav-item';
import type { AccountLinksProps } from './side-drawer';

const Row = chakra('div', {
  base: {
    display: { base: 'none', lg: 'block' },
    borderTopWidth: '1px',
    borderTopStyle: 'solid',
    borderColor: 'color-mix(in srgb, currentColor 25%, transparent)',
  },
});
const Links = chakra('nav', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    gap: '1',
    maxWidth: 'page',
    marginX: 'auto',
    // Aligns the first label with the logo.
    paddingX: { base: '1', md: '3' },
  },
});

const LogOut = chakra('button', {
  base: { ...navStyle.base, borderWidth: '0', background: 'transparent', cursor: 'pointer' },
});

/** The navigation of the account area: a row under the header, or part of the side drawer. Spec, platform §2. */
export function AccountNav({ state, isWide = false, onFollowed, onLogOut }: AccountLinksProps) {
  const links = accountLinks(state, isWide ? 'top' : 'row');
  if (links.length === 0) return null;
  const items = links.map((link) => (
    <NavItem key={link.label} link={link} isWide={isWide} {...(onFollowed ? { onFollowed } : {})} />
  ));
  const label = text('account.nav');
  if (isWide) {
    return (
      <Stack as="nav" gap="1" aria-label={label}>
        {items}
      </Stack>
    );
  }
  return (
    <Row>
      <Links aria-label={label}>
        {items}
        {onLogOut && (
          <LogOut type="button" onClick={() => onLogOut()}>
            {text('nav.logOut')}
          </LogOut>
        )}
      </Links>
    </Row>
  );
}
