import { chakra } from '@chakra-ui/react/styled-system';
import { useUnit } from 'effector-react';
import type { LucideIcon } from 'lucide-react';
import CalendarDays from 'lucide-react/icons/calendar-days';
import IdCard from 'lucide-react/icons/id-card';
import { useEffect } from 'react';
import { $client } from '@/entities/client';
import { $session } from '@/entities/customer';
import { $location, buildLoginPath } from '@/shared/routes';
import { Heading } from '@/shared/ui/heading';
import { Icon } from '@/shared/ui/icon';
import { ButtonLink } from '@/shared/ui/link';
import { Picture } from '@/shared/ui/picture';
import { OperatorContact } from '@/widgets/operator-contact';
import { navText } from '@/widgets/site-header';
import { $bookingsUrl, $buyPath, $welcome, opened } from '../model/kiosk-home';

const KioskFrame = chakra('div', {
  base: {
    display: 'flex',
    flexDirection: 'column',
    gap: { base: '6', md: '8' },
    minHeight: 'calc(100vh - 10.5rem)',
    // The operator's contact details are at the foot.
    '& > :last-child': { marginTop: 'auto' },
  },
});
const WelcomeBand = chakra('div', {
  base: {
    borderRadius: 'lg',
    background: 'dark',
    color: 'dark.on',
    overflow: 'hidden',
    textAlign: 'center',
    '& h1': {
      padding: { base: '4', md: '8' },
      color: 'inherit',
      fontSize: { base: '2.125rem', md: '3.5rem' },
    },
  },
});
const WelcomePicture = chakra('div', { base: { position: 'relative', height: 'min(20rem, 25vh)' } });
/** The choices at the kiosk, each as a tile of the size of a hand. */
const ChoiceGrid = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(16rem, 100%), 1fr))',
    gap: '6',
    flex: '1',
    maxHeight: '26rem',
    '& a': {
      flexDirection: 'column',
      gap: { base: '3', md: '6' },
      minHeight: { base: '8rem', md: 'min(18rem, 30vh)' },
      padding: '6',
      borderRadius: 'lg',
      fontSize: { base: 'lg', md: '1.75rem' },
      textAlign: 'center',
    },
    '& svg': { width: { base: '12', md: '4rem' }, height: 'auto' },
  },
});

/** The home of an in-centre terminal. Requirement F4.1. */
export function KioskHomePage() {
  const { welcome, buyPath, bookingsUrl, session, location, client, reportOpened } = useUnit({
    welcome: $welcome,
    buyPath: $buyPath,
    bookingsUrl: $bookingsUrl,
    session: $session,
    location: $location,
    client: $client,
    reportOpened: opened,
  });
  useEffect(() => {
    reportOpened();
  }, [reportOpened]);
  return (
    <KioskFrame>
      <WelcomeBand>
        <WelcomePicture>
          <Picture
            src={client?.imageUrl}
            width={1200}
            height={600}
            seed={client?.name ?? ''}
            isLazy={false}
            isFilling
          />
        </WelcomePicture>
        <Heading level={1}>{welcome}</Heading>
      </WelcomeBand>
      <ChoiceGrid>
        {buyPath !== null && (
          <ButtonLink size="lg" to={buyPath}>
            <ChoiceContent icon={IdCard} label={navText('nav.buyMembership')} />
          </ButtonLink>
        )}
        {bookingsUrl !== null && (
          <ButtonLink size="lg" variant="secondary" href={bookingsUrl}>
            <ChoiceContent icon={CalendarDays} label={navText('nav.bookActivity')} />
          </ButtonLink>
        )}
      </ChoiceGrid>
      {!session.isLoggedIn && (
        <ButtonLink size="lg" variant="secondary" isWide to={buildLoginPath(location)}>
          {navText('nav.logIn')}
        </ButtonLink>
      )}
      <OperatorContact />
    </KioskFrame>
  );
}

function ChoiceContent({ icon, label }: { icon: LucideIcon; label: string }) {
  return (
    <>
      <Icon of={icon} />
      <span>{label}</span>
    </>
  );
}
