import type { ComponentType } from 'react';
import { patterns } from '@/shared/routes';
import { Button } from '@/shared/ui/button';
import { Modal } from '@/shared/ui/modal';
import { Stack } from '@/shared/ui/stack';
import { text } from '../texts';
import { NavItem } from './nav-item';
import type { NavLink, NavState } from './nav-links';

export type AccountLinksProps = { state: NavState; onFollowed: () => void };

type SideDrawerProps = {
  onClose: () => void;
  state: NavState;
  links: readonly NavLink[];
  onLogOut: () => void;
  AccountLinks: ComponentType<AccountLinksProps> | null;
};

/** The side drawer on narrow screens: the same links, with Log out or Create an account. Requirement S1.11. */
export function SideDrawer({ onClose, state, links, onLogOut, AccountLinks }: SideDrawerProps) {
  return (
    <Modal isOpen onClose={onClose} title={text('nav.menu')} isDrawer>
      <Stack gap="4">
        <Stack as="nav" gap="1" aria-label={text('nav.main')}>
          {links.map((link) => (
            <NavItem
              key={link.label}
              link={link}
              isWide
              // My account is not marked if the account links below mark the current page.
              isMarked={!AccountLinks || link.to !== patterns.home}
              onFollowed={onClose}
            />
          ))}
        </Stack>
        {AccountLinks && <AccountLinks state={state} onFollowed={onClose} />}
        {state.isLoggedIn && (
          <Button
            variant="secondary"
            onClick={() => {
              onClose();
              onLogOut();
            }}
          >
            {text('nav.logOut')}
          </Button>
        )}
      </Stack>
    </Modal>
  );
}
