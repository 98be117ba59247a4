import type { ComponentType } from 'react';
import { Button } from '@/shared/ui/button';
import { Modal } from '@/shared/ui/modal';
import { Stack } from '@/shared/ui/stack';
import { text } from '../texts';
import { NavItem } from './nav-item';
import type { NavLink, NavState } from './nav-links';

export type AccountLinksProps = {
  state: NavState;
  isWide?: boolean;
  onFollowed?: () => void;
  /** The row ends with Log out; the drawer has its own. */
  onLogOut?: () => void;
};

type SideDrawerProps = {
  onClose: () => void;
  state: NavState;
  links: readonly NavLink[];
  onLogOut: () => void;
  AccountLinks: ComponentType<AccountLinksProps> | null;
};

/** The side drawer of narrow screens: the same links, with Log out or Create an account. Requirement S1.11. */
export function SideDrawer({ onClose, state, links, onLogOut, AccountLinks }: SideDrawerProps) {
  return (
    <Modal isOpen onClose={onClose} title={text('nav.menu')} isDrawer>
      <Stack gap="4">
        <Stack as="nav" gap="1" aria-label={text('nav.main')}>
          {links.map((link) => (
            // The pages of the account are in a group of their own, which marks where one is.
            <NavItem
              key={link.label}
              link={AccountLinks && link.label === text('nav.myAccount') ? { ...link, part: null } : link}
              isWide
              onFollowed={onClose}
            />
          ))}
        </Stack>
        {AccountLinks && <AccountLinks state={state} isWide onFollowed={onClose} />}
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
