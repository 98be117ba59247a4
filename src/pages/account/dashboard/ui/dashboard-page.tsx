import { useUnit } from 'effector-react';
import { $user } from '@/entities/customer';
import type { User } from '@/shared/api';
import { account } from '@/shared/routes';
import { Box } from '@/shared/ui/box';
import { Card } from '@/shared/ui/card';
import { Heading } from '@/shared/ui/heading';
import { Link } from '@/shared/ui/link';
import { QrCode } from '@/shared/ui/qr-code';
import { Stack } from '@/shared/ui/stack';
import { Text } from '@/shared/ui/text';
import { WaitingEntries } from '@/widgets/waiting-entries';
import { text } from '../texts';
import { BookAgain } from './book-again';
import { Memberships } from './memberships';
import { NextBookings } from './next-bookings';
import { Packages } from './packages';

/** What a customer wants to know first: what is next, the code for the door, credit, packages, what they did last. */
export function DashboardPage() {
  const user = useUnit($user);
  return (
    <Stack gap="6">
      <Heading level={1}>{text('dashboard.heading')}</Heading>
      <Box
        display="grid"
        gridTemplateColumns={{ md: 'repeat(2, minmax(0, 1fr))' }}
        alignItems="start"
        gap="6"
      >
        <Stack gap="6">
          <NextBookings />
          {user && <MemberCard code={user.barcode} />}
          <Memberships />
        </Stack>
        <Stack gap="6">
          {user && <Credit user={user} />}
          <Packages />
          <BookAgain />
          <WaitingEntries />
        </Stack>
      </Box>
      <Link to={account.documents} isStandalone>
        {text('dashboard.documents')}
      </Link>
    </Stack>
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
