import { chakra } from '@chakra-ui/react/styled-system';
import { useUnit } from 'effector-react';
import { loginRequested } from '@/features/sign-in';
import { type NavButtonProps, navStyle, navText } from '@/widgets/site-header';

const Opener = chakra('button', {
  ...navStyle,
  base: { ...navStyle.base, borderWidth: '0', background: 'transparent', cursor: 'pointer' },
});

/** The Log in button of the bookings site, which opens the modal. */
export function LogInButton({ isWide = false, onFollowed }: NavButtonProps) {
  const openLogin = useUnit(loginRequested);
  return (
    <Opener
      type="button"
      isWide={isWide}
      aria-haspopup="dialog"
      onClick={() => {
        onFollowed?.();
        openLogin();
      }}
    >
      {navText('nav.logIn')}
    </Opener>
  );
}
