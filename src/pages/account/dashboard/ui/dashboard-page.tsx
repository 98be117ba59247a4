import { useUnit } from 'effector-react';
import { $user } from '@/entities/customer';
import type { User } from '@/shared/api';
import { account } from '@/shared/routes';
import { Card } from '@/shared/ui/card';
import { Heading } from '@/shared/ui/heading';
import { Link } from '@/shared/ui/link';
import { QrCode } from '@/shared/ui/qr-code';
import { StableStack } from '@/shared/ui/stable-stack';
import { Stack } from '@/shared/ui/stack';
import { styled } from '@/shared/ui/styled';
import { Text } from '@/shared/ui/text';
import { WaitingEntries } from '@/widgets/waiting-entries';
import { text } from '../texts';
import { BookAgain } from './book-again';
import { Memberships } from './memberships';
import { NextBookings } from './next-bookings';
import { Packages } from './packages';

/** One below the other on a phone, where the second comes after what the first still loads. */
const Columns = styled('div', {
  base: {
    display: 'grid',
    gap: '6',
    alignItems: 'start',
    '@media (min-width: 48rem)': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    '@media (max-width: 47.99rem)': { '& > :has([data-waits]) ~ *': { display: 'none' } },
  },
});

/** What a customer wants to know first: what is next, the code for the door, credit, packages, what they did last. */
export function DashboardPage() {
  const user = useUnit($user);
  return (
    <StableStack>
      <Heading level={1}>{text('dashboard.heading')}</Heading>
      <Columns>
        <StableStack>
          <NextBookings />
          {user && <MemberCard code={user.barcode} />}
          <Memberships />
        </StableStack>
        <StableStack>
          {user && <Credit user={user} />}
          <Packages />
          <BookAgain />
          <WaitingEntries />
        </StableStack>
      </Columns>
      <Link to={account.documents} isStandalone>
        {text('dashboard.documents')}
      </Link>
    </StableStack>
  );
}

function MemberCard({ code }: { code: string | null }) {
  if (code === null) return null;
  return (
    <Card as="section" aria-labelledby="member-card">
      <Stack direction="responsive" gap="6" align="start">
        <Stack gap="1">
          <Heading level={2} id="member-card">
            {text('dashboard.card')}
          </Heading>
          <Text size="lg" tone="strong">
            {code}
          </Text>
          <Text>{text('dashboard.cardText')}</Text>
          <Link to={account.card} isStandalone>
            {text('dashboard.cardFull')}
          </Link>
        </Stack>
        <QrCode value={code} label={text('dashboard.cardQr', { code })} size="md" />
      </Stack>
    </Card>
  );
}

function Credit({ user: { credit } }: { user: User }) {
  if (credit.balance.amount <= 0) return null;
  return (
    <Card as="section" aria-labelledby="credit">
      <Stack gap="1">
        <Heading level={2} id="credit">
          {text('dashboard.credit')}
        </Heading>
        <Text>{text('dashboard.creditText', { amount: credit.balance.formatted })}</Text>
      </Stack>
    </Card>
  );
}
