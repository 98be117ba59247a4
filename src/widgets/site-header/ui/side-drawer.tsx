import { text } from '@/shared/messages';
import { Button } from '@/shared/ui/button';
import { Modal } from '@/shared/ui/modal';
import { Stack } from '@/shared/ui/stack';
import { NavItem } from './nav-item';
import type { NavLink } from './nav-links';

type SideDrawerProps = {
  isOpen: boolean;
  onClose: () => void;
  links: readonly NavLink[];
  registerPath: string;
  isLoggedIn: boolean;
  onLogOut: () => void;
};

/** The side drawer of narrow screens: the same links plus Log out, or Create an account. Spec, platform §2. */
export function SideDrawer({ isOpen, onClose, links, registerPath, isLoggedIn, onLogOut }: SideDrawerProps) {
  const register: NavLink = { label: text('nav.createAccount'), to: registerPath };
  const shown = isLoggedIn ? links : [...links, register];
  return (
    <Modal isOpen={isOpen} onClose={onClose} title={text('nav.menu')} isDrawer>
      <Stack as="nav" gap="1" aria-label={text('nav.main')}>
        {shown.map((link) => (
          <NavItem key={link.label} link={link} isWide onFollowed={onClose} />
        ))}
        {isLoggedIn && (
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
