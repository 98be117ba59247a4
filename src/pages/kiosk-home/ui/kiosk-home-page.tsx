import { chakra } from '@chakra-ui/react/styled-system';
import { useUnit } from 'effector-react';
import { useEffect } from 'react';
import { $config } from '@/shared/config';
import { text } from '@/shared/messages';
import { Heading } from '@/shared/ui/heading';
import { ButtonLink } from '@/shared/ui/link';
import { Stack } from '@/shared/ui/stack';
import { $buyPath, $welcome, opened } from '../model/kiosk-home';

const Frame = chakra('div', {
  base: {
    display: 'flex',
    flexDirection: 'column',
    justifyContent: 'center',
    gap: '8',
    maxWidth: 'text',
    minHeight: '60vh',
    marginX: 'auto',
    textAlign: 'center',
  },
});

/** The home of an in-centre terminal. Spec, joining §2. */
export function KioskHomePage() {
  const { welcome, buyPath, config, open } = useUnit({
    welcome: $welcome,
    buyPath: $buyPath,
    config: $config,
    open: opened,
  });
  useEffect(() => {
    open();
  }, [open]);
  return (
    <Frame>
      <Heading level={1}>{welcome}</Heading>
      <Stack gap="4">
        <ButtonLink size="lg" to={buyPath}>
          {text('nav.buyMembership')}
        </ButtonLink>
        <ButtonLink size="lg" variant="secondary" href={`${config.subSites.bookings}/?kiosk=true`}>
          {text('nav.bookActivity')}
        </ButtonLink>
      </Stack>
    </Frame>
  );
}
