import { chakra } from '@chakra-ui/react/styled-system';
import { useUnit } from 'effector-react';
import { $session, signedOut } from '@/entities/customer';
import { $config } from '@/shared/config';
import { text } from '@/shared/messages';
import { $mode } from '@/shared/mode';
import { $location, loginPathFor } from '@/shared/routes';
import { Button } from '@/shared/ui/button';
import { ButtonLink } from '@/shared/ui/link';
import { kioskHomeLink } from './nav-links';

const Bar = chakra('nav', {
  base: {
    display: 'flex',
    justifyContent: 'space-between',
    gap: '4',
    width: 'full',
    maxWidth: 'page',
    marginX: 'auto',
    paddingX: { base: '4', md: '6' },
    paddingTop: '4',
  },
});

/** The kiosk's navigation: Home, and Log in or Log out. Spec, joining §2. */
export function KioskBar() {
  const { config, session, mode, location, logOut } = useUnit({
    config: $config,
    session: $session,
    mode: $mode,
    location: $location,
    logOut: signedOut,
  });
  const home = { ...kioskHomeLink({ config, centre: mode.centre }), label: text('nav.home') };
  return (
    <Bar aria-label={text('nav.main')}>
      {'href' in home ? (
        <ButtonLink variant="secondary" href={home.href}>
          {home.label}
        </ButtonLink>
      ) : (
        <ButtonLink variant="secondary" to={home.to}>
          {home.label}
        </ButtonLink>
      )}
      {session.isLoggedIn ? (
        <Button variant="text" onClick={() => logOut()}>
          {text('nav.logOut')}
        </Button>
      ) : (
        <ButtonLink variant="text" to={loginPathFor(location)}>
          {text('nav.logIn')}
        </ButtonLink>
      )}
    </Bar>
  );
}
