import { useUnit } from 'effector-react';
import { useEffect } from 'react';
import { $user } from '@/entities/customer';
import { OfferCards } from '@/features/join-waiting-list';
import type { User } from '@/shared/api';
import { Card } from '@/shared/ui/card';
import { Heading } from '@/shared/ui/heading';
import { StableStack } from '@/shared/ui/stable-stack';
import { Stack } from '@/shared/ui/stack';
import { styled } from '@/shared/ui/styled';
import { Text } from '@/shared/ui/text';
import { WaitingEntries } from '@/widgets/waiting-entries';
import * as model from '../model/dashboard';
import { text } from '../texts';
import { BookAgain } from './book-again';
import { BuyLinks } from './buy-links';
import { LaterBookings } from './later-bookings';
import { MemberCodeCard } from './member-code-card';
import { Memberships } from './memberships';
import { NextBooking } from './next-booking';
import { Packages } from './packages';

/** Two columns if there is room; on a phone or a kiosk the second column comes below the first. */
const Columns = styled('div', {
  base: {
    display: 'grid',
    gap: '6',
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 20.5rem), 1fr))',
    '&:empty': { display: 'none' },
    '@media (max-width: 47.99rem)': { '& > :has([data-waits]) ~ *': { display: 'none' } },
  },
});

/** What customers need most: the next booking, the member code, their memberships, credit and packages. */
export function DashboardPage() {
  const { user, open, close } = useUnit({ user: $user, open: model.opened, close: model.closed });
  useEffect(() => {
    open(null);
    return () => close();
  }, [open, close]);
  return (
    <StableStack>
      <Heading level={1}>
        {user ? text('dashboard.hello', { name: user.firstName }) : text('dashboard.heading')}
      </Heading>
      <OfferCards />
      <Columns>
        <NextBooking />
        {user?.barcode && <MemberCodeCard code={user.barcode} name={`${user.firstName} ${user.lastName}`} />}
      </Columns>
      <Columns>
        <Memberships />
        {user && <CreditBalance user={user} />}
        <Packages />
      </Columns>
      <LaterBookings />
      <WaitingEntries />
      <BookAgain />
      <BuyLinks />
    </StableStack>
  );
}

function CreditBalance({ user: { credit } }: { user: User }) {
  if (credit.balance.amount <= 0) return null;
  return (
    <Card as="section" aria-labelledby="credit">
      <Stack gap="1">
        <Heading level={2} size="md" id="credit">
          {text('dashboard.credit')}
        </Heading>
        <Text>{text('dashboard.creditText', { amount: credit.balance.formatted })}</Text>
      </Stack>
    </Card>
  );
}
