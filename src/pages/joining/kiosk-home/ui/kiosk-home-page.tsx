import { chakra } from '@chakra-ui/react/styled-system';
import { useUnit } from 'effector-react';
import { useEffect } from 'react';
import { Heading } from '@/shared/ui/heading';
import { ButtonLink } from '@/shared/ui/link';
import { navText } from '@/widgets/site-header';
import { $bookingsUrl, $buyPath, $welcome, opened } from '../model/kiosk-home';

const Frame = chakra('div', {
  base: {
    display: 'flex',
    flexDirection: 'column',
    justifyContent: 'center',
    gap: '12',
    maxWidth: 'page',
    minHeight: '75vh',
    marginX: 'auto',
    textAlign: 'center',
    '& h1': { fontSize: { base: '2.125rem', md: '4.5rem' } },
  },
});
/** The links, with large touch targets. */
const LinkGrid = chakra('div', {
  base: {
    display: 'grid',
    gap: '6',
    width: 'full',
    maxWidth: 'text',
    marginX: 'auto',
    '& a': {
      minHeight: { base: '5rem', md: '8rem' },
      borderRadius: 'lg',
      fontSize: { base: 'lg', md: 'price' },
    },
  },
});

/** The home page of a kiosk in a centre. Requirement F4.1. */
export function KioskHomePage() {
  const { welcome, buyPath, bookAddress, open } = useUnit({
    welcome: $welcome,
    buyPath: $buyPath,
    bookAddress: $bookingsUrl,
    open: opened,
  });
  useEffect(() => {
    open();
  }, [open]);
  return (
    <Frame>
      <Heading level={1}>{welcome}</Heading>
      <LinkGrid>
        {buyPath !== null && (
          <ButtonLink size="lg" to={buyPath}>
            {navText('nav.buyMembership')}
          </ButtonLink>
        )}
        {bookAddress !== null && (
          <ButtonLink size="lg" variant="secondary" href={bookAddress}>
            {navText('nav.bookActivity')}
          </ButtonLink>
        )}
      </LinkGrid>
    </Frame>
  );
}
